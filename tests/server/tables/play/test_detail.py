"""What the options of an ask bring is told on request, to the seat that is asked alone."""

import asyncio

from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.detail import tell_detail
from tests.server.tables.saloon import Ear, Saloon, scene


async def at_the_first_action(place: Saloon) -> tuple[LiveTable, Ear, Ear]:
    """Anna and Ben at Western Legends: the one who acts, and the other."""
    live = await place.table("Anna", "Ben", game="western-legends", options={"length": 15})
    ears = [await place.ear(live, name) for name in ("Anna", "Ben")]
    while live.table is not None and live.table.ask is not None and live.table.ask.key != "act":
        await place.answer(live, next(ear for ear in ears if ear.asked))
    asked = next(ear for ear in ears if ear.asked)
    return live, asked, next(ear for ear in ears if ear is not asked)


@scene
async def test_only_the_seat_that_is_asked_is_told(place: Saloon) -> None:
    live, asked, other = await at_the_first_action(place)
    watching, decision = await place.ear(live, "Anna", watch=True), asked.ask["decision"]
    for ear in (asked, other, watching):
        await tell_detail(live, ear, decision)
    assert asked.last("detail")["detail"]["before"]
    assert all(news["kind"] != "detail" for ear in (other, watching) for news in ear.heard)


@scene
async def test_views_carry_no_detail(place: Saloon) -> None:
    _, asked, _ = await at_the_first_action(place)
    assert "detail" not in asked.ask


@scene
async def test_nothing_is_told_of_another_decision(place: Saloon) -> None:
    live, asked, _ = await at_the_first_action(place)
    await tell_detail(live, asked, asked.ask["decision"] + 1)
    assert asked.heard[-1]["kind"] != "detail"


@scene
async def test_a_detail_waits_until_the_move_before_it_is_durable(place: Saloon) -> None:
    live, asked, _ = await at_the_first_action(place)
    async with live.lock:
        looking = asyncio.create_task(tell_detail(live, asked, asked.ask["decision"]))
        await asyncio.sleep(0)
        assert asked.heard[-1]["kind"] != "detail"
    await looking
    assert asked.heard[-1]["kind"] == "detail"
