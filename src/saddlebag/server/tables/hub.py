"""All live tables: loaded when needed, unloaded when nobody watches; and their clocks."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from saddlebag.kernel.chance import Secret
from saddlebag.lessons import Lesson
from saddlebag.server import metrics
from saddlebag.server.error_log import summary
from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.tables.context import Context
from saddlebag.server.tables.life.dealing import deal_out
from saddlebag.server.tables.life.laying import lesson_table
from saddlebag.server.tables.life.loading import load
from saddlebag.server.tables.life.opening import TableSettings, insert_table, new_table
from saddlebag.server.tables.life.set_aside import set_aside
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.bots import drive
from saddlebag.server.tables.play.rollback import tell_rollback
from saddlebag.server.tables.play.timeouts import overdue, time_out
from saddlebag.server.tables.state.clock import GRACE
from saddlebag.server.tables.state.lesson import LiveLesson
from saddlebag.server.timestamps import now_ms

LOGGER = logging.getLogger("saddlebag")
LOOK_EVERY: Final = 1.0  # seconds
# a lesson waits for its learner: it is loaded when they come back
PLAYING: Final = "SELECT id FROM game_table WHERE status = 'playing' AND mode != 'lesson'"
ASLEEP: Final = 5_000  # milliseconds the wall clock may be ahead of the time we slept


class Hub:
    """The one place that knows which tables are in memory."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}  # tables being loaded
        self.watcher: asyncio.Task[None] | None = None
        self.failed_at = 0  # since when nothing can be stored; 0: all is well

    # ---- finding and loading

    async def table(self, table_id: str) -> LiveTable | None:
        """The table with this id; one that failed to store a move is loaded again."""
        live = self.tables.get(table_id)
        if live is not None and live.lost:
            self.release(live)
            live = None
        if live is None:
            live = await self.load_once(table_id)
        if live is None:
            return None
        live.touch()
        return live

    async def load_once(self, table_id: str) -> LiveTable | None:
        """One load for everybody who asks meanwhile; a caller that gives up does not cancel it."""
        rising = self.loading.get(table_id)
        if rising is None:
            rising = asyncio.create_task(self.load_table(table_id))
            self.loading[table_id] = rising
            rising.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(rising)

    async def load_table(self, table_id: str) -> LiveTable | None:
        """Load from the store and let bots go on; a table that cannot be loaded is set aside."""
        live = await load(self.context, table_id)
        if live is None:
            return None
        self.tables[table_id] = live
        metrics.tables.set(len(self.tables))
        if live.load_error is not None:
            await set_aside(live, live.load_error)
        else:
            await tell_rollback(live)
        drive(live)
        return live

    async def create(
        self, wish: TableSettings, start: bool = False, secret: Secret | None = None
    ) -> str:
        """A new table, stored before anyone hears of it; `start`: all seats are taken, begin."""
        record, seats, luck = new_table(wish, secret)
        await self.context.store.write(*insert_table(record, seats, luck))
        live = LiveTable(self.context, record, seats)
        self.tables[record.id] = live
        metrics.tables.set(len(self.tables))
        if start:
            async with live.lock:
                await deal_out(live)
            drive(live)
        return record.id

    async def open_lesson(self, taught: Lesson, scene: int, visitor: str, name: str) -> str:
        """The table of a lesson's scene, laid out and begun."""
        record, seats, secret = lesson_table(taught, visitor, name)
        await self.context.store.write(*insert_table(record, seats, secret))
        live = LiveTable(self.context, record, seats)
        live.lesson = LiveLesson(taught, scene)
        self.tables[record.id] = live
        metrics.tables.set(len(self.tables))
        async with live.lock:
            await deal_out(live)
        drive(live)
        return record.id

    def release(self, live: LiveTable) -> None:
        """Unload a table; readers still connected are asked to reconnect."""
        for reader in live.readers():
            reader.dismiss("storage_failed" if live.lost else "restart", 1012)
        live.close()
        self.tables.pop(live.record.id, None)
        self.context.thinkers.forget(live.record.id)
        metrics.tables.set(len(self.tables))

    # ---- clocks

    def start(self) -> None:
        """Load every running game, then watch the clocks."""
        self.watcher = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Ask all readers to reconnect soon."""
        if self.watcher is not None:
            self.watcher.cancel()
            with suppress(asyncio.CancelledError):
                await self.watcher
        for rising in list(self.loading.values()):
            rising.cancel()
        for live in list(self.tables.values()):
            self.release(live)

    async def run(self) -> None:
        """Runs as long as the server does."""
        await self.restore_playing()
        await self.watch()

    async def watch(self) -> None:
        """Once a second: players whose time is up, and tables nobody needs."""
        while True:
            before = now_ms()
            await asyncio.sleep(LOOK_EVERY)
            await self.after_sleep(now_ms() - before - int(LOOK_EVERY * 1000))
            await self.after_failure()
            for live in [live for live in self.tables.values() if self.is_due(live)]:
                try:
                    await self.check(live)
                except StoreFailed:
                    continue
                except Exception as error:
                    metrics.broken.inc()
                    LOGGER.error(
                        "looking after table %s failed: %s", live.record.id, summary(error)
                    )

    def is_due(self, live: LiveTable) -> bool:
        """Is there anything to check? Most tables have readers and no clock."""
        if live.lost or live.clocks.begun:
            return True
        return not (live.viewpoints or live.waiting) and self.is_quiet(live)

    def is_quiet(self, live: LiveTable) -> bool:
        """Has nobody used this table for a while?"""
        idle = asyncio.get_running_loop().time() - live.last_used
        return idle >= self.context.timing.quiet

    async def restore_playing(self) -> None:
        """After a restart: bots play on, and nobody loses time by the outage."""
        rows = self.context.store.read(PLAYING)
        for row in rows:
            try:
                live = await self.table(row["id"])
                if live is not None:
                    await self.move_deadlines(live, self.context.store.outage_ms)
            except Exception as error:
                LOGGER.error("table %s could not be stood up: %s", row["id"], summary(error))
            await asyncio.sleep(0)

    async def after_sleep(self, slept: int) -> None:
        """A computer that slept, or a changed clock, counts as an outage."""
        for live in list(self.tables.values()) if slept > ASLEEP else []:
            try:
                await self.move_deadlines(live, slept)
            except Exception as error:
                LOGGER.error("waking table %s failed: %s", live.record.id, summary(error))

    async def after_failure(self) -> None:
        """Once moves can be stored again, bots go on and nobody has lost time."""
        if self.context.store.failing:
            self.failed_at = self.failed_at or now_ms()
            return
        since, self.failed_at = self.failed_at, 0
        for live in list(self.tables.values()) if since else []:
            try:
                if not live.lost:
                    await self.move_deadlines(live, now_ms() - since)
                    drive(live)
            except Exception as error:
                LOGGER.error("table %s could not go on: %s", live.record.id, summary(error))

    async def move_deadlines(self, live: LiveTable, outage: int) -> None:
        """By the length of the outage and a little more."""
        if not live.clocks.begun or live.clocks.paused is not None:
            return
        async with live.lock:
            live.clocks.later(outage + GRACE)
            await live.persist("outage", None, None, ms=outage)
            live.publish()

    async def check(self, live: LiveTable) -> None:
        """One table, once a second."""
        now = now_ms()
        for seat in [] if self.context.store.failing else overdue(live, now):
            await time_out(live, seat)
        if live.lost or (not live.readers() and not self.needed(live)):
            self.release(live)

    def needed(self, live: LiveTable) -> bool:
        """Can something happen here without a reader?"""
        if any(not task.done() for _, task in live.thinking.values()) or live.lock.locked():
            return True
        if live.clocks.deadlines() and live.record.status == "playing":
            return True
        return not self.is_quiet(live)
