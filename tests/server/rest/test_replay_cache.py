"""A game told again stands where it stood, at every decision."""

import json
from pathlib import Path
from typing import Any

import pytest

import saddlebag
from saddlebag.kernel.journal import Head
from saddlebag.kernel.replay import begin, replay_steps
from saddlebag.server.rest.replay_cache import ReplayCache, ReplayedGame, is_decision

GAMES = Path("tests/games")


def recorded(name: str) -> tuple[Head, dict[str, Any]]:
    """A recorded game: what was agreed, and its journal."""
    journal = json.loads((GAMES / f"{name}.json").read_text())
    return begin(saddlebag.game(journal["game"]), journal).head, journal


@pytest.mark.parametrize(
    "name", ["public-enemy-everything", "public-enemy-ordered", "public-enemy-taken-back"]
)
def test_every_position_is_the_one_of_the_journal(name: str) -> None:
    head, journal = recorded(name)
    entries = journal["entries"]
    told = ReplayedGame(head)
    told.replay_to(entries)
    hashes, events = [], []
    for number, table in enumerate(replay_steps(saddlebag.game(head.game), journal)):
        if number == len(entries) or is_decision(entries[number]):
            hashes.append(table.state_hash())
            events.append(table.event_count)
    assert [told.at(n).state_hash() for n in range(len(told.decisions))] == hashes
    assert [step.events for step in told.decisions] == events


def test_a_game_told_in_parts_is_the_same_as_told_at_once() -> None:
    head, journal = recorded("public-enemy-ordered")
    parts, whole = ReplayedGame(head), ReplayedGame(head)
    whole.replay_to(journal["entries"])
    for end in whole.ends:
        parts.replay_to(journal["entries"][:end])
    assert parts.decisions == whole.decisions and parts.ends == whole.ends


def test_what_was_taken_back_is_marked() -> None:
    head, journal = recorded("public-enemy-taken-back")
    told = ReplayedGame(head)
    told.replay_to(journal["entries"])
    back = sum(entry[2] for entry in journal["entries"] if entry[0] == "undo")
    assert back == sum(step.undone for step in told.decisions) > 0


def test_only_a_few_games_are_kept() -> None:
    head, journal = recorded("public-enemy-duel")
    shelf = ReplayCache()
    for number in range(10):
        shelf.steps(f"t{number}", head, journal["entries"][:4], None)
    assert list(shelf.games) == [f"t{number}" for number in range(2, 10)]
    assert shelf.at("t9", head, journal["entries"], 10_000) is None
