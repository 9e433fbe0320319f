"""What happened: a key, what everybody hears, and a secret part for those who may know it."""

from typing import Any, Final

WATCHER: Final = -1  # a spectator is a seat that is dealt nothing


class Whisper:
    """An event of which some observers hear more than the others."""

    __slots__ = ("heard", "secret", "who")

    def __init__(self, heard: tuple[Any, ...], secret: tuple[Any, ...], who: int) -> None:
        self.heard = heard  # key and arguments
        self.secret = secret  # further arguments, for the observers in `who`
        self.who = who


Event = tuple[Any, ...] | Whisper  # key and arguments, heard by all; or a whisper


def bit(seat: int) -> int:
    """A set of observers is an int with a bit for each; the spectator is bit 0."""
    return 1 << (seat + 1)


def everyone(seats: int) -> int:
    """All seats and the spectator."""
    return bit(seats) - 1


def plain(value: object) -> object:
    """JSON data: tuples become lists."""
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return value
