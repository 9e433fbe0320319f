"""Random games over all seat counts and sets of modules, every invariant at every step."""

from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import pytest

from tests.public_enemy.bulk import MODULES, games, play_many

SLICE, FEW = 250, 25
CAPPED = 480  # from this one on games have a round cap


def play_all(size: int, firsts: Iterable[int]) -> Counter[str]:
    """So many games from each of these on, on two processes; how they ended."""
    with ProcessPoolExecutor(2) as pool:
        return sum(pool.map(partial(play_many, size), firsts), Counter[str]())


def test_50_games_keep_every_invariant() -> None:
    """COMP-1, COMP-3, STACK-1, ROUND-2, INT-1, INT-3, INT-7, Q-37"""
    ends = play_all(FEW, (0, CAPPED))
    assert ends.total() == 50 and set(ends) == {"public_enemy", "round_cap"}


def test_the_games_of_the_long_form_cover_all_seat_counts_and_sets_of_modules() -> None:
    """INT-1: a fast game needs fewer than five seats, any other set goes with any number."""
    met = {(seats, *(options[key] for key in MODULES)) for _, seats, options in games(500)}
    assert len(met) == 3 * 32 + 2 * 16


@pytest.mark.drill
def test_20000_games_keep_every_invariant() -> None:
    """COMP-1, COMP-3, STACK-1, ROUND-2, INT-1, INT-3, INT-7, Q-37"""
    assert play_all(SLICE, range(0, 20_000, SLICE)).total() == 20_000
