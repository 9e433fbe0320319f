"""A bar for those who wait, on standard error and only where somebody can see it."""

import sys
from collections.abc import Callable
from typing import Final

from saddlebag.texts import say

WIDTH: Final = 40


def bar() -> Callable[[int, int], None] | None:
    """Something to be told how many of how many are done; None where nobody watches."""
    return draw if sys.stderr.isatty() else None


def draw(done: int, whole: int) -> None:
    """One line that is written over again, and ends with the last game."""
    filled = "#" * (WIDTH * done // max(1, whole))
    text = say("progress", done=done, all=whole)
    end = "\n" if done >= whole else ""
    sys.stderr.write(f"\r[{filled:.<{WIDTH}}] {text}{end}")
    sys.stderr.flush()
