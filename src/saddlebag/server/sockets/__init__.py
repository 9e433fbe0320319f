"""WebSocket connections: who may open one, how much they may send, and what slow ones get."""
