"""uvicorn's protocol, but for one thing: who takes nothing any more is not waited for."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Impatient(WebSocketsSansIOProtocol):
    """Closing politely sends what is left first, and a stuck reader would never take that."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()
