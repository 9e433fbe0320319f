"""uvicorn's protocol, but for two things that a hostile browser may do."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Impatient(WebSocketsSansIOProtocol):
    """Waits for nobody who takes nothing any more, and fills no log for who sends nonsense."""

    async def run_asgi(self) -> None:
        """Closing politely sends what is left first, and a stuck reader never takes that."""
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()

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
