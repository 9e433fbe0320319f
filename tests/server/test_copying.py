"""Every commit goes into a folder, too, from which any moment can be restored."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from saddlebag.cli import main
from saddlebag.server.copying import add_base, keep_copies, tidy
from saddlebag.server.doctor import examine
from saddlebag.server.store import shipping
from saddlebag.server.store.backup import NAME
from saddlebag.server.store.failures import OpenFailed
from saddlebag.server.store.point_in_time import bases, restore_to
from saddlebag.server.store.shipping import SUFFIX, line, shipped
from saddlebag.server.store.store import Store
from saddlebag.server.timestamps import now_ms
from tests.server.store.test_crashes import kept
from tests.server.store.writing import visitor
from tests.server.tables.saloon import saloon

LATER = 10**15


def second_gone() -> int:
    """The end of this second: names of backups know no smaller parts of time."""
    until = now_ms() // 1000 * 1000 + 2000
    while now_ms() <= until:
        time.sleep(0.05)
    return until


async def based(store: Store, copies: Path) -> None:
    """The folder has a backup that is older than what comes now."""
    assert await add_base(store.folder, copies)
    await asyncio.to_thread(second_gone)


@pytest.fixture
def places(tmp_path: Path) -> tuple[Path, Path]:
    """The server's folder, and the one of copies."""
    return tmp_path / "data", tmp_path / "copies"


def test_any_moment_can_be_restored(places: tuple[Path, Path]) -> None:
    folder, copies = places
    store = Store.open(folder)
    store.ship_to(copies)

    async def evening() -> list[int]:
        await store.write(visitor("anna"))
        await based(store, copies)
        times = []
        for who in ("ben", "carl"):
            times.append(await asyncio.to_thread(second_gone))
            await store.write(visitor(who))
        return times

    before_ben, before_carl = asyncio.run(evening())
    store.close()
    for until, there in ((before_carl, {"anna", "ben"}), (before_ben, {"anna"})):
        restore_to(folder, copies, until)
        assert kept(folder) == there
    restore_to(folder, copies, LATER)
    assert kept(folder) == {"anna", "ben", "carl"}
    assert len([*folder.glob("replaced-*")]) == 3


def test_a_game_that_was_shipped_replays(places: tuple[Path, Path]) -> None:
    folder, copies = places

    async def evening() -> None:
        async with saloon(folder) as place:
            place.store.ship_to(copies)
            await place.table("Dora", "Emil")
            await based(place.store, copies)
            live = await place.table("Anna", "Ben")
            await place.answer(live, await place.ear(live, "Anna"))

    asyncio.run(evening())
    restore_to(folder / "new", copies, LATER)
    found = examine(folder / "new" / NAME)
    assert found.tables == 2 and not found.unsound
    assert found.rows == examine(folder / NAME).rows


def test_commits_that_the_backup_has_already_are_left_out(places: tuple[Path, Path]) -> None:
    folder, copies = places
    store = Store.open(folder)
    store.ship_to(copies)
    asyncio.run(store.write(visitor("anna")))
    asyncio.run(based(store, copies))
    store.close()
    (base,) = bases(copies)
    base.file.rename(base.file.with_name(f"2000-01-01T00-00-00_{base.file.name[20:]}"))
    restore_to(folder, copies, LATER)
    assert kept(folder) == {"anna"}


def test_there_is_no_moment_before_the_first_backup(places: tuple[Path, Path]) -> None:
    with pytest.raises(OpenFailed, match="no_base"):
        restore_to(*places, now_ms())


def test_a_line_that_was_cut_off_ends_what_can_be_restored(tmp_path: Path) -> None:
    good = [line((at, [[("SELECT ?", (at,))]])) for at in (1000, 2000, 3000)]
    file = tmp_path / f"1970-01-01T00{SUFFIX}"
    file.write_bytes(good[0] + good[1][:-5] + b"\n" + good[2])
    assert [it[0][0][1] for it in shipped(tmp_path, 0, LATER)] == [(1000,)]
    assert [it[0][0][1] for it in shipped(tmp_path, 3000, LATER)] == [(3000,)]


def test_bytes_and_nothing_come_back_as_they_were(tmp_path: Path) -> None:
    values = (b"\x00\xff", None, "\u00e9", 7)
    (tmp_path / f"1970-01-01T00{SUFFIX}").write_bytes(line((5, [[("SELECT 1", values)]])))
    assert [*shipped(tmp_path, 0, 9)] == [[[("SELECT 1", values)]]]


def test_a_broken_copy_harms_no_move_and_begins_again_with_a_backup(
    places: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, copies = places
    store = Store.open(folder)
    store.ship_to(copies)
    shipper = store.writer.shipper
    assert shipper is not None

    def broken(*_: object) -> None:
        raise OSError(5, "gone")

    async def evening() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(shipping.Shipper, "write", broken)
            await store.write(visitor("anna"))
            while not shipper.failing:
                await asyncio.sleep(0.01)
        assert store.warning in ("copy_failed", "disk_low")
        copying = asyncio.create_task(keep_copies(store))
        while not bases(copies):
            await asyncio.sleep(0.05)
        copying.cancel()
        await asyncio.to_thread(second_gone)
        await store.write(visitor("ben"))

    asyncio.run(evening())
    store.close()
    assert not shipper.failing
    restore_to(folder, copies, LATER)
    assert kept(folder) == {"anna", "ben"}


def test_commits_before_the_oldest_backup_are_removed(tmp_path: Path) -> None:
    for name in ("2026-11-18T08-30-00_2026-11-18T08-30-02.sqlite", "other.sqlite"):
        (tmp_path / name).touch()
    for hour in ("07", "08", "09"):
        (tmp_path / f"2026-11-18T{hour}{SUFFIX}").touch()
    tidy(tmp_path)
    left = os.listdir(tmp_path)
    assert f"2026-11-18T07{SUFFIX}" not in left and len(left) == 4


def test_the_command_wants_a_folder_and_a_time(
    places: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    data, copies = map(str, places)
    assert main(["restore", "--data", data, "--to", "2026-11-18T08:30"]) == 2
    assert main(["restore", "--data", data, "--copy", copies, "--to", "noon"]) == 2
    assert main(["restore", "--data", data, "--copy", copies, "--to", "2026-11-18T08:30Z"]) == 2
    said = capsys.readouterr().err
    assert "give both" in said and '"noon"' in said and "no backup that was complete" in said


def test_a_folder_nothing_can_be_written_to_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    store = Store.open(tmp_path / "data")
    with pytest.raises(OpenFailed, match="no_copy_folder"):
        store.ship_to(tmp_path / "file")
    store.close()
