"""The heartbeat: notes that the server is alive, and how late the event loop is."""

import asyncio
from time import perf_counter
from typing import Final

from saddlebag.server import metrics
from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.store.store import Store

TICK: Final = 2.5  # seconds
BEATS: Final = 2  # ticks between two notes


async def heartbeat(store: Store) -> None:
    """Runs until cancelled, or until nothing can be stored."""
    while True:
        for _ in range(BEATS):
            began = perf_counter()
            await asyncio.sleep(TICK)
            metrics.loop_lag.observe(max(0.0, perf_counter() - began - TICK))
        try:
            await store.record_alive()
        except StoreFailed:
            return  # time without storage counts as an outage
