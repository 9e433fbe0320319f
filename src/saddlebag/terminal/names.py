"""What each seat is called by the one who reads."""

from collections.abc import Iterable, Sequence

from saddlebag.texts import say


def listed(items: Iterable[str]) -> str:
    """A, B and C."""
    *rest, last = items
    if not rest:
        return last
    first = rest[0]
    for item in rest[1:]:
        first = say("list-more", first=first, rest=item)
    return say("list-and", first=first, last=last)


def commas(items: Iterable[str]) -> str:
    """A, B, C."""
    first, *rest = items
    for item in rest:
        first = say("list-more", first=first, rest=item)
    return first


class Names:
    """The reader's own seat is `you`; a spectator has none."""

    __slots__ = ("me", "names")

    def __init__(self, names: Sequence[str], me: int | None) -> None:
        self.names = names
        self.me = me

    def is_me(self, seat: object) -> str:
        """A word for Fluent to select by."""
        return "yes" if seat is not None and seat == self.me else "no"

    def who(self, seat: int) -> str:
        """At the beginning of a sentence."""
        return say("seat-you") if seat == self.me else self.names[seat]

    def whom(self, seat: int) -> str:
        """Anywhere else in a sentence."""
        return say("seat-you-object") if seat == self.me else self.names[seat]

    def all(self, seats: Iterable[int], begins: bool = False) -> str:
        """Several seats, the reader's own first."""
        first, *rest = sorted(seats, key=lambda seat: (seat != self.me, seat))
        head = self.who(first) if begins else self.whom(first)
        return listed([head, *(self.whom(seat) for seat in rest)])
