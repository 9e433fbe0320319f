"""A connection, as a table sees it."""

from typing import Protocol

from saddlebag.kernel.sight import Seen
from saddlebag.server.wire.news import TakeBack


class Reader(Protocol):
    """Somebody who looks on: a seat's player, or a spectator."""

    visitor: str | None
    seat: int | None  # whose eyes it looks through now; None: a spectator's
    watch: bool  # wants to be a spectator even with a seat of its own
    called: int | None  # the seat that was called to this screen last

    def tell(self, message: bytes) -> None:
        """Never waits: a slow reader is told everything anew later, or let go."""

    def hold(self) -> None:
        """What is told from now on waits for `release`, to go out together."""

    def release(self, message: bytes) -> None:
        """This, too, and then all of it at once."""

    def dismiss(self, reason: str, code: int) -> None:
        """Say why, and close."""


class Eyes:
    """All who look through the eyes of one seat, and what they have been told last."""

    __slots__ = ("beside", "own", "public", "readers", "undo")

    def __init__(self, public: Seen, beside: Seen, own: Seen, undo: TakeBack) -> None:
        self.readers: set[Reader] = set()
        self.public = public  # what is the game's in a spectator's view
        self.beside = beside  # what this seat sees otherwise
        self.own = own  # asks, orders, result
        self.undo = undo
