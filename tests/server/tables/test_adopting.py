"""A game from elsewhere becomes a table here."""

from pathlib import Path

import pytest

import saddlebag
from saddlebag.kernel.table import Table
from saddlebag.server.tables.adopting import adopt
from saddlebag.server.tables.attending import lift
from saddlebag.server.tables.seat import Seat
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
        live = await place.hub.table(await adopt(place.hub, table, "Anna", SEATS))
        assert live is not None and live.table is not None
        assert live.record.imported and not live.record.fair
        assert live.table.state_hash() == table.state_hash()
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
        live = await place.hub.table(await adopt(place.hub, table, "Anna", SEATS))
        assert live is not None and live.table is not None
        assert live.table.state_hash() == table.state_hash()

    play(tmp_path, told)


@scene
async def test_several_people_of_an_imported_game_share_the_screen(place: Saloon) -> None:
    await place.visitor("Anna")
    seats = [SEATS[0], Seat(1, "person", 1, "Anna", name="Ben")]
    live = await place.hub.table(await adopt(place.hub, played(0), "Anna", seats))
    assert live is not None and live.record.mode == "hot_seat"
    ear = await place.ear(live, "Anna")
    await lift(live, ear, 0)
    assert ear.asked
