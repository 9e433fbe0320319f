"""Rate limits per address: a token bucket for each kind of costly action."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil, inf
from typing import Final

from saddlebag.server.refused import HttpRefused

MOST_BUCKETS: Final = 10_000  # then full ones are forgotten


@dataclass(frozen=True)
class Rate:
    """`times` at once, refilled within `seconds`."""

    times: float
    seconds: float


@dataclass(frozen=True)
class Limits:
    """Per address; the loopback address may do more, because it is the host's."""

    arrive: Rate = Rate(60, 60)  # new visitors
    create: Rate = Rate(10, 3600)
    learn: Rate = Rate(120, 3600)  # tables of lessons
    join: Rate = Rate(30, 60)
    token: Rate = Rate(5, 60)
    take_in: Rate = Rate(5, 60)  # imports
    replay: Rate = Rate(600, 60)  # replays and exports, and every position on the slider
    chat: Rate = Rate(40, 60)
    connect: Rate = Rate(60, 60)  # handshakes of the socket
    visit: Rate = Rate(600, 20)  # requests of any kind; then the next ones wait
    refused: Rate = Rate(60, 60)  # requests refused for any reason; then the next ones wait
    knock: Rate = Rate(120, 10)  # new connections; then the next ones wait
    at_home: int = 50  # factor for the loopback address
    fair_share: bool = True  # only a few requests of one address at once

    @classmethod
    def lifted(cls) -> "Limits":
        """No limit at all, for tests and benchmarks."""
        free = Rate(inf, 1)
        return cls(*(free,) * 12, fair_share=False)


def source(address: str) -> str:
    """What counts as one address: for IPv6 the /64 network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and not found.is_loopback:
        return str(ip_network((found, 64), strict=False).network_address)
    return "loopback" if found.is_loopback else str(found)


class Buckets:
    """What each address has left of each kind."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.left: dict[tuple[str, str], tuple[float, float]] = {}  # tokens, and as of when

    def take(self, kind: str, address: str, times: int = 1) -> None:
        """Take tokens; refused, with the seconds to wait, when none are left."""
        wait = self.wait(kind, address)
        if wait:
            raise HttpRefused("too_fast", 429, seconds=ceil(wait))
        self.spend(kind, address, times)

    def wait(self, kind: str, address: str) -> float:
        """Seconds until there is a token."""
        key, rate = (kind, source(address)), self.rate(kind, address)
        if rate.times == inf:
            return 0.0
        left = self.level(key, rate, self.clock())
        return 0.0 if left >= 1 else (1 - left) * rate.seconds / rate.times

    def spend(self, kind: str, address: str, times: int = 1) -> None:
        """Take tokens; who takes more than there are owes them, and waits the longer."""
        key, rate = (kind, source(address)), self.rate(kind, address)
        if rate.times == inf:
            return
        now = self.clock()
        self.left[key] = (max(-rate.times, self.level(key, rate, now) - times), now)
        if len(self.left) > MOST_BUCKETS:
            self.prune(now)

    def rate(self, kind: str, address: str) -> Rate:
        """The rate for this address."""
        rate: Rate = getattr(self.limits, kind)
        more = self.limits.at_home if source(address) == "loopback" else 1
        return Rate(rate.times * more, rate.seconds)

    def level(self, key: tuple[str, str], rate: Rate, now: float) -> float:
        """What a bucket holds by now."""
        left, then = self.left.get(key, (rate.times, now))
        return min(rate.times, left + (now - then) * rate.times / rate.seconds)

    def prune(self, now: float) -> None:
        """Forget full buckets, and if that is not enough the oldest half."""
        self.left = {
            key: bucket
            for key, bucket in self.left.items()
            if self.level(key, rate := self.rate(*key), now) < rate.times
        }
        if len(self.left) > MOST_BUCKETS:
            self.left = dict(sorted(self.left.items(), key=lambda item: item[1][1])[-5000:])
