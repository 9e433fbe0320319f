"""uvicorn's HTTP protocol with a deadline for each request."""

from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

WITHIN: Final = 60.0  # seconds from the first byte of a request, or the connection, to its last


class RequestDeadline(HttpToolsProtocol):
    """Drops clients that trickle a request; each holds a file descriptor."""

    timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn
        super().connection_made(transport)
        self.start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.start_timer()

    def on_message_complete(self) -> None:
        self.stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_timer()
        super().handle_websocket_upgrade()

    def start_timer(self) -> None:
        """Close the connection unless the request is complete in time."""
        self.stop_timer()
        self.timer = self.loop.call_later(WITHIN, self.transport.close)

    def stop_timer(self) -> None:
        """The request is complete."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
