"""The samples that the page's words are tested with are true, and hold all the game can say."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import saddlebag.western_legends
from saddlebag.texts import has
from saddlebag.western_legends.vocabulary import VOCABULARY
from tests.terminal.test_western_legends_words import reasons
from tests.web.west_asking import declared
from tests.web.west_telling import CHANGES, PAGE, telling, written

SOURCES = Path(str(saddlebag.western_legends.__file__)).parent
ASKED = re.compile(r'\bAsk\(\s*[\w.]+,\s*"(\w+)"')


@cache
def told() -> dict[str, Any]:
    return telling()


def test_the_samples_are_what_the_terminal_says_today() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(told()), "python -m tests.web.west_telling"


def test_every_kind_of_event_is_among_the_samples() -> None:
    alone = {sample["event"]["event"] for sample in told()["events"]}
    assert set(VOCABULARY.events) - set(CHANGES) == alone


def test_every_kind_of_change_is_told_in_a_whole_game() -> None:
    whole = {event["event"] for game in told()["games"] for event in game["events"]}
    assert set(CHANGES) <= whole


def test_whole_games_are_told_to_a_player_and_to_a_spectator() -> None:
    games = told()["games"]
    assert {game["seat"] is None for game in games} == {True, False}
    assert all(len(game["said"]) > 100 for game in games)


def test_every_question_of_the_rules_is_declared_and_has_words() -> None:
    rules = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    keys = {sample["ask"]["key"] for sample in told()["forms"]["asks"]}
    assert len(keys) > 60 and set(ASKED.findall(rules)) <= keys
    assert all(has(f"western-legends-ask-{key}") for key in keys)


def test_every_answer_that_is_declared_is_worded() -> None:
    forms = [sample["ask"]["options"] for sample in told()["forms"]["asks"]]
    assert forms == [few for _, few in declared()]
    assert all(few for few in forms)


def test_every_reason_that_the_rules_give_has_words() -> None:
    worded = {sample["reason"] for sample in told()["refusals"]}
    assert len(reasons()) > 40 and reasons() <= worded


def test_the_page_asks_for_no_typing() -> None:
    words = [
        key for key in ("say_end", "say_decline") if not has(f"western-legends-page-why-{key}")
    ]
    groups = ("discard", "keep", "keep_tokens", "poker_pick", "dealer_pick")
    assert words == [] and all(has(f"western-legends-page-ask-{key}") for key in groups)
