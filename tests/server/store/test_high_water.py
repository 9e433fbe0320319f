"""Beside the database stands how far every log had come."""

from pathlib import Path

import pytest

from saddlebag.server.store import high_water
from saddlebag.server.store.high_water import NAME, HighWater
from saddlebag.server.store.log_row import LogRow

KEY = b"k" * 32


def row(table: str, seq: int) -> LogRow:
    return LogRow(table, seq, "answer", 0, None, "{}", 0).sealed(b"")


def mark(table: str, seq: int) -> tuple[int, str]:
    return seq, (row(table, seq).seal or b"").hex()


def noted(folder: Path, *rows: LogRow) -> None:
    marks = HighWater(folder, KEY)
    marks.note(rows)
    marks.close()


def read(folder: Path, key: bytes = KEY) -> high_water.Marks:
    marks = HighWater(folder, key)
    marks.close()
    return marks.marks


def test_the_last_row_of_each_table_is_known_after_a_restart(tmp_path: Path) -> None:
    noted(tmp_path, row("a", 0), row("b", 0), row("a", 1))
    noted(tmp_path, row("b", 1))
    assert read(tmp_path) == {"a": mark("a", 1), "b": mark("b", 1)}


def test_a_line_that_was_cut_off_is_no_mark(tmp_path: Path) -> None:
    noted(tmp_path, row("a", 0), row("b", 0))
    file = tmp_path / NAME
    file.write_bytes(file.read_bytes()[:-5])
    assert read(tmp_path) == {"a": mark("a", 0)}


def test_marks_of_another_server_say_nothing(tmp_path: Path) -> None:
    noted(tmp_path, row("a", 0))
    assert read(tmp_path, b"x" * 32) == {}


def test_a_long_file_is_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(high_water, "LONG", 200)
    noted(tmp_path, *(row("a", seq) for seq in range(20)))
    assert len((tmp_path / NAME).read_text().splitlines()) == 2
    assert read(tmp_path) == {"a": mark("a", 19)}
    assert (tmp_path / NAME).stat().st_mode & 0o077 == 0
