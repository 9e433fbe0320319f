"""Open requests that need the other players' consent: an undo, or a pause of the clocks."""

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from saddlebag.kernel.journal import standing_answers
from saddlebag.kernel.table import Table
from saddlebag.server.refused import HttpRefused
from saddlebag.server.wire.outgoing import TakeBack


@dataclass
class Request:
    """Who asks for what, and who has not agreed yet."""

    number: int  # the log row of the request, so it is unique
    by: int
    waiting: set[int]
    answers: int = 0  # decisions that would be undone
    made_at: int = 0  # journal entries when it was made

    def to_log(self) -> dict[str, Any]:
        """As written to the log."""
        return {"waiting": sorted(self.waiting), "answers": self.answers}


@dataclass
class Requests:
    """At most one undo and one pause are requested at a time."""

    undo: Request | None = None
    pause: Request | None = None
    declined: dict[int, int] = field(default_factory=dict)  # seat -> how often

    def ask_undo(
        self, number: int, seat: int, waiting: set[int], table: Table, most: int
    ) -> Request:
        """Undo everything since this seat's last decision, that decision included."""
        if self.undo is not None:
            raise HttpRefused("request_open", by=self.undo.by)
        if self.declined.get(seat, 0) >= most:
            raise HttpRefused("asked_too_often", allowed=most)
        entries = table.entries()
        answers = answers_since(seat, entries)
        if not answers:
            raise HttpRefused("nothing_to_take_back", seat=seat)
        self.undo = Request(number, seat, waiting, answers, len(entries))
        return self.undo

    def ask_pause(self, number: int, seat: int, waiting: set[int]) -> Request:
        """Stop all clocks."""
        if self.pause is not None:
            raise HttpRefused("request_open", by=self.pause.by)
        self.pause = Request(number, seat, waiting)
        return self.pause

    def answer(self, number: int, seat: int, yes: bool) -> Request | None:
        """Returns the request once everyone has agreed; a no ends it, also by who made it."""
        found = next((r for r in (self.undo, self.pause) if r and r.number == number), None)
        if found is not None and found.by == seat and not yes:
            self.drop(found)
            return None
        if found is None or seat not in found.waiting:
            raise HttpRefused("no_such_request", request=number)
        if not yes:
            self.declined[found.by] = self.declined.get(found.by, 0) + (found is self.undo)
            self.drop(found)
            return None
        found.waiting.discard(seat)
        return None if found.waiting else found

    def drop(self, request: Request) -> None:
        """Close a request."""
        if request is self.undo:
            self.undo = None
        elif request is self.pause:
            self.pause = None

    def withdraw(self, seat: int, stays: Request | None = None) -> list[Request]:
        """This seat neither asks nor agrees, except for `stays`; returns what is now agreed."""
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

    def replay(self, row: int, kind: str, seat: int, body: dict[str, Any], written: int) -> None:
        """Take in one row of the log: a request, or an answer to one."""
        if kind == "ask_undo" and "waiting" in body:
            self.undo = Request(row, seat, set(body["waiting"]), body["answers"], written)
        elif kind == "ask_pause" and "waiting" in body:
            self.pause = Request(row, seat, set(body["waiting"]))
        elif kind == "consent":
            with suppress(HttpRefused):
                self.answer(body.get("request", -1), seat, body["yes"])
        elif kind == "takeback":
            self.undo = None
        elif kind == "pause":
            self.pause = None

    def after_restart(self, people: set[int], players: set[int], written: int) -> None:
        """Seats taken over by bots need not agree; a requester must still play.

        A pause does not wait for absent people either.
        """
        self.expire_undo(written)
        for request, asked in ((self.undo, people), (self.pause, players)):
            if request is not None:
                request.waiting &= asked
                if request.by not in players or not request.waiting:
                    self.drop(request)

    def expire_undo(self, written: int) -> None:
        """An undo request ends when play goes on."""
        if self.undo is not None and self.undo.made_at != written:
            self.undo = None

    def undo_to_wire(self, free: int, may_ask: bool, written: int) -> TakeBack:
        """As one seat sees it."""
        self.expire_undo(written)
        may_ask = may_ask and not free and self.undo is None
        request = self.undo
        if request is None:
            return TakeBack(free, may_ask)
        waiting = sorted(request.waiting)
        return TakeBack(free, False, request.number, request.by, request.answers, waiting)


def answers_since(seat: int, entries: list[Any]) -> int:
    """How many answers were given since this seat last decided, its own included."""
    given = standing_answers(entries)
    for back, (who, _) in enumerate(reversed(given), start=1):
        if who == seat:
            return back
    return 0
