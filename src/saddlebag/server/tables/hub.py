"""All tables: stood up when somebody wants them, let go when nobody looks; and their clocks."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from saddlebag.kernel.chance import Secret
from saddlebag.server.mishaps import told
from saddlebag.server.pages import counts
from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.tables.agreeing import nobody_waits_for
from saddlebag.server.tables.clock import GRACE
from saddlebag.server.tables.driver import STAND_IN, drive
from saddlebag.server.tables.house import House
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.loading import load
from saddlebag.server.tables.lobby import deal_out, put
from saddlebag.server.tables.opening import Wish, kept_table, new_table
from saddlebag.server.tables.record import now_ms
from saddlebag.server.tables.seat import TIMED_OUT
from saddlebag.server.tables.set_aside import set_aside

LOGGER = logging.getLogger("saddlebag")
LOOK_EVERY: Final = 1.0  # seconds
ASLEEP: Final = 5_000  # milliseconds that the clock on the wall is ahead of what we lived through


class Hub:
    """The one place that knows which tables are stood up."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, LiveTable] = {}
        self.rising: dict[str, asyncio.Task[LiveTable | None]] = {}  # being read from the log
        self.sweeper: asyncio.Task[None] | None = None

    # ---- finding

    async def table(self, table_id: str) -> LiveTable | None:
        """The table with this id; a table that lost its disk is read again."""
        live = self.tables.get(table_id)
        if live is not None and live.lost:
            self.let_go(live)
            live = None
        if live is None:
            live = await self.stand_up(table_id)
        if live is None:
            return None
        live.touched = asyncio.get_running_loop().time()
        return live

    async def stand_up(self, table_id: str) -> LiveTable | None:
        """Once, for all who want it meanwhile; whoever does not wait any more stops nothing."""
        rising = self.rising.get(table_id)
        if rising is None:
            rising = asyncio.create_task(self.read_again(table_id))
            self.rising[table_id] = rising
            rising.add_done_callback(lambda _: self.rising.pop(table_id, None))
        return await asyncio.shield(rising)

    async def read_again(self, table_id: str) -> LiveTable | None:
        """From what was kept; bots that are asked think on. One that cannot be is set aside."""
        live = await load(self.house, table_id)
        if live is None:
            return None
        self.tables[table_id] = live
        counts.tables.value = len(self.tables)
        if live.trouble is not None:
            await set_aside(live, live.trouble)
        drive(live)
        return live

    async def create(self, wish: Wish, start: bool = False, secret: Secret | None = None) -> str:
        """A new table, kept before anybody hears of it; `start`: everybody sits already."""
        record, seats, luck = new_table(wish, secret)
        await self.house.store.write(*kept_table(record, seats, luck))
        live = LiveTable(self.house, record, seats)
        self.tables[record.id] = live
        counts.tables.value = len(self.tables)
        if start:
            async with live.lock:
                await deal_out(live)
            drive(live)
        return record.id

    def let_go(self, live: LiveTable) -> None:
        """Whoever still looks on is asked to come again."""
        for reader in live.readers():
            reader.dismiss("storage_failed" if live.lost else "restart", 1012)
        live.lost = True  # whoever still holds it has an old one
        for _, task in live.thinking.values():
            task.cancel()
        self.tables.pop(live.record.id, None)
        self.house.thinkers.forget(live.record.id)
        counts.tables.value = len(self.tables)

    # ---- time

    def start(self) -> None:
        """Bring back every table that is being played."""
        self.sweeper = asyncio.create_task(self.sweep_for_ever())

    async def close(self) -> None:
        """Everybody is told to come again soon."""
        if self.sweeper is not None:
            self.sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self.sweeper
        for rising in list(self.rising.values()):
            rising.cancel()
        for live in list(self.tables.values()):
            self.let_go(live)

    async def sweep_for_ever(self) -> None:
        """From the beginning to the end of this server."""
        await self.come_back()
        await self.look_for_ever()

    async def look_for_ever(self) -> None:
        """Once a second: whose time is over, and which tables nobody needs."""
        while True:
            before = now_ms()
            await asyncio.sleep(LOOK_EVERY)
            await self.wake(now_ms() - before - int(LOOK_EVERY * 1000))
            for live in [live for live in self.tables.values() if self.is_due(live)]:
                try:
                    await self.look_at(live)
                except StoreFailed:
                    continue
                except Exception as error:
                    counts.broken.add()
                    LOGGER.error("looking after table %s failed: %s", live.record.id, told(error))

    def is_due(self, live: LiveTable) -> bool:
        """Is there anything to look after? Mostly people look on, or have just left."""
        if live.lost or live.clocks.begun:
            return True
        return not (live.eyes or live.waiting) and self.is_quiet(live)

    def is_quiet(self, live: LiveTable) -> bool:
        """Has nobody wanted this table for a while?"""
        idle = asyncio.get_running_loop().time() - live.touched
        return idle >= self.house.manners.quiet

    async def come_back(self) -> None:
        """After a restart: bots play on, and nobody loses time by the outage."""
        rows = self.house.store.read("SELECT id FROM game_table WHERE status = 'playing'")
        for row in rows:
            try:
                live = await self.table(row["id"])
                if live is not None:
                    await self.move_deadlines(live, self.house.store.outage_ms)
            except Exception as error:
                LOGGER.error("table %s could not be stood up: %s", row["id"], told(error))
            await asyncio.sleep(0)

    async def wake(self, slept: int) -> None:
        """A computer that slept, or a clock that was set, was an outage for all who play here."""
        for live in list(self.tables.values()) if slept > ASLEEP else []:
            try:
                await self.move_deadlines(live, slept)
            except Exception as error:
                LOGGER.error("waking table %s failed: %s", live.record.id, told(error))

    async def move_deadlines(self, live: LiveTable, outage: int) -> None:
        """By the length of the outage and a little more."""
        if not live.clocks.begun or live.clocks.paused is not None:
            return
        async with live.lock:
            live.clocks.later(outage + GRACE)
            await live.keep("outage", None, None, ms=outage)
            live.publish()

    async def look_at(self, live: LiveTable) -> None:
        """One table, once a second."""
        now = now_ms()
        for seat in [] if self.house.store.failing else overdue(live, now):
            await self.time_is_over(live, seat)
        if live.lost or (not live.readers() and not self.needed(live)):
            self.let_go(live)

    def needed(self, live: LiveTable) -> bool:
        """Does something happen here without anybody looking?"""
        if any(not task.done() for _, task in live.thinking.values()) or live.lock.locked():
            return True
        if live.clocks.deadlines() and live.record.status == "playing":
            return True
        return not self.is_quiet(live)

    async def time_is_over(self, live: LiveTable, seat: int) -> None:
        """A bot plays on until the owner returns; or nothing happens, as the host chose."""
        async with live.lock:
            if seat not in overdue(live, now_ms()):
                return
            await put(live, live.seats[seat].but(away=TIMED_OUT, bot=STAND_IN), "time_over")
            await nobody_waits_for(live, seat)
        drive(live)


def overdue(live: LiveTable, now: int) -> Iterable[int]:
    """Present people whose time is over, where that has consequences."""
    if live.record.status != "playing" or live.record.pace.at_zero != "bot":
        return []
    ends = live.clocks.deadlines()
    return [seat for seat, end in ends.items() if end < now and not live.seats[seat].played_by_bot]
