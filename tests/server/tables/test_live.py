"""What cannot be stored is not acknowledged, not published, and has not happened."""

import asyncio
import sqlite3

from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.bots import drive
from saddlebag.server.tables.presence.attending import resync
from saddlebag.server.tables.presence.curtain import lift
from saddlebag.server.tables.seats.hosting import kick
from saddlebag.server.tables.seats.lobby import leave
from saddlebag.server.tables.state.seat import TIMED_OUT
from saddlebag.server.wire.incoming import Answer, Chat
from saddlebag.server.wire.outgoing import Pace
from tests.server.tables.saloon import Ear, Saloon, refusal, scene


async def duo(place: Saloon) -> tuple[LiveTable, Ear, Ear]:
    live = await place.table("Anna", "Ben")
    return live, await place.ear(live, "Anna"), await place.ear(live, "Ben")


def break_disk(place: Saloon) -> None:
    """From now on every commit fails as on a broken disk."""
    place.store.writer.fail(sqlite3.OperationalError("disk I/O error"))


async def fails_from_now_on(*_: object) -> None:
    raise StoreFailed("disk_full")


@scene
async def test_a_move_whose_write_fails_is_shown_to_nobody(
    place: Saloon,
) -> None:
    live, anna, ben = await duo(place)
    before, heard = live.view(1), len(ben.heard)
    place.store.write = fails_from_now_on  # type: ignore[method-assign]  # the disk is full
    reply = await place.answer(live, anna)
    assert (reply["reason"], reply["values"]) == ("storage_failed", {"why": "disk_full"})
    assert len(ben.heard) == heard and ben.view == before
    await resync(live, ben, 0)
    assert len(ben.heard) == heard
    assert await refusal(place.ear(live, "Ben")) == "storage_failed"


@scene
async def test_nobody_is_called_to_a_shared_screen_to_see_what_was_not_kept(
    place: Saloon,
) -> None:
    live = await place.shared_screen(("me", "=Ben"))
    ear = await place.ear(live, "Anna")
    await lift(live, ear, 0)
    place.store.write = fails_from_now_on  # type: ignore[method-assign]  # the disk is full
    assert (await place.answer(live, ear))["reason"] == "storage_failed"
    assert 1 in live.decisions.open
    assert await refusal(lift(live, ear, 1)) == "storage_failed"
    assert [news["kind"] for news in ear.heard] == ["view", "delta", "view", "nack"]


@scene
async def test_everybody_is_sent_away_and_finds_the_old_table(place: Saloon) -> None:
    live, anna, ben = await duo(place)
    before = live.view(0)
    break_disk(place)
    await place.answer(live, anna)
    live.lost = True
    await place.hub.check(live)
    assert anna.gone == ben.gone == "storage_failed"
    again = await place.hub.table(live.record.id)
    assert again is not None and again is not live and again.view(0) == before


@scene
async def test_as_long_as_nothing_can_be_kept_everything_is_refused(place: Saloon) -> None:
    live, anna, _ = await duo(place)
    break_disk(place)
    for said in (Answer("a", 1, "draw:deadwood"), Chat("c", "hm")):
        assert (await place.say(live, anna, said))["reason"] == "storage_failed"
    assert not live.lost and not live.accepted.keys() & {"Anna:a", "Anna:c"}


@scene
async def test_without_a_disk_people_still_look_on_and_bots_wait(place: Saloon) -> None:
    live = await place.table("Anna", "greedy", pace=Pace("live", bank=1))
    break_disk(place)
    live.seats[0] = live.seats[0].replace(away=TIMED_OUT, bot="greedy")
    anna = await place.ear(live, "Anna")
    live.clocks.later(-500_000)
    await place.hub.check(live)
    drive(live)
    assert anna.view == live.view(0) and not live.thinking and not live.lost


@scene
async def test_a_refusal_because_of_the_disk_is_not_remembered(place: Saloon) -> None:
    live, anna, _ = await duo(place)
    reason, place.store.writer.failing = place.store.writer.failing, "disk_full"
    said = Answer("a", anna.ask["decision"], anna.ask["options"][0])
    assert (await place.say(live, anna, said))["reason"] == "storage_failed"
    place.store.writer.failing = reason
    assert (await place.say(live, anna, said))["kind"] == "ack"


@scene
async def test_a_command_given_up_in_the_middle_is_there_whole_or_not_at_all(
    place: Saloon,
) -> None:
    live, anna, _ = await duo(place)
    said = Answer("a", anna.ask["decision"], anna.ask["options"][0])
    task = asyncio.create_task(place.say(live, anna, said))
    while not live.lock.locked():
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert live.lost
    await asyncio.sleep(0.2)  # what was under way reaches the disk, or never will
    again = await place.hub.table(live.record.id)
    assert again is not None
    late = await place.ear(again, "Anna")
    assert (await place.say(again, late, said))["kind"] == "ack"
    assert len(place.log(again, "answer")) == 1


@scene
async def test_what_a_host_does_without_a_disk_has_not_happened(place: Saloon) -> None:
    live, _, _ = await duo(place)
    place.store.write = fails_from_now_on  # type: ignore[method-assign]  # the disk is full
    for deed in (kick(live, "Anna", 1, ""), kick(live, "Anna", 1, "")):
        try:
            await deed
        except StoreFailed as failed:
            assert failed.reason in ("disk_full", "disk_error")
    again = await place.hub.table(live.record.id)
    assert again is not None and again is not live
    assert again.record.join_number == 0 and again.seats[1].kind == "person"
    assert await refusal(leave(again, "Anna")) == "begun_already"


@scene
async def test_a_table_the_disk_knows_more_of_is_read_again(place: Saloon) -> None:
    live, anna, _ = await duo(place)
    sql = "INSERT INTO log SELECT table_id, seq + 1, kind, seat, cid, body, at, seal FROM log"
    await place.store.write((f"{sql} ORDER BY seq DESC LIMIT 1", ()))
    reply = await place.answer(live, anna)
    assert reply["reason"] == "storage_failed" and live.lost
