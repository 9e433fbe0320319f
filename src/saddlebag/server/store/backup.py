"""A backup made while the server runs; it is complete or absent."""

import os
import sqlite3
from pathlib import Path
from tempfile import mkstemp

from saddlebag.server.store.failures import OpenFailed

NAME = "saddlebag.sqlite"


def back_up(folder: Path, target: Path) -> None:
    """Copy the store into a new file; existing files are never overwritten."""
    source = folder / NAME
    if not source.is_file():
        raise OpenFailed("nothing_kept", folder=str(folder))
    if target.exists():
        raise OpenFailed("file_there", file=str(target))
    try:
        connection = sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)
        try:
            copy(connection, target, over=False)
        finally:
            connection.close()
    except FileExistsError:
        raise OpenFailed("file_there", file=str(target)) from None
    except (OSError, sqlite3.Error) as error:
        raise OpenFailed("no_copy", file=str(target), problem=str(error)) from error


def newest_backup(folder: Path) -> Path | None:
    """The latest copy in the folder: an hourly one, or the one kept before an upgrade."""
    found = [*folder.glob("backups/*.sqlite"), *folder.glob("before-*.sqlite")]
    return max(found, key=lambda file: file.stat().st_mtime, default=None)


def copy(connection: sqlite3.Connection, target: Path, over: bool) -> None:
    """Write and check a temporary file beside the target, then rename it."""
    handle, beside = mkstemp(prefix=".saddlebag-", dir=target.parent)
    os.close(handle)
    try:
        connection.execute("VACUUM INTO ?", (beside,))
        check(beside)
        make_durable(beside)
        if over:
            os.replace(beside, target)
        else:
            give_name(beside, target)
    finally:
        Path(beside).unlink(missing_ok=True)
    make_durable(str(target.parent))


def check(file: str) -> None:
    """Raises if the copy is damaged."""
    connection = sqlite3.connect(file)
    try:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    finally:
        connection.close()
    if found != "ok":
        raise sqlite3.DatabaseError(found)


def give_name(beside: str, target: Path) -> None:
    """A hard link fails if the name is taken; without hard links, check first."""
    try:
        os.link(beside, target)
    except FileExistsError:
        raise
    except OSError:
        if target.exists():
            raise FileExistsError(str(target)) from None
        os.rename(beside, target)


def make_durable(path: str) -> None:
    """Sync a file or folder to the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
