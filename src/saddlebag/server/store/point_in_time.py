"""The state of one moment, from a folder of shipped backups and commits."""

import os
import shutil
import sqlite3
from pathlib import Path
from tempfile import mkstemp
from typing import NamedTuple

from saddlebag.server.store.backup import check, make_durable
from saddlebag.server.store.failures import OpenFailed
from saddlebag.server.store.restore import restore
from saddlebag.server.store.shipping import Statement, shipped
from saddlebag.server.timestamps import stamp, stamped


class Base(NamedTuple):
    """A backup in the folder; its name says when it was begun and when it was complete."""

    file: Path
    begun: int
    done: int


def base_name(begun: int, done: int) -> str:
    """Rounded so that it was surely begun before and complete after."""
    return f"{stamp(begun)}_{stamp(done + 1000)}.sqlite"


def bases(folder: Path) -> list[Base]:
    """The backups in the folder, oldest first."""
    found = []
    for file in sorted(folder.glob("*_*.sqlite")):
        begun, done = map(stamped, file.stem.split("_", 1))
        if begun is not None and done is not None:
            found.append(Base(file, begun, done))
    return found


def restore_to(folder: Path, copies: Path, until: int) -> tuple[Path, Path]:
    """Puts the state of that moment in place; the backup it began with, and the old files."""
    before = [base for base in bases(copies) if base.done <= until]
    if not before:
        raise OpenFailed("no_base", file=str(copies), time=stamp(until))
    base = before[-1]
    folder.mkdir(parents=True, exist_ok=True)
    handle, beside = mkstemp(prefix=".saddlebag-", dir=folder)
    os.close(handle)
    try:
        shutil.copyfile(base.file, beside)
        replay(beside, copies, base.begun, until)
        check(beside)
        make_durable(beside)
        _, old = restore(folder, Path(beside))
    except (OSError, sqlite3.Error) as error:
        raise OpenFailed("no_copy", file=str(folder), problem=str(error)) from error
    finally:
        Path(beside).unlink(missing_ok=True)
    return base.file, old


def replay(file: str, copies: Path, since: int, until: int) -> None:
    """All commits of this time, in their order; what the backup has already is left out."""
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        connection.execute("BEGIN")
        for units in shipped(copies, since, until):
            for unit in units:
                repeat(connection, unit)
        connection.execute("COMMIT")
    finally:
        connection.close()


def repeat(connection: sqlite3.Connection, unit: list[Statement]) -> None:
    """A unit is in the backup as a whole or not at all."""
    connection.execute("SAVEPOINT unit")
    try:
        for sql, values in unit:
            connection.execute(sql, values)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO unit")
    connection.execute("RELEASE unit")
