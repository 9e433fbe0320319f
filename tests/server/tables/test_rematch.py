"""The same people once more."""

import asyncio

from saddlebag.server.tables.hosting import hand_over
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.lobby import start
from saddlebag.server.tables.rematch import rematch
from tests.server.tables.saloon import Ear, Saloon, refusal, scene


async def finished(place: Saloon) -> tuple[LiveTable, Ear]:
    """Anna and Ben have played to the end, Ben with a bot in his seat."""
    live = await place.table("Anna", "Ben", "random", options={"round_cap": 2})
    anna = await place.ear(live, "Anna")
    await hand_over(live, "Ben", "greedy")
    async with asyncio.timeout(20):
        while live.record.status != "over":
            if anna.asked:
                await place.answer(live, anna)
            await asyncio.sleep(0.002)
    return live, anna


@scene
async def test_a_rematch_seats_the_same_people_with_other_cards(place: Saloon) -> None:
    live, anna = await finished(place)
    table_id = await rematch(place.hub, live, "Ben")
    assert anna.last("delta")["table"]["rematch"] == table_id
    again = await place.hub.table(table_id)
    assert again is not None and again.record.host == "Ben" and again.record.status == "open"
    assert [seat.name for seat in again.seats] == [seat.name for seat in live.seats]
    assert again.record.commitment != live.record.commitment and again.record.fair
    assert not again.seats[1].played_by_bot and again.seats[1].bot == ""
    await start(again, "Ben")
    assert again.table is not None and not again.table.head.nonces


@scene
async def test_whoever_comes_second_finds_the_same_table(place: Saloon) -> None:
    live, _ = await finished(place)
    first = await rematch(place.hub, live, "Ben")
    assert await rematch(place.hub, live, "Anna") == first
    live = await place.again(live)
    assert await rematch(place.hub, live, "Anna") == first


@scene
async def test_only_who_sat_there_and_only_after_the_end(place: Saloon) -> None:
    live = await place.table("Anna", "Ben")
    assert await refusal(rematch(place.hub, live, "Anna")) == "not_over"
    assert await refusal(rematch(place.hub, live, "Stranger")) == "not_your_seat"
