"""A process that writes as fast as it can and says which writes were acknowledged."""

import asyncio
import os
import resource
import sys
from pathlib import Path

from saddlebag.server.store.backup import NAME
from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.store.store import Store, connect
from saddlebag.server.store.writer import Statement

VISITOR = "INSERT INTO visitor (id, token, created, seen) VALUES (?, ?, 0, 0)"
HANDS = 20  # that write at the same time
PADDING = b"." * 500
SMALL = 400_000  # bytes of the largest file, where files are kept small


def visitor(name: str) -> Statement:
    """One row that is easy to find again."""
    return VISITOR, (name, name.encode() + PADDING)


async def write_on(store: Store, hand: int, early: bool) -> str:
    """Write until it is refused; every acknowledged name goes straight to standard output."""
    number = 0
    while True:
        number += 1
        acknowledged = f"{hand}-{number}\n".encode()
        if early:  # the mistake that every drill must notice
            os.write(1, acknowledged)
        try:
            await store.write(visitor(f"{hand}-{number}"))
        except StoreFailed as failed:
            return failed.reason
        if not early:
            os.write(1, acknowledged)


async def write_all(store: Store, early: bool) -> set[str]:
    return set(await asyncio.gather(*(write_on(store, hand, early) for hand in range(HANDS))))


def main() -> None:
    folder, how = Path(sys.argv[1]), sys.argv[2:]
    store = Store.open(folder)
    if "unsynced" in how:
        store.writer.connection.execute("PRAGMA synchronous = NORMAL")
    if "small" in how:
        resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, SMALL))
    other = connect(folder / NAME)
    if "early" in how:
        other.execute("BEGIN IMMEDIATE")  # so that the commit is late for certain
    reasons = asyncio.run(write_all(store, "early" in how))
    print("refused", *sorted(reasons), flush=True)


if __name__ == "__main__":
    main()
