"""A game without people stands still, says so, and goes on when somebody comes back."""

from saddlebag.server.tables.play.bots import drive
from saddlebag.server.tables.seats.hosting import hand_over
from saddlebag.server.tables.state.resting import anybody_decides, anybody_looks_on
from saddlebag.server.tables.state.seat import HANDED_OVER, TIMED_OUT, Seat
from tests.server.tables.saloon import Saloon, scene, timed

BOT = Seat(0, "bot", 0, bot="greedy")
ANNA = Seat(1, "person", 1, "anna")


def test_a_person_who_is_not_connected_still_plays() -> None:
    assert anybody_decides([BOT, ANNA])
    assert not anybody_decides([BOT, ANNA.replace(away=TIMED_OUT)])


def test_who_gave_the_seat_to_a_bot_may_look_on() -> None:
    gone = ANNA.replace(away=HANDED_OVER)
    assert anybody_looks_on([BOT, gone], ["anna"]) and not anybody_looks_on([BOT, gone], ["ben"])
    assert not anybody_looks_on([BOT, ANNA.replace(away=TIMED_OUT)], ["anna"])


def test_bots_among_themselves_play_while_anybody_watches() -> None:
    assert anybody_looks_on([BOT], [None]) and not anybody_looks_on([BOT], [])


@scene
async def test_when_everybodys_time_is_up_nobody_plays_on(place: Saloon) -> None:
    live, anna, _ = await timed(place)
    for _ in range(2):
        live.clocks.later(-100_000)
        await place.hub.check(live)
        await place.settle(live)
    assert live.resting and live.record.status == "playing" and not live.thinking
    assert anna.last("delta")["table"]["resting"] is True


@scene
async def test_it_goes_on_when_somebody_comes_back(place: Saloon) -> None:
    live, anna, _ = await timed(place)
    for _ in range(2):
        live.clocks.later(-100_000)
        await place.hub.check(live)
        await place.settle(live)
    await place.leave(live, anna)
    back = await place.ear(live, "Anna")
    assert not live.resting and not back.last("view")["table"]["resting"]


@scene
async def test_a_game_given_to_a_bot_waits_for_its_owner_to_look_on(place: Saloon) -> None:
    live = await place.table("Anna", "greedy")
    anna = await place.ear(live, "Anna")
    await place.leave(live, anna)
    await hand_over(live, "Anna", "greedy")
    await place.settle(live)
    assert live.resting and live.record.status == "playing"
    await place.ear(live, "Anna")
    drive(live)
    while live.record.status == "playing":
        await place.settle(live)
    assert live.record.status == "over"
