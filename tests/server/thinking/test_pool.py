"""Bots in worker processes: the right answers, and no bot holds up another."""

import asyncio
import re
from time import monotonic

import pytest

from saddlebag.kernel.journal import standing_answers
from saddlebag.server.thinking.pool import BotFailed, Thinkers, fitting
from saddlebag.server.thinking.worker_process import WorkerProcess
from tests.server.thinking.school import (
    BUDGET,
    ROGUES,
    Clerk,
    answer_of,
    dealt,
    failure_of,
    new_table,
    own_answer,
    with_thinkers,
)


@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
def test_a_worker_says_what_the_bot_says_all_game_long(game: str) -> None:
    async def lesson(thinkers: Thinkers) -> None:
        table = new_table(game=game)
        for _ in range(60):
            said = await answer_of(thinkers, table, "greedy")
            assert said == own_answer(table, "greedy") and table.ask
            table.answer(said, table.ask.seat)

    with_thinkers(lesson)


def test_a_worker_thinks_ahead_as_anybody_would() -> None:
    async def lesson(thinkers: Thinkers) -> None:
        table = new_table()
        for _ in range(3):
            said = await answer_of(thinkers, table, "legend")
            assert said == own_answer(table, "legend") and table.ask
            table.answer(said, table.ask.seat)

    with_thinkers(lesson)


def test_a_worker_is_sent_only_what_is_new() -> None:
    async def lesson(thinkers: Thinkers) -> list[int]:
        table, clerk = new_table(), Clerk()
        for _ in range(3):
            assert table.ask
            entries, seat = clerk.entries_of(table), table.ask.seat
            table.answer(await thinkers.choose("t1", dealt(table), entries, seat, "random"))
        return clerk.asked

    assert with_thinkers(lesson) == [0, 1, 2]


def test_what_was_taken_back_is_taken_back_in_the_worker() -> None:
    async def lesson(thinkers: Thinkers) -> None:
        table = new_table()
        for _ in range(8):
            table.answer(await answer_of(thinkers, table, "random"))
        assert table.ask
        last = standing_answers(table.entries())[-1]
        table.take_back(last[0], 1)
        assert await answer_of(thinkers, table, "greedy") == own_answer(table, "greedy")

    with_thinkers(lesson)


def test_a_worker_that_forgot_a_table_is_sent_everything_again() -> None:
    async def lesson(thinkers: Thinkers) -> None:
        table, other = new_table(), new_table(6)
        table.answer(await answer_of(thinkers, table, "random"))
        thinkers.forget("t1")
        assert await answer_of(thinkers, other, "random", "t2") == own_answer(other, "random")
        assert await answer_of(thinkers, table, "random") == own_answer(table, "random")

    with_thinkers(lesson)


async def fails_and_goes_on(thinkers: Thinkers, bot: str, reason: str) -> None:
    """A bot fails in time, and the next one finds the table as it is."""
    table = new_table()
    table.answer(await answer_of(thinkers, table, "random"))
    found, seconds = await failure_of(thinkers, table, bot)
    assert found == reason and seconds < BUDGET + 2
    assert await answer_of(thinkers, table, "greedy") == own_answer(table, "greedy")


@pytest.mark.parametrize("bot", ["hang", "spin"])
def test_a_bot_that_hangs_is_ended_in_time_and_the_next_one_answers(bot: str) -> None:
    with_thinkers(lambda thinkers: fails_and_goes_on(thinkers, bot, "hung"), BUDGET)


@pytest.mark.parametrize("bot", ["raises", "leave", "die", "devour", "nobody"])
def test_a_bot_that_crashes_takes_nothing_with_it(bot: str) -> None:
    with_thinkers(lambda thinkers: fails_and_goes_on(thinkers, bot, "crashed"))


def test_what_is_no_option_is_no_answer() -> None:
    with_thinkers(lambda thinkers: fails_and_goes_on(thinkers, "cheat", "illegal"))


def test_tables_that_wait_behind_a_hanging_bot_get_their_answers() -> None:
    async def lesson(thinkers: Thinkers) -> None:
        tables = [new_table(seed) for seed in range(12)]
        names = ["hang" if k in (2, 7) else "greedy" for k in range(12)]
        asked = [answer_of(thinkers, tables[k], names[k], f"t{k}") for k in range(12)]
        said = await asyncio.gather(*asked, return_exceptions=True)
        for table, name, answer in zip(tables, names, said, strict=True):
            failed = isinstance(answer, BotFailed) and answer.reason == "hung"
            assert failed if name == "hang" else answer == own_answer(table, "greedy")
        assert thinkers.chosen == 10 and thinkers.failed == {"hung": 2}

    with_thinkers(lesson, BUDGET)


def test_a_seat_that_is_not_asked_any_more_comes_too_late() -> None:
    async def lesson(thinkers: Thinkers) -> str:
        table = new_table()
        assert table.ask
        other = (table.ask.seat + 1) % 4
        with pytest.raises(BotFailed) as failed:
            await thinkers.choose("t1", dealt(table), table.entries, other, "greedy")
        return failed.value.reason

    assert with_thinkers(lesson) == "late"


def test_what_a_bot_prints_is_no_answer() -> None:
    async def lesson(thinkers: Thinkers) -> None:
        table = new_table()
        assert await answer_of(thinkers, table, "chatter") == own_answer(table, "greedy")
        assert await answer_of(thinkers, table, "greedy") == own_answer(table, "greedy")

    with_thinkers(lesson)


def test_a_failed_bot_tells_nothing_but_the_kind_of_its_error() -> None:
    async def lesson(thinkers: Thinkers) -> str:
        with pytest.raises(BotFailed) as failed:
            await answer_of(thinkers, new_table(), "raises")
        return failed.value.detail

    assert with_thinkers(lesson) == "ValueError"


def test_workers_let_the_server_go_first() -> None:
    async def lesson(thinkers: Thinkers) -> str:
        with pytest.raises(BotFailed) as failed:
            await answer_of(thinkers, new_table(), "tell_process")
        return failed.value.detail

    assert re.fullmatch(r"Process\d+Nice([5-9]|1\d)", with_thinkers(lesson))


def test_the_server_is_free_while_a_bot_keeps_a_core_busy() -> None:
    async def lesson(thinkers: Thinkers) -> int:
        spinning, turns = asyncio.create_task(failure_of(thinkers, new_table(), "spin")), 0
        while not spinning.done():
            await asyncio.sleep(0.01)
            turns += 1
        return turns

    assert with_thinkers(lesson, BUDGET) > 3


def test_closing_ends_a_hanging_worker_at_once() -> None:
    async def lesson() -> tuple[str, float]:
        thinkers = Thinkers(budget=30, bots=ROGUES)
        table = new_table()
        await answer_of(thinkers, table, "greedy")
        hanging = asyncio.create_task(failure_of(thinkers, table, "hang"))
        await asyncio.sleep(0.1)
        begun = monotonic()
        await thinkers.close()
        return (await hanging)[0], monotonic() - begun

    reason, seconds = asyncio.run(lesson())
    assert reason == "late" and seconds < 20  # of its budget of 30


def test_a_process_killed_between_decisions_is_replaced_unseen() -> None:
    async def lesson(thinkers: Thinkers) -> None:
        table = new_table()
        table.answer(await answer_of(thinkers, table, "greedy"))
        process = thinkers._processes[0]._process
        assert process is not None
        process.kill()
        assert await answer_of(thinkers, table, "greedy") == own_answer(table, "greedy")
        assert thinkers.failed == {}

    with_thinkers(lesson)


def test_a_worker_that_cannot_start_counts_as_a_crash() -> None:
    async def lesson() -> tuple[str, float]:
        thinkers = Thinkers(bots="no.such:BOTS")
        try:
            return await failure_of(thinkers, new_table(), "greedy")
        finally:
            await thinkers.close()

    assert asyncio.run(lesson())[0] == "crashed"


def test_a_table_that_cannot_be_told_fails_alone() -> None:
    async def lesson(thinkers: Thinkers) -> None:
        table = new_table()
        with pytest.raises(BotFailed) as failed:
            await thinkers.choose("t2", {"game": object()}, table.entries, 0, "greedy")
        assert failed.value.reason == "crashed"
        assert await answer_of(thinkers, table, "greedy") == own_answer(table, "greedy")

    with_thinkers(lesson)


def test_a_core_stays_free_for_the_server() -> None:
    assert fitting(0) == fitting(1) == 1
    assert len(Thinkers(10_000)._processes) == fitting(10_000) < 10_000
    assert isinstance(Thinkers()._processes[0], WorkerProcess)
