"""A progress bar on standard error, if that is a terminal."""

import sys
from collections.abc import Callable
from time import monotonic
from typing import Final

from saddlebag.texts import say

WIDTH: Final = 40


def bar() -> Callable[[int, int], None] | None:
    """A callback for the number of games done; None if standard error is no terminal."""
    return draw if sys.stderr.isatty() else None


def bar_with_time() -> Callable[[int, int], None] | None:
    """The same, with the time left, as far as the games after the first report tell."""
    return BarWithTime() if sys.stderr.isatty() else None


class BarWithTime:
    """Remembers when it was first told how many games are done."""

    def __init__(self) -> None:
        self.first: tuple[int, float] | None = None

    def __call__(self, done: int, whole: int) -> None:
        if self.first is None:
            self.first = done, monotonic()
        began, at = self.first
        left = minutes_left(done - began, whole - done, monotonic() - at)
        text = "progress" if left is None else "progress-left"
        rewrite(done, whole, say(text, done=done, all=whole, minutes=left or 0))


def minutes_left(done: int, left: int, seconds: float) -> int | None:
    """At the pace so far, in whole minutes; None: nothing is known yet, or nothing is left."""
    return int(left * seconds / done / 60 + 0.5) if done and left else None


def draw(done: int, whole: int) -> None:
    """Rewrites one line until the last game is done."""
    rewrite(done, whole, say("progress", done=done, all=whole))


def rewrite(done: int, whole: int, text: str) -> None:
    """The bar with this text behind it."""
    filled = "#" * (WIDTH * done // max(1, whole))
    end = "\n" if done >= whole else ""
    sys.stderr.write(f"\r[{filled:.<{WIDTH}}] {text:<{WIDTH}}{end}")
    sys.stderr.flush()
