"""A damaged or vanished file is noticed, writing ends, and what is left is saved."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from saddlebag.server.store import store as stores
from saddlebag.server.store.backup import NAME, back_up
from saddlebag.server.store.failures import OpenFailed, StoreFailed
from saddlebag.server.store.store import Store
from tests.server.store.test_crashes import kept
from tests.server.store.writing import visitor

ROWS = 13  # the first byte of a page that holds rows of a table
MANY = 300  # rows of half a kilobyte: dozens of pages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which something is kept."""
    store = Store.open(tmp_path)
    asyncio.run(store.write(*(visitor(str(n)) for n in range(MANY))))
    store.close()
    return tmp_path


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    opened = Store.open(folder)
    yield opened
    opened.close()


def spoil(file: Path, begin: int, size: int) -> None:
    """Other bytes in one place."""
    with file.open("r+b") as out:
        out.seek(begin)
        out.write(b"\xa5" * size)


def leaf(folder: Path) -> int:
    """Where a page of visitors begins: the last one that holds rows of a table."""
    whole = (folder / NAME).read_bytes()
    return max(at for at in range(4096, len(whole), 4096) if whole[at] == ROWS)


@pytest.mark.parametrize("how", ["header", "page", "half", "no database"])
def test_a_damaged_file_is_not_opened_and_the_last_good_backup_is_named(
    folder: Path, how: str
) -> None:
    file = folder / NAME
    (folder / "backups").mkdir()
    back_up(folder, folder / "backups" / "good.sqlite")
    if how == "half":
        file.write_bytes(file.read_bytes()[: file.stat().st_size // 8192 * 4096])
    elif how == "no database":
        file.write_bytes(b"cactus" * 1000)
    else:
        spoil(file, 0 if how == "header" else leaf(folder), 100 if how == "header" else 4096)
    with pytest.raises(OpenFailed, match="damaged") as refused:
        Store.open(folder)
    assert refused.value.values["backup"] == str(folder / "backups" / "good.sqlite")


def test_a_page_that_is_damaged_meanwhile_ends_all_writing(store: Store) -> None:
    spoil(store.folder / NAME, leaf(store.folder), 4096)
    store.reader.execute("PRAGMA cache_size = 0")
    with pytest.raises(StoreFailed, match="damaged"):
        store.read("SELECT sum(created) FROM visitor")
    assert store.failing == "damaged"
    with pytest.raises(StoreFailed, match="damaged"):
        asyncio.run(store.write(visitor("anna")))


def test_a_vanished_log_is_noticed_with_the_next_commit_and_nothing_is_lost(store: Store) -> None:
    async def removed() -> None:
        await store.write(visitor("anna"))
        (store.folder / f"{NAME}-wal").unlink()
        await store.write(visitor("ben"))  # noticed, and saved
        with pytest.raises(StoreFailed, match="file_gone"):
            await store.write(visitor("carl"))

    asyncio.run(removed())
    store.close()
    assert {"anna", "ben"} <= kept(store.folder) and "carl" not in kept(store.folder)


def test_a_vanished_database_is_saved_beside_it(store: Store) -> None:
    async def removed() -> None:
        await store.write(visitor("anna"))
        (store.folder / NAME).unlink()
        await store.write(visitor("ben"))

    asyncio.run(removed())
    saved = store.folder / f"saved-{NAME}"
    with closing(sqlite3.connect(saved)) as found:
        (count,) = found.execute("SELECT count(*) FROM visitor").fetchone()
    assert count == MANY + 2 and store.failing == "file_gone" and not saved.stat().st_mode & 0o077


def test_a_vanished_log_that_somebody_reads_is_saved_beside_the_database(store: Store) -> None:
    async def removed() -> None:
        await store.write(visitor("anna"))
        store.reader.execute("BEGIN")
        store.read("SELECT count(*) FROM visitor")  # this reader keeps its older state
        await store.write(visitor("ben"))
        (store.folder / f"{NAME}-wal").unlink()
        await store.write(visitor("carl"))

    asyncio.run(removed())
    with closing(sqlite3.connect(store.folder / f"saved-{NAME}")) as found:
        (count,) = found.execute("SELECT count(*) FROM visitor").fetchone()
    assert count == MANY + 3 and store.failing == "file_gone"


def test_a_full_disk_at_the_start_is_called_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(_connection: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(stores, "require_sound", no_room)
    with pytest.raises(OpenFailed, match="unusable"):
        Store.open(folder)
    monkeypatch.setattr(stores, "NO_ROOM", 2**62)
    with pytest.raises(OpenFailed, match="disk_full"):
        Store.open(folder)


def test_a_disk_that_is_nearly_full_is_known(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "LOW", 0.0)
    assert not store.disk_low
    monkeypatch.setattr(stores, "LOW", 1.1)
    assert store.disk_low
