"""The quick server with short timeouts and small send buffers."""

import socket

from saddlebag.server import listening, serve
from saddlebag.server.sockets import connection
from tests.server import quick

LITTLE = 8_192  # bytes


def listen(host: str, port: int) -> socket.socket:
    """Connections inherit the size of their buffers."""
    bound = listening.listen(host, port)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
    return bound


if __name__ == "__main__":
    connection.PATIENCE, connection.LOOK_EVERY = 1.5, 0.25  # type: ignore[misc]  # a test's figures
    serve.listen = listen  # type: ignore[attr-defined]  # the same, but for the buffers
    quick.main()
