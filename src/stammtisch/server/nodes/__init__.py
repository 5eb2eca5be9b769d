"""Several nodes on one PostgreSQL database: each hears what the others have stored, and who is where."""
