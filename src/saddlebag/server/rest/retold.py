"""A game told again from its journal, decision by decision; kept for whoever reads on."""

from collections import OrderedDict
from threading import Lock
from typing import Any, Final

import saddlebag
from saddlebag.kernel.game import open_table
from saddlebag.kernel.journal import Head
from saddlebag.kernel.retell import carry_out
from saddlebag.kernel.table import Table
from saddlebag.server.rest.shapes import Decision

EVERY: Final = 20  # decisions between the positions that are kept
MOST_RETOLD: Final = 8  # games


def is_decision(entry: list[Any]) -> bool:
    """Somebody's answer; what standing orders answer belongs to the answer before."""
    return isinstance(entry[0], int) and len(entry) == 2


class Retold:
    """`decisions[n]` is the step after n decisions; what follows before the next belongs to it."""

    def __init__(self, head: Head) -> None:
        make = saddlebag.game(head.game).versions[head.version]
        self.table: Table = open_table(make(head.seats, head.options), head)
        self.lock = Lock()
        self.entries: list[Any] = []
        self.decisions = [Decision(n=0, seat=None, events=0, key="", undone=False)]
        self.ends = [0]  # after n decisions: how many entries had been written
        self.positions: dict[int, Table] = {0: self.table.copy()}
        self.standing: list[int] = []  # the answers not taken back, by decision

    def go_on(self, entries: list[Any]) -> None:
        """To the end of these entries; those told already are not told again."""
        self.entries = entries
        while self.table.entry_count < len(entries):
            done = self.table.entry_count
            self.carry_out(done, entries[done])
            if len(entries[done]) == 3 and entries[done][0] in ("undo", "takeback"):
                self.take_back(entries[done][2])
            given = [entry for entry in entries[done : self.table.entry_count] if is_given(entry)]
            self.standing += [len(self.decisions) - 1] * len(given)
        self.settle()

    def carry_out(self, done: int, entry: list[Any]) -> None:
        """One entry; a decision closes the step before it."""
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
        """How far the last step has come."""
        self.decisions[-1].events = self.table.event_count
        self.ends[-1] = self.table.entry_count

    def take_back(self, answers: int) -> None:
        """Mark what was taken back."""
        for _ in range(answers):
            self.decisions[self.standing.pop()].undone = True

    def at(self, n: int) -> Table:
        """The table after n decisions; nobody else plays on it."""
        kept = max(number for number in self.positions if number <= n)
        table = self.positions[kept].copy()
        while table.entry_count < self.ends[n]:
            carry_out(table, table.entry_count, self.entries[table.entry_count])
        return table


def is_given(entry: list[Any]) -> bool:
    """An answer, by hand or by standing order."""
    return isinstance(entry[0], int)


class Shelf:
    """The games that were told again last."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.games: OrderedDict[str, Retold] = OrderedDict()

    def take(self, table_id: str, head: Head) -> Retold:
        """This game, as far as it was told."""
        with self.lock:
            found = self.games.pop(table_id, None)
            if found is None:
                found = Retold(head)
            self.games[table_id] = found
            if len(self.games) > MOST_RETOLD:
                self.games.popitem(last=False)
            return found

    def steps(
        self, table_id: str, head: Head, entries: list[Any], seat: int | None
    ) -> tuple[list[Decision], list[dict[str, Any]]]:
        """All decisions so far, and all events as this seat heard them."""
        game = self.take(table_id, head)
        with game.lock:
            game.go_on(entries)
            return [step.model_copy() for step in game.decisions], game.table.events(seat)

    def at(self, table_id: str, head: Head, entries: list[Any], n: int) -> Table | None:
        """The table after n decisions; None if there were not so many."""
        game = self.take(table_id, head)
        with game.lock:
            game.go_on(entries)
            return game.at(n) if 0 <= n < len(game.decisions) else None
