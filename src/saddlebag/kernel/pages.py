"""What only ever grows, kept so that a copy shares the past and costs the same at any length.

It is an open page, a list where whoever writes appends, and the closed pages before that.
"""

from collections.abc import Iterator
from typing import Any, Final

FULL: Final = 128  # items of a page to close
FEW: Final = 16  # items that are copied faster than shared


class Page:
    """A closed page and all before it; never changed again, shared by all copies."""

    __slots__ = ("end", "items", "older")

    def __init__(self, older: "Page | None", items: list[Any], end: int) -> None:
        self.older = older
        self.items = items
        self.end = end  # the number of the item after its last


def nothing(end: int = 0) -> Page:
    """No past at all; the first item will have this number."""
    return Page(None, [], end)


def close(past: Page, recent: list[Any]) -> Page:
    """The past with one page more; what was the open page is not to be written to any more."""
    return Page(past, recent, past.end + len(recent))


def since(past: Page, recent: list[Any], number: int) -> Iterator[Any]:
    """The items from this number on; costs no more than there are."""
    pages, start, older = [recent], past.end, past
    while start > number and older.older is not None:
        pages.append(older.items)
        start -= len(older.items)
        older = older.older
    skip = max(0, number - start)
    for page in pages[::-1]:
        yield from page[skip:] if skip else page
        skip = max(0, skip - len(page))
