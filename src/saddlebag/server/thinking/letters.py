"""What the server and a worker write to each other: packed, each letter after its length."""

from typing import IO, Any, Final, Literal

from msgspec import Struct
from msgspec.msgpack import Decoder, Encoder

from saddlebag.server.thinking.deal import Deal

LENGTH: Final = 4  # bytes that say how long the letter is


class Think(Struct, frozen=True, array_like=True):
    """To a worker: what has happened since, and who is to choose."""

    table: str
    seat: int
    bot: str
    limit: float  # seconds after which nobody waits any more
    since: int  # entries it was told before
    entries: list[Any]
    deal: Deal | None  # to stand the table up; None: it knows the table
    forget: list[str]  # tables nobody plays at any more


class Thought(Struct, frozen=True, array_like=True):
    """From a worker; "again": it has lost the table and needs everything once more."""

    kind: Literal["ready", "chosen", "again", "late", "illegal", "crashed"]
    text: str = ""


pack: Final = Encoder().encode
read_think: Final = Decoder(Think).decode
read_thought: Final = Decoder(Thought).decode


def framed(letter: Think | Thought) -> bytes:
    """A letter behind its length."""
    packed = pack(letter)
    return len(packed).to_bytes(LENGTH, "big") + packed


def next_letter(pipe: IO[bytes]) -> bytes | None:
    """The next one, or None when nobody writes any more."""
    size = pipe.read(LENGTH)
    if len(size) < LENGTH:
        return None
    packed = pipe.read(int.from_bytes(size, "big"))
    return packed or None
