"""What operators do with a database as a whole: back it up, restore it, move it, and tidy it."""
