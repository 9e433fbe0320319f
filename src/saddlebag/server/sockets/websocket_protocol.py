"""A fast path for whole text messages on top of uvicorn's WebSocket protocol.

It relies on internals of uvicorn and websockets, so pyproject.toml bounds their versions, and the
server uses uvicorn's own class if one of those internals is missing.
"""

import asyncio
import logging
from typing import Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import OPEN

from saddlebag.server.sockets.connection import FAST_SEND
from saddlebag.server.sockets.frames import ends_whole, frame, whole_text

MOST_WAITING: Final = 4  # messages received and not yet handled
NEEDED: Final = (
    "close_sent",
    "conn",
    "curr_msg_data_type",
    "frames",
    "handle_parser_exception",
    "handshake_initiated",
    "queue",
    "read_paused",
    "run_asgi",
    "send_receive_event_to_app",
    "transport",
    "writable",
)
log = logging.getLogger("saddlebag")


def protocol_class(
    plain: type[WebSocketsSansIOProtocol] = WebSocketsSansIOProtocol,
) -> type[WebSocketsSansIOProtocol]:
    """FastTextProtocol, or uvicorn's own class if that lacks something the fast path needs."""
    missing = missing_internals(plain)
    if not missing:
        return FastTextProtocol
    log.warning("no fast path for WebSocket messages, uvicorn lacks: %s", ", ".join(missing))
    return plain


def missing_internals(plain: type[WebSocketsSansIOProtocol]) -> list[str]:
    """Attributes that an instance of uvicorn's class should have and has not."""
    config = uvicorn.Config(no_app, ws="none", lifespan="off", log_config=None)
    loop = asyncio.new_event_loop()
    try:
        made = plain(config, ServerState(), {}, loop)
    except (TypeError, AttributeError) as error:
        return [f"{plain.__name__}: {type(error).__name__}"]
    finally:
        loop.close()
    return [name for name in NEEDED if not hasattr(made, name)]


async def no_app(_scope: object, _receive: object, _send: object) -> None:
    """A Config needs an app."""


class FastTextProtocol(WebSocketsSansIOProtocol):
    """Never waits for a stalled reader and never logs malformed input."""

    between_frames = True  # the library has seen whole frames only

    def data_received(self, data: bytes) -> None:
        """Handle a whole text message here, leave everything else to the library.

        After one partial frame the library handles the connection for good.
        """
        if self.between_frames and self.conn.state is OPEN and not self.close_sent:
            text = whole_text(data)
            if text is not None:
                self.deliver(text)
                return
        if self.handshake_initiated and not (self.conn.state is OPEN and ends_whole(data)):
            self.between_frames = False
        super().data_received(data)

    def deliver(self, text: str) -> None:
        """Queue the message; stop reading while too many wait."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        """Abort a stalled connection at the end: closing would wait until everything is sent."""
        extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]  # we add our own
        extensions[FAST_SEND] = self.send_now
        await super().run_asgi()
        extensions.clear()  # breaks the reference cycle of protocol and scope
        if not self.writable.is_set():
            self.transport.abort()

    def send_now(self, texts: list[bytes]) -> bool:
        """Write them at once; False if they have to wait."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not OPEN:
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(frame, texts)) if len(texts) > 1 else frame(texts[0]))
        return True

    def send_receive_event_to_app(self) -> None:
        """Invalid UTF-8 ends the connection, without a traceback in the log; the rest is unread."""
        if self.conn.state is not OPEN:
            self.frames = []
            return
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    """Is it valid UTF-8?"""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
