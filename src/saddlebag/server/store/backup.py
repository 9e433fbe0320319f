"""A copy of everything kept, made while the server runs; it is whole or it is not there."""

import os
import sqlite3
from pathlib import Path
from tempfile import mkstemp

from saddlebag.server.store.failures import CannotOpen

NAME = "saddlebag.sqlite"


def back_up(folder: Path, target: Path) -> None:
    """Copy what the folder keeps into a new file; nothing is ever written over."""
    source = folder / NAME
    if not source.is_file():
        raise CannotOpen("nothing_kept", folder=str(folder))
    if target.exists():
        raise CannotOpen("file_there", file=str(target))
    try:
        connection = sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)
        try:
            copy(connection, target, over=False)
        finally:
            connection.close()
    except FileExistsError:
        raise CannotOpen("file_there", file=str(target)) from None
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen("no_copy", file=str(target), problem=str(error)) from error


def copy(connection: sqlite3.Connection, target: Path, over: bool) -> None:
    """A checked copy beside the target first, which then takes the target's name at once."""
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
    """A copy that is not sound is none."""
    connection = sqlite3.connect(file)
    try:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    finally:
        connection.close()
    if found != "ok":
        raise sqlite3.DatabaseError(found)


def give_name(beside: str, target: Path) -> None:
    """A second name fails if the name is taken; where there are no second names, look first."""
    try:
        os.link(beside, target)
    except FileExistsError:
        raise
    except OSError:
        if target.exists():
            raise FileExistsError(str(target)) from None
        os.rename(beside, target)


def make_durable(path: str) -> None:
    """A file or a folder, down to the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
