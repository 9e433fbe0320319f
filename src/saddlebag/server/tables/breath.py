"""Long work on the event loop is done in short pieces: others have their turn in between."""

import asyncio
from time import perf_counter
from typing import Final

PIECE: Final = 0.002  # seconds


class Breath:
    """Of one piece of work; `worked` are the seconds it has taken so far, pauses left out."""

    def __init__(self) -> None:
        self.worked = 0.0
        self.since = perf_counter()

    async def draw(self) -> None:
        """To be called as often as one likes; now and then it lets others go first."""
        taken = perf_counter() - self.since
        if taken > PIECE:
            self.worked += taken
            await asyncio.sleep(0)
            self.since = perf_counter()
