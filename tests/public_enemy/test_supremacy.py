"""Supremacy (SUP)."""

from collections import Counter
from itertools import pairwise

import pytest

from saddlebag.public_enemy.cards import GANGS
from tests.public_enemy.scene import fresh, played_out, scored
from tests.public_enemy.seen import last, majority, player, told


def test_a_tile_is_drawn_at_the_start_of_the_round() -> None:
    """SUP-1: each gang as often as the others, and open to all."""
    drawn = Counter(
        last(fresh(2, seed=n, supremacy=True), "round_begins")["supremacy"] for n in range(400)
    )
    assert sorted(drawn) == sorted(GANGS) and all(70 < count < 130 for count in drawn.values())
    dealt = fresh(3, supremacy=True)
    tile = last(dealt, "round_begins")["supremacy"]
    assert [dealt.view(seat)["supremacy"] for seat in (None, 0, 1, 2)] == [tile] * 4


def test_every_round_draws_a_tile_again() -> None:
    """SUP-1, Q-23: from all four, so the same may come twice running."""
    tiles = []
    for seed in range(6):
        played = played_out(fresh(6, seed=seed, supremacy=True))
        tiles += [line["supremacy"] for line in told(played, "round_begins")]
    assert set(tiles) == set(GANGS) and any(one == other for one, other in pairwise(tiles))


def test_no_gang_is_supreme_without_the_module() -> None:
    """SUP-1 is optional."""
    assert fresh(2).view(None)["supremacy"] is None
    assert last(fresh(2), "round_begins")["supremacy"] is None


@pytest.mark.parametrize(
    ("cards", "points"), [(1, 3), (2, 5), (3, 8), (4, 12), (5, 17), (6, 23), (7, 30), (8, 30)]
)
def test_a_combination_of_the_supreme_gang_counts_one_card_more(cards: int, points: int) -> None:
    """SUP-2: for every player who has one."""
    hands = [{"loners": 1}, {"loners": cards}]
    after = scored(2, modules="supremacy", supremacy="loners", stacks=hands)
    assert last(after, "points")["points"] == [3, points]


@pytest.mark.parametrize("gang", GANGS)
def test_only_the_supreme_gang_counts_more(gang: str) -> None:
    """SUP-2"""
    hands = [{}, dict.fromkeys(GANGS[:3], 3)]
    after = scored(2, modules="supremacy", supremacy=gang, stacks=hands)
    assert last(after, "points")["by_gang"][1][:3] == [8 if one == gang else 5 for one in GANGS[:3]]


def test_majorities_are_not_affected() -> None:
    """SUP-3"""
    hands = [{}, {"loners": 2}, {"loners": 2}]
    after = scored(3, modules="supremacy", supremacy="loners", stacks=hands)
    assert majority(after, "loners")["counts"] == [0, 2, 2]
    assert majority(after, "loners")["winner"] is None
    assert [player(after, seat)["wanted"] for seat in range(3)] == [[], [], []]
