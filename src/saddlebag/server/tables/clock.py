"""Time to decide: a bank per player and time for each decision, or days, or none."""

from collections.abc import Collection, Iterable
from typing import Any, Final

from saddlebag.server.wire.news import Clock, Pace

DAY: Final = 86_400_000
SECOND: Final = 1_000
GRACE: Final = 15 * SECOND  # after an outage, besides its length; and for who comes back


class Clocks:
    """The clocks of one table; kept with every move, so they survive a restart."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.banks = [pace.bank * SECOND] * seats
        self.begun: dict[int, int] = {}  # seat -> when its time began to run
        self.spent: dict[int, int] = {}  # seat -> what its last decision took of its own time
        self.paused: int | None = None  # since when

    @property
    def running(self) -> bool:
        """Is there anything to run out?"""
        return self.pace.kind != "relaxed"

    def each(self) -> int:
        """Milliseconds that every decision brings along."""
        return self.pace.each * (DAY if self.pace.kind == "days" else SECOND)

    def turn(self, now: int, open_seats: Iterable[int], fresh: Collection[int]) -> None:
        """Stop the clocks of those who decided, start those of the newly asked."""
        if not self.running:
            return
        asked = set(open_seats)
        for seat in [seat for seat in self.begun if seat not in asked or seat in fresh]:
            took = (self.paused or now) - self.begun.pop(seat)
            self.spent[seat] = min(took, self.each())
            self.banks[seat] = max(0, self.banks[seat] - max(0, took - self.each()))
        for seat in asked:
            self.begun.setdefault(seat, self.paused or now)

    def think_again(self, seat: int) -> None:
        """Whoever takes a decision back goes on where its time stood: an undo buys none."""
        if seat in self.begun:
            self.begun[seat] -= self.spent.get(seat, 0)

    def deadline(self, seat: int) -> int:
        """When this seat's time is over, its bank included."""
        return self.begun[seat] + self.each() + self.banks[seat]

    def deadlines(self) -> dict[int, int]:
        """Of all seats whose time runs; none during a pause."""
        return {} if self.paused is not None else {s: self.deadline(s) for s in self.begun}

    def pause(self, now: int) -> None:
        """Time stands still."""
        self.paused = now

    def resume(self, now: int) -> None:
        """Everybody has what was left before."""
        assert self.paused is not None
        self.later(now - self.paused)
        self.paused = None

    def grace(self, seat: int, now: int) -> None:
        """Whoever comes back after the time was over has a little time again."""
        if self.pace.kind == "live":
            self.banks[seat] = GRACE
        if seat in self.begun:
            self.begun[seat] = self.paused or now

    def later(self, by: int) -> None:
        """Move all deadlines, after a pause or an outage."""
        self.begun = {seat: begun + by for seat, begun in self.begun.items()}

    def kept(self) -> dict[str, Any] | None:
        """As it is written into the log; None where no time runs."""
        if not self.running:
            return None
        begun = {str(seat): at for seat, at in self.begun.items()}
        spent = {str(seat): took for seat, took in self.spent.items()}
        return {"banks": self.banks, "begun": begun, "paused": self.paused, "spent": spent}

    def restore(self, kept: dict[str, Any]) -> None:
        """As it was written."""
        self.banks = list(kept["banks"])
        self.begun = {int(seat): at for seat, at in kept["begun"].items()}
        self.spent = {int(seat): took for seat, took in kept["spent"].items()}
        self.paused = kept["paused"]

    def told(self, now: int, request: int | None, by: int | None, waiting: list[int]) -> Clock:
        """As everybody may see it."""
        deadlines = {str(seat): at for seat, at in self.deadlines().items()}
        paused = self.paused is not None
        return Clock(now, list(self.banks), deadlines, paused, waiting, request, by)
