"""The server's store: one SQLite file in one folder, read here, written by the writer."""

import errno
import logging
import os
import secrets
import shutil
import sqlite3
from asyncio import get_running_loop
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from saddlebag.server.store.backup import NAME, newest_backup
from saddlebag.server.store.failures import OpenFailed, StoreFailed
from saddlebag.server.store.high_water import HighWater
from saddlebag.server.store.lock import Lock
from saddlebag.server.store.restore import finish
from saddlebag.server.store.shipping import Shipper
from saddlebag.server.store.upgrade import Steps, steps, upgrade
from saddlebag.server.store.writer import Statement, Writer, error_name, require_sound
from saddlebag.server.timestamps import now_ms

BEAT = "UPDATE house SET alive = ?"
SLOW = 5.0  # seconds until an unfinished commit counts as slow
LOW = 0.05  # of the disk that is free: a warning
NO_ROOM = 2**20  # bytes: too few to open anything
AT = "SELECT seal FROM log WHERE table_id = ? AND seq = ?"
LAST = "SELECT COALESCE(MAX(seq), -1) AS seq FROM log WHERE table_id = ?"
DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB")

log = logging.getLogger("saddlebag")


class Store:
    """A write that returned survives a power cut."""

    def __init__(self, folder: Path, lock: Lock, connection: sqlite3.Connection) -> None:
        self.folder = folder
        self.lock = lock
        self.reader = connect(folder / NAME)
        self.reader.execute("PRAGMA query_only = ON")
        self.reader.row_factory = sqlite3.Row
        self.writer = Writer(connection, folder / NAME, connect)
        (house,) = self.read("SELECT key, alive FROM house")
        self.key: bytes = house["key"]
        self.outage_ms = max(0, now_ms() - house["alive"])
        self.closed = False
        self.backup_failed = False  # the latest one by itself
        self.tables_unsound = False  # some do not replay from the latest backup
        high_water = HighWater(folder, self.key)
        self.rolled_back = self.behind(high_water)
        self.writer.high_water = high_water
        self.writer.start()

    @classmethod
    def open(cls, folder: Path, known: Steps | None = None) -> "Store":
        """Lock the folder and bring the schema up to date."""
        lock = None
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = Lock(folder)
            finish(folder)
            return cls(folder, lock, open_for_writing(folder, known or steps()))
        except BaseException as error:
            if lock:
                lock.release()
            if isinstance(error, OSError | sqlite3.Error):
                raise open_failed(folder, error) from error
            raise

    @property
    def failing(self) -> str:
        """Why no writes are accepted any more; empty while they are."""
        if not self.writer.failing and not self.closed and not self.writer.is_alive():
            return "disk_error"
        return self.writer.failing or ("closed" if self.closed else "")

    @property
    def ailing(self) -> str:
        """Why moves cannot be stored now, even if that may pass; empty if all is well."""
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
        """A short query, on the event loop; a damaged page ends all writing."""
        try:
            return self.reader.execute(sql, args).fetchall()
        except sqlite3.DatabaseError as error:
            if not error_name(error).startswith(DAMAGE):
                raise
            if not self.writer.failing:
                self.writer.stop(error)
                log.error("damaged, last good backup: %s", newest_backup(self.folder) or "none")
            raise StoreFailed(self.writer.failing) from error

    @property
    def warning(self) -> str:
        """What the host should look after, while all is well; empty if there is nothing."""
        if self.disk_low:
            return "disk_low"
        if self.writer.shipper is not None and self.writer.shipper.failing:
            return "copy_failed"
        if self.backup_failed:
            return "backup_failed"
        return "tables_unsound" if self.tables_unsound else ""

    @property
    def disk_low(self) -> bool:
        """Is nearly all of the disk used?"""
        disk = shutil.disk_usage(self.folder)
        return disk.free < disk.total * LOW

    def behind(self, high_water: HighWater) -> dict[str, int]:
        """Tables whose log was further once: how many rows are gone, or were replaced."""
        found: dict[str, int] = {}
        for table_id, (seq, seal) in list(high_water.marks.items()):
            rows = self.read(AT, (table_id, seq))
            if rows and rows[0]["seal"] == bytes.fromhex(seal):
                continue
            (last,) = self.read(LAST, (table_id,))
            found[table_id] = max(1, seq - last["seq"])
            if not self.read("SELECT 1 FROM game_table WHERE id = ?", (table_id,)):
                high_water.forget(table_id)  # nobody can come back to it
        if found:
            log.warning("rolled_back tables=%d rows=%d", len(found), sum(found.values()))
        return found

    def ship_to(self, folder: Path) -> None:
        """Every commit from now on is written there, too."""
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            (folder / ".try").touch()
            (folder / ".try").unlink()
        except OSError as error:
            problem = error.strerror or str(error)
            raise OpenFailed("no_copy_folder", folder=str(folder), problem=problem) from error
        self.writer.shipper = Shipper(folder)
        self.writer.shipper.start()

    async def record_alive(self) -> None:
        """Note that the server runs, so that the next start knows the length of an outage."""
        await self.write((BEAT, (now_ms(),)))

    def close(self) -> None:
        """Write everything queued, then release the folder."""
        if self.closed:
            return
        self.closed = self.writer.stopping = True
        self.writer.queue.put(None)
        self.writer.join()
        if self.writer.shipper is not None:
            self.writer.shipper.stop()
        self.reader.close()
        if not self.writer.failing:
            with suppress(sqlite3.Error):  # then the last heartbeat counts, some seconds earlier
                self.writer.connection.execute(BEAT, (now_ms(),))
        self.writer.connection.close()
        if self.writer.high_water is not None:
            self.writer.high_water.close()
        self.lock.release()


def open_failed(folder: Path, error: OSError | sqlite3.Error) -> OpenFailed:
    """Why the folder cannot be opened, and what helps."""
    if error_name(error).startswith(DAMAGE):
        backup = newest_backup(folder)
        named = str(backup) if backup else "none"
        return OpenFailed("damaged", folder=str(folder), problem=str(error), backup=named)
    if is_full(folder, error):
        return OpenFailed("disk_full", folder=str(folder))
    problem = getattr(error, "strerror", None) or str(error)
    return OpenFailed("unusable", folder=str(folder), problem=problem)


def is_full(folder: Path, error: OSError | sqlite3.Error) -> bool:
    """SQLite calls it an I/O error when there is no room for its first few bytes."""
    if error_name(error) == "SQLITE_FULL" or getattr(error, "errno", 0) == errno.ENOSPC:
        return True
    return folder.is_dir() and shutil.disk_usage(folder).free < NO_ROOM


def open_for_writing(folder: Path, known: Steps) -> sqlite3.Connection:
    """The writing connection, to a file with the current schema."""
    file = folder / NAME
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # only the owner may read the secrets
    connection = connect(file)
    # After a failed fsync the log may be complete in memory only; this rewrites the file.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    require_sound(connection)
    upgrade(connection, folder, known)
    connection.execute("PRAGMA foreign_keys = ON")
    first = "INSERT OR IGNORE INTO house (one, key, alive) VALUES (1, ?, ?)"
    connection.execute(first, (secrets.token_bytes(32), now_ms()))
    return connection


def connect(file: Path) -> sqlite3.Connection:
    """Explicit transactions only; a commit has reached the disk."""
    connection = sqlite3.connect(
        file, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        connection.close()
        raise OpenFailed("no_wal", folder=str(file.parent))
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")  # the writer does it, and sees errors
    connection.execute(
        "PRAGMA journal_size_limit = 0"
    )  # so that the log's size shows what it holds
    return connection
