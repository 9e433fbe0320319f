"""The plain frames that nearly all messages are, against the library's own."""

import asyncio
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, SERVER, Protocol

from saddlebag.server.sockets.frames import ends_whole, frame, whole_text
from saddlebag.server.sockets.protocol import Impatient
from saddlebag.server.wire.limits import MOST_BYTES


def said(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a browser would send it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@given(st.text(max_size=300))
def test_a_whole_message_is_read_as_the_library_writes_it(text: str) -> None:
    assert whole_text(said(text.encode())) == text


@given(st.binary(max_size=400))
def test_whatever_comes_is_text_or_left_to_the_library(data: bytes) -> None:
    found = whole_text(data)
    assert found is None or said(found.encode())[:2] == data[:2]
    assert ends_whole(data) in (True, False)


@given(st.sampled_from(Opcode), st.binary(max_size=200), st.integers(1, 5))
def test_what_is_no_whole_message_of_text_is_left_to_the_library(
    opcode: Opcode, body: bytes, cut: int
) -> None:
    whole = said(body, opcode)
    assert whole_text(whole[:-cut]) is None and whole_text(whole + whole) is None
    assert opcode is Opcode.TEXT or whole_text(whole) is None
    assert whole_text(said(body, fin=False)) is None


def test_bytes_that_are_no_text_and_messages_too_long_are_left_to_the_library() -> None:
    assert whole_text(said(b"\xff\xfe")) is None
    assert whole_text(said(b"x" * (MOST_BYTES + 1))) is None
    assert whole_text(frame(b"not masked")) is None


def test_half_a_frame_and_half_a_message_are_noticed() -> None:
    pong, text = said(b"1234", Opcode.PONG), said(b"x" * 200)
    assert ends_whole(pong + text) and ends_whole(text)
    assert not ends_whole(text[:-1]) and not ends_whole(text[:1]) and not ends_whole(text[:3])
    assert not ends_whole(said(b"x", fin=False))
    assert not ends_whole(said(b"x", Opcode.CONT))


@given(st.binary(max_size=70_000))
def test_what_a_server_sends_is_what_the_library_would(text: bytes) -> None:
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Heard(Impatient):
    """A connection after its handshake, and what it hands on."""

    def __init__(self) -> None:
        self.conn = Protocol(SERVER, state=OPEN)  # type: ignore[assignment]  # shakes no hands
        self.handshake_initiated = True
        self.close_sent = self.read_paused = False
        self.queue = asyncio.Queue()
        self.transport = self  # type: ignore[assignment]  # its own line
        self.frames = []
        self.pending_ping_payload = None

    def pause_reading(self) -> None:
        """Nothing is read here."""

    def texts(self) -> list[Any]:
        """All that was said."""
        return [self.queue.get_nowait().get("text") for _ in range(self.queue.qsize())]


def test_whoever_sent_half_a_frame_is_left_to_the_library_whatever_follows() -> None:
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
