"""`saddlebag doctor`: restores a backup in a folder of its own and replays every table in it."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from saddlebag.server.store.backup import NAME
from saddlebag.server.store.failures import OpenFailed
from saddlebag.server.store.store import Store
from saddlebag.server.tables.context import Context
from saddlebag.server.tables.life.loading import load


class Examined(NamedTuple):
    """What was found."""

    tables: int
    rows: int  # of all logs
    unsound: list[str]  # tables that could not be replayed


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


def examine(file: Path) -> Examined:
    """The file itself is not changed; one that cannot be restored raises OpenFailed."""
    if not file.is_file():
        raise OpenFailed("no_backup", file=str(file))
    with TemporaryDirectory(prefix=".saddlebag-", dir=file.parent) as folder:
        shutil.copy(file, Path(folder) / NAME)
        store = Store.open(Path(folder))
        try:
            return asyncio.run(replay_all(store))
        finally:
            store.close()


async def replay_all(store: Store) -> Examined:
    """Seals, links and rules of every table that was not set aside."""
    context, rows, unsound = Context(store, NoBots()), 0, list[str]()
    tables = store.read("SELECT id FROM game_table WHERE status != 'set_aside'")
    for table in tables:
        live = await load(context, table["id"])
        assert live is not None
        rows += live.rows
        if live.load_error is not None:
            unsound.append(table["id"])
    return Examined(len(tables), rows, unsound)
