"""Number talk: what may not be said at this table (4.1), in seven languages."""
