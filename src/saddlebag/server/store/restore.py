"""Puts a backup in the place of what is there; nothing is thrown away."""

import os
import shutil
import sqlite3
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from saddlebag.server.store.backup import NAME, check, make_durable, newest_backup
from saddlebag.server.store.failures import OpenFailed
from saddlebag.server.store.lock import Lock
from saddlebag.server.timestamps import now_ms

RESTORING: Final = "restoring-"  # and when it began


def restore(folder: Path, file: Path | None) -> tuple[Path, Path]:
    """The backup that was taken (the newest if none is named), and where the old files are."""
    taken = file or newest_backup(folder)
    if taken is None or not taken.is_file():
        raise OpenFailed("no_backup", file=str(taken or folder))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OpenFailed("no_copy", file=str(folder / NAME), problem=str(error)) from error
    lock = Lock(folder)
    try:
        return taken, put_in_place(folder, taken)
    except (OSError, sqlite3.Error) as error:
        raise OpenFailed("no_copy", file=str(folder / NAME), problem=str(error)) from error
    finally:
        lock.release()


def put_in_place(folder: Path, taken: Path) -> Path:
    """First the copy, complete and checked; from its name on, `finish` can do the rest."""
    handle, beside = mkstemp(prefix=".saddlebag-", dir=folder)
    os.close(handle)
    try:
        shutil.copyfile(taken, beside)
        check(beside)
        make_durable(beside)
        Path(beside).rename(folder / f"{RESTORING}{now_ms()}.sqlite")
    finally:
        Path(beside).unlink(missing_ok=True)
    make_durable(str(folder))
    return finish(folder)


def finish(folder: Path) -> Path:
    """The old files make room for the new one, also when that was interrupted; the last is taken.

    While the new file has its own name, whatever has the database's name is old.
    """
    old = folder
    for new in sorted(folder.glob(f"{RESTORING}*.sqlite")):
        old = folder / f"replaced-{new.stem.removeprefix(RESTORING)}"
        old.mkdir(mode=0o700, exist_ok=True)
        for name in (NAME, f"{NAME}-wal", f"{NAME}-shm"):
            if (folder / name).exists():
                (folder / name).rename(old / name)
        make_durable(str(old))
        make_durable(str(folder))
        new.rename(folder / NAME)
        make_durable(str(folder))
    return old
