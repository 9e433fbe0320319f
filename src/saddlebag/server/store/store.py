"""What the server keeps: one SQLite file in one folder, read here, written by the writer."""

import os
import secrets
import sqlite3
from asyncio import get_running_loop
from contextlib import suppress
from pathlib import Path
from time import perf_counter, time

from saddlebag.server.store.backup import NAME
from saddlebag.server.store.failures import CannotOpen, StoreFailed
from saddlebag.server.store.lock import Lock
from saddlebag.server.store.upgrade import Steps, steps, upgrade
from saddlebag.server.store.writer import Statement, Writer

BEAT = "UPDATE house SET alive = ?"
SLOW = 5.0  # seconds of a commit that has not come back


class Store:
    """Open until it is closed; a write that returned survives a power cut."""

    def __init__(self, folder: Path, lock: Lock, connection: sqlite3.Connection) -> None:
        self.folder = folder
        self.lock = lock
        self.reader = connect(folder / NAME)
        self.reader.execute("PRAGMA query_only = ON")
        self.reader.row_factory = sqlite3.Row
        self.writer = Writer(connection, folder / NAME)
        (house,) = self.read("SELECT key, alive FROM house")
        self.key: bytes = house["key"]
        self.outage_ms = max(0, now() - house["alive"])
        self.closed = False
        self.writer.start()

    @classmethod
    def open(cls, folder: Path, known: Steps | None = None) -> "Store":
        """Lock the folder, bring the schema up to date, be ready."""
        lock = None
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = Lock(folder)
            return cls(folder, lock, prepared(folder, known or steps()))
        except BaseException as error:
            if lock:
                lock.let_go()
            if isinstance(error, OSError | sqlite3.Error):
                problem = getattr(error, "strerror", None) or str(error)
                raise CannotOpen("unusable", folder=str(folder), problem=problem) from error
            raise

    @property
    def failing(self) -> str:
        """Why no writes are taken any more; empty while they are."""
        if not self.writer.failing and not self.closed and not self.writer.is_alive():
            return "disk_error"
        return self.writer.failing or ("closed" if self.closed else "")

    @property
    def ailing(self) -> str:
        """Why moves cannot be kept now, even if that may pass; empty while all is well."""
        since = self.writer.busy_since
        return self.failing or ("disk_slow" if since and perf_counter() - since > SLOW else "")

    async def write(self, *statements: Statement) -> None:
        """All statements or none, and durable when this returns."""
        if self.writer.failing or self.closed:
            raise StoreFailed(self.failing)
        future = get_running_loop().create_future()
        self.writer.queue.put((statements, future))
        await future

    def read(self, sql: str, args: tuple[object, ...] = ()) -> list[sqlite3.Row]:
        """A short look, from the event loop."""
        return self.reader.execute(sql, args).fetchall()

    async def beat(self) -> None:
        """Say that the server runs, so that the next one knows how long it did not."""
        await self.write((BEAT, (now(),)))

    def close(self) -> None:
        """Write all that was queued, then let the folder go."""
        if self.closed:
            return
        self.closed = self.writer.stopping = True
        self.writer.queue.put(None)
        self.writer.join()
        self.reader.close()
        if not self.writer.failing:
            with suppress(sqlite3.Error):  # then the last beat tells, some seconds earlier
                self.writer.connection.execute(BEAT, (now(),))
        self.writer.connection.close()
        self.lock.let_go()


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


def prepared(folder: Path, known: Steps) -> sqlite3.Connection:
    """A connection that may write, to a file of today's schema."""
    file = folder / NAME
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # nobody else reads the secrets
    connection = connect(file)
    # After a failed fsync the log may be whole in memory only; this writes the file anew.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    upgrade(connection, folder, known)
    connection.execute("PRAGMA foreign_keys = ON")
    first = "INSERT OR IGNORE INTO house (one, key, alive) VALUES (1, ?, ?)"
    connection.execute(first, (secrets.token_bytes(32), now()))
    return connection


def connect(file: Path) -> sqlite3.Connection:
    """Transactions only where they are written; a commit has reached the disk."""
    connection = sqlite3.connect(
        file, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        connection.close()
        raise CannotOpen("no_wal", folder=str(file.parent))
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")  # the writer does it, and sees errors
    connection.execute("PRAGMA journal_size_limit = 0")  # so the log's size tells what is in it
    return connection
