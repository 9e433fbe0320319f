"""A table with bots, as the server has it, and workers whose bots may misbehave."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final

import saddlebag
from saddlebag.bots import Chair, bot
from saddlebag.server.thinking.deal import Deal, deal
from saddlebag.server.thinking.pool import BotFailed, Thinkers
from saddlebag.server.thinking.worker_process import Entries

ROGUES: Final = "tests.server.thinking.rogues:ROGUES"
LUCK: Final = 77
BUDGET: Final = 1.0  # seconds for a bot that hangs: a busy machine is slow to come to others
AMPLE: Final = 20.0  # for one that does not


def new_table(seed: int = 5, game: str = "public-enemy") -> saddlebag.Table:
    return saddlebag.game(game).table(4, seed)


def dealt(table: saddlebag.Table) -> Deal:
    return deal(table.head, LUCK)


class Clerk:
    """Notes from which entry on a journal is asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def entries_of(self, table: saddlebag.Table) -> Entries:
        def entries(since: int) -> list[Any]:
            self.asked.append(since)
            return table.entries(since)

        return entries


async def answer_of(thinkers: Thinkers, table: saddlebag.Table, name: str, key: str = "t1") -> str:
    """What a bot says, thinking in a worker, to the open ask."""
    ask = table.ask
    assert ask is not None
    return await thinkers.choose(key, dealt(table), table.entries, ask.seat, name)


def own_answer(table: saddlebag.Table, name: str) -> str:
    """What the same bot says here."""
    ask = table.ask
    assert ask is not None
    return bot(name).choose(Chair(table, ask.seat, LUCK))


async def failure_of(thinkers: Thinkers, table: saddlebag.Table, name: str) -> tuple[str, float]:
    """Why there is no answer, and after how many seconds."""
    begun = monotonic()
    try:
        return await answer_of(thinkers, table, name), monotonic() - begun
    except BotFailed as failed:
        return failed.reason, monotonic() - begun


def with_thinkers(lesson: Callable[[Thinkers], Awaitable[Any]], budget: float = AMPLE) -> Any:
    """Run a lesson with one worker, and end it afterwards."""

    async def whole() -> Any:
        thinkers = Thinkers(budget=budget, bots=ROGUES)
        try:
            return await lesson(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(whole())
