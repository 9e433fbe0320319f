"""A connection as a table sees it, and the viewpoint it shares with others."""

from typing import Protocol

from saddlebag.kernel.shared_view import Seen
from saddlebag.server.wire.outgoing import TakeBack


class Reader(Protocol):
    """A player's or a spectator's connection."""

    visitor: str | None
    seat: int | None  # the seat it sees from now; None: a spectator
    watch: bool  # watches only, even with a seat of its own
    called: int | None  # the seat last called to this screen
    tempo: int  # how many times quicker bots may answer; 0: without a pause

    def send(self, message: bytes) -> None:
        """Never waits: a slow reader gets everything again later, or is closed."""

    def hold(self) -> None:
        """Collect messages until `release` sends them together."""

    def release(self, message: bytes) -> None:
        """Send this and everything collected at once."""

    def dismiss(self, reason: str, code: int) -> None:
        """Say why, and close."""


class Viewpoint:
    """All readers who see through one seat, and what they were sent last."""

    __slots__ = ("beside", "own", "public", "readers", "undo")

    def __init__(self, public: Seen, beside: Seen, own: Seen, undo: TakeBack) -> None:
        self.readers: set[Reader] = set()
        self.public = public  # the game's part of a spectator's view
        self.beside = beside  # what this seat sees instead
        self.own = own  # asks, orders, result
        self.undo = undo
