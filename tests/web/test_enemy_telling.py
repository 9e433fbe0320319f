"""The samples that the page's words are tested with are true, and hold all the game can say."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import saddlebag.public_enemy
from saddlebag.public_enemy.vocabulary import VOCABULARY
from saddlebag.texts import has
from tests.web.enemy_telling import PAGE, telling, written

SOURCES = Path(saddlebag.public_enemy.__file__).parent.glob("*.py")
ASKS = {"draw", "sheriff", "bounty_hunter", "swindler", "cavalry"}


@cache
def told() -> dict[str, Any]:
    return telling()


def test_the_samples_are_what_the_terminal_says_today() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(told()), "python -m tests.web.enemy_telling"


def test_every_kind_of_event_is_among_the_samples() -> None:
    kinds = {line["event"]["event"] for line in told()["events"]}
    assert set(VOCABULARY.events) - {"undo", "takeback"} == kinds


def test_whole_games_are_told_to_a_player_and_to_a_spectator() -> None:
    games = told()["games"]
    assert {game["seat"] is None for game in games} == {True, False}
    assert all(len(game["said"]) > 30 for game in games)


def test_every_reason_that_the_rules_give_has_words() -> None:
    rules = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    reasons = set(re.findall(r'"([a-z_]+)", (?:\{|dict\()', rules))
    assert len(reasons) == 11
    assert all(has(f"public-enemy-why-{reason}") for reason in reasons)


def test_every_question_is_among_the_samples_and_has_words_on_the_page() -> None:
    asked = {sample["view"]["asks"][0]["key"] for sample in told()["asks"]}
    assert asked == ASKS
    assert all(
        has(f"public-enemy-page-ask-{key}") and has(f"public-enemy-page-more-{key}") for key in ASKS
    )
