"""Logs unexpected errors by type and place, never by message.

A rule's KeyError may name a card, a library's error may quote user input.
"""

import asyncio
import logging
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Any, Final

MOST_PLACES: Final = 12
LOGGER = logging.getLogger("saddlebag")


def summary(error: BaseException | None) -> str:
    """KeyError at tables/live.py:12 publish, called from ...; then its causes."""
    parts: list[str] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        parts.append(f"{type(error).__name__} at {call_chain(error.__traceback__)}")
        error = error.__cause__ or error.__context__
    return ", after ".join(parts)


def call_chain(trace: TracebackType | None) -> str:
    """The lines of code it passed through, innermost first."""
    steps = list(reversed(extract_tb(trace)))[:MOST_PLACES]
    named = ("/".join(Path(step.filename).parts[-2:]) for step in steps)
    found = [f"{name}:{step.lineno} {step.name}" for name, step in zip(named, steps, strict=True)]
    return ", called from ".join(found) or "a place unknown"


class PrivateFormatter(logging.Formatter):
    """For all log lines, also those of libraries."""

    def formatException(self, ei: Any) -> str:  # logging's name
        """One line instead of a traceback."""
        return summary(ei[1])


def log_unexpected(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """For errors in tasks nobody awaits; asyncio would log the error's message."""
    error = context.get("exception")
    LOGGER.error("unexpected: %s: %s", context["message"], summary(error))
