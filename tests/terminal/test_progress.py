"""The progress bar, and how much time is left."""

import pytest

from saddlebag.terminal.progress import bar, bar_with_time, minutes_left, rewrite


def test_there_is_no_bar_where_nobody_looks() -> None:
    assert bar() is None and bar_with_time() is None


def test_time_left_follows_from_the_pace_so_far() -> None:
    assert minutes_left(10, 100, 60) == 10
    assert minutes_left(10, 1, 6) == 0


def test_nothing_is_known_before_the_first_game_and_nothing_is_left_after_the_last() -> None:
    assert minutes_left(0, 100, 5) is None and minutes_left(10, 0, 60) is None


def test_the_bar_fills_and_ends_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    rewrite(5, 10, "half")
    rewrite(10, 10, "all")
    half, whole = capsys.readouterr().err.split("\r")[1:]
    assert half.count("#") * 2 == whole.count("#") and whole.endswith("\n")
