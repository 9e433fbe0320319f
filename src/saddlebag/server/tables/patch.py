"""What changed between two views of the same observer, small enough to send with every move."""

from typing import Any, Final

NOTHING: Final = object()


def patch(before: dict[str, Any], after: dict[str, Any]) -> list[Any]:
    """[path, value] for what is new or other, [path] for what is gone."""
    found: list[Any] = []
    for key, value in after.items():
        old = before.get(key, NOTHING)
        if old != value:
            differ(old, value, [key], found)
    gone(before, after, [], found)
    return found


def differ(before: Any, after: Any, path: list[Any], found: list[Any]) -> None:
    """Two values that are not equal: part by part where they have one shape, else replaced whole.

    Only what differs is looked into at all. An ask is new as a whole.
    """
    shape = type(after)
    if shape is dict and type(before) is dict and path[0] != "asks":
        for key, value in after.items():
            old = before.get(key, NOTHING)
            if old != value:
                differ(old, value, [*path, key], found)
        gone(before, after, path, found)
    elif shape is list and type(before) is list and len(before) == len(after) and path[0] != "asks":
        for i, value in enumerate(after):
            if before[i] != value:
                differ(before[i], value, [*path, i], found)
    else:
        found.append([path, after])


def gone(before: Any, after: Any, path: list[Any], found: list[Any]) -> None:
    """What is no longer there."""
    if len(before) != len(after) or before.keys() != after.keys():
        found.extend([[*path, key]] for key in before if key not in after)
