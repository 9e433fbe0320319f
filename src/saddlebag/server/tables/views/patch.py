"""Differences between two views of one observer, small enough to send with every move."""

from typing import Any, Final

NOTHING: Final = object()
Known = dict[tuple[Any, ...], list[Any]]  # by path and id() of both values


def patch(before: dict[str, Any], after: dict[str, Any], known: Known) -> list[Any]:
    """[path, value] for what is new or changed, [path] for what is gone.

    Views of several observers share most of their parts: what was compared for one of them is not
    compared again. Kept alive: `known` uses id(), so all views must live as long as it does.
    """
    found: list[Any] = []
    for key, value in after.items():
        old, shape = before.get(key, NOTHING), type(value)
        if old is value:
            continue
        if shape is list and type(old) is list and len(old) == len(value) and key != "asks":
            for i, part in enumerate(value):
                if type(part) is dict:
                    found += compared(old[i], part, [key, i], known)
                elif old[i] != part:
                    differ(old[i], part, [key, i], found)
        elif shape is dict:
            found += compared(old, value, [key], known)
        elif old != value:
            found.append([[key], value])
    gone(before, after, [], found)
    return found


def compared(before: Any, after: Any, path: list[Any], known: Known) -> list[Any]:
    """The changes at one place, from the cache if possible."""
    place = (*path, id(before), id(after))
    found = known.get(place)
    if found is None:
        found = known[place] = []
        if before != after:
            differ(before, after, path, found)
    return found


def differ(before: Any, after: Any, path: list[Any], found: list[Any]) -> None:
    """Compare two unequal values part by part if they have one shape, else replace the whole.

    Asks are always replaced whole.
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
    """Keys that are no longer there."""
    if len(before) != len(after) or before.keys() != after.keys():
        found.extend([[*path, key]] for key in before if key not in after)
