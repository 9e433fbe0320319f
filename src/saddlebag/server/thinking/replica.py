"""A worker's own copies of tables, updated with journal entries."""

from collections import OrderedDict
from typing import Any, Final

from saddlebag.kernel.journal import BadJournal
from saddlebag.kernel.replay import carry_out
from saddlebag.kernel.table import Table
from saddlebag.server.thinking.deal import Deal, stand_up

MOST: Final = 200  # tables one worker remembers


class OutOfSync(Exception):
    """A copy does not match the entries it got, and has to be built again."""


class Replica:
    """One table, and the seed of its bots."""

    def __init__(self, deal: Deal) -> None:
        self.table: Table = stand_up(deal)
        self.luck: int = deal["bot_seed"]
        self.known = 0  # entries applied so far

    def apply(self, since: int, entries: list[Any]) -> None:
        """Carry out what is new; chance and standing orders follow by themselves."""
        if since != self.known:
            raise OutOfSync
        table = self.table
        done = table.entries(since)
        for i, entry in enumerate(entries):
            if i >= len(done):
                carry_out(table, since + i, entry)
                done += table.entries(since + len(done))
            if done[i] != entry:
                raise OutOfSync
        if len(done) > len(entries):
            raise OutOfSync
        self.known += len(entries)


class Replicas:
    """The most recently used ones; others are built again when needed."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[str, Replica] = OrderedDict()

    def advance(self, table_id: str, deal: Deal | None, since: int, entries: list[Any]) -> Replica:
        """The table after these entries; a deal builds it again."""
        try:
            replica = self._kept.pop(table_id) if deal is None else Replica(deal)
            replica.apply(since, entries)
        except (KeyError, BadJournal) as error:
            raise OutOfSync from error
        self._kept[table_id] = replica
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return replica

    def forget(self, table_id: str) -> None:
        """This table is no longer needed."""
        self._kept.pop(table_id, None)

    def forget_all(self) -> None:
        """Memory is short."""
        self._kept.clear()
