"""Duel in the Sun (DUEL)."""

from collections import Counter

import pytest

from saddlebag import Table
from tests.public_enemy.scene import Hand, fresh, played_out, scored
from tests.public_enemy.seen import asked, keys, last, majority, player, told

TIED: list[Hand] = [{}, {"loners": 2}, {"loners": 2}]
EVEN: list[Hand] = [{}, {"loners": 2}, {"daltons": 2}]


def duel(first: int, second: int, starter: int = 0, stacks: list[Hand] | None = None) -> Table:
    """A round's end whose first duel is shot with the Bang at these flips, in round order."""
    luck = {"duel": [[first - 1], [second - 1], [0], [1]]}
    return scored(3, modules="duel", stacks=stacks or TIED, luck=luck, starter=starter)


def test_a_tie_of_two_for_a_wanted_token_is_shot_out() -> None:
    """DUEL-1"""
    shot = duel(2, 5)
    assert told(shot, "duel")[0] == {
        "event": "duel",
        "prize": "loners",
        "seats": [1, 2],
        "bangs": [2, 5],
        "winner": 1,
    }
    line = majority(shot, "loners")
    assert (line["winner"], line["how"], line["gains"]) == (1, "duel", True)
    assert player(shot, 1)["wanted"] == ["loners"] and player(shot, 2)["wanted"] == []


def test_a_tie_of_two_for_the_one_token_is_shot_out() -> None:
    """DUEL-1"""
    shot = duel(2, 5, stacks=EVEN)
    assert [line["prize"] for line in told(shot, "duel")] == ["one"]
    assert last(shot, "one") == {
        "event": "one",
        "seat": 1,
        "before": None,
        "tied": [1, 2],
        "how": "takes",
    }
    assert asked(shot) == (1, "draw")


def test_no_tie_is_shot_out_without_the_module() -> None:
    """DUEL-1: it is optional."""
    after = scored(3, stacks=TIED)
    assert "duel" not in keys(after) and after.view(None)["one"] is None


def test_the_leader_comes_before_the_duel() -> None:
    """DUEL-1: shot only after MAJ-3 failed."""
    hands: list[Hand] = [{}, {"loners": 2}, {"loners": ["billy_the_kid", "tom_horn"]}]
    shot = duel(1, 6, stacks=hands)
    assert majority(shot, "loners")["how"] == "leader" and majority(shot, "loners")["winner"] == 2
    assert "loners" not in [line["prize"] for line in told(shot, "duel")]


def test_there_is_no_duel_without_a_tie() -> None:
    """DUEL-1"""
    assert "duel" not in keys(duel(1, 2, stacks=[{}, {"loners": 2}, {"loners": 1}]))


def test_each_duellist_has_one_bang_among_six_tiles() -> None:
    """DUEL-2: any place in the row is as likely as another, for both alike."""
    rows: list[Counter[int]] = [Counter(), Counter()]
    for seed in range(150):
        for line in told(played_out(fresh(4, seed=seed, duel=True)), "duel"):
            rows[0][line["bangs"][0]] += 1
            rows[1][line["bangs"][1]] += 1
    for row in rows:
        assert sorted(row) == [1, 2, 3, 4, 5, 6]
        assert max(row.values()) < 2 * min(row.values())


@pytest.mark.parametrize(
    ("first", "second", "winner"), [(1, 2, 1), (6, 5, 2), (1, 6, 1), (4, 3, 2)]
)
def test_the_first_bang_wins(first: int, second: int, winner: int) -> None:
    """DUEL-3"""
    shot = duel(first, second)
    assert told(shot, "duel")[0]["winner"] == winner
    assert player(shot, winner)["wanted"] == ["loners"]


def test_the_bangs_are_told_in_the_order_of_the_round() -> None:
    """DUEL-3: the row of who sits first from the starter comes first."""
    shot = duel(2, 5, starter=2)
    line = told(shot, "duel")[0]
    assert (line["seats"], line["bangs"], line["winner"]) == ([2, 1], [2, 5], 2)


@pytest.mark.parametrize("flip", [1, 2, 3, 4, 5, 6])
def test_two_bangs_at_once_gain_nobody_the_token(flip: int) -> None:
    """DUEL-4"""
    shot = duel(flip, flip)
    assert told(shot, "duel")[0]["winner"] is None
    line = majority(shot, "loners")
    assert (line["winner"], line["how"], line["gains"]) == (None, "duel", False)
    assert [player(shot, seat)["wanted"] for seat in range(3)] == [[], [], []]


def test_two_bangs_at_once_leave_the_one_token_where_it_is() -> None:
    """DUEL-4, ONE-3: with its holder, or in the stock."""
    luck = {"duel": [[3], [3]]}
    kept = scored(3, modules="duel", stacks=EVEN, luck=luck, one=0)
    assert last(kept, "one") == {
        "event": "one",
        "seat": 0,
        "before": 0,
        "tied": [1, 2],
        "how": "keeps_tie",
    }
    assert scored(3, modules="duel", stacks=EVEN, luck=luck).view(None)["one"] is None
