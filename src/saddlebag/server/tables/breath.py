"""Long work on the event loop is done in short pieces: others have their turn in between."""

import asyncio
from time import perf_counter, thread_time
from typing import Final

PIECE: Final = 0.002  # seconds


class Breath:
    """Of one piece of work; `worked` are the seconds of the processor it has taken so far."""

    def __init__(self) -> None:
        self.worked = 0.0
        self.go_on()

    def go_on(self) -> None:
        """The next piece begins."""
        self.since, self.spent = perf_counter(), thread_time()

    async def draw(self) -> None:
        """To be called as often as one likes; now and then it lets others go first."""
        if perf_counter() - self.since > PIECE:
            self.worked += thread_time() - self.spent
            await asyncio.sleep(0)
            self.go_on()
