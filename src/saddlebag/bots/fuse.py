"""A fuse: ends thinking that takes far longer than it ever should.

Effort is counted in rollouts, so that a bot chooses the same on every machine. The clock only
keeps a table from waiting where the machine is a hundred times slower than planned.
"""

from time import monotonic
from typing import Final

SECONDS: Final = 6.0


class Fuse:
    """Blows when its time is over."""

    __slots__ = ("_end",)

    def __init__(self, seconds: float = SECONDS) -> None:
        self._end = monotonic() + seconds

    def blown(self) -> bool:
        """Is it time to answer with what is known?"""
        return monotonic() > self._end
