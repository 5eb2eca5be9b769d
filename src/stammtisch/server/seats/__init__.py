"""Who sits at a table: seats, their tokens, names and pictures."""
