"""Handles a terminal that is closed, or a shutdown, in the middle of a game."""

import signal
from types import FrameType
from typing import Final

SIGNALS: Final = (signal.SIGHUP, signal.SIGTERM)


def listen() -> None:
    """Turns a hangup into an interrupt, so that the game can be saved."""
    for number in SIGNALS:
        signal.signal(number, interrupt)


def interrupt(number: int, frame: FrameType | None) -> None:
    """Handles the first hangup; later ones must not disturb the saving."""
    deafen()
    raise KeyboardInterrupt


def deafen() -> None:
    """Ignores signals while the game is saved."""
    for number in SIGNALS:
        if signal.getsignal(number) == interrupt:
            signal.signal(number, signal.SIG_IGN)
