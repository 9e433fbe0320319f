"""An undo goes back decision by decision, and never takes back only what the server answered."""

import pytest

from saddlebag.server.refused import HttpRefused
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.undo.steps import answers_to_undo
from saddlebag.server.wire.incoming import AskUndo, Undo
from tests.server.tables.saloon import Ear, Saloon, scene


async def west(place: Saloon, own: int) -> tuple[LiveTable, Ear]:
    """Anna has made so many decisions that are free to take back."""
    live = await place.table("Anna", "Ben", game="western-legends")
    ears = {0: await place.ear(live, "Anna"), 1: await place.ear(live, "Ben")}
    while live.free_steps(0) < own:
        seat = next(iter(live.decisions.open))
        await place.answer(live, ears[seat], quiet(ears[seat]))
    return live, ears[0]


def quiet(ear: Ear) -> str:
    """A ride shows nobody anything; else the first option."""
    options: list[str] = ear.ask["options"]
    return next((option for option in options if option.startswith("ride:")), options[0])


@scene
async def test_one_step_takes_back_one_decision(place: Saloon) -> None:
    live, anna = await west(place, 2)
    assert (await place.say(live, anna, Undo("u1", 1)))["kind"] == "ack"
    assert live.free_steps(0) == 1
    await place.say(live, anna, Undo("u2", 1))
    assert live.free_steps(0) == 0


@scene
async def test_as_far_as_is_free_takes_back_all_of_them(place: Saloon) -> None:
    live, anna = await west(place, 2)
    assert (await place.say(live, anna, Undo("u")))["kind"] == "ack" and not live.free_steps(0)


@scene
async def test_more_than_is_free_is_refused_with_the_number(place: Saloon) -> None:
    live, anna = await west(place, 1)
    no = await place.say(live, anna, Undo("u", 5))
    assert (no["reason"], no["values"]["allowed"]) == ("nothing_to_take_back", 1)


@scene
async def test_what_the_server_answered_is_no_step(place: Saloon) -> None:
    live, anna = await west(place, 2)
    live.by_hand[-1] = False  # as after a question with one answer
    assert live.undo_status(0).free == 1 and answers_to_undo(live, 0, 1) == 2
    live.by_hand[-2] = False
    assert live.undo_status(0).free == 0 and live.undo_status(0).may_ask
    assert (await place.say(live, anna, AskUndo("a")))["kind"] == "ack"


@scene
async def test_steps_are_the_same_after_a_restart(place: Saloon) -> None:
    live, _ = await west(place, 2)
    again = await place.again(live)
    assert again.by_hand[: len(live.by_hand)] == live.by_hand and again.free_steps(0) == 2


@scene
async def test_who_has_decided_nothing_has_no_step(place: Saloon) -> None:
    live, _ = await west(place, 1)
    with pytest.raises(HttpRefused, match="nothing_to_take_back"):
        answers_to_undo(live, 1, None)
