"""What the store is built on: the address of a database, its file, its connections and its schema."""
