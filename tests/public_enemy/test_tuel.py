"""The Tuel of three, and larger ties (TUEL)."""

from collections import Counter

import pytest

from saddlebag import Table
from tests.public_enemy.scene import Hand, fresh, played_out, scored
from tests.public_enemy.seen import keys, last, majority, player, told


def tuel(bang: int, seats: int = 4, tied: int = 3, starter: int = 0) -> Table:
    """The last seats are tied for the Loners; the Bang is at this place in the row."""
    hands: list[Hand] = [{} for _ in range(seats - tied)] + [{"loners": 1}] * tied
    luck = {"tuel": [[bang - 1], [0]]}
    return scored(seats, modules="duel", stacks=hands, luck=luck, starter=starter)


def test_three_share_one_row_of_six_tiles() -> None:
    """TUEL-1"""
    shot = tuel(5)
    assert told(shot, "tuel")[0] == {
        "event": "tuel",
        "prize": "loners",
        "seats": [1, 2, 3],
        "tiles": 6,
        "bang": 5,
        "winner": 2,
    }
    assert "duel" not in keys(shot) and majority(shot, "loners")["how"] == "duel"


def test_the_bang_lies_anywhere_in_the_row() -> None:
    """TUEL-1: each of the six places is as likely as another."""
    places: Counter[int] = Counter()
    for seed in range(150):
        shots = told(played_out(fresh(4, seed=seed, duel=True)), "tuel")
        places.update(line["bang"] for line in shots if len(line["seats"]) == 3)
    assert sorted(places) == [1, 2, 3, 4, 5, 6] and max(places.values()) < 3 * min(places.values())


@pytest.mark.parametrize(("bang", "winner"), [(1, 1), (2, 2), (3, 3), (4, 1), (5, 2), (6, 3)])
def test_the_three_flip_in_turn_until_the_bang(bang: int, winner: int) -> None:
    """TUEL-2: cyclically, and there is always a winner."""
    shot = tuel(bang)
    assert told(shot, "tuel")[0]["winner"] == majority(shot, "loners")["winner"] == winner
    assert player(shot, winner)["wanted"] == ["loners"]


@pytest.mark.parametrize(("starter", "order"), [(0, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_the_order_is_that_of_the_round(starter: int, order: list[int]) -> None:
    """TUEL-2, Q-08: the starter if tied, else the first tied player clockwise."""
    line = told(tuel(1, starter=starter), "tuel")[0]
    assert line["seats"] == order and line["winner"] == order[0]


def test_a_tuel_for_the_one_token() -> None:
    """TUEL-2"""
    hands: list[Hand] = [{"wild_bunch": 1}, {"daltons": 1}, {"loners": 1}]
    shot = scored(3, modules="duel", stacks=hands, luck={"tuel": [[4]]}, one=0)
    assert last(shot, "tuel")["prize"] == "one" and last(shot, "tuel")["winner"] == 1
    assert last(shot, "one") == {
        "event": "one",
        "seat": 1,
        "before": 0,
        "tied": [0, 1, 2],
        "how": "from",
    }


@pytest.mark.parametrize("tied", [4, 5, 6])
@pytest.mark.parametrize("last_tile", [False, True])
def test_larger_ties_get_a_tile_each(tied: int, last_tile: bool) -> None:
    """Q-07: one Bang among as many tiles as players, so all have the same chance."""
    shot = tuel(tied if last_tile else 1, seats=6, tied=tied)
    line = told(shot, "tuel")[0]
    assert line["tiles"] == tied == len(line["seats"])
    assert line["winner"] == (5 if last_tile else 6 - tied)


def test_larger_ties_gain_nobody_anything_without_the_module() -> None:
    """Q-07"""
    after = scored(4, stacks=[{"loners": 1}] * 4)
    assert "tuel" not in keys(after) and majority(after, "loners")["winner"] is None
