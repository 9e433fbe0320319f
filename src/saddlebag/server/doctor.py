"""`saddlebag doctor`: restores a backup in a folder of its own and replays the tables in it."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from sqlite3 import Row
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple
from zlib import crc32

from saddlebag.server.store.backup import NAME
from saddlebag.server.store.failures import OpenFailed
from saddlebag.server.store.store import Store
from saddlebag.server.tables.context import Context
from saddlebag.server.tables.life.loading import load

LAST: Final = "SELECT at FROM log WHERE table_id = game_table.id ORDER BY seq DESC LIMIT 1"
TABLES: Final = f"SELECT id, ({LAST}) AS last FROM game_table WHERE status != 'set_aside'"


class Examined(NamedTuple):
    """What was found."""

    tables: int  # replayed
    rows: int  # of their logs
    unsound: list[str]  # tables that could not be replayed


class Selection(NamedTuple):
    """Which tables are replayed: those with a row since then, and one part of all others."""

    since: int = 0  # milliseconds
    part: int = 0
    parts: int = 0  # 0: none of the others

    def wants(self, table: Row) -> bool:
        """Always the same part for the same table."""
        if (table["last"] or 0) >= self.since:
            return True
        return bool(self.parts) and crc32(table["id"].encode()) % self.parts == self.part


ALL: Final = Selection()


class NoBots:
    """Nobody moves here."""

    async def choose(
        self,
        table_id: str,
        head: dict[str, Any],
        entries: Callable[[int], list[Any]],
        seat: int,
        bot: str,
    ) -> str:
        raise NotImplementedError

    def forget(self, table_id: str) -> None:
        """There is nothing to forget."""


def examine(file: Path, chosen: Selection = ALL) -> Examined:
    """The file itself is not changed; one that cannot be restored raises OpenFailed."""
    if not file.is_file():
        raise OpenFailed("no_backup", file=str(file))
    with TemporaryDirectory(prefix=".saddlebag-", dir=file.parent) as folder:
        shutil.copy(file, Path(folder) / NAME)
        store = Store.open(Path(folder))
        try:
            return asyncio.run(replay(store, chosen))
        finally:
            store.close()


async def replay(store: Store, chosen: Selection) -> Examined:
    """Seals, links and rules of every chosen table that was not set aside."""
    context, rows, unsound = Context(store, NoBots()), 0, list[str]()
    tables = [table["id"] for table in store.read(TABLES) if chosen.wants(table)]
    for table in tables:
        live = await load(context, table)
        assert live is not None
        rows += live.rows
        if live.load_error is not None:
            unsound.append(table)
    return Examined(len(tables), rows, unsound)
