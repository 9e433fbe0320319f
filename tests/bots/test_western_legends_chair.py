"""The bots of Western Legends keep to their chairs, finish every variant, and repeat themselves."""

from typing import Any

import pytest

from saddlebag import Table, game
from saddlebag.bots import Chair, bot
from saddlebag.bots.western_legends.habits import BY_KEY
from saddlebag.western_legends.content.numbers import SWITCHES

BOTS = ("greedy", "prospector")
HOUSE_RULES = dict.fromkeys(SWITCHES, True)
VARIANTS: list[dict[str, Any]] = [
    {"goals": True},
    {"first_game": True},
    {"wild_wild_west": True},
    {"edition": "classic", "goals": True},
    {"sheriff_exact": True, "delivery": "any", "shotgun": "self+1", "kickers": False},
    HOUSE_RULES,
    HOUSE_RULES | {"goals": True, "wild_wild_west": True, "edition": "classic"},
]


def new_table(seats: int, seed: int, options: dict[str, Any]) -> Table:
    return game("western-legends").table(seats, seed, {"length": 15} | options)


def step(table: Table, name: str, seed: int = 7) -> str:
    """One decision of whoever is asked first."""
    seat = table.asks[0].seat
    answer = bot(name).choose(Chair(table, seat, seed))
    table.answer(answer, seat)
    return answer


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("seats", "options"), [(2, {"goals": True}), (4, HOUSE_RULES), (5, {})])
def test_a_bot_chooses_the_same_in_worlds_its_seat_cannot_tell_apart(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    table = new_table(seats, seats, options)
    for number in range(240):
        if not table.asks:
            break
        seat = table.asks[0].seat
        here, there = Chair(table, seat, 7), Chair(table.imagine(seat, number), seat, 7)
        assert bot(name).choose(here) == bot(name).choose(there)
        step(table, ("greedy", "random")[number % 2])


def test_what_a_bot_thinks_leaves_the_table_alone() -> None:
    table = new_table(3, 5, {})
    for number in range(120):
        before = table.state_hash()
        for name in BOTS:
            bot(name).choose(Chair(table, table.asks[0].seat, number))
        assert table.state_hash() == before
        step(table, "greedy")


def finished(seats: int, seed: int, options: dict[str, Any], names: tuple[str, ...]) -> list[str]:
    """All answers of a game that these bots play to its end."""
    table = new_table(seats, seed, options)
    answers: list[str] = []
    while table.asks and len(answers) < 4000:
        answers.append(step(table, names[table.asks[0].seat % len(names)]))
    assert table.result is not None
    return answers


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("names", [("greedy",), ("prospector", "random")])
def test_it_plays_to_the_end_at_any_table(seats: int, names: tuple[str, ...]) -> None:
    finished(seats, seats, {}, names)


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_every_variant_to_the_end(options: dict[str, Any], seats: int) -> None:
    finished(seats, 11, options, ("greedy", "greedy", "random"))


@pytest.mark.parametrize("switch", SWITCHES)
def test_it_plays_with_each_house_rule_alone(switch: str) -> None:
    finished(3, 13, {switch: True}, ("greedy",))


@pytest.mark.drill
@pytest.mark.parametrize("seed", range(100))
def test_no_table_puzzles_it(seed: int) -> None:
    options = VARIANTS[seed % len(VARIANTS)]
    finished(2 + seed % 5, seed, options, ("greedy", "random", "greedy", "prospector"))


def test_it_plays_the_same_game_again() -> None:
    assert finished(4, 3, {}, ("greedy",)) == finished(4, 3, {}, ("greedy",))


def test_it_has_a_habit_for_nearly_everything_it_is_asked() -> None:
    """What it has none for is a matter of taste, and passed."""
    asked: set[str] = set()
    for seed in range(6):
        table = new_table(2 + seed % 5, seed, {"goals": True})
        while table.asks:
            asked |= {ask.key for ask in table.asks if len(ask.options) > 1}
            step(table, ("greedy", "random")[table.asks[0].seat % 2])
    assert asked - set(BY_KEY) <= {"character"}
