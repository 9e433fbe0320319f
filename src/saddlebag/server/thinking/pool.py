"""All workers: decisions wait in one queue, first come, first served.

A table has few bots and each waits for its answer, so no table can fill the queue. A worker has
one message at a time, so a bot that hangs fails nobody but itself.
"""

import asyncio
import os
from collections import Counter
from typing import Final

from saddlebag.server.thinking.deal import Deal
from saddlebag.server.thinking.worker import OWN_BOTS
from saddlebag.server.thinking.worker_process import BotFailed, Entries, Wanted, WorkerProcess

__all__ = ["BotFailed", "Thinkers"]

BUDGET: Final = 10.0  # seconds for one decision; bots that think stop before (bots/fuse.py)
Job = tuple[Wanted, "asyncio.Future[str]"]


def fitting(workers: int) -> int:
    """At least one, and a core stays free for the server."""
    return max(1, min(workers, (os.cpu_count() or 1) - 1))


class Thinkers:
    """Worker processes, started when a bot first has to choose."""

    def __init__(self, workers: int = 1, budget: float = BUDGET, bots: str = OWN_BOTS) -> None:
        self._processes = [WorkerProcess(bots, budget) for _ in range(fitting(workers))]
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        self.chosen = 0  # answers given
        self.failed: Counter[str] = Counter()  # by reason

    async def choose(self, table_id: str, head: Deal, entries: Entries, seat: int, bot: str) -> str:
        """The bot's answer; `entries` gives the journal's entries from a number on."""
        if self._closed:
            raise BotFailed("late")
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work(one)) for one in self._processes]
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((Wanted(table_id, head, entries, seat, bot), answer))
        return await answer

    async def _work(self, worker: WorkerProcess) -> None:
        """One decision after another, forever."""
        while True:
            wanted, answer = await self._jobs.get()
            if answer.done():
                continue
            try:
                text = await worker.choose(wanted)
            except asyncio.CancelledError:
                refuse(answer, BotFailed("late"))
                raise
            except Exception as error:
                # Anything else, including a worker that cannot start, counts as a crash.
                failure = error if isinstance(error, BotFailed) else BotFailed("crashed")
                self.failed[failure.reason] += 1
                refuse(answer, failure)
            else:
                self.chosen += 1
                if not answer.done():
                    answer.set_result(text)

    def forget(self, table_id: str) -> None:
        """This table is no longer needed."""
        for worker in self._processes:
            worker.forget(table_id)

    async def close(self) -> None:
        """Ends all workers; waiting decisions fail as late."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._jobs.empty():
            _, answer = self._jobs.get_nowait()
            refuse(answer, BotFailed("late"))
        await asyncio.gather(*[worker.end() for worker in self._processes])


def refuse(answer: "asyncio.Future[str]", failure: BotFailed) -> None:
    """Unless nobody waits for it any more."""
    if not answer.done():
        answer.set_exception(failure)
