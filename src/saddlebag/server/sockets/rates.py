"""Message rate of one connection."""

from time import monotonic
from typing import Final

EACH_SECOND: Final = 10.0
AT_ONCE: Final = 20.0


class Allowance:
    """A token bucket: every message takes one token, time refills it."""

    __slots__ = ("at", "each", "left", "most")

    def __init__(self, each: float = EACH_SECOND, most: float = AT_ONCE) -> None:
        self.each = each
        self.most = most
        self.left = most
        self.at = monotonic()

    def take(self) -> bool:
        """May one more message be sent now?"""
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.each)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
