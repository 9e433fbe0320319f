"""Random games over all seat counts and sets of modules, every invariant at every step."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import pytest

from tests.public_enemy.bulk import MODULES, games, play_many

SLICE = 250


def play_all(count: int) -> Counter[str]:
    """So many games, on two processes; how they ended."""
    with ProcessPoolExecutor(2) as pool:
        return sum(pool.map(partial(play_many, SLICE), range(0, count, SLICE)), Counter[str]())


def test_500_games_keep_every_invariant() -> None:
    """COMP-1, COMP-3, STACK-1, ROUND-2, INT-1, INT-3, INT-7, Q-37"""
    ends = play_all(500)
    assert ends.total() == 500 and set(ends) == {"public_enemy", "round_cap"}


def test_the_games_cover_all_seat_counts_and_sets_of_modules() -> None:
    """INT-1: a fast game needs fewer than five seats, any other set goes with any number."""
    met = {(seats, *(options[key] for key in MODULES)) for _, seats, options in games(500)}
    assert len(met) == 3 * 32 + 2 * 16


@pytest.mark.drill
def test_20000_games_keep_every_invariant() -> None:
    """COMP-1, COMP-3, STACK-1, ROUND-2, INT-1, INT-3, INT-7, Q-37"""
    assert play_all(20_000).total() == 20_000
