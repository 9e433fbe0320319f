"""A refusal with a reason: REST and the socket send the same keys and values."""

from typing import Any


class HttpRefused(Exception):
    """Nothing has changed: the key of the reason, its values, and the HTTP status."""

    def __init__(self, reason: str, status: int = 409, rule: str = "", **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.rule = rule
        self.values = values


def no_such_table() -> HttpRefused:
    """The same for a table that does not exist and for one the caller may not see."""
    return HttpRefused("no_such_table", 404)
