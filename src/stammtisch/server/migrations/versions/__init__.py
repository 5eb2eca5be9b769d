"""One script for each revision, oldest first; each brings a database there from the one before."""
