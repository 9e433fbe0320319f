"""Nobody waits for who has nothing to say."""

import asyncio
from pathlib import Path

from saddlebag.kernel.ask import Ask
from saddlebag.server.tables.context import Timing
from saddlebag.server.tables.play.bots import is_lone_pass
from saddlebag.server.wire.incoming import Order
from tests.server.tables.saloon import Saloon, saloon, scene


@scene
async def test_a_standing_order_lets_pass_and_only_its_seat_sees_it(place: Saloon) -> None:
    live = await place.table("Anna", "Ben", options={"cavalry": True})
    anna, ben = await place.ear(live, "Anna"), await place.ear(live, "Ben")
    assert (await place.say(live, anna, Order("o", ["cavalry"])))["kind"] == "ack"
    assert anna.view["orders"] == {"keys": ["cavalry"], "until": ""}
    assert ben.view["orders"] is None
    for turn in range(60):
        ear = anna if anna.asked else ben
        options = ear.ask["options"]
        await place.answer(live, ear, options[turn % len(options)])
    asked = [ask["key"] for news in anna.heard for ask in told_asks(news, 0)]
    assert "cavalry" not in asked and any(row["seat"] == 0 for row in place.log(live, "answer"))


def told_asks(news: dict[str, object], seat: int) -> list[dict[str, str]]:
    """The asks of a seat in one message."""
    patch = news.get("patch", [])
    assert isinstance(patch, list)
    whole = [change[1] for change in patch if change[0] == ["asks"]]
    return [ask for asks in whole for ask in asks if ask["seat"] == seat]


@scene
async def test_an_order_comes_back_after_a_restart_and_ends_by_a_word(place: Saloon) -> None:
    live = await place.table("Anna", "Ben", options={"cavalry": True})
    await place.say(live, await place.ear(live, "Anna"), Order("o", ["cavalry"]))
    live = await place.again(live)
    anna = await place.ear(live, "Anna")
    assert anna.view["orders"] == {"keys": ["cavalry"], "until": ""}
    await place.say(live, anna, Order("end", []))
    assert anna.view["orders"] is None


def test_a_lone_pass_is_one_where_nothing_else_can_be_said() -> None:
    assert is_lone_pass(Ask(0, "react", ("pass",), idle="pass"))
    assert not is_lone_pass(Ask(0, "react", ("pass", "duel"), idle="pass"))
    assert not is_lone_pass(Ask(0, "draw", ("draw",)))


def test_bots_answer_at_a_pace_one_can_follow(tmp_path: Path) -> None:
    async def told() -> None:
        async with saloon(tmp_path, Timing(bot_pause=(0.2, 0.25))) as place:
            live = await place.table("Anna", "greedy")
            anna = await place.ear(live, "Anna")
            await place.answer(live, anna)
            await asyncio.sleep(0.1)
            assert not anna.asked
            await place.settle(live)
            assert anna.asked

    asyncio.run(told())
