"""The server's pulse: it notes that it lives, and how late its event loop is."""

import asyncio
from time import perf_counter
from typing import Final

from saddlebag.server.pages import counts
from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.store.store import Store

TICK: Final = 2.5  # seconds
BEATS: Final = 2  # ticks between two notes that we live


async def beat_for_ever(store: Store) -> None:
    """Until it is cancelled, or nothing can be kept any more."""
    while True:
        for _ in range(BEATS):
            began = perf_counter()
            await asyncio.sleep(TICK)
            counts.loop_lag.add(max(0.0, perf_counter() - began - TICK))
        try:
            await store.beat()
        except StoreFailed:
            return  # how long we could keep nothing counts as an outage
