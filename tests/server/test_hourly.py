"""Backups by themselves: tried out before they are called one, and rotated."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from saddlebag.cli import main
from saddlebag.server import hourly
from saddlebag.server.doctor import Selection, examine
from saddlebag.server.hourly import (
    DAYS,
    HOURS,
    Made,
    back_up_once,
    due,
    outdated,
    sweep,
    until_next,
)
from saddlebag.server.store import store as stores
from saddlebag.server.store.backup import NAME, back_up
from saddlebag.server.store.failures import InUse, OpenFailed
from saddlebag.server.store.restore import restore
from saddlebag.server.store.store import Store
from tests.server.tables.saloon import saloon


def played(folder: Path) -> str:
    """A folder with one table in the middle of its game."""

    async def play() -> str:
        async with saloon(folder) as place:
            live = await place.table("Anna", "Ben")
            await place.answer(live, await place.ear(live, "Anna"))
            return live.record.id

    return asyncio.run(play())


def spoil(file: Path, table: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE log SET at = at + 1 WHERE table_id = ?", (table,))
        connection.commit()


def test_a_backup_is_made_restored_and_replayed(tmp_path: Path) -> None:
    played(tmp_path)
    made = asyncio.run(back_up_once(tmp_path))
    assert made is not None and [*(tmp_path / "backups").iterdir()] == [made.file]
    assert made.file.stat().st_mode & 0o077 == 0 and not made.unsound


def test_a_backup_with_a_table_that_does_not_replay_is_kept_and_the_table_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = played(tmp_path)
    spoil(tmp_path / NAME, table)
    made = asyncio.run(back_up_once(tmp_path))
    assert made is not None and made.file.exists() and made.unsound == [table]
    assert f"tables_unsound: {table}" in caplog.text


def test_a_backup_that_cannot_be_restored_is_never_called_one(tmp_path: Path) -> None:
    played(tmp_path)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("PRAGMA user_version = 9999")
    assert asyncio.run(back_up_once(tmp_path)) is None
    assert [*(tmp_path / "backups").iterdir()] == []


def test_what_changed_is_replayed_every_time_and_the_rest_once_a_day(tmp_path: Path) -> None:
    played(tmp_path)
    played(tmp_path)
    soon = 10**15  # nothing has happened since
    replayed = [examine(tmp_path / NAME, Selection(soon, part, 24)).tables for part in range(24)]
    assert sum(replayed) == 2 and examine(tmp_path / NAME, Selection(soon)).tables == 0
    assert examine(tmp_path / NAME, Selection(1)).tables == 2


def test_the_parts_of_a_day_follow_each_other_and_begin_with_the_last_backup(
    tmp_path: Path,
) -> None:
    (tmp_path / "1970-01-02T00-00-00.sqlite").touch()
    (tmp_path / "by-hand.sqlite").touch()
    day = 24 * 3600
    assert due(tmp_path, 60, day)[:2] == ["--since", str(day * 1000)]
    assert [due(tmp_path, 60, day + n * 3600)[-1] for n in (0, 1, 23)] == ["0/24", "1/24", "23/24"]
    assert due(tmp_path, 10_000, day)[-1] == "0/1"
    assert until_next(60, day + 60.0) == 3540.0


def test_what_a_killed_process_left_is_removed(tmp_path: Path) -> None:
    for name in ("old.unchecked", ".saddlebag-old", "kept.sqlite", "new.unchecked"):
        (tmp_path / name).touch()
    (tmp_path / ".saddlebag-folder").mkdir()
    (tmp_path / ".saddlebag-folder" / NAME).touch()
    for old in (*tmp_path.iterdir(), tmp_path / ".saddlebag-folder" / NAME):
        if old.name != "new.unchecked":
            os.utime(old, (0, 0))
    sweep(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"kept.sqlite", "new.unchecked"}


def test_without_room_there_is_no_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store.open(tmp_path).close()
    monkeypatch.setattr(hourly, "has_room", lambda _folder: False)
    assert asyncio.run(back_up_once(tmp_path)) is None


def test_a_backup_that_failed_is_a_warning_until_one_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path("made")
    results = iter((None, Made(file, ["a table"]), Made(file, [])))
    warned: list[str] = []

    async def made(_folder: Path, _minutes: int) -> Made | None:
        warned.append(store.warning)
        return next(results)  # the fourth time there is none, which ends the task

    store = Store.open(tmp_path)
    monkeypatch.setattr(stores, "LOW", 0.0)
    monkeypatch.setattr(hourly, "back_up_once", made)
    monkeypatch.setattr(hourly, "until_next", lambda _minutes, _now: 0.0)
    with pytest.raises(RuntimeError):
        asyncio.run(hourly.keep_backups(store, 60))
    store.close()
    assert warned == ["", "backup_failed", "tables_unsound", ""]


def test_the_latest_are_kept_and_one_of_each_day_before() -> None:
    names = [
        Path(f"2026-11-{day:02}T{hour:02}-00-00.sqlite") for day in range(1, 20) for hour in (8, 20)
    ]
    kept = sorted(set(names) - set(outdated(names)), reverse=True)
    assert kept[:HOURS] == sorted(names, reverse=True)[:HOURS]
    assert [file.name[8:13] for file in kept[HOURS:]] == [f"0{day}T20" for day in range(7, 0, -1)]
    assert len(kept) == HOURS + DAYS


def test_the_doctor_names_the_tables_that_do_not_replay(tmp_path: Path) -> None:
    table = played(tmp_path / "kept")
    back_up(tmp_path / "kept", tmp_path / "copy")
    assert examine(tmp_path / "copy").tables == 1 and not examine(tmp_path / "copy").unsound
    spoil(tmp_path / "copy", table)
    assert examine(tmp_path / "copy").unsound == [table]
    (tmp_path / "copy").write_bytes(b"cactus" * 1000)
    with pytest.raises(OpenFailed, match="damaged"):
        examine(tmp_path / "copy")


def test_the_newest_backup_is_put_in_place_and_nothing_is_thrown_away(tmp_path: Path) -> None:
    played(tmp_path)
    made = asyncio.run(back_up_once(tmp_path))
    (tmp_path / NAME).write_bytes(b"cactus" * 1000)
    taken, old = restore(tmp_path, None)
    assert (
        made is not None and taken == made.file and (old / NAME).read_bytes().startswith(b"cactus")
    )
    assert examine(tmp_path / NAME).tables == 1


def test_a_backup_is_restored_into_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    played(tmp_path)
    made = asyncio.run(back_up_once(tmp_path))
    assert made is not None
    restore(tmp_path / "new" / "machine", made.file)
    assert examine(tmp_path / "new" / "machine" / NAME).tables == 1


class Killed(BaseException):
    """In the middle of it."""


@pytest.mark.parametrize("done", range(4))
def test_an_interrupted_restore_is_finished_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done: int
) -> None:
    played(tmp_path)
    back_up(tmp_path, tmp_path / "copy")
    for name in (NAME, f"{NAME}-wal", f"{NAME}-shm"):
        (tmp_path / name).write_bytes(b"cactus")
    moves, rename = iter(range(9)), Path.rename

    def interrupted(self: Path, target: Path) -> Path:
        if next(moves) > done:
            raise Killed
        return rename(self, target)

    with monkeypatch.context() as patched, pytest.raises(Killed):
        patched.setattr(Path, "rename", interrupted)
        restore(tmp_path, tmp_path / "copy")
    store = Store.open(tmp_path)
    assert store.read("SELECT count(*) AS tables FROM game_table")[0]["tables"] == 1
    store.close()
    (old,) = tmp_path.glob("replaced-*")
    assert {file.name for file in old.iterdir()} == {NAME, f"{NAME}-wal", f"{NAME}-shm"}


def test_a_restore_waits_for_a_stopped_server_and_a_sound_backup(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    back_up(tmp_path, tmp_path / "copy")
    with pytest.raises(InUse):
        restore(tmp_path, tmp_path / "copy")
    store.close()
    (tmp_path / "copy").write_bytes(b"cactus" * 1000)
    with pytest.raises(OpenFailed, match="no_copy"):
        restore(tmp_path, tmp_path / "copy")
    with pytest.raises(OpenFailed, match="no_backup"):
        restore(tmp_path, None)
    assert examine(tmp_path / NAME).tables == 0


def test_both_commands_say_what_they_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path / "kept")
    back_up(tmp_path / "kept", tmp_path / "copy")
    main(["doctor", str(tmp_path / "copy")])
    main(["restore", str(tmp_path / "copy"), "--data", str(tmp_path / "kept")])
    said = capsys.readouterr().out
    assert "1 tables" in said and "is in place now" in said
