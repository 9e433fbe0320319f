"""The one writer: everything queued during a commit forms the next commit."""

import logging
import os
import shutil
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Final

from saddlebag.server import metrics
from saddlebag.server.store.failures import Conflict, StoreFailed
from saddlebag.server.store.high_water import FORGET, HighWater
from saddlebag.server.store.log_row import LOG, LogRow
from saddlebag.server.store.shipping import Shipper

Statement = tuple[str, tuple[object, ...]]
Unit = tuple[tuple[Statement, ...], "Future[None]"]
Outcome = tuple["Future[None]", Exception | None]

MOST_UNITS: Final = 512  # per commit
IDLE: Final = 0.5  # seconds without a unit until a checkpoint
OFTEN: Final = 16  # commits between looks at the write-ahead log
SHORT: Final = 2**20  # bytes not worth a checkpoint
LONG: Final = 16 * 2**20  # bytes that force a checkpoint
ALARM: Final = 64 * 2**20
TAKEN: Final = ("SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY")
# Mistakes of one unit; any other SQLite error ends all writing.
OWN_FAULTS: Final = ("SQLITE_CONSTRAINT", "SQLITE_ERROR", "SQLITE_MISMATCH", "SQLITE_RANGE")
REASONS: Final = {
    "SQLITE_FULL": "disk_full",
    "SQLITE_READONLY": "read_only",
    "SQLITE_BUSY": "locked",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
}
HEAL_EVERY: Final = 5.0  # seconds between two looks whether a full disk has room again
ROOM: Final = 16 * 2**20  # bytes that must be free before writing goes on

log = logging.getLogger("saddlebag")


class FileGone(Exception):
    """A file we have open is no longer the one with its name."""


class Writer(Thread):
    """Owns the only writing connection."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        file: Path,
        connect: Callable[[Path], sqlite3.Connection],
    ) -> None:
        super().__init__(name="writer", daemon=True)
        self.connection = connection
        self.connect = connect
        self.file = file
        self.wal = f"{file}-wal"
        self.high_water: HighWater | None = None
        self.shipper: Shipper | None = None
        self.identity: tuple[int, ...] = ()  # of both files; known since the first commit
        self.queue: SimpleQueue[Unit | None] = SimpleQueue()
        self.failing = ""
        self.busy_since = 0.0  # when the current commit began; 0 without one
        self.stopping = False
        self.untidy = 0  # commits since the last look at the write-ahead log
        self.alarmed = False
        self.bearable = LONG

    def run(self) -> None:
        """Commit after commit, until None is queued and everything before it is written."""
        going = True
        while going:
            try:
                batch, going = self.gather()
                if batch:
                    self.commit(batch)
                elif self.failing == "disk_full":
                    self.heal()
                self.tidy(idle=not batch)
            except Exception as error:  # nobody may wait forever
                self.fail(error)

    def gather(self) -> tuple[list[Unit], bool]:
        """Wait for a unit and take all there are; none if the queue stays empty."""
        batch: list[Unit] = []
        try:
            unit = self.queue.get(timeout=self.patience())
            while unit is not None:
                batch.append(unit)
                if len(batch) == MOST_UNITS:
                    return batch, True
                unit = self.queue.get_nowait()
        except Empty:
            return batch, True
        return batch, False

    def patience(self) -> float | None:
        """Seconds to wait for a unit before looking after other things."""
        if self.failing == "disk_full":
            return HEAL_EVERY
        return IDLE if self.untidy else None

    def commit(self, batch: list[Unit]) -> None:
        """Write all units; each gets its own outcome once all are on the disk."""
        self.busy_since = began = perf_counter()
        outcomes: list[Outcome] = []
        if not self.failing:
            try:
                self.begin()
                outcomes = [(future, self.carry_out(what)) for what, future in batch]
                self.connection.execute("COMMIT")
                self.untidy += 1
                self.mark(batch, outcomes)
                self.ship(batch, outcomes)
                self.require_files()
            except FileGone as gone:
                if not self.rescue(gone):
                    outcomes = []
            except Exception as error:  # none of these was written
                self.fail(error)
                outcomes = []
        if not outcomes:
            outcomes = [(future, StoreFailed(self.failing)) for _, future in batch]
        self.busy_since = 0.0
        metrics.commit_units.observe(len(batch))
        metrics.commit_seconds.observe(perf_counter() - began)
        deliver(batch[0][1].get_loop(), outcomes)

    def mark(self, batch: list[Unit], outcomes: list[Outcome]) -> None:
        """Note how far the logs have come."""
        if self.high_water is None:
            return
        done = [what for (what, _), (_, error) in zip(batch, outcomes, strict=True) if not error]
        rows = (values for what in done for sql, values in what if sql is LOG)
        self.high_water.note(row for row in rows if isinstance(row, LogRow))
        for table_id in [str(values[0]) for what in done for sql, values in what if sql is FORGET]:
            self.high_water.forget(table_id)

    def ship(self, batch: list[Unit], outcomes: list[Outcome]) -> None:
        """To the copy, if there is one."""
        if self.shipper is not None:
            pairs = zip(batch, outcomes, strict=True)
            self.shipper.ship(what for (what, _), (_, error) in pairs if not error)

    def require_files(self) -> None:
        """A file that was removed or replaced takes every later commit with it."""
        try:
            file, wal = os.stat(self.file), os.stat(self.wal)
        except FileNotFoundError as missing:
            raise FileGone from missing
        found = (file.st_dev, file.st_ino, wal.st_dev, wal.st_ino)
        self.identity = self.identity or found
        if found != self.identity:
            raise FileGone

    def rescue(self, gone: FileGone) -> bool:
        """Save what the open files still have, then stop; False if that failed."""
        try:
            if not (self.is_own_file() and self.checkpoint_all()):
                beside = self.file.with_name(f"saved-{self.file.name}")
                os.close(os.open(beside, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
                self.connection.execute("VACUUM INTO ?", (str(beside),))
                log.error("store_saved file=%s", beside)
        except (sqlite3.Error, OSError) as error:
            self.fail(error)
            return False
        self.fail(gone, "file_gone")
        return True

    def checkpoint_all(self) -> bool:
        """Bring the whole log into the database; False while another program reads it."""
        busy, pages, done = self.connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
        return not busy and bool(pages == done)

    def is_own_file(self) -> bool:
        """Is the database itself still where it was?"""
        try:
            found = os.stat(self.file)
        except FileNotFoundError:
            return False
        return (found.st_dev, found.st_ino) == self.identity[:2]

    def heal(self) -> None:
        """A full disk has room again: open the file anew, see that it is sound, and go on."""
        if shutil.disk_usage(self.file.parent).free < ROOM:
            return
        self.connection.close()
        try:
            self.connection = self.connect(self.file)
            require_sound(self.connection)
            self.connection.execute("PRAGMA foreign_keys = ON")
            self.connection.execute("UPDATE house SET alive = alive")  # on the disk, or not healed
        except sqlite3.Error as error:
            if error_name(error) != "SQLITE_FULL":
                self.failing = ""
                self.fail(error)
            return
        self.failing = ""
        log.warning("store_healed")

    def begin(self) -> None:
        """Wait for another program that uses the file; nothing is written yet."""
        while True:
            try:
                self.connection.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                if self.stopping or not error_name(error).startswith("SQLITE_BUSY"):
                    raise
                log.warning("store_locked by another program")

    def carry_out(self, unit: tuple[Statement, ...]) -> Exception | None:
        """All statements of a unit or none; the unit's own mistakes are its outcome."""
        execute = self.connection.execute
        if len(unit) == 1:  # one statement is atomic anyway
            return self.attempt(unit)
        execute("SAVEPOINT unit")
        error = self.attempt(unit)
        if error:
            execute("ROLLBACK TO unit")
        execute("RELEASE unit")
        return error

    def attempt(self, unit: tuple[Statement, ...]) -> Exception | None:
        try:
            for sql, values in unit:
                self.connection.execute(sql, values)
        except sqlite3.ProgrammingError as error:
            return error
        except sqlite3.Error as error:
            name = error_name(error)
            if name in TAKEN:
                return Conflict(str(error))
            if not name.startswith(OWN_FAULTS):
                raise
            return error
        except (OverflowError, UnicodeError) as error:  # a value SQLite cannot hold
            return error
        return None

    def tidy(self, idle: bool) -> None:
        """Checkpoint the write-ahead log when idle, or when it gets long."""
        if self.failing or not self.untidy or (self.untidy < OFTEN and not idle):
            return
        try:
            self.require_files()
        except FileGone as gone:
            self.rescue(gone)
            return
        size = os.stat(self.wal).st_size
        metrics.wal_bytes.set(size)
        if size < LONG:
            self.bearable = LONG
        if size > (SHORT if idle else self.bearable):
            self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            self.bearable = size + LONG  # a long reader, such as a backup, keeps it long
        self.untidy = 0 if idle else 1
        if size > ALARM and not self.alarmed:
            log.warning("wal_long bytes=%d", size)
        self.alarmed = size > ALARM

    def stop(self, error: Exception, reason: str = "") -> None:
        """No more writes: a second fsync may succeed without having stored anything."""
        name = error_name(error)
        found = next((REASONS[key] for key in REASONS if name.startswith(key)), "disk_error")
        self.failing = self.failing or reason or found
        log.error("store_failed reason=%s error=%s %s", self.failing, type(error).__name__, name)

    def fail(self, error: Exception, reason: str = "") -> None:
        """Stop, and leave nothing half done; only for the writer's own thread."""
        self.stop(error, reason)
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error as again:
            log.error("rollback_failed error=%s", error_name(again))


def require_sound(connection: sqlite3.Connection) -> None:
    """SQLite's own check of every page; raises with the first mistake."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise Damaged(found)


class Damaged(sqlite3.DatabaseError):
    """The check found a mistake."""

    sqlite_errorname = "SQLITE_CORRUPT"


def error_name(error: Exception) -> str:
    """SQLite's name for the error; empty for anything else."""
    return str(getattr(error, "sqlite_errorname", ""))


def deliver(loop: AbstractEventLoop, outcomes: Iterable[Outcome]) -> None:
    """Hand all outcomes to the event loop at once."""
    try:
        loop.call_soon_threadsafe(settle, outcomes)
    except RuntimeError:  # the loop is gone, and with it every waiting task
        log.warning("commit_unheard")


def settle(outcomes: Iterable[Outcome]) -> None:
    """On the event loop: resume the waiting tasks."""
    for future, error in outcomes:
        if future.done():  # cancelled meanwhile
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
