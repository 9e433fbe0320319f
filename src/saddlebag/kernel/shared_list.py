"""What only ever grows, kept so that a copy shares the past and costs the same at any length."""

from collections.abc import Iterator
from typing import Any, Final

CHUNK: Final = 128


class Chunk:
    """A full page of the past; never changed again, shared by all copies."""

    __slots__ = ("items", "older")

    def __init__(self, older: "Chunk | None", items: list[Any]) -> None:
        self.older = older
        self.items = items


class SharedList:
    """`recent` is the open page: whoever writes appends there."""

    __slots__ = ("older", "recent", "shelved")

    def __init__(self, shelved: int, older: Chunk | None, recent: list[Any]) -> None:
        self.shelved = shelved  # items before this number are in full pages
        self.older = older
        self.recent = recent

    def copy(self) -> "SharedList":
        return SharedList(self.shelved, self.older, self.recent.copy())

    def __len__(self) -> int:
        """The number that the next item will have."""
        return self.shelved + len(self.recent)

    def shelve(self) -> None:
        """Close the open page once it is full."""
        if len(self.recent) >= CHUNK:
            self.older = Chunk(self.older, self.recent)
            self.shelved += len(self.recent)
            self.recent = []

    def since(self, number: int) -> Iterator[Any]:
        """The items from this number on; costs no more than there are."""
        pages, start, older = [self.recent], self.shelved, self.older
        while start > number and older is not None:
            pages.append(older.items)
            start -= len(older.items)
            older = older.older
        skip = max(0, number - start)
        for page in pages[::-1]:
            yield from page[skip:] if skip else page
            skip = max(0, skip - len(page))


def new_shared_list(begin: int) -> SharedList:
    """An empty one, whose first item will have this number."""
    return SharedList(begin, None, [])
