"""A page of plots about the games in a folder of tables."""
