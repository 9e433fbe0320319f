"""The schema: applied in order, with a copy kept, and never downwards."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from saddlebag.server.store.backup import NAME
from saddlebag.server.store.failures import OpenFailed
from saddlebag.server.store.store import Store
from saddlebag.server.store.upgrade import steps
from tests.server.store.writing import visitor

SECOND = {**steps(), max(steps()) + 1: "ALTER TABLE visitor ADD COLUMN hat TEXT;"}
BROKEN = {**steps(), max(steps()) + 1: "CREATE TABLE hat (x) STRICT; SELECT nonsense;"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Something is kept here already, by today's schema."""
    store = Store.open(tmp_path)
    asyncio.run(store.write(visitor("anna")))
    store.close()
    return tmp_path


def columns(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        return {row[1] for row in connection.execute("PRAGMA table_info(visitor)")}


def people(file: Path) -> list[tuple[str]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT id FROM visitor").fetchall()


@pytest.mark.parametrize("shipped", range(1, max(steps()) + 1))
def test_a_folder_of_every_schema_is_opened_with_everything_in_it(
    tmp_path: Path, shipped: int
) -> None:
    then = {number: script for number, script in steps().items() if number <= shipped}
    with closing(sqlite3.connect(tmp_path / NAME)) as old:
        old.executescript("".join(then[number] for number in sorted(then)))
        old.execute("INSERT INTO visitor (id, token, created, seen) VALUES ('anna', x'00', 0, 0)")
        old.execute(f"PRAGMA user_version = {shipped}")
        old.commit()
    Store.open(tmp_path).close()
    assert people(tmp_path / NAME) == [("anna",)]


def test_the_files_are_numbered_from_one_without_a_gap() -> None:
    assert sorted(steps()) == list(range(1, len(steps()) + 1))


def test_an_upgrade_keeps_a_copy_and_everything_in_the_file(folder: Path) -> None:
    Store.open(folder, SECOND).close()
    (copy,) = folder.glob("before-*.sqlite")
    assert copy.name == f"before-{max(SECOND):04}.sqlite"
    assert "hat" in columns(folder / NAME) and "hat" not in columns(copy)
    assert people(folder / NAME) == people(copy) == [("anna",)]


def test_the_way_back_is_the_copy(folder: Path) -> None:
    Store.open(folder, SECOND).close()
    (folder / f"before-{max(SECOND):04}.sqlite").rename(folder / NAME)
    store = Store.open(folder)
    assert people(folder / NAME) == [("anna",)] and store.failing == ""
    store.close()


def test_without_something_to_apply_no_copy_is_made(folder: Path) -> None:
    Store.open(folder).close()
    assert list(folder.glob("before-*")) == []


def test_a_newer_schema_is_refused_and_left_alone(folder: Path) -> None:
    Store.open(folder, SECOND).close()
    with pytest.raises(OpenFailed, match="newer_schema") as refused:
        Store.open(folder)
    assert refused.value.values["found"] == max(SECOND)
    Store.open(folder, SECOND).close()


def test_an_upgrade_that_fails_changes_nothing(folder: Path) -> None:
    with pytest.raises(OpenFailed, match="unusable"):
        Store.open(folder, BROKEN)
    Store.open(folder).close()
    assert people(folder / NAME) == [("anna",)]


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OpenFailed, match="unusable") as refused:
        Store.open(tmp_path / "file" / "kept")
    assert refused.value.values["problem"] == "Not a directory"
