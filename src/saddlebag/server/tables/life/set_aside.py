"""A table whose rules raised an exception: closed, with a report for the maintainer."""

import json
import logging
import os
import traceback
from pathlib import Path
from typing import Any

from saddlebag.server import metrics
from saddlebag.server.error_log import summary
from saddlebag.server.tables.live import LiveTable

LOGGER = logging.getLogger("saddlebag")


async def set_aside(live: LiveTable, error: Exception) -> None:
    """Write journal and traceback to a file; nobody plays on, other tables are not affected."""
    LOGGER.error("table %s is set aside: %s", live.record.id, summary(error))
    metrics.set_aside.inc()
    record = live.record
    record.status = "set_aside"
    try:
        write_report(live.context.store.folder / "set-aside", record.id, report_of(live, error))
    except Exception as failed:  # perhaps the disk; the table is closed anyway
        log_failure("the report on table %s could not be written: %s", live, failed)
    try:
        await live.context.store.write(record.upsert())
    except Exception as failed:
        log_failure("that table %s is set aside could not be kept: %s", live, failed)
    notify_readers(live)


def notify_readers(live: LiveTable) -> None:
    """Never shows a move that is not on the disk, nor a position the rules cannot show."""
    if live.table is not None and live.table.entry_count != live.written:
        live.lost = True
    try:
        if not live.lost:
            live.publish(card=True)
            return
    except Exception as unseen:
        log_failure("table %s cannot be shown any more: %s", live, unseen)
    for reader in live.readers():
        reader.dismiss("set_aside", 1011)


def log_failure(problem: str, live: LiveTable, error: Exception) -> None:
    """Without the error's message, which may hold a secret of the game."""
    LOGGER.error(problem, live.record.id, summary(error))


def report_of(live: LiveTable, error: Exception) -> dict[str, Any]:
    """Everything needed to reproduce the error."""
    table, store = live.table, live.context.store
    rows = store.read("SELECT * FROM log WHERE table_id = ? ORDER BY seq", (live.record.id,))
    return {
        "table": live.record.id,
        "error": "".join(traceback.format_exception(error)),
        "journal": None if table is None else table.journal(),
        "log": [[row["seq"], row["kind"], row["seat"], row["body"]] for row in rows],
    }


def write_report(folder: Path, name: str, report: dict[str, Any]) -> None:
    """Readable by the host only: it holds every secret of that game."""
    folder.mkdir(mode=0o700, exist_ok=True)
    file = folder / f"{name}.json"
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
        json.dump(report, out, indent=1)
