"""How games are remembered: whole sentences for everybody, and nothing the journal does not say."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from saddlebag import Table, registry, replay
from saddlebag.finale.shapes import Event, Finale, Sentence, Standing
from saddlebag.server.rest.replay_cache import ReplayedGame
from saddlebag.telling.interpreter import Interpreter, Typed
from saddlebag.telling.names import Names
from saddlebag.telling.telling import Telling
from saddlebag.terminal.public_enemy.telling import TELLING as ENEMY
from saddlebag.terminal.western_legends.telling import TELLING as WEST
from saddlebag.texts import spoken

FILES = sorted((Path(__file__).parent.parent / "games").glob("*.json"))
WESTERN = [path for path in FILES if path.stem.startswith("western")]
ENEMIES = [path for path in FILES if path.stem.startswith("public")]
PEOPLE = ("Ann", "Bob", "Cem", "Dee", "Eve", "Fay")


@cache
def remembered(path: Path) -> tuple[Table, list[Event], Finale]:
    """The table in the end, what happened and was not taken back, and how it is remembered."""
    table = replay(json.loads(path.read_text(encoding="utf-8")))
    game = ReplayedGame(table.head)
    game.replay_to(table.entries())
    told = game.lasting()
    made = registry.extra(table.head.game, "finale")(told, table.view(None))
    return table, [event for _, event in told], made


def words(table: Table, sentence: Sentence) -> str:
    telling: Telling = ENEMY if table.head.game == "public-enemy" else WEST
    names = telling.named(Names(PEOPLE[: table.head.seats], None))
    speech = Interpreter(telling.grammar, names, telling.filters)
    fields = {name: Typed(it.kind, it.value) for name, it in sentence.fields.items()}
    return spoken((sentence.key, speech.args(sentence.key, fields)))


def told(standing: Standing, key: str) -> dict[str, Any]:
    """What an epilogue says under this key; empty if nothing."""
    found = [it for it in standing.epilogue if it.key.endswith(f"-epilogue-{key}")]
    return {name: it.value for name, it in found[0].fields.items()} if found else {}


by_name = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
western = pytest.mark.parametrize("path", WESTERN, ids=lambda path: path.stem)
enemies = pytest.mark.parametrize("path", ENEMIES, ids=lambda path: path.stem)


@by_name
def test_everybody_has_an_epilogue_of_whole_sentences(path: Path) -> None:
    table, _, finale = remembered(path)
    assert {it.player for it in finale.standings} == set(range(len(table.view(None)["players"])))
    for standing in finale.standings:
        said = [words(table, it) for it in standing.epilogue]
        assert 2 <= len(said) <= 5 and len({*said}) == len(said)
        assert all(
            text[-1] in '."' and "{" not in text and "-epilogue-" not in text for text in said
        )


@by_name
def test_winners_come_first_and_points_add_up_round_by_round(path: Path) -> None:
    table, _, finale = remembered(path)
    result = table.view(None)["result"]
    assert [it.player for it in finale.standings if it.won][: len(result["winners"])] == sorted(
        result["winners"]
    ) or not result["winners"]
    assert [it.place for it in finale.standings] == sorted(it.place for it in finale.standings)
    for it in finale.standings:
        steps = [b - a for a, b in zip(it.rounds, it.rounds[1:], strict=False)]
        assert steps == [sum(source.n for source in of_round) for of_round in it.gains]
        assert it.rounds[0] == 0 and it.rounds[-1] == it.score


@by_name
def test_the_moment_of_the_game_is_one_of_its_events(path: Path) -> None:
    table, _, finale = remembered(path)
    assert finale.moment is not None
    event = table.events(None)[finale.moment.event]
    assert event["event"] in ("lp", "duel", "tuel", "points")
    assert words(table, finale.moment.sentence).startswith(f"Round {finale.moment.round}: ")


FACTS: dict[str, Callable[[Event, int], int]] = {
    "jailed": lambda it, me: it["event"] == "arrested" and it["player"] == me,
    "gold": lambda it, me: it["nuggets"] if it["event"] == "deposited" and it["seat"] == me else 0,
    "revelled": lambda it, me: it["event"] == "revelled" and it["seat"] == me,
    "poker": lambda it, me: it["event"] == "poker_won" and me in it["seats"],
    "story": lambda it, me: it["event"] == "story" and it["player"] == me,
    "worked": lambda it, me: it["event"] == "worked" and it["seat"] == me,
    "ridden": lambda it, me: (
        len(it["path"]) - 1 if it["event"] == "rode" and it["player"] == me else 0
    ),
    "duels": lambda it, me: (
        it["event"] == "fight_won" and it["kind"] == "duel" and it["winner"] == me
    ),
}


@western
@pytest.mark.parametrize("fact", FACTS)
def test_a_legend_is_told_no_more_than_it_did(path: Path, fact: str) -> None:
    _, events, finale = remembered(path)
    for standing in finale.standings:
        said = told(standing, fact)
        done = sum(FACTS[fact](event, standing.player) for event in events)
        assert not said or said["n"] == done > 0


ENEMY_FACTS: dict[str, Callable[[Event, int], int]] = {
    "hunted": lambda it, me: it["event"] == "hunted" and it["seat"] == me,
    "swindled": lambda it, me: it["event"] == "swindled" and it["seat"] == me,
    "arrested": lambda it, me: it["event"] == "discarded" and it["seat"] == me,
    "duels": lambda it, me: it["event"] in ("duel", "tuel") and it["winner"] == me,
    "saloon": lambda it, me: it["event"] == "saloon" and it["seat"] == me,
}


@enemies
@pytest.mark.parametrize("fact", ENEMY_FACTS)
def test_a_crew_is_told_no_more_than_it_did(path: Path, fact: str) -> None:
    _, events, finale = remembered(path)
    for standing in finale.standings:
        said = told(standing, fact)
        done = sum(ENEMY_FACTS[fact](event, standing.player) for event in events)
        assert not said or said["n"] == done > 0


def test_most_deeds_are_remembered_somewhere() -> None:
    """The facts above are really told, not only not wrong."""
    said = {
        it.key.rpartition("-")[2]
        for path in FILES
        for standing in remembered(path)[2].standings
        for it in standing.epilogue
    }
    assert {*FACTS, *ENEMY_FACTS} - {"worked"} <= said


def test_what_was_taken_back_is_not_remembered() -> None:
    path = next(it for it in FILES if it.stem == "western-legends-taken-back")
    table, events, _ = remembered(path)
    assert len(events) < len(table.events(None))
