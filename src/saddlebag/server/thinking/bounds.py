"""Keeps a worker from using up the machine."""

import os
import signal
import sys
from typing import Final

MOST_MEMORY: Final = 1 << 30  # bytes
KINDNESS: Final = 10  # the server goes first
GRACE: Final = 1.0  # seconds the server has to end the worker before it ends itself


def bind() -> None:
    """Limits memory, lowers priority, and ignores Ctrl-C, which is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource  # there is none on Windows

        os.nice(KINDNESS)
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        if hard == resource.RLIM_INFINITY or hard > MOST_MEMORY:
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, hard))


def live_for(seconds: float) -> None:
    """Exit after this time even if the server is gone and the bot hangs; 0: no limit."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds + GRACE if seconds else 0)
