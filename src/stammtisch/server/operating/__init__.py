"""For those who run a server: whether it is ready, figures, logs, and limits of room."""
