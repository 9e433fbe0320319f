"""A table whose rules raised an exception: put away with all a maintainer needs; others go on."""

import json
import logging
import os
import traceback
from pathlib import Path
from typing import Any

from saddlebag.server.mishaps import told
from saddlebag.server.pages import counts
from saddlebag.server.tables.live import LiveTable

LOGGER = logging.getLogger("saddlebag")


async def set_aside(live: LiveTable, error: Exception) -> None:
    """The journal and the traceback go into a file; nobody plays on until it is looked at."""
    LOGGER.error("table %s is set aside: %s", live.record.id, told(error))
    counts.set_aside.add()
    record = live.record
    record.status = "set_aside"
    try:
        write_report(live.house.store.folder / "set-aside", record.id, report_on(live, error))
    except Exception as failed:  # the disk may be what is wrong; the table is closed all the same
        complain("the report on table %s could not be written: %s", live, failed)
    try:
        await live.house.store.write(record.kept())
    except Exception as failed:
        complain("that table %s is set aside could not be kept: %s", live, failed)
    tell(live)


def tell(live: LiveTable) -> None:
    """Nobody sees a move that is not on the disk, nor what the rules cannot show any more."""
    if live.table is not None and live.table.entry_count != live.written:
        live.lost = True
    try:
        if not live.lost:
            live.publish(card=True)
            return
    except Exception as unseen:
        complain("table %s cannot be shown any more: %s", live, unseen)
    for reader in live.readers():
        reader.dismiss("set_aside", 1011)


def complain(problem: str, live: LiveTable, error: Exception) -> None:
    """Into the log, without the error's own words: they may hold a secret of the game."""
    LOGGER.error(problem, live.record.id, told(error))


def report_on(live: LiveTable, error: Exception) -> dict[str, Any]:
    """All that a maintainer needs to see it happen again."""
    table, store = live.table, live.house.store
    rows = store.read("SELECT * FROM log WHERE table_id = ? ORDER BY seq", (live.record.id,))
    return {
        "table": live.record.id,
        "error": "".join(traceback.format_exception(error)),
        "journal": None if table is None else table.journal(),
        "log": [[row["seq"], row["kind"], row["seat"], row["body"]] for row in rows],
    }


def write_report(folder: Path, name: str, report: dict[str, Any]) -> None:
    """Readable by the host alone: it tells every secret of that game."""
    folder.mkdir(mode=0o700, exist_ok=True)
    file = folder / f"{name}.json"
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
        json.dump(report, out, indent=1)
