"""Backups by themselves: made, restored and replayed by other processes, and rotated."""

import asyncio
import logging
import os
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress
from math import inf
from pathlib import Path
from time import time
from typing import Final, NamedTuple

import msgspec

from saddlebag.server.store.backup import NAME
from saddlebag.server.store.store import Store
from saddlebag.server.timestamps import now_ms, stamp, stamped

FOLDER: Final = "backups"
HOURS: Final = 24  # the latest ones are all kept
PATIENT: Final = 10  # added to the niceness
DAYS: Final = 7  # of the older ones, the last of each day
A_DAY: Final = 24 * 60  # minutes
LEFT: Final = (".saddlebag-*", "*.unchecked")  # by a process that was killed
OLD: Final = 3600.0  # seconds nobody wrote to what was left
UNSOUND: Final = 1  # the doctor's status when the backup holds, but not every table replays

log = logging.getLogger("saddlebag")


async def keep_backups(store: Store, minutes: int) -> None:
    """Runs until cancelled."""
    while minutes:
        await asyncio.sleep(until_next(minutes, time()))
        if not store.failing:
            try:
                made = await back_up_once(store.folder, minutes)
                store.backup_failed = made is None
                store.tables_unsound = made is not None and bool(made.unsound)
            except OSError as error:
                store.backup_failed = True
                log.error("backup_failed error=%s", type(error).__name__)


def until_next(minutes: int, now: float) -> float:
    """Seconds to the next full hour, or whatever they are apart: a restart delays none."""
    return minutes * 60 - now % (minutes * 60)


class Made(NamedTuple):
    """A backup that can be restored, and the tables in it that do not replay."""

    file: Path
    unsound: list[str]


async def back_up_once(folder: Path, minutes: int = A_DAY) -> Made | None:
    """A new backup that can be restored; one that cannot is never called one."""
    kept = folder / FOLDER
    kept.mkdir(mode=0o700, exist_ok=True)
    sweep(folder, kept)
    if not has_room(folder):
        log.warning("backup_skipped: the disk has no room for it")
        return None
    target = kept / f"{stamp(now_ms())}.sqlite"
    raw = target.with_suffix(".unchecked")
    try:
        status, _ = await saddlebag("backup", str(raw), "--data", str(folder))
        unsound = await examined(raw, due(kept, minutes, time())) if status == 0 else None
        if unsound is None:
            log.error("backup_failed: see saddlebag doctor")
            return None
        raw.rename(target)
    finally:
        raw.unlink(missing_ok=True)
    for file in outdated(kept.glob("*.sqlite")):
        file.unlink()
    return Made(target, unsound)


def due(kept: Path, minutes: int, now: float) -> list[str]:
    """What the doctor replays: what changed since the last backup, and all others once a day."""
    parts = max(1, A_DAY // minutes)
    part = int(now // (minutes * 60)) % parts
    last = max((when(file) for file in kept.glob("*.sqlite")), default=0)
    return ["--since", str(last), "--part", f"{part}/{parts}"]


def when(file: Path) -> int:
    """When a backup was begun, in milliseconds; 0 for a file of another name."""
    return stamped(file.stem) or 0


async def examined(file: Path, words: list[str]) -> list[str] | None:
    """The tables that do not replay; None if nothing can be restored from the file."""
    status, said = await saddlebag("doctor", str(file), "--json", *words)
    if status not in (0, UNSOUND):
        return None
    unsound: list[str] = msgspec.json.decode(said)["unsound"]
    if unsound:
        log.error("tables_unsound: %s", " ".join(unsound))
    return unsound


def sweep(*folders: Path) -> None:
    """Remove what a killed process left half done."""
    for left in (it for folder in folders for name in LEFT for it in folder.glob(name)):
        if left.is_dir() and newest([left, *left.iterdir()]) < time() - OLD:
            shutil.rmtree(left, ignore_errors=True)
        elif left.is_file() and newest([left]) < time() - OLD:
            left.unlink(missing_ok=True)


def newest(files: Iterable[Path]) -> float:
    """When somebody last wrote there; infinite if they are gone."""
    try:
        return max(file.stat().st_mtime for file in files)
    except FileNotFoundError:
        return inf


def has_room(folder: Path) -> bool:
    """For the backup and for the copy it is tried with."""
    return shutil.disk_usage(folder).free > 3 * (folder / NAME).stat().st_size


async def saddlebag(*words: str) -> tuple[int, bytes]:
    """Status and output of a command in a process of its own, which ends with this task."""
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "saddlebag", *words),
        stdin=nothing,
        stdout=asyncio.subprocess.PIPE,
        stderr=nothing,
        preexec_fn=give_way,
    )
    try:
        said, _ = await process.communicate()
        return process.returncode or 0, said
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
