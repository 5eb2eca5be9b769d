"""THE GAME drawn: as text, as HTML, and at a terminal."""
