"""uvicorn's protocol, but for two things that a hostile browser may do, and a shorter way out."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

SHORT_WAY: Final = "saddlebag.put"  # in a connection's scope, among the extensions


class Impatient(WebSocketsSansIOProtocol):
    """Waits for nobody who takes nothing any more, and fills no log for who sends nonsense."""

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


def frame(text: bytes) -> bytes:
    """One whole message of text, as a server sends it."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
