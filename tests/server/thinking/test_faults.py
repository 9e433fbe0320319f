"""Bots that misbehave by the hundred, and the server beside them."""

import asyncio
from itertools import chain
from random import Random
from time import monotonic

import pytest

from saddlebag.server.thinking.pool import BotFailed, Thinkers
from tests.server.thinking.school import BUDGET, ROGUES, answer_of, new_table, own_answer

FAULTS = ("hang", "spin", "raises", "leave", "die", "devour", "cheat")
MOST_TABLES = 8  # that wait for one worker


async def lateness(end: asyncio.Event) -> list[float]:
    """How late the event loop is, measured all the while."""
    found = []
    while not end.is_set():
        due = monotonic() + 0.005
        await asyncio.sleep(0.005)
        found.append(monotonic() - due)
    return sorted(found)


async def one_table(thinkers: Thinkers, number: int, faults: int) -> list[float]:
    """Games with a fault now and then; how long each fault took."""
    table, rng = new_table(number), Random(number)
    took: list[float] = []
    while len(took) < faults:
        bot = rng.choice(FAULTS) if rng.random() < 0.4 else "greedy"
        begun = monotonic()
        try:
            said = await answer_of(thinkers, table, bot, f"t{number}")
            assert said == own_answer(table, bot)
        except BotFailed:
            took.append(monotonic() - begun)
            assert table.ask
            said = rng.choice(table.ask.options)
        table.answer(said)
        if table.ask is None:
            table = new_table(number := number + MOST_TABLES)
    return took


async def drill(tables: int, faults: int) -> tuple[list[float], list[float]]:
    """So many faults at each of the tables that share a worker."""
    thinkers, end = Thinkers(budget=BUDGET, bots=ROGUES), asyncio.Event()
    watching = asyncio.create_task(lateness(end))
    try:
        took = await asyncio.gather(*[one_table(thinkers, k, faults) for k in range(tables)])
    finally:
        end.set()
        await thinkers.close()
    return sorted(chain.from_iterable(took)), await watching


def test_a_fault_at_each_of_several_tables_and_every_game_goes_on() -> None:
    took, _ = asyncio.run(drill(tables=4, faults=1))
    assert len(took) == 4


async def without_bots() -> list[float]:
    """How late the event loop is while nothing but other programs run."""
    end = asyncio.Event()
    watching = asyncio.create_task(lateness(end))
    await asyncio.sleep(10)
    end.set()
    return await watching


@pytest.mark.drill
def test_a_thousand_faults_and_the_server_is_never_late() -> None:
    before = asyncio.run(without_bots())
    took, late = asyncio.run(drill(MOST_TABLES, faults=125))
    assert len(took) == 1000 and took[-1] < MOST_TABLES * (BUDGET + 2)
    assert late[int(len(late) * 0.99)] < before[int(len(before) * 0.99)] + 0.02
