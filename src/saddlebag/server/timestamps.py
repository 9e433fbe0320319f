"""The time of day, as stored and sent: milliseconds since 1970."""

import time


def now_ms() -> int:
    """The current time."""
    return time.time_ns() // 1_000_000
