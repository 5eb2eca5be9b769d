"""The table in the browser: FastAPI on uvicorn, views over HTTP and WebSockets, journals in SQLite."""
