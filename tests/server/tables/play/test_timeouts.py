"""When time is up a bot plays on, until the player returns."""

from saddlebag.server.tables.state.clock import GRACE
from saddlebag.server.tables.state.seat import PRESENT, TIMED_OUT
from saddlebag.server.wire.outgoing import Pace
from tests.server.tables.saloon import Saloon, scene, timed


@scene
async def test_when_time_is_up_a_bot_plays_on_and_everybody_sees_it(place: Saloon) -> None:
    live, _, ben = await timed(place)
    live.clocks.later(-69_000)
    await place.hub.check(live)
    assert live.seats[0].away == PRESENT
    live.clocks.later(-2_000)
    await place.hub.check(live)
    assert ben.last("delta")["table"]["people"][0]["away"]
    await place.settle(live)
    assert ben.asked and place.log(live, "seat")[-1]["reason"] == "time_over"


@scene
async def test_a_returning_player_plays_again_and_gets_time_to_look_around(place: Saloon) -> None:
    live, anna, _ = await timed(place)
    await place.leave(live, anna)
    live.clocks.later(-71_000)
    await place.hub.check(live)
    await place.settle(live)
    assert live.seats[0].away == TIMED_OUT
    again = await place.ear(live, "Anna")
    assert live.seats[0].away == PRESENT and live.clocks.banks[0] == GRACE
    assert not again.last("view")["table"]["people"][0].get("away")


@scene
async def test_who_returns_before_the_bot_has_answered_decides(place: Saloon) -> None:
    live, anna, _ = await timed(place)
    async with live.lock:  # the bot has its answer ready, and the person comes first
        live.seats[0] = live.seats[0].replace(away=TIMED_OUT, bot="greedy")
    await place.answer(live, anna)
    assert live.seats[0].away == PRESENT and live.clocks.banks[0] == GRACE
    await place.hub.check(live)
    assert live.seats[0].away == PRESENT


@scene
async def test_the_host_may_choose_that_nothing_happens_at_zero(place: Saloon) -> None:
    live, anna, _ = await timed(place, Pace("live", bank=60, each=10, at_zero="nothing"))
    live.clocks.later(-500_000)
    await place.hub.check(live)
    assert live.seats[0].away == PRESENT
    assert (await place.answer(live, anna))["kind"] == "ack" and live.clocks.banks[0] == 0
