"""Long work on the event loop, done in short slices so that other tasks get their turn."""

import asyncio
from time import perf_counter, thread_time
from typing import Final

PIECE: Final = 0.002  # seconds


class TimeSlice:
    """Measures one piece of work; `worked` is the CPU time of finished slices, in seconds."""

    def __init__(self) -> None:
        self.worked = 0.0
        self.start()

    def start(self) -> None:
        """Begin the next slice."""
        self.since, self.spent = perf_counter(), thread_time()

    async def maybe_yield(self) -> None:
        """Cheap to call often; yields to the event loop when the slice is used up."""
        if perf_counter() - self.since > PIECE:
            self.worked += thread_time() - self.spent
            await asyncio.sleep(0)
            self.start()
