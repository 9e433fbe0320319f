"""The log is shipped: every commit is also written into a folder, perhaps on another disk.

A line for each commit: when, its units with their statements, and a checksum. Together with a
backup that was begun before, the lines lead to any later moment. A thread of its own writes them:
a slow or broken disk there delays no move, and is told to the host.
"""

import json
import logging
import os
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final

from saddlebag.server.timestamps import now_ms, stamp

SYNC_EVERY: Final = 5.0  # seconds
SUFFIX: Final = ".jsonl"
CHECK: Final = 8  # bytes
Statement = tuple[str, tuple[object, ...]]
Commit = tuple[int, list[list[Statement]]]  # when, and its units

log = logging.getLogger("saddlebag")


class Shipper(Thread):
    """One file an hour; after a failure nothing, until there is a new backup to begin with."""

    def __init__(self, folder: Path) -> None:
        super().__init__(name="shipper", daemon=True)
        self.folder = folder
        self.queue: SimpleQueue[Commit | None] = SimpleQueue()
        self.failing = False
        self.file = -1
        self.name = ""
        self.unsynced_since = 0.0  # 0: everything is on the disk

    def ship(self, units: Iterable[tuple[Statement, ...]]) -> None:
        """By the writer, after a commit and before anybody is told."""
        if not self.failing:
            self.queue.put((now_ms(), [list(unit) for unit in units]))

    def run(self) -> None:
        going = True
        while going:
            try:
                commit = self.queue.get(timeout=SYNC_EVERY if self.unsynced_since else None)
                going = commit is not None
                if commit is None:
                    self.close()
                elif not self.failing:
                    self.write(commit)
            except Empty:
                pass
            except OSError as error:
                self.fail(error)
            self.sync()

    def write(self, commit: Commit) -> None:
        """Into the file of its hour."""
        name = f"{stamp(commit[0])[:13]}{SUFFIX}"
        if name != self.name or self.file < 0:
            self.close()
            flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
            self.file, self.name = os.open(self.folder / name, flags, 0o600), name
            os.write(self.file, b"\n")  # the last line there may have been cut off
        os.write(self.file, line(commit))
        self.unsynced_since = self.unsynced_since or monotonic()

    def sync(self) -> None:
        """Not with every commit: the database has them."""
        if self.unsynced_since and monotonic() - self.unsynced_since >= SYNC_EVERY:
            self.unsynced_since = 0.0
            try:
                os.fsync(self.file)
            except OSError as error:
                self.fail(error)

    def fail(self, error: OSError) -> None:
        """A gap: what follows would lead nowhere."""
        if not self.failing:
            log.error("copy_failed error=%s", type(error).__name__)
        self.failing = True

    def resume(self) -> None:
        """A new backup is about to be made, so a gap before it does no harm."""
        self.failing = False

    def close(self) -> None:
        """The file is complete."""
        if self.file >= 0:
            os.fsync(self.file)
            os.close(self.file)
        self.file, self.unsynced_since = -1, 0.0

    def stop(self) -> None:
        """Everything queued is written."""
        self.queue.put(None)
        self.join()


def line(commit: Commit) -> bytes:
    """JSON behind its checksum."""
    text = json.dumps(commit, default=packed, separators=(",", ":")).encode()
    return digest(text) + b" " + text + b"\n"


def digest(text: bytes) -> bytes:
    return blake2b(text, digest_size=CHECK).hexdigest().encode()


def packed(value: Any) -> Any:
    """Bytes, which JSON does not know."""
    if isinstance(value, bytes):
        return {"bytes": b64encode(value).decode()}
    raise TypeError(type(value).__name__)


def unpacked(value: Any) -> Any:
    return b64decode(value["bytes"]) if isinstance(value, dict) else value


def shipped(folder: Path, since: int, until: int) -> Iterator[list[list[Statement]]]:
    """The commits of this time, in order, as far as there is no gap."""
    begun = False
    for at, units in lines(folder, f"{stamp(since)[:13]}{SUFFIX}"):
        if at is None and begun:
            log.error("copy_damaged: nothing after that can be restored")
            return
        if at is not None and since <= at <= until:
            begun = True
            yield [[(sql, tuple(map(unpacked, values))) for sql, values in it] for it in units]


def lines(folder: Path, first: str) -> Iterator[tuple[int | None, list[Any]]]:
    """When each commit was, and its units; None for a line that was cut off or changed."""
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        for one in file.read_bytes().splitlines() if file.name >= first else []:
            check, _, text = one.partition(b" ")
            if one and digest(text) == check:
                at, units = json.loads(text)
                yield at, units
            elif one:
                yield None, []
