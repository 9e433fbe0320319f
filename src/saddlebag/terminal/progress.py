"""A progress bar on standard error, if that is a terminal."""

import sys
from collections.abc import Callable
from typing import Final

from saddlebag.texts import say

WIDTH: Final = 40


def bar() -> Callable[[int, int], None] | None:
    """A callback for the number of games done; None if standard error is no terminal."""
    return draw if sys.stderr.isatty() else None


def draw(done: int, whole: int) -> None:
    """Rewrites one line until the last game is done."""
    filled = "#" * (WIDTH * done // max(1, whole))
    text = say("progress", done=done, all=whole)
    end = "\n" if done >= whole else ""
    sys.stderr.write(f"\r[{filled:.<{WIDTH}}] {text}{end}")
    sys.stderr.flush()
