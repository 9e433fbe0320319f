"""A game of another package is played by every command once it is installed."""

import json
from pathlib import Path

from tests.examples.gold_pan import EXAMPLE, own_tests, saddlebag


def test_its_own_tests_are_green(installed: Path) -> None:
    done = own_tests(EXAMPLE, installed)
    assert done.returncode == 0, done.stdout


def test_it_is_listed_with_its_options_and_bots(installed: Path) -> None:
    text = " ".join(saddlebag(installed, "games").stdout.split())
    assert "gold-pan: Gold Pan, 2 to 4 players. Pan for nuggets and go home in time" in text
    assert "goal (a number from 5 to 30; 12 when left out): Goal: how many nuggets win" in text
    assert text.endswith("For authors of bots: random, greedy.")


def test_its_rules_are_looked_up_by_its_letters_or_its_name(installed: Path) -> None:
    assert "PAN-1 to 4" in saddlebag(installed, "rules", "GP").stdout
    for words in (["GP", "PAN-2"], ["gold-pan", "PAN-2"]):
        assert "Nobody goes home with an empty pan." in saddlebag(installed, "rules", *words).stdout


def test_it_is_played_by_numbers_and_words_in_the_terminal(installed: Path) -> None:
    typed = "2\nlook\npan\n2\nundo\nhome\n\nlog\nquit\nno\n"
    words = ["play", "gold-pan", "--players", "you,greedy", "--seed", "3"]
    text = saddlebag(installed, *words, typed=typed).stdout
    assert "There is nothing in the pan to take home. (Rule GP PAN-2)" in text
    assert "Deck: 22 cards face down" in text and "Banked: You 0, Greedy 0" in text
    assert "You pan a big nugget." in text and "You go home with 2 nuggets." in text


def test_bots_play_it_to_the_end_in_the_terminal(installed: Path) -> None:
    text = saddlebag(installed, "play", "gold-pan", "--players", "greedy,random", "--seed", "1")
    assert "has panned enough, and wins!" in text.stdout and "goes home with" in text.stdout


def test_a_saved_game_is_verified_and_replayed(installed: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    typed = f"1\n1\nsave {file}\nquit\n"
    saddlebag(installed, "play", "gold-pan", "--players", "you,random", typed=typed)
    assert "Gold Pan, 2 seats" in saddlebag(installed, "verify", file).stdout
    assert "pans" in saddlebag(installed, "replay", file).stdout
    assert "gold-pan" in saddlebag(tmp_path, "verify", file, status=2).stderr


def test_a_simulation_counts_its_games(installed: Path) -> None:
    words = ["simulate", "gold-pan", "--games", "8", "--seats", "2", "--jobs", "2"]
    report = json.loads(saddlebag(installed, *words, "--json").stdout)
    assert report["game"] == "gold-pan" and report["games"] == 8
    assert list(report["length"]) == ["decisions"]
    page = saddlebag(installed, *words).stdout
    assert page.startswith("Gold Pan: 8 games at 2 seats") and "goal" in page
