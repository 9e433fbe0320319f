"""What changed between two views of the same observer, small enough to send with every move."""

from typing import Any, Final

NOTHING: Final = object()
Known = dict[tuple[Any, ...], list[Any]]  # what was found before, by path and by identity of both


def patch(before: dict[str, Any], after: dict[str, Any], known: Known) -> list[Any]:
    """[path, value] for what is new or other, [path] for what is gone.

    Views of several observers share most of their parts, at the top and in the lists there: what
    was compared for one of them is not compared again. All of them must live as long as `known`.
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
    """What changed here, looked up or found out."""
    place = (*path, id(before), id(after))
    found = known.get(place)
    if found is None:
        found = known[place] = []
        if before != after:
            differ(before, after, path, found)
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
