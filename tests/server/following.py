"""Follows a table's messages as a browser does."""

from typing import Any


class Following:
    """The view by the last message; a number that is missing is a mistake."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.seq = -1

    def follow(self, news: dict[str, Any]) -> None:
        """One message more."""
        if news["kind"] == "view":
            self.view, self.seq = news["view"], news["seq"]
        elif news["kind"] == "delta":
            assert news["seq"] == self.seq + 1, "a number is missing"
            self.seq = news["seq"]
            for change in news.get("patch", []):
                mend(self.view, *change)


def mend(view: Any, path: list[Any], *value: Any) -> None:
    """One change of a patch, as a browser applies it."""
    for key in path[:-1]:
        view = view[key]
    if value:
        view[path[-1]] = value[0]
    else:
        del view[path[-1]]
