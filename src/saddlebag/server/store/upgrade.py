"""Schema upgrades by numbered SQL files; a copy is kept before the first one."""

import sqlite3
from importlib.resources import files
from pathlib import Path

from saddlebag.server.store.backup import copy
from saddlebag.server.store.failures import OpenFailed

Steps = dict[int, str]


def steps() -> Steps:
    """The SQL files of this version, by number."""
    folder = files("saddlebag.server.store").joinpath("schema")
    pages = [page for page in folder.iterdir() if page.name.endswith(".sql")]
    return {int(page.name[:4]): page.read_text(encoding="utf-8") for page in pages}


def upgrade(connection: sqlite3.Connection, folder: Path, known: Steps) -> None:
    """Apply missing files, each completely or not at all."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    newest = max(known)
    if found > newest:
        raise OpenFailed("newer_schema", folder=str(folder), found=found, known=newest)
    lacking = [number for number in sorted(known) if number > found]
    if found and lacking:
        copy(connection, folder / f"before-{lacking[0]:04}.sqlite", over=True)
    for number in lacking:
        apply(connection, number, known[number])


def apply(connection: sqlite3.Connection, number: int, script: str) -> None:
    """The number is part of the transaction, so a file is never applied twice."""
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
        )
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
