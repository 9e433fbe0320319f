"""All workers: whoever is to choose waits in one queue, first come, first served.

A table has few bots and each waits for its answer, so no table can fill the queue; and a worker has
one letter at a time, so a bot that hangs fails nobody but itself.
"""

import asyncio
import os
from collections import Counter
from typing import Final

from saddlebag.server.thinking.deal import Deal
from saddlebag.server.thinking.thinker import BotFailed, Entries, Thinker, Wanted
from saddlebag.server.thinking.worker import OWN_BOTS

__all__ = ["BotFailed", "Thinkers"]

BUDGET: Final = 2.0  # seconds for one decision
Job = tuple[Wanted, "asyncio.Future[str]"]


def fitting(workers: int) -> int:
    """At least one, and a core stays free for the server."""
    return max(1, min(workers, (os.cpu_count() or 1) - 1))


class Thinkers:
    """Worker processes; none is started before a bot is to choose."""

    def __init__(self, workers: int = 1, budget: float = BUDGET, bots: str = OWN_BOTS) -> None:
        self._thinkers = [Thinker(bots, budget) for _ in range(fitting(workers))]
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        self.chosen = 0  # answers given
        self.failed: Counter[str] = Counter()  # by reason

    @property
    def waiting(self) -> int:
        """Decisions no worker has begun yet."""
        return self._jobs.qsize()

    async def choose(self, table_id: str, head: Deal, entries: Entries, seat: int, bot: str) -> str:
        """What the bot answers there. `entries` gives the journal's entries from a number on."""
        if self._closed:
            raise BotFailed("late")
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work(one)) for one in self._thinkers]
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((Wanted(table_id, head, entries, seat, bot), answer))
        return await answer

    async def _work(self, thinker: Thinker) -> None:
        """One decision after the other, for ever."""
        while True:
            wanted, answer = await self._jobs.get()
            if answer.done():
                continue
            try:
                text = await thinker.choose(wanted)
            except asyncio.CancelledError:
                refuse(answer, BotFailed("late"))
                raise
            except Exception as error:
                # Whatever else goes wrong, a worker that cannot be started too, is a crash.
                failure = error if isinstance(error, BotFailed) else BotFailed("crashed")
                self.failed[failure.reason] += 1
                refuse(answer, failure)
            else:
                self.chosen += 1
                if not answer.done():
                    answer.set_result(text)

    def forget(self, table_id: str) -> None:
        """Nobody plays there any more."""
        for thinker in self._thinkers:
            thinker.forget(table_id)

    async def close(self) -> None:
        """End all workers at once; whoever still waits comes too late."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._jobs.empty():
            _, answer = self._jobs.get_nowait()
            refuse(answer, BotFailed("late"))
        await asyncio.gather(*[thinker.end() for thinker in self._thinkers])


def refuse(answer: "asyncio.Future[str]", failure: BotFailed) -> None:
    """Unless nobody waits for it any more."""
    if not answer.done():
        answer.set_exception(failure)
