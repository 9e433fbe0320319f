"""What happened: a key, what everybody hears, and a secret part for those who may know it."""

from typing import Final

WATCHER: Final = -1  # a spectator is a seat that is dealt nothing

# key, what all hear, what only some hear, those some (a set of observers)
Event = tuple[str, tuple[object, ...], tuple[object, ...], int]


def bit(seat: int) -> int:
    """A set of observers is an int with a bit for each; the spectator is bit 0."""
    return 1 << (seat + 1)


def everyone(seats: int) -> int:
    """All seats and the spectator."""
    return bit(seats) - 1


class Shapes:
    """The names of each event's arguments: `took = "seat card"`, `peeked = "seat deck | card"`."""

    __slots__ = ("public", "secret")

    def __init__(self, shapes: dict[str, str]) -> None:
        self.public: dict[str, list[str]] = {"undo": ["seat", "answers"]}
        self.secret: dict[str, list[str]] = {}
        for key, shape in shapes.items():
            heard, _, whispered = shape.partition("|")
            self.public[key] = heard.split()
            self.secret[key] = whispered.split()

    def told(self, event: Event, seat: int) -> dict[str, object]:
        """The event as this seat hears it, built up from nothing."""
        key, heard, whispered, who = event
        line: dict[str, object] = {"event": key}
        for name, value in zip(self.public[key], heard, strict=True):
            line[name] = plain(value)
        if who & bit(seat):
            for name, value in zip(self.secret[key], whispered, strict=True):
                line[name] = plain(value)
        return line


def plain(value: object) -> object:
    """JSON data: tuples become lists."""
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return value
