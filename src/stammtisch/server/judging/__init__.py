"""Reviews of finished games, and the coach."""
