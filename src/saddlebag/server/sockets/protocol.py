"""uvicorn's protocol, but for two things that a hostile browser may do, and shorter ways."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from saddlebag.server.sockets.frames import ends_whole, frame, whole_text

SHORT_WAY: Final = "saddlebag.put"  # in a connection's scope, among the extensions
MOST_WAITING: Final = 4  # messages that were heard and not yet looked at


class Impatient(WebSocketsSansIOProtocol):
    """Waits for nobody who takes nothing any more, and fills no log for who sends nonsense."""

    between_frames = True  # nothing the library was ever given lacked its end

    def data_received(self, data: bytes) -> None:
        """A whole message of text, as nearly all are, is taken as it is; the library has the rest.

        Whoever ever sent half a frame is left to the library for good.
        """
        if self.between_frames and self.conn.state is OPEN and not self.close_sent:
            text = whole_text(data)
            if text is not None:
                self.hand_on(text)
                return
        if self.handshake_initiated and not (self.conn.state is OPEN and ends_whole(data)):
            self.between_frames = False
        super().data_received(data)

    def hand_on(self, text: str) -> None:
        """To whoever listens; who says much before it is looked at is not heard for a while."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        """Closing politely sends what is left first, and a stuck reader never takes that."""
        extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]  # ours too
        extensions[SHORT_WAY] = self.put
        await super().run_asgi()
        extensions.clear()  # or this and its scope would hold each other
        if not self.writable.is_set():
            self.transport.abort()

    def put(self, texts: list[bytes]) -> bool:
        """Send them at once, past all that matters when they have to wait; False: they have."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not OPEN:
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(frame, texts)) if len(texts) > 1 else frame(texts[0]))
        return True

    def send_receive_event_to_app(self) -> None:
        """Text that is no text ends the connection, without a traceback in the log."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    """Can it be read as UTF-8?"""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
