"""How far each table's log had come, beside the database: a rollback does not go unnoticed."""

import logging
import os
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Final

from saddlebag.server.store.log_row import SEAL, LogRow

NAME: Final = "high-water"
LONG: Final = 2**20  # bytes; then each table gets one line again
FORGET: Final = "DELETE FROM game_table WHERE id = ?"  # such a table is not expected back
GONE: Final = "-"
Marks = dict[str, tuple[int, str]]  # table -> its last row and that row's seal

log = logging.getLogger("saddlebag")


class HighWater:
    """One line for each row that was committed; `key` tells one server's marks from another's."""

    def __init__(self, folder: Path, key: bytes) -> None:
        self.path = folder / NAME
        self.head = f"of {blake2b(key, digest_size=SEAL).hexdigest()}\n"
        self.marks = self.read()
        self.file = -1
        self.size = 0
        self.rewrite()

    def read(self) -> Marks:
        """The last mark of each table; a line that was cut off is no mark."""
        try:
            head, *lines = self.path.read_text("ascii", "replace").splitlines(keepends=True)
        except (OSError, ValueError):  # no file, or an empty one
            return {}
        marks: Marks = {}
        for line in lines if head == self.head else []:
            match line.split(" "):
                case [table_id, seq, seal] if seq.isdecimal() and len(seal) == 2 * SEAL + 1:
                    marks[table_id] = int(seq), seal.strip()
                case [table_id, gone] if gone.strip() == GONE:
                    marks.pop(table_id, None)
        return marks

    def note(self, rows: Iterable[LogRow]) -> None:
        """After a commit, before anybody is told; not synced, because the database is."""
        text = ""
        for row in rows:
            if row.seal is not None:
                self.marks[row.table_id] = row.seq, row.seal.hex()
                text += line(row.table_id, row.seq, row.seal.hex())
        self.write(text)

    def write(self, text: str) -> None:
        """At the end; a file that has become long is written anew."""
        if not text:
            return
        try:
            self.size += os.write(self.file, text.encode())
        except OSError as error:  # the move itself is safe
            log.warning("high_water_unwritten error=%s", type(error).__name__)
        if self.size > LONG:
            self.rewrite()

    def forget(self, table_id: str) -> None:
        """This table is not expected back."""
        if self.marks.pop(table_id, None) is not None:
            self.write(f"{table_id} {GONE}\n")

    def rewrite(self) -> None:
        """One line for each table, in a new file that replaces the old one at once."""
        beside = self.path.with_suffix(".new")
        lines = [line(table_id, *mark) for table_id, mark in self.marks.items()]
        try:
            file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND, 0o600)
            self.close()
            self.file = file
            os.write(file, "".join((self.head, *lines)).encode())
            self.size = 0  # written since, however many tables there are
            os.replace(beside, self.path)
        except OSError as error:
            log.warning("high_water_unwritten error=%s", type(error).__name__)

    def close(self) -> None:
        if self.file >= 0:
            os.close(self.file)
        self.file = -1


def line(table_id: str, seq: int, seal: str) -> str:
    return f"{table_id} {seq} {seal}\n"
