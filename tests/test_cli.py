"""The command line: what it prints, what it refuses, and with which exit status."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest

from saddlebag.cli import main
from tests.terminal.sitting import dealt, read_aloud

Captured = pytest.CaptureFixture[str]


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What will come through standard input."""
    typed = StringIO("".join(f"{line}\n" for line in lines))
    monkeypatch.setattr(sys, "stdin", typed)


def refused(capsys: Captured, *argv: str) -> str:
    """The one line a command says no with; exit status 2, nothing on standard output."""
    assert main(argv) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    assert "Traceback" not in said.err and said.err.startswith("saddlebag: ")
    return said.err


def test_play_without_a_word_is_a_table_against_three_deputies(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "quit")
    assert main(["play"]) == 0
    text = read_aloud(capsys.readouterr().out)
    assert "Public Enemy Number One. At the table: You, Deputy 1, Deputy 2, Deputy 3." in text
    assert "Round 1. Tombstone:" in text


def test_play_takes_players_seed_and_options(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "quit")
    options = ["--option", "duel", "--option", "round_cap=10", "--option", "cavalry=yes"]
    argv = ["play", "public-enemy", "--players", "you,greedy,random", "--seed", "7", *options]
    assert main(argv) == 0
    text = read_aloud(capsys.readouterr().out)
    assert "You, Greedy, Random." in text and "Round 1 of at most 10." in text
    assert "This deal comes from test seed 7" in text


def test_the_deal_is_committed_to_and_follows_from_a_nonce_too(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    type_in(monkeypatch, "1", f"save {file}", "quit")
    assert main(["play", "--players", "greedy,Anna", "--nonce", "cactus"]) == 0
    text, journal = read_aloud(capsys.readouterr().out), json.loads(file.read_text())
    assert f"committed to as {journal['commitment']}" in text
    assert 'from the nonce "cactus" of seat 1' in text and journal["nonces"] == {"1": "cactus"}


def test_a_nonce_is_asked_for_after_the_commitment(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "", "cactus", "quit")
    assert main(["play", "--nonce"]) == 0
    text = read_aloud(capsys.readouterr().out)
    commitment, asked, told = map(text.index, ("committed to", "Type a nonce", 'nonce "cactus"'))
    assert commitment < asked < told < text.index("Round 1.") and "cannot be" in text


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["play", "--players", "you"], "is for 2 to 6 players, not 1"),
        (["play", "--players", "you,A,B,C,D,E,F"], "is for 2 to 6 players, not 7"),
        (["play", "chess"], 'There is no game "chess"; there are public-enemy, western-legends'),
        (["play", "--players", "you,gredy"], 'There is no bot "gredy"'),
        (["play", "--option", "poker"], 'has no option "poker"; it has fast, duel, dollars'),
        (["play", "--option", "round_cap=many"], 'round_cap cannot be "many"; it can be 0-1000'),
        (["play", "--option", "round_cap"], "round_cap needs a value, as in round_cap=10"),
        (["play", "--option", "duel=perhaps"], 'duel cannot be "perhaps"; it can be on or off'),
        (["play", "--option", "starter=4"], 'starter cannot be "4"; it can be 0-3, random'),
        (
            ["play", "--players", "you,A,B,C,D,E", "--option", "fast"],
            "fast is not possible with 6 players; it is for 2, 3, 4",
        ),
        (["play", "--seed", "x"], '--seed cannot be "x"; it is a whole number from 0 up.'),
        (["play", "--seed", "-5"], '--seed cannot be "-5"'),
        (["simulate", "public-enemy", "--seed", "-5"], '--seed cannot be "-5"'),
        (["play", "--seed", "9" * 5000], "--seed cannot be"),
        (["replay", "x", "--to", "y"], "invalid int value: 'y'. Try: saddlebag replay --help"),
        (["play", "--nonce", ""], 'The nonce cannot be ""'),
        (["play", "--players", ""], "A seat has no name"),
        (["play", "--resume", "x", "--nonce", "y"], "so --nonce cannot be given"),
        (["play", "--resume", "nowhere.json"], "There is no file nowhere.json."),
        (["play", "--resume", "x", "--seed", "1"], "so --seed cannot be given"),
        (["play", "--resume", "x", "--option", "duel"], "so --option cannot be given"),
        (["replay", "nowhere.json"], "There is no file nowhere.json."),
        (["verify", "/"], "/ is a folder, not a saved game."),
        (["rules", "PE", "NO-1"], 'There is no rule "PE NO-1"'),
        (["dance"], "invalid choice: 'dance'"),
        ([], "Try: saddlebag --help"),
        (["play", "--players", "x" * 5000], "..."),
        (["simulate", "chess"], 'There is no game "chess"'),
        (["simulate", "public-enemy", "--bots", "greedy,gredy"], 'There is no bot "gredy"'),
        (["simulate", "public-enemy", "--bots", "greedy"], "is for 2 to 6 players, not 1"),
        (["simulate", "public-enemy", "--seats", "0"], "is for 2 to 6 players, not 0"),
        (
            ["simulate", "public-enemy", "--games", "0"],
            '--games cannot be "0"; it is a whole number from 1 up.',
        ),
        (
            ["simulate", "public-enemy", "--seats", "4", "--bots", "greedy"],
            "4 seats need as many bots, one name for each; the number named was 1.",
        ),
        (["arena", "public-enemy"], "the following arguments are required: --bots"),
        (["arena", "public-enemy", "--bots", "greedy,gredy"], 'There is no bot "gredy"'),
        (
            ["arena", "public-enemy", "--bots", "greedy,greedy"],
            "An arena needs at least two different bots.",
        ),
    ],
)
def test_bad_input_gets_one_line_and_status_2(capsys: Captured, argv: list[str], told: str) -> None:
    line = refused(capsys, *argv)
    assert told in line and len(line) < 400


@pytest.mark.parametrize("content", ["", "{", "[" * 100_000, "null", '"a"', "{}", "\xff\xfe"])
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_a_file_that_is_no_game_is_refused(
    capsys: Captured, tmp_path: Path, command: Sequence[str], content: str
) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(content.encode("latin-1"))
    assert str(file) in refused(capsys, *command, str(file))


@pytest.mark.parametrize(("command", "status"), [("verify", 2), ("replay", 2), ("play", 2)])
def test_a_tampered_game_is_refused(
    capsys: Captured, tmp_path: Path, command: str, status: int
) -> None:
    table = dealt()
    table.answer("draw:saloon")
    journal = table.journal()
    journal["entries"][1] = [0, "draw:deadwood"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(journal))
    argv = [command, "--resume", str(file)] if command == "play" else [command, str(file)]
    assert main(argv) == status
    said = capsys.readouterr()
    assert said.err.count("\n") == 1 and "does not fit at entry 1 (the first is 0)" in said.err


def test_a_game_is_saved_verified_replayed_and_resumed(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = str(tmp_path / "game.json")
    type_in(monkeypatch, "1", f"save {file}", "quit")
    assert main(["play", "--players", "you,greedy"]) == 0
    assert main(["verify", file]) == 0
    assert main(["replay", file, "--seat", "0", "--to", "1"]) == 0
    type_in(monkeypatch, "quit")
    assert main(["play", "--resume", file]) == 0
    text = read_aloud(capsys.readouterr().out)
    assert "The deal follows from the secret committed to" in text
    assert "The table after 1 decision of" in text
    assert f"The game from {file} goes on after" in text


def test_rules_and_games_are_printed(capsys: Captured) -> None:
    assert main(["rules", "PE", "TURN-4"]) == 0
    assert main(["games"]) == 0
    text = read_aloud(capsys.readouterr().out)
    assert "PE TURN-4: A Saloon card is resolved immediately" in text
    assert "public-enemy: Public Enemy Number One, 2 to 6 players." in text
    for option in ("fast", "duel", "dollars", "cavalry", "supremacy", "round_cap", "starter"):
        assert f" {option} (" in text


def test_a_simulation_is_the_same_whatever_the_jobs(capsys: Captured) -> None:
    reports = []
    for jobs in ("1", "2"):
        argv = ["simulate", "public-enemy", "--games", "30", "--seats", "3", "--jobs", jobs]
        assert main([*argv, "--bots", "greedy,random,random", "--option", "fast", "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        del report["times"]
        reports.append(report)
    assert reports[0] == reports[1] and reports[0]["games"] == 30


def test_a_simulation_is_told_in_words(capsys: Captured) -> None:
    assert main(["simulate", "public-enemy", "--games", "20"]) == 0
    said = capsys.readouterr()
    assert "Wins by bot" in said.out and said.err == ""


def test_an_arena_is_told_in_words_and_drawn(capsys: Captured, tmp_path: Path) -> None:
    argv = ["arena", "public-enemy", "--bots", "greedy,random", "--games", "8", "--seats", "2"]
    chart, kept = tmp_path / "chart.svg", tmp_path / "arena.jsonl"
    assert main([*argv, "--chart", str(chart), "--file", str(kept)]) == 0
    said = capsys.readouterr()
    assert "greedy against random" in said.out and said.err == ""
    assert chart.read_text().startswith("<svg") and len(kept.read_text().splitlines()) == 5


def test_an_arena_is_printed_as_data(capsys: Captured) -> None:
    argv = ["arena", "--bots", "greedy", "--against", "random", "--games", "4", "--json"]
    assert main(argv) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["seats"], report["games"]) == (4, 4)
    assert [row["bot"] for row in report["ratings"]] == ["greedy", "random"]


def test_help_and_version_say_what_there_is(capsys: Captured) -> None:
    for argv in (["--help"], ["play", "--help"], ["--version"]):
        with pytest.raises(SystemExit) as left:
            main(argv)
        assert left.value.code == 0
    text = read_aloud(capsys.readouterr().out)
    assert "recompute a saved game" in text and "saddlebag 0." in text


def run(*argv: str, typed: str = "", **environment: str) -> "subprocess.CompletedProcess[bytes]":
    """The command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "saddlebag", *argv],
        input=typed.encode("latin-1"),
        capture_output=True,
        timeout=60,
        check=False,
        env={**os.environ, **environment},
    )


def test_through_a_pipe_no_colour_and_no_trouble_with_strange_bytes() -> None:
    done = run("play", "--seed", "1", typed="\xff\xfe\n\x1b[31m\nquit\n", TERM="xterm")
    assert done.returncode == 0 and done.stderr == b""
    assert b"\x1b" not in done.stdout and b"Goodbye." in done.stdout


def test_a_reader_who_goes_away_ends_it_quietly() -> None:
    argv = [sys.executable, "-m", "saddlebag", "rules", "WL"]
    with subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_an_interrupt_ends_it_quietly(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def readline(self) -> str:
            raise KeyboardInterrupt

        def isatty(self) -> bool:
            return False

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert main(["play"]) == 130
    said = capsys.readouterr()
    assert said.err == "" and "The game stops here." in said.out


def test_a_character_named_twice_is_told_so(capsys: Captured) -> None:
    twice = "characters=annie_oakley,annie_oakley"
    text = refused(capsys, "play", "western-legends", "--players", "you,greedy", "--option", twice)
    assert "The option characters names annie_oakley twice" in text


def test_games_lists_the_bots_of_each_game(capsys: Captured) -> None:
    assert main(["games"]) == 0
    text = read_aloud(capsys.readouterr().out)
    assert "the weakest first: tenderfoot: new in town" in text and "legend: the strongest" in text
    assert "For authors of bots: random, greedy. western-legends:" in text
    assert "For authors of bots: random, greedy, prospector." in text
