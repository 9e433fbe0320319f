"""An Action: when it is open, why not otherwise, and what happens (TURN-6)."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.state import West
from saddlebag.western_legends.view_schema import Stakes


class Action(NamedTuple):
    """Answers are its word alone, or the word and what follows a colon: `revel:60`."""

    word: str
    offers: Callable[[West, int], Sequence[str]]  # whole answers that are open now
    refusals: Callable[[West, int], list[Refusal]]  # answers one might expect, and why not
    play: Callable[[West, int, str], Coroutine[Any, Any, None]]  # gets what follows the colon
    # what is won and lost, where that is decided by others as well; else `play` says what it brings
    stakes: Callable[[West, int, str], Stakes] | None = None
