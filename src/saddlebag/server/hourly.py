"""Backups by themselves: made, restored and replayed by other processes, and rotated."""

import asyncio
import logging
import os
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from saddlebag.server.store.backup import NAME
from saddlebag.server.store.store import Store

FOLDER: Final = "backups"
FORM: Final = "%Y-%m-%dT%H-%M-%S"  # of the files' names, in UTC
HOURS: Final = 24  # the latest ones are all kept
PATIENT: Final = 10  # added to the niceness
DAYS: Final = 7  # of the older ones, the last of each day

log = logging.getLogger("saddlebag")


async def keep_backups(store: Store, minutes: float) -> None:
    """Runs until cancelled."""
    while minutes:
        await asyncio.sleep(minutes * 60)
        if not store.failing:
            try:
                store.backup_failed = await back_up_once(store.folder) is None
            except OSError as error:
                store.backup_failed = True
                log.error("backup_failed error=%s", type(error).__name__)


async def back_up_once(folder: Path) -> Path | None:
    """A new backup that holds; one that does not is never called one."""
    kept = folder / FOLDER
    kept.mkdir(mode=0o700, exist_ok=True)
    if not has_room(folder):
        log.warning("backup_skipped: the disk has no room for it")
        return None
    target = kept / f"{datetime.now(UTC).strftime(FORM)}.sqlite"
    raw = target.with_suffix(".unchecked")
    try:
        made = await saddlebag("backup", str(raw), "--data", str(folder))
        if not made or not await saddlebag("doctor", str(raw)):
            log.error("backup_failed: see saddlebag doctor")
            return None
        raw.rename(target)
    finally:
        raw.unlink(missing_ok=True)
    files = sorted(kept.glob("*.sqlite"))
    for file in outdated(files):
        file.unlink()
    return target


def has_room(folder: Path) -> bool:
    """For the backup and for the copy it is tried with."""
    return shutil.disk_usage(folder).free > 3 * (folder / NAME).stat().st_size


async def saddlebag(*words: str) -> bool:
    """A command in a process of its own, which ends with this task."""
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "saddlebag", *words),
        stdin=nothing,
        stdout=nothing,
        stderr=nothing,
        preexec_fn=give_way,
    )
    try:
        return await process.wait() == 0
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()


def give_way() -> None:
    """To the server, and to every other program."""
    os.nice(PATIENT)


def outdated(files: Iterable[Path]) -> list[Path]:
    """All but the latest, and the last one of each of some days before."""
    newest_first = sorted(files, key=lambda file: file.name, reverse=True)
    days = dict[str, Path]()
    for file in newest_first[HOURS:]:
        days.setdefault(file.name[:10], file)
    daily = list(days.values())[:DAYS]
    return [file for file in newest_first[HOURS:] if file not in daily]
