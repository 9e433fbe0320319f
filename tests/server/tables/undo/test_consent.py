"""Taking back further than is free: everybody says yes, one says no, or play goes on."""

import asyncio
from pathlib import Path

import pytest

import saddlebag
from saddlebag.kernel.replay import replay
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play import bots
from saddlebag.server.tables.seats.hosting import hand_over, resign
from saddlebag.server.wire.incoming import AskUndo, Chat, Consent, Undo
from saddlebag.server.wire.outgoing import Pace
from tests.server.tables.saloon import Ear, Saloon, play, scene

SLOW = Pace("days", each=3)


async def trio(place: Saloon) -> tuple[LiveTable, list[Ear]]:
    """Anna has drawn a card, which cannot be taken back freely; Ben is next."""
    live = await place.table("Anna", "Ben", "Cleo")
    ears = [await place.ear(live, name) for name in ("Anna", "Ben", "Cleo")]
    while not ears[1].asked:
        await place.answer(live, ears[0])
    return live, ears


async def asked_for(place: Saloon, live: LiveTable, ear: Ear, cid: str = "ask") -> int:
    """The number of the request that others see."""
    assert (await place.say(live, ear, AskUndo(cid)))["kind"] == "ack"
    number: int = ear.last("delta")["undo"]["request"]
    return number


@scene
async def test_when_everybody_has_said_yes_it_is_taken_back(place: Saloon) -> None:
    live, (anna, ben, cleo) = await trio(place)
    number = await asked_for(place, live, anna)
    assert ben.last("delta")["undo"]["waiting"] == [1, 2]
    await place.say(live, ben, Consent("b", number, True))
    assert cleo.last("delta")["undo"]["waiting"] == [2] and not anna.asked
    await place.say(live, cleo, Consent("c", number, True))
    assert anna.asked and not ben.asked and anna.events()[-1]["event"] == "takeback"
    assert anna.last("delta")["undo"].get("request") is None


@scene
async def test_the_journal_with_a_take_back_replays(place: Saloon) -> None:
    live, (anna, ben, cleo) = await trio(place)
    number = await asked_for(place, live, anna)
    for ear in (ben, cleo):
        await place.say(live, ear, Consent("y", number, True))
    await place.answer(live, anna)
    assert live.table is not None
    journal, found = live.table.journal(), live.table.state_hash()
    assert replay(saddlebag.game("public-enemy"), journal).state_hash() == found
    again = await place.again(live)
    assert again.table is not None and again.table.state_hash() == found
    assert (again.link, again.decisions.open) == (live.link, live.decisions.open)


@scene
async def test_one_no_is_enough(place: Saloon) -> None:
    live, (anna, ben, cleo) = await trio(place)
    number = await asked_for(place, live, anna)
    await place.say(live, ben, Consent("b", number, False))
    assert anna.last("delta")["undo"].get("request") is None and ben.asked
    late = await place.say(live, cleo, Consent("c", number, True))
    assert late["reason"] == "no_such_request"


@scene
async def test_who_asked_may_withdraw_and_that_is_no_refusal(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    number = await asked_for(place, live, anna)
    await place.say(live, anna, Consent("w", number, False))
    assert ben.last("delta")["undo"].get("request") is None and not live.requests.declined


@scene
async def test_who_refused_is_told_to_everybody(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    await place.say(live, ben, Consent("n", await asked_for(place, live, anna), False))
    assert [line.text for line in live.chat] == ["undo_refused:Ben:Anna"]


@scene
async def test_playing_on_is_not_consent(place: Saloon) -> None:
    live, (anna, ben, cleo) = await trio(place)
    number = await asked_for(place, live, anna)
    await place.answer(live, ben)
    assert cleo.last("delta")["undo"].get("request") is None
    late = await place.say(live, cleo, Consent("c", number, True))
    assert late["reason"] == "no_such_request"


@scene
async def test_nobody_agrees_for_others_or_twice(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    number = await asked_for(place, live, anna)
    for ear, cid in ((anna, "own"), (await place.ear(live, None), "watcher")):
        assert (await place.say(live, ear, Consent(cid, number, True)))["kind"] == "nack"
    await place.say(live, ben, Consent("b", number, True))
    assert (await place.say(live, ben, Consent("b2", number, True)))["kind"] == "nack"


@scene
async def test_who_was_refused_too_often_asks_no_more(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    for i in range(3):
        number = await asked_for(place, live, anna, f"ask{i}")
        await place.say(live, ben, Consent(f"no{i}", number, False))
    reply = await place.say(live, anna, AskUndo("ask3"))
    assert (reply["reason"], reply["values"]) == ("asked_too_often", {"allowed": 3})


@scene
async def test_one_request_at_a_time_and_talking_does_not_end_it(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    await asked_for(place, live, anna)
    await place.say(live, ben, Chat("t", "hm"))
    reply = await place.say(live, ben, AskUndo("second"))
    assert reply["reason"] in ("request_open", "nothing_to_take_back")
    assert live.requests.undo is not None


@scene
async def test_how_often_somebody_was_refused_survives_a_restart(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    for i in range(3):
        number = await asked_for(place, live, anna, f"ask{i}")
        await place.say(live, ben, Consent(f"no{i}", number, False))
    live = await place.again(live)
    reply = await place.say(live, await place.ear(live, "Anna"), AskUndo("ask3"))
    assert reply["reason"] == "asked_too_often"


@scene
async def test_requests_and_consent_survive_a_restart(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    number = await asked_for(place, live, anna)
    await place.say(live, ben, Consent("b", number, True))
    live = await place.again(live)
    cleo = await place.ear(live, "Cleo")
    assert cleo.last("view")["undo"]["waiting"] == [2]
    await place.say(live, cleo, Consent("c", number, True))
    assert cleo.events()[-1]["event"] == "takeback"
    assert (await place.again(live)).requests.undo is None


@scene
async def test_a_number_is_never_used_again_not_even_after_a_restart(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    first = await asked_for(place, live, anna)
    await place.say(live, ben, Consent("n", first, False))
    live = await place.again(live)
    anna = await place.ear(live, "Anna")
    assert await asked_for(place, live, anna, "again") > first


@scene
async def test_alone_with_bots_it_is_granted_at_once(place: Saloon) -> None:
    live = await place.table("Anna", "greedy")
    anna = await place.ear(live, "Anna")
    decision = anna.ask["decision"]
    await place.answer(live, anna)
    await place.settle(live)
    assert (await place.say(live, anna, AskUndo("u")))["kind"] == "ack"
    assert anna.events()[-1]["event"] == "takeback" and anna.ask["decision"] > decision


@scene
async def test_what_is_free_needs_nobody(place: Saloon) -> None:
    live = await place.table("Anna", "Ben", options={"cavalry": True, "dollars": True})
    ears = [await place.ear(live, "Anna"), await place.ear(live, "Ben")]
    for _ in range(200):
        ear = next(ear for ear in ears if ear.asked)
        await place.answer(live, ear, ear.ask["options"][-1])
        assert live.table is not None
        if live.table.undoable(ear.view["seat"]):
            break
    assert ear.last("delta")["undo"]["free"] == 1
    assert (await place.say(live, ear, AskUndo("a")))["reason"] == "undo_is_free"
    assert (await place.say(live, ear, Undo("u")))["kind"] == "ack"
    assert ear.asked and ear.events()[-1]["event"] == "undo"


@scene
async def test_a_request_does_not_wait_for_a_bot(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    number = await asked_for(place, live, anna)
    await place.say(live, ben, Consent("b", number, True))
    await hand_over(live, "Cleo", "greedy")
    assert anna.asked and live.requests.undo is None


@scene
async def test_the_request_of_somebody_who_left_is_dropped(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    number = await asked_for(place, live, anna)
    await resign(live, "Anna", "greedy")
    assert live.undo_status(2).request is None
    assert (await place.say(live, ben, Consent("b", number, True)))["kind"] == "nack"


@scene
async def test_bots_wait_while_people_think_about_it(place: Saloon) -> None:
    live = await place.table("Anna", "greedy", "Ben")
    anna, ben = await place.ear(live, "Anna"), await place.ear(live, "Ben")
    async with live.lock:  # so that the request comes before the bot's answer
        answering = asyncio.create_task(place.answer(live, anna))
        await asyncio.sleep(0)
        asking = asyncio.create_task(place.say(live, anna, AskUndo("u")))
        await asyncio.sleep(0)
    assert (await answering)["kind"] == (await asking)["kind"] == "ack"
    await asyncio.sleep(0.1)
    assert live.requests.undo is not None and live.decisions.open.keys() == {1}
    number = ben.last("delta")["undo"]["request"]
    await place.say(live, ben, Consent("y", number, True))
    assert anna.asked


async def ben_decided_and_left(
    place: Saloon, pace: Pace | None = None
) -> tuple[LiveTable, Ear, Ear]:
    """After Anna's last decision Ben decided by hand, and a bot plays for him now."""
    live = await place.table("Anna", "Ben", "Cleo", pace=pace)
    anna, ben, cleo = [await place.ear(live, name) for name in ("Anna", "Ben", "Cleo")]
    while not ben.asked:
        await place.answer(live, anna)
    while not cleo.asked:
        await place.answer(live, ben)
    await place.leave(live, ben)
    await hand_over(live, "Ben", "greedy")
    return live, anna, cleo


@scene
async def test_a_decision_of_an_absent_player_is_not_undone(place: Saloon) -> None:
    live, anna, _ = await ben_decided_and_left(place)
    reply = await place.say(live, anna, AskUndo("u"))
    assert (reply["reason"], reply["values"]) == (
        "absent_decided",
        {"seats": [1], "names": ["Ben"]},
    )
    assert live.requests.undo is None


@scene
async def test_what_a_bot_decided_for_somebody_needs_nobody(place: Saloon) -> None:
    live, (anna, _, _) = await trio(place)
    for name in ("Ben", "Cleo"):
        await hand_over(live, name, "greedy")
    await place.settle(live)
    assert (await place.say(live, anna, AskUndo("u")))["kind"] == "ack"
    assert anna.events()[-1]["event"] == "takeback"


@scene
async def test_where_a_turn_lasts_days_the_request_waits_for_absent_players(place: Saloon) -> None:
    live, anna, cleo = await ben_decided_and_left(place, SLOW)
    number = await asked_for(place, live, anna)
    await place.say(live, cleo, Consent("c", number, True))
    assert live.requests.undo is not None and live.requests.undo.waiting == {1}
    ben = await place.ear(live, "Ben")
    await place.say(live, ben, Consent("b", number, True))
    assert anna.asked and anna.events()[-1]["event"] == "takeback"


@scene
async def test_who_leaves_while_asked_about_an_own_decision_has_not_agreed(place: Saloon) -> None:
    live = await place.table("Anna", "Ben", "greedy", pace=SLOW)
    anna, ben = await place.ear(live, "Anna"), await place.ear(live, "Ben")
    while not ben.asked:
        await place.answer(live, anna)
    async with live.lock:  # so that the request comes before the bot's answer
        answering = asyncio.create_task(place.answer(live, ben))
        await asyncio.sleep(0)
        asking = asyncio.create_task(place.say(live, anna, AskUndo("u")))
        await asyncio.sleep(0)
    assert (await answering)["kind"] == (await asking)["kind"] == "ack"
    await hand_over(live, "Ben", "greedy")
    assert live.requests.undo is not None and live.requests.undo.waiting == {1}


@pytest.mark.parametrize(("pace", "waits"), [(Pace("live", each=30), False), (SLOW, True)])
def test_where_a_turn_lasts_days_bots_wait_for_the_answer(
    tmp_path: Path, pace: Pace, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(place: Saloon) -> None:
        live = await place.table("Anna", "greedy", "Ben", pace=pace)
        anna, _ = await place.ear(live, "Anna"), await place.ear(live, "Ben")
        async with live.lock:  # so that the request comes before the bot's answer
            answering = asyncio.create_task(place.answer(live, anna))
            await asyncio.sleep(0)
            asking = asyncio.create_task(place.say(live, anna, AskUndo("u")))
            await asyncio.sleep(0)
        assert (await answering)["kind"] == (await asking)["kind"] == "ack"
        async with asyncio.timeout(10):
            while not waits and live.decisions.open.keys() == {1}:
                await asyncio.sleep(0.002)
        await asyncio.sleep(0.1)
        assert (live.decisions.open.keys() == {1}) is waits

    monkeypatch.setitem(bots.UNDO_WAIT, "live", 0.0)
    play(tmp_path, scene)
