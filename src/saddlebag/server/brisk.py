"""uvicorn's protocol for HTTP, but for who takes for ever to say what they want."""

from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

WITHIN: Final = 60.0  # seconds from the first letter of a request, or the connection, to its last


class Brisk(HttpToolsProtocol):
    """Who sends a request letter by letter is hung up on: each such line would cost a file."""

    patience: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn
        super().connection_made(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.enough()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_message_complete(self) -> None:
        self.enough()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.enough()
        super().handle_websocket_upgrade()

    def wait(self) -> None:
        """So long and not longer."""
        self.enough()
        self.patience = self.loop.call_later(WITHIN, self.transport.close)

    def enough(self) -> None:
        """It was said in time."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
