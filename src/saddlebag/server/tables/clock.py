"""Time to decide: a bank per player and time for each decision, or days, or none."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from saddlebag.server.wire.news import Clock, Pace

DAY: Final = 86_400_000
SECOND: Final = 1_000
MOST_TAKEN_BACK: Final = 64  # answers whose time is remembered
GRACE: Final = 15 * SECOND  # after an outage, besides its length; and for who comes back


@dataclass
class Streak:
    """One seat's last decisions in a row: an undo buys no time, however far it goes."""

    seat: int = -1
    took: list[int] = field(default_factory=list)  # by answer: of the time it brought along
    again: list[int] = field(default_factory=list)  # of what was taken back and is asked next

    def go_on(self, entries: Iterable[Any], used: dict[int, int]) -> None:
        """Answers and undos, and what was used of the time for them."""
        for entry in entries:
            who, what = entry[0], entry[1]
            if type(who) is int:
                if who != self.seat:
                    self.seat, self.took, self.again = who, [], []
                self.took.append(used.pop(who, 0))
                del self.took[:-MOST_TAKEN_BACK], self.again[:1]
            elif who == "undo" and what == self.seat:
                back = max(0, len(self.took) - entry[2])
                self.again = [*self.took[back:], used.pop(what, 0), *self.again[1:]]
                del self.took[back:]
            elif who == "takeback":
                self.seat, self.took, self.again = -1, [], []

    def begin(self, seat: int) -> int:
        """What this seat has used already of the time for what it is asked now."""
        return self.again[0] if seat == self.seat and self.again else 0

    def kept(self) -> list[Any]:
        """As it is written into the log."""
        return [self.seat, self.took, self.again]


class Clocks:
    """The clocks of one table; kept with every move, so they survive a restart."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.banks = [pace.bank * SECOND] * seats
        self.begun: dict[int, int] = {}  # seat -> when its time began to run
        self.streak = Streak()
        self.paused: int | None = None  # since when

    @property
    def running(self) -> bool:
        """Is there anything to run out?"""
        return self.pace.kind != "relaxed"

    def each(self) -> int:
        """Milliseconds that every decision brings along."""
        return self.pace.each * (DAY if self.pace.kind == "days" else SECOND)

    def turn(
        self,
        now: int,
        open_seats: Iterable[int],
        fresh: Collection[int],
        entries: Iterable[Any] = (),
    ) -> None:
        """Stop the clocks of those who decided, start those of the newly asked."""
        if not self.running:
            return
        asked, then, used = set(open_seats), self.paused or now, dict[int, int]()
        for seat in [seat for seat in self.begun if seat not in asked or seat in fresh]:
            took = then - self.begun.pop(seat)
            used[seat] = min(took, self.each())
            self.banks[seat] = max(0, self.banks[seat] - max(0, took - self.each()))
        self.streak.go_on(entries, used)
        for seat in asked - self.begun.keys():
            self.begun[seat] = then - self.streak.begin(seat)

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
        streak = self.streak.kept()
        return {"banks": self.banks, "begun": begun, "paused": self.paused, "streak": streak}

    def restore(self, kept: dict[str, Any]) -> None:
        """As it was written."""
        self.banks = list(kept["banks"])
        self.begun = {int(seat): at for seat, at in kept["begun"].items()}
        self.streak = Streak(*kept.get("streak", ()))
        self.paused = kept["paused"]

    def told(self, now: int, request: int | None, by: int | None, waiting: list[int]) -> Clock:
        """As everybody may see it."""
        deadlines = {str(seat): at for seat, at in self.deadlines().items()}
        paused = self.paused is not None
        return Clock(now, list(self.banks), deadlines, paused, waiting, request, by)
