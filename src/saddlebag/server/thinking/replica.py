"""A worker's own copies of tables, kept up to date by the entries of their journals."""

from collections import OrderedDict
from typing import Any, Final

from saddlebag.kernel.journal import BadJournal
from saddlebag.kernel.retell import carry_out
from saddlebag.kernel.table import Table
from saddlebag.server.thinking.deal import Deal, stand_up

MOST: Final = 200  # tables one worker remembers


class Strayed(Exception):
    """A copy that does not fit what it was told: it has to be told everything again."""


class Replica:
    """One table, and the luck of its bots."""

    def __init__(self, deal: Deal) -> None:
        self.table: Table = stand_up(deal)
        self.luck: int = deal["bot_seed"]
        self.known = 0  # entries told so far

    def hear(self, since: int, entries: list[Any]) -> None:
        """Do again what is new; chance and standing orders follow by themselves."""
        if since != self.known:
            raise Strayed
        table = self.table
        done = table.entries(since)
        for i, entry in enumerate(entries):
            if i >= len(done):
                carry_out(table, since + i, entry)
                done += table.entries(since + len(done))
            if done[i] != entry:
                raise Strayed
        if len(done) > len(entries):
            raise Strayed
        self.known += len(entries)


class Replicas:
    """Those used last; the others are stood up again when they are wanted."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[str, Replica] = OrderedDict()

    def told(self, table_id: str, deal: Deal | None, since: int, entries: list[Any]) -> Replica:
        """The table after these entries; with its deal it is stood up anew."""
        try:
            replica = self._kept.pop(table_id) if deal is None else Replica(deal)
            replica.hear(since, entries)
        except (KeyError, BadJournal) as error:
            raise Strayed from error
        self._kept[table_id] = replica
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return replica

    def forget(self, table_id: str) -> None:
        """Nobody plays there any more."""
        self._kept.pop(table_id, None)

    def forget_all(self) -> None:
        """Memory is short."""
        self._kept.clear()
