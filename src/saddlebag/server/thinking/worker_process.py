"""One worker process as the server sees it: started when needed, killed when it hangs."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec import MsgspecError

from saddlebag.server.thinking.deal import Deal
from saddlebag.server.thinking.messages import LENGTH, Think, Thought, framed, read_thought

STARTING: Final = 30.0  # seconds a process may take to start
ENDING: Final = 0.5  # seconds a killed process may take to exit
CATCHING_UP: Final = 0.002  # additional seconds per entry to replay
WORKER: Final = "saddlebag.server.thinking.worker"
Entries = Callable[[int], list[Any]]  # of a journal, from a number on


class BotFailed(Exception):
    """reason: hung, crashed, illegal, or late (the seat is no longer asked)."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail  # the kind of error it crashed with


class Wanted(NamedTuple):
    """Who has to choose, at which table."""

    table: str
    deal: Deal
    entries: Entries
    seat: int
    bot: str


class WorkerProcess:
    """Knows how much of each table its process has."""

    def __init__(self, bots: str, budget: float) -> None:
        self._bots = bots
        self._budget = budget
        self._process: Process | None = None
        self._known: dict[str, int] = {}
        self._gone: list[str] = []

    async def choose(self, wanted: Wanted) -> str:
        """The bot's answer; raises BotFailed if there is none."""
        thought = await self._thought(wanted)
        if thought.kind == "again":
            self._known.pop(wanted.table, None)
            thought = await self._thought(wanted)
        if thought.kind == "chosen":
            return thought.text
        self._known.pop(wanted.table, None)
        reason = thought.kind if thought.kind in ("late", "illegal") else "crashed"
        raise BotFailed(reason, thought.text)

    async def _thought(self, wanted: Wanted) -> Thought:
        """A crash is blamed on this message only if the process was fresh; else retry."""
        process, worn = await self._running()
        think = self._message(wanted)
        try:
            async with asyncio.timeout(think.limit):
                thought = await exchange(process, think)
        except TimeoutError:
            await self.end()
            raise BotFailed("hung") from None
        except (EOFError, ConnectionError, MsgspecError) as error:
            await self.end(dying=not isinstance(error, MsgspecError))
            if worn:
                return await self._thought(wanted)
            raise BotFailed("crashed", type(error).__name__) from None
        self._known[wanted.table] = think.since + len(think.entries)
        return thought

    def _message(self, wanted: Wanted) -> Think:
        """Only what is new, if the process knows the table."""
        since = self._known.get(wanted.table, 0)
        entries, deal = wanted.entries(since), None if since else wanted.deal
        limit = self._budget + CATCHING_UP * len(entries)
        gone, self._gone = self._gone, []
        return Think(wanted.table, wanted.seat, wanted.bot, limit, since, entries, deal, gone)

    async def _running(self) -> tuple[Process, bool]:
        """The process, and whether it has answered before."""
        process = self._process
        if process is not None and process.returncode is None:
            return process, bool(self._known)
        await self.end()
        command = [sys.executable, "-P", "-m", WORKER, self._bots]
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        self._process = process
        try:
            async with asyncio.timeout(STARTING):
                await received(process)
        except (TimeoutError, EOFError) as error:
            await self.end(dying=isinstance(error, EOFError))
            raise BotFailed("crashed", type(error).__name__) from None
        return process, False

    def forget(self, table_id: str) -> None:
        """This table is no longer needed; the process learns it with its next message."""
        if self._known.pop(table_id, None) is not None:
            self._gone.append(table_id)

    async def end(self, dying: bool = False) -> None:
        """Kill the process unless it is dying by itself; a new one knows nothing."""
        process, self._process = self._process, None
        self._known, self._gone = {}, []
        if process is None:
            return
        if process.returncode is None and not dying:
            process.kill()
        if not await gone(process) and process.returncode is None:
            process.kill()
            await gone(process)


async def gone(process: Process) -> bool:
    """Wait for its end and drain its pipes, so that nothing stays open."""
    try:
        async with asyncio.timeout(ENDING):
            await process.communicate()
    except TimeoutError:
        return False
    return True


async def exchange(process: Process, think: Think) -> Thought:
    """Send a message and wait for the reply."""
    assert process.stdin is not None
    process.stdin.write(framed(think))
    await process.stdin.drain()
    return await received(process)


async def received(process: Process) -> Thought:
    """The next message of the process."""
    assert process.stdout is not None
    size = await process.stdout.readexactly(LENGTH)
    return read_thought(await process.stdout.readexactly(int.from_bytes(size, "big")))
