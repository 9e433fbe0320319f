"""A terminal that is closed, or a machine that shuts down, in the middle of a game."""

import signal
from types import FrameType
from typing import Final

SIGNALS: Final = (signal.SIGHUP, signal.SIGTERM)


def listen() -> None:
    """From now on a hangup is an interrupt, so that the game can be kept."""
    for number in SIGNALS:
        signal.signal(number, interrupt)


def interrupt(number: int, frame: FrameType | None) -> None:
    """The first hangup; those that follow it must not disturb the saving."""
    deafen()
    raise KeyboardInterrupt


def deafen() -> None:
    """The game is being kept: nothing may come between."""
    for number in SIGNALS:
        if signal.getsignal(number) == interrupt:
            signal.signal(number, signal.SIG_IGN)
