"""The one writer: everything queued during a commit forms the next commit."""

import logging
import os
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Iterable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Final

from saddlebag.server import metrics
from saddlebag.server.store.failures import Conflict, StoreFailed

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
}

log = logging.getLogger("saddlebag")


class Writer(Thread):
    """Owns the only writing connection."""

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        super().__init__(name="writer", daemon=True)
        self.connection = connection
        self.wal = f"{file}-wal"
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
                self.tidy(idle=not batch)
            except Exception as error:  # nobody may wait forever
                self.fail(error)

    def gather(self) -> tuple[list[Unit], bool]:
        """Wait for a unit and take all there are; none if the queue stays empty."""
        batch: list[Unit] = []
        try:
            unit = self.queue.get(timeout=IDLE if self.untidy else None)
            while unit is not None:
                batch.append(unit)
                if len(batch) == MOST_UNITS:
                    return batch, True
                unit = self.queue.get_nowait()
        except Empty:
            return batch, True
        return batch, False

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
            except Exception as error:  # none of these was written
                self.fail(error)
        if self.failing:
            outcomes = [(future, StoreFailed(self.failing)) for _, future in batch]
        self.busy_since = 0.0
        metrics.commit_units.observe(len(batch))
        metrics.commit_seconds.observe(perf_counter() - began)
        deliver(batch[0][1].get_loop(), outcomes)

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

    def fail(self, error: Exception) -> None:
        """Stop writing for good: a second fsync may succeed without having stored anything."""
        name = error_name(error)
        reason = next((REASONS[key] for key in REASONS if name.startswith(key)), "disk_error")
        self.failing = self.failing or reason
        log.error("store_failed reason=%s error=%s %s", self.failing, type(error).__name__, name)
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error as again:
            log.error("rollback_failed error=%s", error_name(again))


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
