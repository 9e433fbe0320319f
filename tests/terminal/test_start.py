"""Sitting down at a terminal, and getting up when it is closed."""

import builtins
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from saddlebag.terminal.screen import Screen
from saddlebag.terminal.start import new_game
from tests.terminal.sitting import read_aloud


@pytest.mark.parametrize(
    ("lines", "written", "told"),
    [
        (["", "quit"], [], "Round 1 of at most 10."),
        (["n", "quit"], [], "Round 1. Tombstone"),
        (["quit"], ["duel"], "Round 1. With Duel in the Sun. Tombstone"),
        (["what?", "no", "quit"], [], "Round 1. Tombstone"),
        ([], [], "Goodbye."),
        (["quit"], [], "Goodbye."),
    ],
)
def test_a_first_game_is_offered_an_end_when_nothing_else_was_agreed(
    monkeypatch: pytest.MonkeyPatch, lines: list[str], written: list[str], told: str
) -> None:
    """PE Q-27: first games are offered a round cap."""

    def typed(prompt: str) -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    monkeypatch.setattr(builtins, "input", typed)
    out = StringIO()
    new_game(Screen(StringIO(), out, typed=True), None, None, 1, written)
    assert told in read_aloud(out.getvalue())


def test_the_introduction_and_every_scoring_wait_to_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prompts: list[str] = []

    def typed(prompt: str) -> str:
        prompts.append(prompt)
        return "1" if "Type 1" in prompt else ""

    monkeypatch.setattr(builtins, "input", typed)
    screen = Screen(StringIO(), StringIO(), typed=True)
    new_game(screen, None, "Anna,Ben", 3, ["round_cap=2"])
    assert prompts[0] == "Press Enter when everybody has read this. "
    assert prompts.count("Press Enter for the next round: ") == 2  # once for each of them


def test_nothing_is_asked_through_a_pipe() -> None:
    out = StringIO()
    new_game(Screen(StringIO("quit\n"), out), None, None, 1, [])
    assert "10 rounds" not in out.getvalue() and "Round 1.\n" in out.getvalue()


def read_until(terminal: int, wanted: bytes) -> bytes:
    """Read what is shown, until this has come; half a minute at most."""
    shown, end = b"", time.monotonic() + 30
    while not re.search(wanted, shown) and time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            shown += os.read(terminal, 65536)
    assert re.search(wanted, shown)
    return shown


def test_what_was_typed_before_the_curtain_fell_does_not_lift_it() -> None:
    argv = [sys.executable, "-m", "saddlebag", "play", "--players", "Anna,Ben"]
    terminal, theirs = pty.openpty()
    with subprocess.Popen(
        [*argv, "--option", "duel"], stdin=theirs, stdout=theirs, start_new_session=True
    ) as process:
        os.close(theirs)
        try:
            read_until(terminal, b"has read this. ")
            os.write(terminal, b"\n\n\n")
            read_until(terminal, b"see the screen. ")
            os.write(terminal, b"x\n")
            shown = read_until(terminal, b"not Enter alone")
        finally:
            process.kill()
            os.close(terminal)
    assert b"The table" not in shown


@pytest.mark.parametrize("how", ["the end of the input", "a hangup"])
def test_a_game_whose_terminal_goes_away_is_kept(tmp_path: Path, how: str) -> None:
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "TERM": "xterm"}
    argv = [sys.executable, "-m", "saddlebag", "play", "--option", "duel"]
    terminal, theirs = pty.openpty()
    with subprocess.Popen(
        argv, stdin=theirs, stdout=theirs, env=environment, start_new_session=True
    ) as process:
        os.close(theirs)
        try:
            read_until(terminal, b"or help: ")
            os.write(terminal, b"1\n")
            read_until(terminal, rb"You take[^$]*or help: ")
            if how == "a hangup":
                process.send_signal(signal.SIGHUP)
        finally:
            os.close(terminal)
    assert [path.name for path in tmp_path.rglob("*.json")] == ["unfinished-1.json"]
