"""An older state of the store is noticed, and the players concerned are told."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from saddlebag.server.store.backup import NAME, back_up
from saddlebag.server.tables.live import LiveTable
from tests.server.tables.saloon import Saloon, saloon, scene

MOVES = 3


async def played(place: Saloon, moves: int) -> LiveTable:
    live = await place.table("Anna", "Ben")
    for _ in range(moves):
        await place.answer(live, await place.ear(live, "Anna"))
        await place.answer(live, await place.ear(live, "Ben"))
    return live


def put_back(folder: Path, copy: Path) -> None:
    """As the manual says."""
    for file in folder.glob(f"{NAME}*"):
        file.unlink()
    shutil.copy(copy, folder / NAME)


def test_players_hear_of_a_restored_backup_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def before() -> tuple[str, int]:
        async with saloon(tmp_path) as place:
            live = await played(place, 1)
            back_up(tmp_path, tmp_path / "copy")
            rows = live.rows
            for name in ("Anna", "Ben"):
                await place.answer(live, await place.ear(live, name))
            return live.record.id, live.rows - rows

    async def after(table: str) -> list[str]:
        async with saloon(tmp_path) as place:
            live = await place.hub.table(table)
            assert live is not None
            return [line.text for line in live.chat]

    table, lost = asyncio.run(before())
    put_back(tmp_path, tmp_path / "copy")
    assert asyncio.run(after(table)) == [f"rolled_back:{lost}"]
    assert f"rolled_back tables=1 rows={lost}" in caplog.text
    assert asyncio.run(after(table)) == [f"rolled_back:{lost}"]


def test_a_log_that_vanished_after_a_crash_is_noticed(tmp_path: Path) -> None:
    async def lost() -> int:
        async with saloon(tmp_path) as place:
            await played(place, 1)
        async with saloon(tmp_path) as place:
            return len(place.store.rolled_back)

    async def crashed() -> str:
        async with saloon(tmp_path) as place:
            live = await played(place, 1)
            return live.record.id

    assert asyncio.run(lost()) == 0
    table = asyncio.run(crashed())
    with closing(sqlite3.connect(tmp_path / NAME)) as file:  # as if the last row was in the log
        file.execute("DELETE FROM log WHERE table_id = ? AND seq > 1", (table,))
        file.commit()

    async def noticed() -> dict[str, int]:
        async with saloon(tmp_path) as place:
            return dict(place.store.rolled_back)

    assert table in asyncio.run(noticed())


@scene
async def test_a_changed_row_sets_its_table_aside(place: Saloon) -> None:
    live = await played(place, 1)
    await place.store.write(("UPDATE log SET at = at + 1 WHERE kind = 'answer'", ()))
    assert (await place.again(live)).record.status == "set_aside"


@scene
async def test_a_chain_that_is_not_the_one_written_sets_its_table_aside(place: Saloon) -> None:
    live = await played(place, 1)
    other = "UPDATE log SET seal = NULL, body = replace(body, ?, ?)"
    await place.store.write((other, (live.link, "0" * len(live.link))))
    assert (await place.again(live)).record.status == "set_aside"


@scene
async def test_a_log_of_an_older_version_is_played_on(place: Saloon) -> None:
    live = await played(place, 1)
    await place.store.write(("UPDATE log SET seal = NULL", ()))
    again = await place.again(live)
    assert again.record.status == "playing" and again.seal == b""
    await place.answer(again, await place.ear(again, "Anna"))
    assert (await place.again(again)).record.status == "playing" and place.log(again, "answer")
