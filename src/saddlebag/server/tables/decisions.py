"""Each open ask has a number, so that a late click cannot hit the next question."""

from collections.abc import Collection

from saddlebag.kernel.ask import Ask


class Decisions:
    """Counted anew in the same way when a table is stood up from its log."""

    __slots__ = ("count", "open")

    def __init__(self) -> None:
        self.count = 0
        self.open: dict[int, tuple[int, str]] = {}  # seat -> number and key of its ask

    def renumber(self, asks: list[Ask], answered: Collection[int]) -> list[int]:
        """Whoever has not answered keeps the number; returns the seats asked something new."""
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
        """Of the ask that is open for this seat."""
        found = self.open.get(seat)
        return None if found is None else found[0]


def answered_in(entries: list[list[object]], seats: int) -> Collection[int]:
    """The seats that decided something in these entries of a journal; an undo concerns all."""
    found: set[int] = set()
    for entry in entries:
        if isinstance(entry[0], int):
            found.add(entry[0])
        elif entry[0] in ("undo", "takeback"):
            return range(seats)
    return found
