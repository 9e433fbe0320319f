"""The bot for a game without habits: it searches, counts its thinking, and does not peek."""

from collections.abc import Iterator
from typing import Any

import pytest

from saddlebag import Table, registry
from saddlebag.bots import Chair, at_random, greedy, search
from saddlebag.bots.search import BUDGET, HORIZON, MOST_TRIED, some, worth
from saddlebag.kernel.chance import Chance
from tests.contract.small_game import GAME as COYOTE


@pytest.fixture(autouse=True)
def coyote(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registry.found(), "coyote", COYOTE)
    yield
    registry.extra.cache_clear()


def played(seed: int, searcher: int) -> Table:
    table = COYOTE.table(2, seed=seed)
    while table.ask is not None:
        seat = table.ask.seat
        choose = greedy.choose if seat == searcher else at_random.choose
        table.answer(choose(Chair(table, seat, 1)), seat)
    return table


def test_greedy_searches_a_game_without_habits_and_beats_random() -> None:
    won = 0
    for seed in range(12):
        result = played(seed, seed % 2).result
        assert result is not None
        won += result["winners"] == [seed % 2]
    assert won >= 8


def test_it_chooses_the_same_again_and_leaves_the_table_alone() -> None:
    table = COYOTE.table(3, seed=2)
    assert table.ask is not None
    chair, before = Chair(table, table.ask.seat, 7), table.state_hash()
    assert search.choose(chair) == search.choose(chair) in table.ask.options
    assert table.state_hash() == before


def test_it_chooses_the_same_in_worlds_it_cannot_tell_apart() -> None:
    table = COYOTE.table(3, seed=2)
    for number in range(12):
        assert table.ask is not None
        seat = table.ask.seat
        other = table.imagine(seat, number)
        assert search.choose(Chair(table, seat, 1)) == search.choose(Chair(other, seat, 1))
        table.answer(table.ask.options[0], seat)


def test_its_thinking_is_counted_in_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    table, given = COYOTE.table(2, seed=2), []
    count = search.play_out

    def counted(table: Table, luck: Chance) -> int:
        given.append(count(table, luck))
        return given[-1]

    monkeypatch.setattr(search, "play_out", counted)
    assert table.ask is not None
    search.choose(Chair(table, table.ask.seat, 1))
    spent = sum(given) + len(given)
    assert BUDGET <= spent < BUDGET + len(table.ask.options) * (HORIZON + 1)


def test_of_very_many_options_some_are_tried() -> None:
    options = tuple(f"ride:{n}" for n in range(100))
    tried = some(options, Chance(bytes(32), {}))
    assert len(set(tried)) == MOST_TRIED and set(tried) <= set(options)


@pytest.mark.parametrize(
    ("result", "least", "most"),
    [
        (None, 0.5, 0.5),
        ({"winners": [0], "scores": [9, 1]}, 1.0, 1.25),
        ({"winners": [1], "scores": [1, 9]}, -0.25, 0.0),
        ({"winners": [0, 1], "scores": [3, 3]}, 0.5, 0.5),
        ({"winners": [0], "scores": {"gold": 3}}, 1.0, 1.0),
        ({"winners": []}, 0.0, 0.0),
    ],
)
def test_a_win_counts_most_and_a_lead_a_little(
    result: dict[str, Any] | None, least: float, most: float
) -> None:
    assert least <= worth(result, 0, 2) <= most
