"""What the page needs to tell a game is written from its own words, by the bare interpreter."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.games import FOLDERS
from tools.page import ROOT
from tools.wording import Told, games, wording

GAMES = games(ROOT)

WRITE = """
import json, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tools.wording import games, wording
root = Path(sys.argv[1])
print(json.dumps([wording(root, game) for game in games(root)]))
"""


def read(told: dict[str, Any], ask: str, answer: str) -> str:
    """The word of an answer, read as the page reads it."""
    vocabulary = told["vocabulary"]
    for number in vocabulary["asks"][ask]:
        pattern = vocabulary["patterns"][number]
        regex = re.sub(r"(?<!\?)<(\w+)>", lambda it: vocabulary["kinds"][it[1]], pattern["regex"])
        if re.fullmatch(regex.replace("(?<", "(?P<"), answer):
            return str(pattern["word"])
    return "unread"


def test_every_shipped_game_is_found_by_its_folder() -> None:
    assert {game.page: game.rules for game in GAMES} == FOLDERS
    assert [game.lexicon for game in GAMES] == ["lexicon.lexicon", "page.page_lexicon"]


def test_an_isolated_build_has_all_it_needs() -> None:
    command = [sys.executable, "-I", "-S", "-c", WRITE, str(ROOT)]
    found = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    assert [set(it) for it in found] == [{"lexicon", "vocabulary", "telling"}] * len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_there_with_the_kinds_of_its_fields(game: Told) -> None:
    told = wording(ROOT, game)["vocabulary"]
    assert told["events"]["undo"] == [("seat", "player"), ("answers", "number")]
    assert all(told["asks"].values())


def test_answers_can_be_read_by_their_patterns() -> None:
    told = wording(ROOT, GAMES[1])
    assert read(told, "act", "ride:darkrock_bank:by:sunny_hills") == "ride:by"
    assert read(told, "act", "deposit:1+10_clubs+10_hearts") == "deposit"
    assert read(told, "act", "ride:nowhere") == "unread"


def test_without_games_nothing_is_written(tmp_path: Path) -> None:
    from tools import wording as words

    words.write(tmp_path)
    assert not list(tmp_path.iterdir())
