"""The WebSocket: streams, those who watch, open connections."""
