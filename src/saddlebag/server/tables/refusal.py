"""No, and why: what REST and socket tell alike."""

from typing import Any


class No(Exception):
    """Nothing has changed: a reason's key, its values, and the status REST gives it."""

    def __init__(self, reason: str, status: int = 409, rule: str = "", **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.rule = rule
        self.values = values


def no_such_table() -> No:
    """The same for a table that is not there and for one that is none of the asker's business."""
    return No("no_such_table", 404)
