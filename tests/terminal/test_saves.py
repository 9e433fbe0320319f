"""Saving a game, going on with it, and never writing over anything else."""

import json
import os
import shlex
import sys
from io import StringIO
from pathlib import Path

import pytest

from saddlebag.terminal import records, saves
from saddlebag.terminal.called import called
from saddlebag.terminal.complaint import Complaint
from saddlebag.terminal.players import players
from saddlebag.terminal.screen import Screen
from saddlebag.terminal.session import Session
from saddlebag.terminal.start import resume
from tests.terminal.sitting import EVERYTHING, dealt, play_on, read_aloud, session, written

LINES = ["1", "", "3", "", "2", "", "5", "", "4", "", "1", ""] * 400  # an empty line ends a pause


def resumed(file: Path, *lines: str, who: str | None = None) -> str:
    """What is written while a saved game goes on."""
    out = StringIO()
    typed = StringIO("".join(f"{line}\n" for line in lines))
    resume(Screen(typed, out), str(file), who, {})
    return read_aloud(out.getvalue())


def test_a_resumed_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    whole = play_on(dealt(3, 6, round_cap=2, **EVERYTHING), "you,greedy,random", LINES).table
    half = dealt(3, 6, round_cap=2, **EVERYTHING)
    play_on(half, "you,greedy,random", [*LINES[:10], f"save {file}", "quit"])
    assert half.asks
    text = resumed(file, *LINES[10:])
    assert f"The game from {file} goes on after" in text
    whole_again = records.load(str(file)).table
    typed = session(whole_again, "you,greedy,random", *LINES[10:])
    typed.play()
    assert typed.table.journal() == whole.journal()


def test_a_resumed_game_has_its_players_again_or_others(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play_on(dealt(), "Anna,greedy", ["1", f"save {file}"])
    assert json.loads(file.read_text())["players"] == ["Anna", "greedy"]
    assert "At the table: You, Greedy." in resumed(file)
    assert "At the table: Random, You." in resumed(file, who="random,Ben")
    with pytest.raises(Complaint, match="for 2 players, but 3 were named"):
        resumed(file, who="you,greedy,greedy")


def test_a_file_without_players_is_yours_against_the_usual_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(dealt(3).journal()))
    assert "At the table: You, Deputy 1, Deputy 2." in resumed(file)


@pytest.mark.parametrize("listed", [["you"], "you,greedy", [1, 2], ["you", "\x1b[2J"]])
def test_players_a_file_cannot_mean_are_refused(tmp_path: Path, listed: object) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**dealt().journal(), "players": listed}))
    with pytest.raises(Complaint, match="does not say who sits at each of its 2 seats"):
        resumed(file)
    assert "At the table: You, Greedy." in resumed(file, who="you,greedy")


def test_a_resumed_game_tells_the_last_turn_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play_on(dealt(), "you,greedy", ["1", f"save {file}"])
    text = resumed(file)
    assert "You take" in text and ("Greedy takes" in text or "Greedy draws" in text)


def test_nothing_new_to_save_is_told(tmp_path: Path) -> None:
    sitting = play_on(dealt(), "you,greedy", ["1", f"save {tmp_path / 'x'}"])
    assert written(sitting).endswith("There is nothing new to save.\n")


def test_saving_again_replaces_only_an_earlier_moment_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play_on(dealt(), "you,greedy", ["1", f"save {file}", "2", "save", "3"])
    first = records.load(str(file)).decisions
    assert first > 2
    other = play_on(dealt(2, 9), "you,greedy", ["1", f"save {file}"])
    assert "holds something else, so it was left alone" in read_aloud(written(other))
    assert records.load(str(file)).decisions == first


@pytest.mark.parametrize(
    "content", ["", "a letter to my aunt", "[]", "{}", '{"links": []}', "\xff"]
)
def test_a_file_that_is_no_earlier_moment_is_left_alone(tmp_path: Path, content: str) -> None:
    file = tmp_path / "precious"
    file.write_bytes(content.encode("latin-1"))
    sitting = play_on(dealt(), "you,greedy", ["1", f"save {file}", "2"])
    assert "left alone" in read_aloud(written(sitting))
    assert file.read_bytes() == content.encode("latin-1")
    assert len(sitting.table.entries()) > 4


def test_a_save_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    lines = [f"save {tmp_path}", f"save {tmp_path}/none/x", "save \0", "1"]
    sitting = play_on(dealt(), "you,greedy", lines)
    text = read_aloud(written(sitting))
    assert "is a folder; name a file in it." in text
    assert text.count("cannot be written:") == 2
    assert len(sitting.table.entries()) > 2


def test_a_failed_write_leaves_the_old_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    table = dealt()
    saves.write(str(file), table, ["you", "greedy"])
    before = file.read_text()
    table.answer("draw:saloon")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Complaint, match="cannot be written: No space left on device"):
        saves.write(str(file), table, ["you", "greedy"])
    assert file.read_text() == before and list(tmp_path.iterdir()) == [file]


def test_a_link_is_followed_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "real")
    saves.write(str(tmp_path / "link"), dealt(), ["you", "greedy"])
    assert (tmp_path / "link").is_symlink() and (tmp_path / "real").is_file()


def test_when_the_input_ends_a_game_with_a_file_is_kept_there(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sitting = play_on(dealt(), "you,greedy", ["1", f"save {file}", "2"])
    assert records.load(str(file)).table.journal() == sitting.table.journal()


def test_at_a_terminal_a_game_cut_off_is_kept_in_a_spare_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for _ in range(2):
        sitting = Session(dealt(), players("you,greedy"), Screen(StringIO(), StringIO(), True))
        sitting.moves = 1
        sitting.cut_off()
    names = sorted(path.name for path in (tmp_path / "saddlebag").iterdir())
    assert names == ["unfinished-1.json", "unfinished-2.json"]


@pytest.mark.parametrize(
    ("first", "told"),
    [
        (".venv/bin/saddlebag", ".venv/bin/saddlebag"),
        ("/x y/saddlebag", "'/x y/saddlebag'"),
        ("/x/saddlebag/__main__.py", f"{shlex.quote(sys.executable)} -m saddlebag"),
        ("pytest", "saddlebag"),
    ],
)
def test_what_to_type_next_is_told_as_this_was_called(
    monkeypatch: pytest.MonkeyPatch, first: str, told: str
) -> None:
    monkeypatch.setattr(sys, "argv", [first])
    monkeypatch.setenv("PATH", "")
    assert called("replay", "my game") == f"{told} replay 'my game'"


def test_what_to_type_next_stands_on_one_line(tmp_path: Path) -> None:
    file = tmp_path / ("x" * 90)
    sitting = play_on(dealt(), "you,greedy", ["1", f"save {file}"])
    assert f"\n  saddlebag play --resume {file}\n" in written(sitting)


def test_quitting_saves_to_the_file_that_was_typed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play_on(dealt(), "you,greedy", ["1", "quit", "7", f"{file}"])
    assert records.load(str(file)).decisions >= 2


@pytest.mark.parametrize("line", ["log", "save", "help", "h", "y", "yes", "1", "", "quit"])
def test_a_command_or_number_at_the_end_is_no_files_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    table = dealt(2, 2, round_cap=1)
    while table.ask is not None:
        table.answer(table.ask.options[0])
    play_on(table, "you,greedy", [line])
    assert list(tmp_path.iterdir()) == []


def test_a_finished_game_can_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    table = dealt(2, 2, round_cap=1)
    while table.ask is not None:
        table.answer(table.ask.options[0])
    text = read_aloud(written(play_on(table, "you,greedy", [f"save {file}"])))
    assert f"saddlebag replay {file}" in text
    assert "is over already" in resumed(file)
