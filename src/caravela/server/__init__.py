"""The server: JSON API, one WebSocket per viewer, bots in worker processes, and the browser client."""
