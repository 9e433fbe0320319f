"""The plain frames that nearly all messages are, against the library's own."""

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from saddlebag.server.sockets.frames import ends_whole, frame, whole_text
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
