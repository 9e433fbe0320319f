"""Time to decide: what it costs, what happens at its end, and what makes it stand still."""

import asyncio
from pathlib import Path

import pytest

from saddlebag.server.tables import hub
from saddlebag.server.tables.seats.hosting import hand_over
from saddlebag.server.tables.state.clock import DAY, GRACE, Clocks
from saddlebag.server.tables.state.seat import PRESENT
from saddlebag.server.timestamps import now_ms
from saddlebag.server.wire.incoming import Consent, Pause
from saddlebag.server.wire.outgoing import Pace
from tests.server.tables.saloon import LIVE, Saloon, saloon, scene, timed


def test_a_decision_uses_its_own_time_first_and_then_the_bank() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.turn(1_000, [0], [0])
    assert clocks.deadlines() == {0: 71_000}
    clocks.turn(9_000, [1], [1])
    clocks.turn(24_000, [0], [0])
    assert clocks.banks == [60_000, 55_000]


def test_a_seat_still_asked_keeps_its_running_clock() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.turn(0, [0, 1], [0, 1])
    clocks.turn(5_000, [1], [])
    assert clocks.deadlines() == {1: 70_000}


def test_an_undo_buys_no_time() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.turn(0, [0], [0])
    clocks.turn(8_000, [1], [1], [[0, "a"]])
    clocks.turn(9_000, [0], [0, 1], [["undo", 0, 1]])
    assert clocks.deadlines() == {0: 71_000}  # 2 of its own 10 seconds are left, and the bank


def test_an_undo_of_several_answers_buys_no_time_for_any_of_them() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.turn(0, [0], [0])
    clocks.turn(9_000, [0], [0], [[0, "a"]])
    clocks.turn(17_000, [0], [0], [[0, "b"]])
    clocks.turn(20_000, [0], [0, 1], [["undo", 0, 2]])
    assert clocks.deadlines() == {0: 81_000}  # 1 second is left for the first
    clocks.turn(20_000, [0], [0], [[0, "a"]])
    assert clocks.deadlines() == {0: 82_000}  # 2 for the second
    clocks.turn(20_000, [0], [0], [[0, "b"]])
    assert clocks.deadlines() == {0: 87_000}  # 7 for the third, which was thought about


def test_what_another_answered_after_begins_with_time_of_its_own() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.turn(0, [0], [0])
    clocks.turn(9_000, [0], [0], [[0, "a"]])
    clocks.turn(9_000, [0], [0, 1], [["undo", 0, 1]])
    clocks.turn(9_000, [1], [1], [[0, "b"]])
    clocks.turn(9_000, [0], [0], [[1, "c"]])
    assert clocks.deadlines() == {0: 79_000}


def test_a_turn_may_take_days() -> None:
    clocks = Clocks(Pace("days", each=3), 2)
    clocks.turn(0, [1], [1])
    assert clocks.deadlines() == {1: 3 * DAY}


def test_time_stands_still_in_a_pause() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.turn(0, [0], [0])
    clocks.pause(5_000)
    assert clocks.deadlines() == {}
    clocks.turn(50_000, [1], [1])
    clocks.resume(100_000)
    assert clocks.banks == [60_000, 60_000] and clocks.deadlines() == {1: 170_000}


def test_clocks_survive_in_the_log() -> None:
    clocks, again = Clocks(LIVE, 2), Clocks(LIVE, 2)
    clocks.turn(0, [0], [0])
    clocks.turn(30_000, [1], [1], [[0, "a"]])
    kept = clocks.to_log()
    assert kept is not None
    again.restore(kept)
    assert vars(again) == vars(clocks)


def test_a_relaxed_table_has_no_clock() -> None:
    clocks = Clocks(Pace(), 2)
    clocks.turn(0, [0], [0])
    assert clocks.to_log() is None and clocks.deadlines() == {}


@scene
async def test_to_pause_everybody_must_agree_and_anybody_goes_on(place: Saloon) -> None:
    live, anna, ben = await timed(place)
    await place.say(live, anna, Pause("p", True))
    told = ben.last("delta")["clock"]
    assert told["waiting"] == [1] and told["by"] == 0 and not told["paused"]
    assert (await place.say(live, anna, Consent("n", told["request"], True)))["kind"] == "nack"
    await place.say(live, ben, Consent("y", told["request"], True))
    assert anna.last("delta")["clock"]["paused"] and not anna.last("delta")["clock"]["deadlines"]
    live.clocks.later(-500_000)
    await place.hub.check(live)
    assert live.seats[0].away == PRESENT
    await place.say(live, ben, Pause("g", False))
    assert not anna.last("delta")["clock"]["paused"]


@scene
async def test_a_pause_is_refused_by_one_no(place: Saloon) -> None:
    live, anna, ben = await timed(place)
    await place.say(live, anna, Pause("p", True))
    number = ben.last("delta")["clock"]["request"]
    await place.say(live, ben, Consent("n", number, False))
    assert live.clocks.paused is None and anna.last("delta")["clock"]["request"] is None


@scene
async def test_a_pause_does_not_wait_for_seats_played_by_bots(place: Saloon) -> None:
    live, anna, _ = await timed(place)
    await place.say(live, anna, Pause("p", True))
    await hand_over(live, "Ben", "")
    assert live.clocks.paused is not None and place.log(live, "pause")


@scene
async def test_a_pause_does_not_wait_for_absent_players_after_a_restart(place: Saloon) -> None:
    live = await place.table("Anna", "Ben", "Cleo", pace=LIVE)
    anna = await place.ear(live, "Anna")
    await place.say(live, anna, Pause("p", True))
    await hand_over(live, "Ben", "")
    assert live.requests.pause is not None and live.requests.pause.waiting == {2}
    again = await place.again(live)
    assert again.requests.pause is not None and again.requests.pause.waiting == {2}


@scene
async def test_without_clocks_there_is_nothing_to_pause(place: Saloon) -> None:
    live, anna, _ = await timed(place, Pace())
    assert (await place.say(live, anna, Pause("p", True)))["reason"] == "no_clock"


def test_an_outage_moves_all_deadlines_by_its_length_and_a_little_more(tmp_path: Path) -> None:
    async def before() -> tuple[str, int]:
        async with saloon(tmp_path) as place:
            live, _, _ = await timed(place)
            return live.record.id, live.clocks.deadline(0)

    async def after(table_id: str) -> tuple[int, int]:
        async with saloon(tmp_path) as place:
            place.store.outage_ms = 60_000
            await place.hub.restore_playing()
            live = place.hub.tables[table_id]
            kept = place.log(live, "outage")[-1]
            assert kept["ms"] == 60_000 and kept["clock"] == live.clocks.to_log()
            return live.clocks.deadline(0), (await place.again(live)).clocks.deadline(0)

    table_id, deadline = asyncio.run(before())
    assert asyncio.run(after(table_id)) == (deadline + 60_000 + GRACE,) * 2


@scene
async def test_while_the_computer_sleeps_nobody_loses_time(place: Saloon) -> None:
    live, anna, _ = await timed(place)
    deadline = live.clocks.deadline(0)
    await place.hub.after_sleep(3_000)
    assert live.clocks.deadline(0) == deadline
    await place.hub.after_sleep(8 * 3_600_000)
    later = deadline + 8 * 3_600_000 + GRACE
    assert live.clocks.deadline(0) == later and place.log(live, "outage")
    assert anna.last("delta")["clock"]["deadlines"] == {"0": later}


@scene
async def test_while_nothing_can_be_stored_nobody_loses_time(place: Saloon) -> None:
    live, _, _ = await timed(place)
    deadline = live.clocks.deadline(0)
    place.store.writer.failing = "disk_full"
    await place.hub.after_failure()
    assert place.hub.failed_at and live.clocks.deadline(0) == deadline
    place.hub.failed_at -= 60_000
    place.store.writer.failing = ""
    await place.hub.after_failure()
    assert live.clocks.deadline(0) >= deadline + 60_000 + GRACE and not place.hub.failed_at


@scene
async def test_a_jump_of_the_clock_is_noticed(place: Saloon) -> None:
    live, _, _ = await timed(place)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hub, "LOOK_EVERY", 0.01)
        looking = asyncio.create_task(place.hub.watch())
        await asyncio.sleep(0)
        patch.setattr(hub, "now_ms", lambda: now_ms() + 100_000)
        async with asyncio.timeout(10):
            while not place.log(live, "outage"):
                await asyncio.sleep(0.01)
        looking.cancel()
    assert place.log(live, "outage")[0]["ms"] // 1000 in (99, 100)
    assert live.seats[0].away == PRESENT


@scene
async def test_deadlines_told_are_those_that_are_kept(place: Saloon) -> None:
    live, anna, _ = await timed(place)
    await place.answer(live, anna)
    kept, told = place.log(live, "answer")[-1]["clock"], anna.last("delta")["clock"]
    assert told["deadlines"] == {"1": kept["begun"]["1"] + 10_000 + 60_000}
    assert abs(told["now"] - now_ms()) < 2_000 and told["banks"] == kept["banks"]
