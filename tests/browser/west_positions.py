"""Positions of Western Legends: games played without a server, kept where something happens."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import saddlebag
from saddlebag.bots import Chair, bot
from saddlebag.kernel.table import Table
from saddlebag.western_legends.content.numbers import ACTIONS
from tests.browser.west import GAME, SHORT

Journal = dict[str, Any]
# As long as names may be, one of them in a single word.
NAMES = (
    "Wilhelmina Westerman",
    "Featherstonehaughley",
    "Bartholomew Longwood",
    "Margaretha Blackwood",
    "Constantine McGregor",
    "Christopher Tumbleby",
)
SIZES = (6, 4, 2)  # players, by turns; with two rides the Man in Black
GAMES = 12


class Step(NamedTuple):
    """One answer in a game that is over: how much it brought about, which answer of which game."""

    weight: int
    answer: int
    game: int


class Found(NamedTuple):
    """`asked`: games up to where something is asked; `told`: where something happens; all games."""

    asked: dict[str, Journal]
    told: dict[str, Step]
    games: list[Journal]


def games() -> Iterator[Table]:
    """Short games, always the same."""
    for seed in range(GAMES):
        options = {"length": SHORT, "goals": seed % 2 == 0}
        yield saddlebag.game(GAME).table(SIZES[seed % len(SIZES)], options=options, seed=seed)


def named(table: Table) -> Journal:
    """With people in all seats, so that nobody plays on."""
    return table.journal() | {"players": list(NAMES[: table.head.seats])}


@cache
def positions() -> Found:
    """Of everything the fullest: the longest texts are among it."""
    found, fullest = Found({}, {}, []), dict[str, int]()
    greedy = bot("greedy").choose
    for game, table in enumerate(games()):
        answers = 0
        while table.result is None:
            ask = min(table.asks, key=lambda one: one.seat)
            view = table.view(ask.seat)
            full = len(json.dumps(view))
            for key in keys(ask.key, view):
                if len(ask.options) > 1 and full > fullest.get(key, 0):
                    fullest[key], found.asked[key] = full, named(table)
            before, answers = table.event_count, answers + 1
            table.answer(greedy(Chair(table, ask.seat, 1)), ask.seat)
            if table.result is None:  # with the end comes its own scene
                keep_told(found.told, table.events(None, before), answers, game)
        found.games.append(named(table))
    return found


def keys(key: str, view: dict[str, Any]) -> list[str]:
    """What is asked, and whether it begins a turn after the first round."""
    begins = key == "act" and view["actions"] == ACTIONS and view["round"] > 1
    return [key, "first_act"] if begins else [key]


def keep_told(told: dict[str, Step], events: list[Any], answer: int, game: int) -> None:
    """The answer after which most was told of something."""
    step = Step(len(json.dumps(events, default=str)), answer, game)
    for key in {event["event"] for event in events}:
        told[key] = max(told.get(key, step), step)
