"""What keeps a worker from taking the whole machine along."""

import os
import signal
import sys
from typing import Final

MOST_MEMORY: Final = 1 << 30  # bytes
KINDNESS: Final = 5  # the server goes first
GRACE: Final = 1.0  # seconds the server has to end the worker before it ends itself


def bind() -> None:
    """Little memory, low priority, and deaf to Ctrl-C, which is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource  # there is none on Windows

        os.nice(KINDNESS)
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        if hard == resource.RLIM_INFINITY or hard > MOST_MEMORY:
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, hard))


def live_for(seconds: float) -> None:
    """End by itself then, though the server be gone and the bot hang; 0: live on."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds + GRACE if seconds else 0)
