"""Several people at one screen: a seat's view is sent only when its player sits there."""

from typing import Any

from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.presence.attending import resync
from saddlebag.server.tables.presence.curtain import lift
from saddlebag.server.tables.seats.hosting import hand_over, reclaim_seat, resign
from saddlebag.server.wire.incoming import Answer
from tests.server.tables.saloon import Ear, Saloon, refusal, scene


async def at_one_screen(place: Saloon, *others: str) -> tuple[LiveTable, Ear]:
    """Anna and Ben share a screen."""
    sitting = ("me", "=Ben", *others)
    live = await place.shared_screen(sitting)
    return live, await place.ear(live, "Anna")


def seats_shown(ear: Ear) -> list[Any]:
    """Whose views were sent, in order."""
    return [news["seat"] for news in ear.heard if news["kind"] == "view"]


@scene
async def test_before_the_curtain_is_lifted_only_the_public_view_is_sent(place: Saloon) -> None:
    live, ear = await at_one_screen(place)
    first = ear.last("view")
    assert (first["seat"], first["curtain"], first["seats"]) == (None, 0, [0, 1])
    assert first["view"] == live.view(None) and not ear.asked
    reply = await place.say(live, ear, Answer("x", 1, "draw:deadwood"))
    assert reply["reason"] == "not_your_seat"


@scene
async def test_the_next_player_is_called_and_nothing_of_theirs_is_sent_before(
    place: Saloon,
) -> None:
    live, ear = await at_one_screen(place)
    await lift(live, ear, 0)
    while 0 in live.decisions.open:
        await place.answer(live, ear)
    assert seats_shown(ear) == [None, 0, None]
    assert ear.last("view")["curtain"] == 1 and ear.last("curtain")["seat"] == 1
    await lift(live, ear, 1)
    assert seats_shown(ear)[-1] == 1 and ear.asked


@scene
async def test_every_view_of_a_whole_game_follows_its_lift(place: Saloon) -> None:
    live, ear = await at_one_screen(place)
    lifted: list[Any] = [None]
    for turn in range(60):
        if live.record.status == "over":
            break
        if ear.view["seat"] is None:
            seat = ear.called
            assert seat is not None
            await lift(live, ear, seat)
            lifted += [seat, None]
        options = ear.ask["options"]
        await place.answer(live, ear, options[turn % len(options)])
    assert seats_shown(ear) in (lifted, lifted[:-1])


@scene
async def test_a_foreign_seat_is_never_lifted(place: Saloon) -> None:
    live, ear = await at_one_screen(place, "greedy")
    assert await refusal(lift(live, ear, 2)) == "not_your_seat"
    watcher = await place.ear(live, None)
    assert await refusal(lift(live, watcher, 0)) == "not_your_seat"
    assert seats_shown(watcher) == [None]


@scene
async def test_a_reload_draws_the_curtain_again(place: Saloon) -> None:
    live, ear = await at_one_screen(place)
    await lift(live, ear, 0)
    again = await place.ear(live, "Anna")
    assert (again.last("view")["seat"], again.last("view")["curtain"]) == (None, 0)
    await resync(live, again, 0)
    assert again.last("view")["seat"] is None


@scene
async def test_nobody_is_called_for_a_seat_that_a_bot_plays(place: Saloon) -> None:
    live, ear = await at_one_screen(place)
    await lift(live, ear, 0)
    await hand_over(live, "Anna", "greedy")
    await place.settle(live)
    assert live.seats[0].played_by_bot and ear.called == 1
    await lift(live, ear, 1)
    await place.answer(live, ear)
    await place.settle(live)
    assert ear.view["seat"] == 1 and ear.asked
    await reclaim_seat(live, "Anna")
    assert not live.seats[0].played_by_bot


@scene
async def test_whose_seat_is_taken_back_is_called_at_once(place: Saloon) -> None:
    live, ear = await at_one_screen(place)
    await hand_over(live, "Anna", "greedy")
    live.thinking[0][1].cancel()  # still thinking
    await lift(live, ear, 1)
    await reclaim_seat(live, "Anna")
    assert ear.last("view")["seat"] is None and ear.last("view")["curtain"] == 0


@scene
async def test_who_is_left_alone_at_the_screen_plays_on(place: Saloon) -> None:
    live, ear = await at_one_screen(place)
    await lift(live, ear, 0)
    await resign(live, "Anna", "greedy")
    await place.settle(live)
    assert [live.seats[0].kind, live.seats[1].kind] == ["bot", "person"]
    assert ear.view["seat"] == 1 and ear.asked
    assert (await place.answer(live, ear))["kind"] == "ack"
