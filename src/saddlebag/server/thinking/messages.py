"""Messages between server and worker: msgpack, each prefixed with its length."""

from typing import IO, Any, Final, Literal

from msgspec import Struct
from msgspec.msgpack import Decoder, Encoder

from saddlebag.server.thinking.deal import Deal

LENGTH: Final = 4  # bytes of the length prefix


class Think(Struct, frozen=True, array_like=True):
    """To a worker: new journal entries, and who has to choose."""

    table: str
    seat: int
    bot: str
    limit: float  # seconds until the server gives up
    since: int  # entries it already has
    entries: list[Any]
    deal: Deal | None  # to build the table; None: the worker has it
    forget: list[str]  # tables no longer needed


class Thought(Struct, frozen=True, array_like=True):
    """From a worker; "again": it has lost the table and needs everything again."""

    kind: Literal["ready", "chosen", "again", "late", "illegal", "crashed"]
    text: str = ""


pack: Final = Encoder().encode
read_think: Final = Decoder(Think).decode
read_thought: Final = Decoder(Thought).decode


def framed(message: Think | Thought) -> bytes:
    """A message with its length in front."""
    packed = pack(message)
    return len(packed).to_bytes(LENGTH, "big") + packed


def next_message(pipe: IO[bytes]) -> bytes | None:
    """The next message, or None at the end of the pipe."""
    size = pipe.read(LENGTH)
    if len(size) < LENGTH:
        return None
    packed = pipe.read(int.from_bytes(size, "big"))
    return packed or None
