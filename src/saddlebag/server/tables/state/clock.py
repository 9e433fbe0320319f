"""Time to decide: a bank per player plus time for each decision, or days, or no limit."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from saddlebag.server.wire.outgoing import Clock, Pace

DAY: Final = 86_400_000
SECOND: Final = 1_000
MOST_REMEMBERED: Final = 64  # answers whose time is remembered
GRACE: Final = 15 * SECOND  # added after an outage, and given to returning players


@dataclass
class Streak:
    """One seat's latest consecutive decisions, so that an undo never gains time."""

    seat: int = -1
    took: list[int] = field(default_factory=list)  # per answer: how much of its own time was used
    again: list[int] = field(
        default_factory=list
    )  # the same for undone answers that are asked again

    def go_on(self, entries: Iterable[Any], used: dict[int, int]) -> None:
        """Take in answers and undos, with the time used for them."""
        for entry in entries:
            who, what = entry[0], entry[1]
            if type(who) is int:
                if who != self.seat:
                    self.seat, self.took, self.again = who, [], []
                self.took.append(used.pop(who, 0))
                del self.took[:-MOST_REMEMBERED], self.again[:1]
            elif who == "undo" and what == self.seat:
                back = max(0, len(self.took) - entry[2])
                self.again = [*self.took[back:], used.pop(what, 0), *self.again[1:]]
                del self.took[back:]
            elif who == "takeback":
                self.seat, self.took, self.again = -1, [], []

    def begin(self, seat: int) -> int:
        """Time this seat has already used for the decision it is asked now."""
        return self.again[0] if seat == self.seat and self.again else 0

    def to_log(self) -> list[Any]:
        """As written to the log."""
        return [self.seat, self.took, self.again]


class Clocks:
    """The clocks of one table; logged with every move, so they survive a restart."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.banks = [pace.bank * SECOND] * seats
        self.begun: dict[int, int] = {}  # seat -> when its clock started
        self.streak = Streak()
        self.paused: int | None = None  # since when

    @property
    def running(self) -> bool:
        """Can time run out at this table?"""
        return self.pace.kind != "relaxed"

    def each(self) -> int:
        """Milliseconds granted for every decision."""
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
        """When this seat's time is up, bank included."""
        return self.begun[seat] + self.each() + self.banks[seat]

    def deadlines(self) -> dict[int, int]:
        """Deadlines of all running clocks; none during a pause."""
        return {} if self.paused is not None else {s: self.deadline(s) for s in self.begun}

    def pause(self, now: int) -> None:
        """Stop all clocks."""
        self.paused = now

    def resume(self, now: int) -> None:
        """Everyone continues with the time they had left."""
        assert self.paused is not None
        self.later(now - self.paused)
        self.paused = None

    def grace(self, seat: int, now: int) -> None:
        """A little more time for a player who returns after a timeout."""
        if self.pace.kind == "live":
            self.banks[seat] = GRACE
        if seat in self.begun:
            self.begun[seat] = self.paused or now

    def later(self, by: int) -> None:
        """Move all deadlines, after a pause or an outage."""
        self.begun = {seat: begun + by for seat, begun in self.begun.items()}

    def to_log(self) -> dict[str, Any] | None:
        """As written to the log; None where no time runs."""
        if not self.running:
            return None
        begun = {str(seat): at for seat, at in self.begun.items()}
        streak = self.streak.to_log()
        return {"banks": self.banks, "begun": begun, "paused": self.paused, "streak": streak}

    def restore(self, kept: dict[str, Any]) -> None:
        """From the log."""
        self.banks = list(kept["banks"])
        self.begun = {int(seat): at for seat, at in kept["begun"].items()}
        self.streak = Streak(*kept.get("streak", ()))
        self.paused = kept["paused"]

    def to_wire(self, now: int, request: int | None, by: int | None, waiting: list[int]) -> Clock:
        """As every reader may see it."""
        deadlines = {str(seat): at for seat, at in self.deadlines().items()}
        paused = self.paused is not None
        return Clock(now, list(self.banks), deadlines, paused, waiting, request, by)
