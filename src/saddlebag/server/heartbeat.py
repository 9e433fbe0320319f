"""The heartbeat: notes that the server is alive, and how late the event loop is."""

import asyncio
import logging
from contextlib import suppress
from time import perf_counter
from typing import Final

from saddlebag.server import metrics
from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.store.store import Store

TICK: Final = 2.5  # seconds
BEATS: Final = 2  # ticks between two notes

log = logging.getLogger("saddlebag")


async def heartbeat(store: Store) -> None:
    """Runs until cancelled; time without storage counts as an outage."""
    low = False
    while True:
        for _ in range(BEATS):
            began = perf_counter()
            await asyncio.sleep(TICK)
            metrics.loop_lag.observe(max(0.0, perf_counter() - began - TICK))
        if store.disk_low and not low:
            log.warning("disk_low: less than 5 percent of the disk is free")
        low = store.disk_low
        with suppress(StoreFailed):
            await store.record_alive()
