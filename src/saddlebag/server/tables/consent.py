"""What needs the others' yes: taking back further than is free, and stopping the clocks."""

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from saddlebag.kernel.table import Table
from saddlebag.kernel.takeback import standing
from saddlebag.server.tables.refusal import No
from saddlebag.server.wire.news import TakeBack


@dataclass
class Request:
    """Who asks for what, and who has not said yes yet."""

    number: int  # of the row in the log that says so: never the same twice
    by: int
    waiting: set[int]
    answers: int = 0  # decisions that would be taken back
    made_at: int = 0  # entries of the journal at that time

    def kept(self) -> dict[str, Any]:
        """As it is written into the log."""
        return {"waiting": sorted(self.waiting), "answers": self.answers}


@dataclass
class Requests:
    """At most one undo and one pause are asked for at a time."""

    undo: Request | None = None
    pause: Request | None = None
    turned_down: dict[int, int] = field(default_factory=dict)  # seat -> how often

    def ask_undo(
        self, number: int, seat: int, waiting: set[int], table: Table, most: int
    ) -> Request:
        """Back to before this seat's last decision."""
        if self.undo is not None:
            raise No("request_open", by=self.undo.by)
        if self.turned_down.get(seat, 0) >= most:
            raise No("asked_too_often", allowed=most)
        entries = table.entries()
        answers = back_to(seat, entries)
        if not answers:
            raise No("nothing_to_take_back", seat=seat)
        self.undo = Request(number, seat, waiting, answers, len(entries))
        return self.undo

    def ask_pause(self, number: int, seat: int, waiting: set[int]) -> Request:
        """Stop all clocks."""
        if self.pause is not None:
            raise No("request_open", by=self.pause.by)
        self.pause = Request(number, seat, waiting)
        return self.pause

    def agree(self, number: int, seat: int, yes: bool) -> Request | None:
        """The request, once everybody has agreed; a no ends it."""
        found = next((r for r in (self.undo, self.pause) if r and r.number == number), None)
        if found is None or seat not in found.waiting:
            raise No("no_such_request", request=number)
        if not yes:
            self.turned_down[found.by] = self.turned_down.get(found.by, 0) + (found is self.undo)
            self.drop(found)
            return None
        found.waiting.discard(seat)
        return None if found.waiting else found

    def drop(self, request: Request) -> None:
        """No longer asked for."""
        if request is self.undo:
            self.undo = None
        elif request is self.pause:
            self.pause = None

    def left(self, seat: int, stays: Request | None = None) -> list[Request]:
        """This seat neither asks nor is asked any more, but for what stays; what all agreed to."""
        agreed = []
        for request in (self.undo, self.pause):
            if request is None or request is stays:
                continue
            if request.by == seat:
                self.drop(request)
            elif seat in request.waiting:
                request.waiting.discard(seat)
                if not request.waiting:
                    agreed.append(request)
        return agreed

    def retell(self, row: int, kind: str, seat: int, body: dict[str, Any], written: int) -> None:
        """One row of the log again: what was asked for, and what was said to it."""
        if kind == "ask_undo" and "waiting" in body:
            self.undo = Request(row, seat, set(body["waiting"]), body["answers"], written)
        elif kind == "ask_pause" and "waiting" in body:
            self.pause = Request(row, seat, set(body["waiting"]))
        elif kind == "consent":
            with suppress(No):
                self.agree(body.get("request", -1), seat, body["yes"])
        elif kind == "takeback":
            self.undo = None
        elif kind == "pause":
            self.pause = None

    def stood_up(self, people: set[int], players: set[int], written: int) -> None:
        """After a restart: who has become a bot's is not asked, and whoever asks must play.

        A pause waits for nobody who is away, either.
        """
        self.moved_on(written)
        for request, asked in ((self.undo, people), (self.pause, players)):
            if request is not None:
                request.waiting &= asked
                if request.by not in players or not request.waiting:
                    self.drop(request)

    def moved_on(self, written: int) -> None:
        """Whoever goes on playing has not agreed."""
        if self.undo is not None and self.undo.made_at != written:
            self.undo = None

    def told(self, free: int, may_ask: bool, written: int) -> TakeBack:
        """As a seat sees it."""
        self.moved_on(written)
        may_ask = may_ask and not free and self.undo is None
        request = self.undo
        if request is None:
            return TakeBack(free, may_ask)
        waiting = sorted(request.waiting)
        return TakeBack(free, False, request.number, request.by, request.answers, waiting)


def back_to(seat: int, entries: list[Any]) -> int:
    """How many answers have been given since this seat last decided, its own included."""
    given = standing(entries)
    for back, (who, _) in enumerate(reversed(given), start=1):
        if who == seat:
            return back
    return 0
