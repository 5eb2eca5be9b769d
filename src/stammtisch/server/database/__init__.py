"""The store's foundations: a database's address, file, connections and schema."""
