"""The plain WebSocket frames that nearly all messages are (RFC 6455, section 5.2)."""

from typing import Final

from saddlebag.server.wire.limits import MOST_BYTES

try:
    from websockets.speedups import apply_mask
except ImportError:  # no binary wheel for this platform
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81  # first and last frame of a message, no extension
MASKED: Final = 0x80
LAST: Final = 0x80
MASK: Final = 4  # bytes


def frame(text: bytes) -> bytes:
    """One whole text message, as a server sends it."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def whole_text(data: bytes) -> str | None:
    """The text, if these bytes are exactly one text message from a browser; else None."""
    if len(data) < 2 + MASK or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    begin, size = measured(data, 0)
    if begin + size != len(data) or size > MOST_BYTES:
        return None
    try:
        return apply_mask(data[begin:], data[begin - MASK : begin]).decode()
    except UnicodeDecodeError:
        return None


def measured(data: bytes, at: int) -> tuple[int, int]:
    """Where a masked frame's payload begins, and its length."""
    size, begin = data[at + 1] & 0x7F, at + 2
    if size >= 126:
        begin += 2 if size == 126 else 8
        size = int.from_bytes(data[at + 2 : begin], "big")
    return begin + MASK, size


def ends_whole(data: bytes) -> bool:
    """Are these whole frames, with no message left unfinished?"""
    at = 0
    while len(data) >= at + 2:
        if data[at] < LAST or data[at] & 0x0F == 0:  # a fragment
            return False
        begin, size = measured(data, at)
        at = begin + size
    return at == len(data)
