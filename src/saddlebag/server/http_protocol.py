"""uvicorn's HTTP protocol with a deadline for each request and a pace for new connections."""

import logging
import re
from asyncio import TimerHandle, Transport
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from saddlebag.server import metrics

WITHIN: Final = 60.0  # seconds from the first byte of a request, or the connection, to its last
KEY: Final = re.compile(rb"[A-Za-z0-9+/]{22}==")  # 16 bytes in base64 (RFC 6455, section 4.1)
MALFORMED: Final = "Invalid HTTP request received."  # as uvicorn logs it
Pace = Callable[[str], float]  # address -> seconds until its next connection is read from


requests = logging.getLogger("uvicorn.error.requests")
requests.addFilter(lambda record: record.msg != MALFORMED)  # anybody can send one, all day


def at_once(_address: str) -> float:
    """Nobody waits."""
    return 0.0


class HttpProtocol(HttpToolsProtocol):
    """Drops clients that trickle a request; each holds a file descriptor."""

    timer: TimerHandle | None = None
    pace: Pace = staticmethod(at_once)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = requests

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn
        super().connection_made(transport)
        self.start_timer()
        wait = self.pace(self.client[0]) if self.client else 0.0
        if wait:
            self.flow.pause_reading()
            self.loop.call_later(wait, self.flow.resume_reading)

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

    def _should_upgrade(self) -> bool:
        """A handshake that cannot succeed is a request like any other, and counted like it."""
        keys = [value for name, value in self.headers if name == b"sec-websocket-key"]
        return len(keys) == 1 and bool(KEY.fullmatch(keys[0])) and super()._should_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """Nothing for the log: anybody can send it."""

    def send_400_response(self, msg: str) -> None:
        """Counted instead of logged."""
        metrics.refused.labels("malformed").inc()
        super().send_400_response(msg)

    def start_timer(self) -> None:
        """Close the connection unless the request is complete in time."""
        self.stop_timer()
        self.timer = self.loop.call_later(WITHIN, self.transport.close)

    def stop_timer(self) -> None:
        """The request is complete."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def paced(wait: Pace) -> type[HttpProtocol]:
    """New connections of one address are read from one after the other when there are many."""

    class Paced(HttpProtocol):
        pace = staticmethod(wait)

    return Paced
