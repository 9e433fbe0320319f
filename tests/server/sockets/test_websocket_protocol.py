"""The fast path for text messages, and the server without it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.protocol import OPEN, SERVER, Protocol

from saddlebag.server.sockets.websocket_protocol import NEEDED, FastTextProtocol, protocol_class
from tests.server.guest import Guest
from tests.server.serving import ended
from tests.server.sockets.test_frames import said


class Heard(FastTextProtocol):
    """A connection after its handshake, and what it hands on."""

    def __init__(self) -> None:
        self.conn = Protocol(SERVER, state=OPEN)  # type: ignore[assignment]  # shakes no hands
        self.handshake_initiated = True
        self.close_sent = self.read_paused = False
        self.queue = asyncio.Queue()
        self.transport = self  # type: ignore[assignment]  # its own line
        self.frames = []
        self.written = b""
        self.pending_ping_payload = None

    def pause_reading(self) -> None:
        """Nothing is read here."""

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        """Nothing to hang up."""

    def texts(self) -> list[Any]:
        """All that was said."""
        return [self.queue.get_nowait().get("text") for _ in range(self.queue.qsize())]


def test_after_half_a_frame_the_library_handles_everything() -> None:
    inside = b"\x81\x85....hell"  # with one more letter as if it were a message of its own
    text = b"x\xe2" + inside + b"\xe2" + inside + b"o"
    whole = b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text
    first, second = whole.index(inside), whole.rindex(inside)
    heard = Heard()
    for part in (whole[:first], whole[first:second], whole[second:]):
        assert heard.texts() == []
        heard.data_received(part)
    assert heard.texts() == [text.decode()]
    heard.data_received(said(b"and then"))
    assert heard.texts() == ["and then"]


def test_a_message_in_parts_is_not_taken_apart() -> None:
    heard = Heard()
    for part in (said(b"ab", fin=False), said(b"", Opcode.PONG), said(b"cd", Opcode.CONT)):
        heard.data_received(part)
    heard.data_received(said(b"ef"))
    assert heard.texts() == ["abcd", "ef"]


def test_after_one_text_that_is_none_the_rest_of_a_packet_is_not_read() -> None:
    heard = Heard()
    heard.data_received(said(b"\xff") + said(b"\xff") + said(b"ab"))
    assert heard.texts() == [None] and heard.written


def test_the_fast_path_is_used_with_the_installed_uvicorn() -> None:
    assert protocol_class() is FastTextProtocol


@pytest.mark.parametrize("name", NEEDED)
def test_a_uvicorn_without_an_attribute_is_used_as_it_is(name: str) -> None:
    class Changed(WebSocketsSansIOProtocol):
        def __getattribute__(self, asked: str) -> Any:
            if asked == name:
                raise AttributeError(asked)
            return super().__getattribute__(asked)

    assert protocol_class(Changed) is Changed


def test_a_uvicorn_that_is_made_in_another_way_is_used_as_it_is() -> None:
    class Changed(WebSocketsSansIOProtocol):
        def __init__(self) -> None:
            """Other arguments."""

    assert protocol_class(Changed) is Changed


def test_the_server_plays_without_the_fast_path(tmp_path: Path) -> None:
    with ended(["tests.server.sockets.plain", str(tmp_path)], {}) as server:
        anna = Guest(server.address, "Anna")
        with anna.at(anna.open("random", mode="solo")) as wire:
            assert [wire.answer()["kind"] for _ in range(3)] == ["ack"] * 3
