"""What is typed behind the options of a command, read and checked."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from saddlebag.terminal.complaint import Complaint, shown
from saddlebag.texts import say

MOST_DIGITS: Final = 100  # of a number that is given
FORGOTTEN: Final = ("finished", "open", "abandoned", "lessons", "visitors", "chat")


def whole(key: str, least: int) -> Callable[[str], int]:
    """Reads a whole number that is not too small."""

    def read(text: str) -> int:
        known = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
        if not known or int(text) < least:
            raise Complaint(say("bad-number", key=key, given=shown(text), least=least))
        return int(text)

    return read


def part(text: str) -> tuple[int, int]:
    """Reads one of several parts, counted from 0: 3/24."""
    begin, _, end = text.partition("/")
    one, parts = whole("--part", 0)(begin), whole("--part", 1)(end)
    if one >= parts:
        raise Complaint(say("bad-part", given=shown(text)))
    return one, parts


def moment(text: str) -> int:
    """Reads a time, as this computer's clock shows it unless it names a zone; in milliseconds."""
    try:
        return int(datetime.fromisoformat(text).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise Complaint(say("bad-time", given=shown(text))) from None


def days(text: str) -> tuple[str, int]:
    """Reads what is forgotten after how many days: finished=365."""
    kind, _, count = text.partition("=")
    if kind not in FORGOTTEN:
        raise Complaint(say("bad-forget", given=shown(text), kinds=", ".join(FORGOTTEN)))
    return kind, whole("--forget", 1)(count)
