"""Each open ask has a number, so that a late click cannot answer the next question."""

from collections.abc import Collection

from saddlebag.kernel.ask import Ask


class Decisions:
    """Numbered the same way again when a table is loaded from its log."""

    __slots__ = ("count", "open")

    def __init__(self) -> None:
        self.count = 0
        self.open: dict[int, tuple[int, str]] = {}  # seat -> number and key of its ask

    def renumber(self, asks: list[Ask], answered: Collection[int]) -> list[int]:
        """Asks not yet answered keep their number; returns the seats with a new ask."""
        kept, fresh = self.open, []
        self.open = {}
        for ask in asks:
            old = kept.get(ask.seat)
            if old is not None and ask.seat not in answered and old[1] == ask.key:
                self.open[ask.seat] = old
            else:
                self.count += 1
                self.open[ask.seat] = (self.count, ask.key)
                fresh.append(ask.seat)
        return fresh

    def number(self, seat: int) -> int | None:
        """The number of this seat's open ask."""
        found = self.open.get(seat)
        return None if found is None else found[0]


def answered_in(entries: list[list[object]], seats: int) -> Collection[int]:
    """Seats that decided something in these journal entries; an undo concerns all."""
    found: set[int] = set()
    for entry in entries:
        if isinstance(entry[0], int):
            found.add(entry[0])
        elif entry[0] in ("undo", "takeback"):
            return range(seats)
    return found
