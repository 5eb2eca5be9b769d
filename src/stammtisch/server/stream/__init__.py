"""The WebSocket: streams and open connections."""
