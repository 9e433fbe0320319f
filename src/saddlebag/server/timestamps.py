"""The time of day, as stored and sent: milliseconds since 1970."""

import time
from datetime import UTC, datetime
from typing import Final

FORM: Final = "%Y-%m-%dT%H-%M-%S"  # in names of files, in UTC


def now_ms() -> int:
    """The current time."""
    return time.time_ns() // 1_000_000


def stamp(ms: int) -> str:
    """As part of a file's name; they sort by time."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime(FORM)


def stamped(text: str) -> int | None:
    """The time in a file's name."""
    try:
        return int(datetime.strptime(text, FORM).replace(tzinfo=UTC).timestamp() * 1000)
    except ValueError:
        return None
