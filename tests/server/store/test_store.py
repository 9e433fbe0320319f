"""The store: units that are whole, commits that are shared, and an end to all writing."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from saddlebag.server.store import writer
from saddlebag.server.store.backup import NAME
from saddlebag.server.store.failures import InUse, StoreFailed
from saddlebag.server.store.store import Store, connect
from saddlebag.server.timestamps import now_ms
from tests.server.store.writing import visitor

PATIENCE = 60.0  # seconds


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An open store, empty."""
    opened = Store.open(tmp_path / "kept")
    yield opened
    opened.close()


def names(store: Store) -> list[str]:
    return [row["id"] for row in store.read("SELECT id FROM visitor ORDER BY id")]


def outcomes(*writes: Callable[[], Awaitable[None]]) -> list[str]:
    """What became of writes that were begun together: the kind of error, or nothing."""

    async def all_of_them() -> list[BaseException | None]:
        return await asyncio.gather(*(write() for write in writes), return_exceptions=True)

    return [type(found).__name__ if found else "" for found in asyncio.run(all_of_them())]


def test_what_was_written_can_be_read(store: Store) -> None:
    asyncio.run(store.write(visitor("anna"), visitor("ben")))
    assert names(store) == ["anna", "ben"]


def test_a_conflict_fails_only_its_own_unit_and_all_of_it(store: Store) -> None:
    found = outcomes(
        lambda: store.write(visitor("anna")),
        lambda: store.write(visitor("carl"), visitor("anna")),
        lambda: store.write(visitor("anna")),
        lambda: store.write(visitor("ben")),
    )
    assert found == ["", "Conflict", "Conflict", ""]
    assert names(store) == ["anna", "ben"] and store.failing == ""


@pytest.mark.parametrize(
    ("sql", "values", "error"),
    [
        ("INSERT INTO nowhere VALUES (1)", (), "OperationalError"),
        ("INSERT INTO visitor (id) VALUES (?)", ("x",), "IntegrityError"),
        ("UPDATE visitor SET seen = ?", (), "ProgrammingError"),
        ("UPDATE visitor SET seen = ?", (2**70,), "OverflowError"),
        ("UPDATE visitor SET name = ?", ("\ud800",), "UnicodeEncodeError"),
        ("INSERT INTO ticket VALUES (x'00', 'none', 'none', 0, 0)", (), "IntegrityError"),
    ],
)
def test_a_wrong_statement_fails_only_its_own_unit(
    store: Store, sql: str, values: tuple[object, ...], error: str
) -> None:
    found = outcomes(
        lambda: store.write(visitor("anna"), (sql, values)), lambda: store.write(visitor("ben"))
    )
    assert found == [error, ""] and names(store) == ["ben"]


def test_what_is_queued_while_a_commit_runs_is_the_next_commit(store: Store) -> None:
    commits: list[str] = []
    note = lambda sql: commits.append(sql) if sql == "COMMIT" else None  # noqa: E731 a callback
    store.writer.connection.set_trace_callback(note)
    outcomes(*((lambda n=n: store.write(visitor(str(n)))) for n in range(300)))
    assert len(names(store)) == 300 and len(commits) <= 30


def fill_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """No room in the file, and none on the disk."""
    monkeypatch.setattr(writer, "HEAL_EVERY", 0.01)
    monkeypatch.setattr(writer, "ROOM", 2**62)
    (pages,) = store.writer.connection.execute("PRAGMA page_count").fetchone()
    store.writer.connection.execute(f"PRAGMA max_page_count = {pages}")
    many = [visitor(str(n)) for n in range(50)]
    assert outcomes(lambda: store.write(*many)) == ["StoreFailed"]


def test_on_a_full_disk_everything_is_refused(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill_up(store, monkeypatch)
    with pytest.raises(StoreFailed, match="disk_full"):
        asyncio.run(store.write(visitor("anna")))
    assert store.failing == "disk_full" and names(store) == []


def test_writing_goes_on_by_itself_once_there_is_room(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def healed() -> None:
        while store.failing:
            await asyncio.sleep(0.01)
        await store.write(visitor("anna"))

    fill_up(store, monkeypatch)
    monkeypatch.setattr(writer, "ROOM", 0)
    asyncio.run(asyncio.wait_for(healed(), PATIENCE))
    assert names(store) == ["anna"]


def test_a_file_that_is_damaged_when_the_disk_has_room_stays_refused(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def looked_at() -> None:
        while store.failing == "disk_full":
            await asyncio.sleep(0.01)

    def damaged(_connection: sqlite3.Connection) -> None:
        raise writer.Damaged("page 7")

    fill_up(store, monkeypatch)
    monkeypatch.setattr(writer, "require_sound", damaged)
    monkeypatch.setattr(writer, "ROOM", 0)
    asyncio.run(asyncio.wait_for(looked_at(), PATIENCE))
    assert store.failing == "damaged"


def test_a_read_only_file_ends_all_writing(store: Store) -> None:
    store.writer.connection.execute("PRAGMA query_only = ON")
    assert outcomes(lambda: store.write(visitor("anna"))) == ["StoreFailed"]
    assert store.failing == "read_only" and names(store) == []


def test_another_program_that_holds_the_file_is_waited_for(store: Store) -> None:
    async def held_up() -> None:
        other = connect(store.folder / NAME)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.ensure_future(store.write(visitor("anna")))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        other.close()
        await waiting

    store.writer.connection.execute("PRAGMA busy_timeout = 10")
    asyncio.run(held_up())
    assert names(store) == ["anna"] and store.failing == ""


def test_a_writer_that_broke_answers_everybody(store: Store) -> None:
    store.writer.connection.close()
    assert outcomes(*(lambda: store.write(visitor("anna")),) * 3) == ["StoreFailed"] * 3
    assert store.failing == "disk_error"


def test_reading_cannot_write(store: Store) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        store.read("DELETE FROM house")


def test_somebody_who_gave_up_waiting_stops_nobody(store: Store) -> None:
    async def given_up() -> None:
        waiting = asyncio.ensure_future(store.write(visitor("anna")))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.write(visitor("ben"))

    asyncio.run(given_up())
    assert names(store) == ["anna", "ben"]


def test_closing_writes_what_was_queued(tmp_path: Path) -> None:
    async def hurried() -> None:
        store = Store.open(tmp_path)
        waiting = asyncio.ensure_future(store.write(visitor("anna")))
        await asyncio.sleep(0)
        store.close()
        await waiting
        with pytest.raises(StoreFailed, match="closed"):
            await store.write(visitor("ben"))

    asyncio.run(hurried())
    again = Store.open(tmp_path)
    assert names(again) == ["anna"]
    again.close()


def test_the_key_stays_and_the_outage_is_known(tmp_path: Path) -> None:
    first = Store.open(tmp_path)
    assert len(first.key) == 32 and first.outage_ms < 1000
    asyncio.run(first.write(("UPDATE house SET alive = ?", (now_ms() - 60_000,))))
    first.writer.connection.execute("PRAGMA query_only = ON")  # so that it ends like a crash
    asyncio.run(failing_beat(first))
    first.close()
    second = Store.open(tmp_path)
    assert second.key == first.key and 60_000 <= second.outage_ms < 90_000
    second.close()


async def failing_beat(store: Store) -> None:
    with pytest.raises(StoreFailed):
        await store.record_alive()


def test_a_second_server_on_the_same_folder_is_refused(store: Store) -> None:
    assert not (store.folder / "lock").exists()  # nothing that somebody could remove
    with pytest.raises(InUse) as refused:
        Store.open(store.folder)
    assert refused.value.values == {"folder": str(store.folder)}


def test_a_log_of_some_length_is_tidied_up_when_nothing_is_written(store: Store) -> None:
    async def until_tidy() -> None:
        await store.write(*(visitor(str(n)) for n in range(1500)))
        while store.writer.untidy:
            await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(until_tidy(), PATIENCE))
    file = sqlite3.connect(f"file:{store.folder / NAME}?immutable=1", uri=True)  # without the log
    assert file.execute("SELECT count(*) FROM visitor").fetchone() == (1500,)
    file.close()


def test_nobody_else_can_read_the_folder(store: Store) -> None:
    files = [store.folder, *store.folder.iterdir()]
    assert [file.name for file in files if file.stat().st_mode & 0o077] == []
