"""How a table is drawn: rows of styled text, HTML, and what a game offers at a terminal."""
