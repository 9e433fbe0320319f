"""The quick server on uvicorn's own WebSocket class, without the fast path."""

from unittest.mock import patch

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saddlebag.server import serve
from tests.server import quick

if __name__ == "__main__":
    with patch.object(serve, "protocol_class", lambda: WebSocketsSansIOProtocol):
        quick.main()
