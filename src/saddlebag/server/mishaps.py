"""What the log says of an error nobody expected: its kind and its place, never its own words.

A rule's KeyError may name a card, a library's error may quote what somebody sent.
"""

import asyncio
import logging
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Any, Final

MOST_PLACES: Final = 12
LOGGER = logging.getLogger("saddlebag")


def told(error: BaseException | None) -> str:
    """KeyError at tables/live.py:12 publish, called from ...; then what it came from."""
    said: list[str] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        said.append(f"{type(error).__name__} at {places(error.__traceback__)}")
        error = error.__cause__ or error.__context__
    return ", after ".join(said)


def places(trace: TracebackType | None) -> str:
    """The lines of code it went through, the innermost first."""
    steps = list(reversed(extract_tb(trace)))[:MOST_PLACES]
    named = ("/".join(Path(step.filename).parts[-2:]) for step in steps)
    found = [f"{name}:{step.lineno} {step.name}" for name, step in zip(named, steps, strict=True)]
    return ", called from ".join(found) or "a place unknown"


class Discreet(logging.Formatter):
    """For everybody's lines in the log, those of libraries too."""

    def formatException(self, ei: Any) -> str:  # the name logging gives it
        """One line instead of a traceback."""
        return told(ei[1])


def unexpected(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What went wrong where nobody waits for it; asyncio itself would print the error's words."""
    error = context.get("exception")
    LOGGER.error("unexpected: %s: %s", context["message"], told(error))
