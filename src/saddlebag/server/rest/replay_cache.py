"""Recently replayed games, kept so that reading on is cheap."""

from collections import OrderedDict
from threading import Lock
from typing import Any, Final

import saddlebag
from saddlebag import registry
from saddlebag.finale.shapes import Finale, Maker
from saddlebag.kernel.game import open_table
from saddlebag.kernel.journal import Head
from saddlebag.kernel.replay import carry_out
from saddlebag.kernel.table import Table
from saddlebag.server.rest.shapes import Decision

EVERY: Final = 20  # decisions between stored positions
MOST_GAMES: Final = 8  # games


def is_decision(entry: list[Any]) -> bool:
    """A person's or bot's answer; answers by standing order belong to the one before."""
    return isinstance(entry[0], int) and len(entry) == 2


class ReplayedGame:
    """`decisions[n]` is the step after n decisions, with everything before the next one."""

    def __init__(self, head: Head) -> None:
        make = saddlebag.game(head.game).versions[head.version]
        self.table: Table = open_table(make(head.seats, head.options), head)
        self.lock = Lock()
        self.entries: list[Any] = []
        self.decisions = [Decision(n=0, seat=None, events=0, key="", undone=False)]
        self.ends = [0]  # number of entries after n decisions
        self.positions: dict[int, Table] = {0: self.table.copy()}
        self.standing: list[int] = []  # the decisions of all standing answers

    def replay_to(self, entries: list[Any]) -> None:
        """Replay these entries; those replayed before are skipped."""
        self.entries = entries
        while self.table.entry_count < len(entries):
            done = self.table.entry_count
            self.carry_out(done, entries[done])
            if len(entries[done]) == 3 and entries[done][0] in ("undo", "takeback"):
                self.mark_undone(entries[done][2])
            given = [entry for entry in entries[done : self.table.entry_count] if is_answer(entry)]
            self.standing += [len(self.decisions) - 1] * len(given)
        self.settle()

    def carry_out(self, done: int, entry: list[Any]) -> None:
        """Replay one entry; a decision closes the step before it."""
        if is_decision(entry):
            self.settle()
            asked = next(ask.key for ask in self.table.asks if ask.seat == entry[0])
            if len(self.decisions) % EVERY == 1:
                self.positions[len(self.decisions) - 1] = self.table.copy()
            self.decisions.append(
                Decision(n=len(self.decisions), seat=entry[0], events=0, key=asked, undone=False)
            )
            self.ends.append(0)
        carry_out(self.table, done, entry)

    def settle(self) -> None:
        """Note where the last step ends."""
        self.decisions[-1].events = self.table.event_count
        self.ends[-1] = self.table.entry_count

    def mark_undone(self, answers: int) -> None:
        """Mark undone decisions."""
        for _ in range(answers):
            self.decisions[self.standing.pop()].undone = True

    def lasting(self) -> list[tuple[int, dict[str, Any]]]:
        """The events a spectator saw, with their numbers, without those that were taken back."""
        events, found, begin = self.table.events(None), list[tuple[int, dict[str, Any]]](), 0
        for step in self.decisions:
            if not step.undone:
                found += [(number, events[number]) for number in range(begin, step.events)]
            begin = step.events
        return found

    def decision_of(self, event: int) -> int:
        """The decision that led to an event."""
        return next(step.n for step in self.decisions if step.events > event)

    def at(self, n: int) -> Table:
        """A copy of the table after n decisions."""
        kept = max(number for number in self.positions if number <= n)
        table = self.positions[kept].copy()
        while table.entry_count < self.ends[n]:
            carry_out(table, table.entry_count, self.entries[table.entry_count])
        return table


def is_answer(entry: list[Any]) -> bool:
    """An answer, by hand or by standing order."""
    return isinstance(entry[0], int)


class ReplayCache:
    """The most recently used games."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.games: OrderedDict[str, ReplayedGame] = OrderedDict()

    def take(self, table_id: str, head: Head) -> ReplayedGame:
        """This game, replayed as far as it was read."""
        with self.lock:
            found = self.games.pop(table_id, None)
            if found is None:
                found = ReplayedGame(head)
            self.games[table_id] = found
            if len(self.games) > MOST_GAMES:
                self.games.popitem(last=False)
            return found

    def steps(
        self, table_id: str, head: Head, entries: list[Any], seat: int | None
    ) -> tuple[list[Decision], list[dict[str, Any]]]:
        """All decisions so far, and all events as this seat saw them."""
        game = self.take(table_id, head)
        with game.lock:
            game.replay_to(entries)
            return [step.model_copy() for step in game.decisions], game.table.events(seat)

    def finale(
        self, table_id: str, head: Head, entries: list[Any]
    ) -> tuple[Finale | None, int | None]:
        """How a game that is over is remembered, and the decision that made its moment."""
        game, make = self.take(table_id, head), registry.extra(head.game, "finale")
        if make is None:
            return None, None
        with game.lock:
            game.replay_to(entries)
            told: Maker = make
            found = told(game.lasting(), game.table.view(None))
            return found, game.decision_of(found.moment.event) if found.moment else None

    def at(self, table_id: str, head: Head, entries: list[Any], n: int) -> Table | None:
        """The table after n decisions; None if there were fewer."""
        game = self.take(table_id, head)
        with game.lock:
            game.replay_to(entries)
            return game.at(n) if 0 <= n < len(game.decisions) else None
