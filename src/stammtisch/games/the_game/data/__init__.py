"""THE GAME as data."""
