"""A game from elsewhere becomes a table here."""

import asyncio
from pathlib import Path

import pytest

import saddlebag
from saddlebag.kernel.table import Table
from saddlebag.server import yielding
from saddlebag.server.tables.life.importing import import_table
from saddlebag.server.tables.life.loading import load
from saddlebag.server.tables.presence.curtain import lift
from saddlebag.server.tables.state.seat import Seat
from tests.server.tables.saloon import Saloon, play, scene


def played(answers: int, **more: object) -> Table:
    """A game that was played somewhere else for a while."""
    table = saddlebag.game("public-enemy").table(2, seed=5, **more)  # type: ignore[arg-type]  # any option
    for i in range(answers):
        if table.ask is None:
            break
        table.answer(table.ask.options[i % len(table.ask.options)])
    return table


SEATS = [Seat(0, "person", 0, "Anna", name="Anna"), Seat(1, "bot", 1, bot="greedy", name="Bot")]


@pytest.mark.parametrize("answers", [0, 1, 30])
def test_an_imported_game_stands_where_it_stood_and_goes_on(answers: int, tmp_path: Path) -> None:
    async def told(place: Saloon) -> None:
        await place.visitor("Anna")
        table = played(answers)
        table_id = await import_table(place.store, table, "Anna", SEATS)
        read = await load(place.hub.context, table_id)
        assert read is not None and read.table is not None
        assert read.record.imported and not read.record.fair
        assert read.table.state_hash() == table.state_hash()
        live = await place.hub.table(table_id)
        assert live is not None
        anna = await place.ear(live, "Anna")
        await place.settle(live)
        assert anna.asked and (await place.answer(live, anna))["kind"] == "ack"
        await place.settle(live)
        assert (await place.again(live)).table is not None

    play(tmp_path, told)


@pytest.mark.parametrize("nonces", [{0: ""}, {0: "x", 1: ""}])
def test_an_empty_nonce_is_one_too(nonces: dict[int, str], tmp_path: Path) -> None:
    async def told(place: Saloon) -> None:
        await place.visitor("Anna")
        table = played(10, nonces=nonces)
        live = await place.hub.table(await import_table(place.store, table, "Anna", SEATS))
        assert live is not None and live.table is not None
        assert live.table.state_hash() == table.state_hash()

    play(tmp_path, told)


@scene
async def test_several_people_of_an_imported_game_share_the_screen(place: Saloon) -> None:
    await place.visitor("Anna")
    seats = [SEATS[0], Seat(1, "person", 1, "Anna", name="Ben")]
    live = await place.hub.table(await import_table(place.store, played(0), "Anna", seats))
    assert live is not None and live.record.mode == "hot_seat"
    ear = await place.ear(live, "Anna")
    await lift(live, ear, 0)
    assert ear.asked


async def long_game(place: Saloon) -> tuple[str, int]:
    """A journal of many decisions, most of them taken back, has been brought in."""
    table = saddlebag.game("public-enemy").table(seats=2, seed=3, options={"cavalry": True})
    while table.ask is not None and table.entry_count < 700:
        seat = table.asks[-1].seat
        table.answer(table.asks[-1].options[-1], seat)
        if table.undoable(seat) and table.entry_count % 3:
            table.undo(seat, 1)
    owner = await place.visitor("Anna")
    seats = [Seat(i, "person", i, owner, name=f"P{i}") for i in range(2)]
    return await import_table(place.store, table, owner, seats), table.entry_count


@scene
async def test_a_long_game_is_loaded_in_slices_while_others_play(place: Saloon) -> None:
    table_id, entries = await long_game(place)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yielding, "PIECE", 0.0)
        standing, turns = asyncio.create_task(place.hub.table(table_id)), 0
        while not standing.done():
            await asyncio.sleep(0)
            turns += 1
    live = standing.result()
    assert live is not None and live.table is not None and live.table.entry_count == entries
    assert entries >= 100 and turns >= entries / 3 and len(place.log(live, "imported")) > 1


@scene
async def test_concurrent_requests_for_a_table_share_one_load(place: Saloon) -> None:
    table_id, _ = await long_game(place)
    one, other = asyncio.create_task(place.hub.table(table_id)), place.hub.table(table_id)
    await asyncio.sleep(0)
    assert await other is await one is place.hub.tables[table_id]
    assert not place.hub.loading
