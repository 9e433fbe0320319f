"""Points (PTS)."""

import pytest

from tests.public_enemy.scene import Hand, scored, table
from tests.public_enemy.seen import last, player


def test_the_stacks_of_a_player_are_added_up() -> None:
    """PTS-1"""
    mine: Hand = {"wild_bunch": 1, "daltons": 2, "loners": 4}
    after = scored(2, stacks=[{}, mine])
    assert last(after, "points") == {
        "event": "points",
        "points": [0, 2 + 3 + 8],
        "by_gang": [[0, 0, 0, 0], [2, 3, 0, 8]],
    }


@pytest.mark.parametrize(
    ("cards", "points"),
    [(0, 0), (1, 2), (2, 3), (3, 5), (4, 8), (5, 12), (6, 17), (7, 23), (8, 30), (9, 30), (11, 30)],
)
def test_the_table_of_points(cards: int, points: int) -> None:
    """PTS-1, EX-8"""
    after = scored(2, stacks=[{}, {"wild_bunch": cards}])
    assert last(after, "points")["points"] == [0, points]


def test_points_are_not_carried_over() -> None:
    """PTS-2: the second scoring starts from nothing."""
    after = scored(2, stacks=[{"daltons": 5}, {}])
    assert last(after, "points")["points"] == [12, 0]
    while after.view(None)["round"] == 2:
        assert after.ask is not None
        after.answer(after.ask.options[-1])
    scoring = last(after, "points")
    assert scoring["points"] == [sum(row) for row in scoring["by_gang"]]


def test_points_of_an_earlier_round_do_not_win_the_one_token() -> None:
    """PTS-2: only the last scoring is shown."""
    rich = table(2, stacks=[{}, {"loners": 1}], left={"saloon": 1}, decks={"saloon": ["sheriff"]})
    rich.answer("draw:saloon")
    assert [player(rich, seat)["points"] for seat in range(2)] == [0, 2]
