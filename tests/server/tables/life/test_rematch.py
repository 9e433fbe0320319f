"""The same people once more."""

import asyncio
from dataclasses import replace

import saddlebag
from saddlebag.server.tables.life.opening import TableSettings
from saddlebag.server.tables.life.rematch import rematch
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.seats.hosting import hand_over
from saddlebag.server.tables.seats.lobby import remove_bot, sit, start
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
    table_id = await rematch(live, "Ben")
    assert anna.last("delta")["table"]["rematch"] == table_id
    again = await place.hub.table(table_id)
    assert again is not None and again.record.host == "Ben" and again.record.status == "open"
    assert [seat.name for seat in again.seats] == [seat.name for seat in live.seats]
    assert again.record.commitment != live.record.commitment and again.record.fair
    assert not again.seats[1].played_by_bot and again.seats[1].bot == ""
    await start(again, "Ben")
    assert again.table is not None and not again.table.head.nonces


@scene
async def test_the_second_to_ask_gets_the_same_table(place: Saloon) -> None:
    live, _ = await finished(place)
    first = await rematch(live, "Ben")
    assert await rematch(live, "Anna") == first
    live = await place.again(live)
    assert await rematch(live, "Anna") == first


@scene
async def test_a_rematch_is_played_by_todays_rules_or_refused(place: Saloon) -> None:
    live, _ = await finished(place)
    live.record.version, live.record.options = 0, {"round_cap": 2, "gone": True}
    assert await refusal(rematch(live, "Anna")) == "bad_option"
    live.record.options = {"round_cap": 2}
    again = await place.hub.table(await rematch(live, "Anna"))
    assert again is not None and again.record.version == 1
    assert again.record.options == saddlebag.game("public-enemy").chosen(3, {"round_cap": 2})


@scene
async def test_a_game_at_one_screen_becomes_another_when_a_seat_is_opened(place: Saloon) -> None:
    wish = TableSettings("public-enemy", 2, await place.visitor("Anna"), "Anna", mode="solo")
    wish = replace(wish, sitting=("me", "greedy"))
    live = await place.hub.table(await place.hub.create(wish))
    assert live is not None and live.record.mode == "solo"
    await remove_bot(live, "Anna", 1)
    assert live.card().mode == "online"
    assert (await place.again(live)).record.mode == "online"


@scene
async def test_a_game_at_one_screen_becomes_another_when_somebody_sits_down(place: Saloon) -> None:
    wish = TableSettings("public-enemy", 2, await place.visitor("Anna"), "Anna")
    live = await place.hub.table(await place.hub.create(wish))
    assert live is not None
    live.record.mode = "hot_seat"
    await sit(live, await place.visitor("Ben"), 1, "Ben", 1, "")
    assert (await place.again(live)).record.mode == "online"


@scene
async def test_who_was_kicked_is_not_welcome_at_the_rematch_either(place: Saloon) -> None:
    live, _ = await finished(place)
    live.kicked = {"Bill", "Cleo"}
    again = await place.hub.table(await rematch(live, "Anna"))
    assert again is not None and again.kicked == {"Bill", "Cleo"}
    await start(again, "Anna")
    assert (await place.again(again)).kicked == {"Bill", "Cleo"}


@scene
async def test_only_players_may_ask_and_only_after_the_end(place: Saloon) -> None:
    live = await place.table("Anna", "Ben")
    assert await refusal(rematch(live, "Anna")) == "not_over"
    assert await refusal(rematch(live, "Stranger")) == "not_your_seat"
