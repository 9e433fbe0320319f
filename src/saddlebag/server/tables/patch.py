"""What changed between two views of the same observer, small enough to send with every move."""

from typing import Any


def patch(before: dict[str, Any], after: dict[str, Any]) -> list[Any]:
    """[path, value] for what is new or other, [path] for what is gone."""
    found: list[Any] = []
    compare(before, after, [], found)
    return found


def compare(before: Any, after: Any, path: list[Any], found: list[Any]) -> None:
    """Goes on inside what has the same shape; only what differs is looked into at all."""
    if isinstance(after, dict):
        for key, value in after.items():
            if key not in before:
                found.append([[*path, key], value])
            elif before[key] != value:
                differ(before[key], value, [*path, key], found)
        if len(before) != len(after) or before.keys() != after.keys():
            found.extend([[*path, key]] for key in before if key not in after)
    else:
        for i, value in enumerate(after):
            if before[i] != value:
                differ(before[i], value, [*path, i], found)


def differ(before: Any, after: Any, path: list[Any], found: list[Any]) -> None:
    """Two values that are not equal: replaced whole, or part by part."""
    same_shape = (isinstance(before, dict) and isinstance(after, dict)) or (
        isinstance(before, list) and isinstance(after, list) and len(before) == len(after)
    )
    if same_shape and path[0] != "asks":  # an ask is new as a whole
        compare(before, after, path, found)
    else:
        found.append([path, after])
