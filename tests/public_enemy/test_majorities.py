"""Majorities (MAJ)."""

import pytest

from saddlebag.public_enemy.cards import GANGS
from tests.public_enemy.scene import Hand, scored
from tests.public_enemy.seen import majority, player, told

LEADER = {
    "wild_bunch": "butch_cassidy",
    "daltons": "bob_dalton",
    "james_younger": "jesse_james",
    "loners": "billy_the_kid",
}


@pytest.mark.parametrize("gang", GANGS)
def test_the_most_cards_of_a_gang_gain_its_wanted_token(gang: str) -> None:
    """MAJ-1"""
    after = scored(3, stacks=[{gang: 1}, {gang: 3}, {gang: 2}], turn=2)
    assert majority(after, gang) == {
        "event": "majority",
        "gang": gang,
        "counts": [1, 3, 2],
        "winner": 1,
        "how": "most",
        "gains": True,
    }
    assert [player(after, seat)["wanted"] for seat in range(3)] == [[], [gang], []]


def test_each_gang_has_a_majority_of_its_own() -> None:
    """MAJ-1: one scoring may hand out four tokens to different players."""
    hands: list[Hand] = [{"wild_bunch": 1}, {"daltons": 1, "loners": 2}, {}]
    after = scored(3, stacks=hands)
    assert [line["winner"] for line in told(after, "majority")] == [0, 1, None, 1]
    assert player(after, 1)["wanted"] == ["daltons", "loners"]


def test_a_gang_nobody_has_wins_nobody_anything() -> None:
    """MAJ-1, Q-12: at least one card is needed."""
    after = scored(2, stacks=[{"loners": 1}, {}])
    line = majority(after, "daltons")
    assert (line["counts"], line["winner"], line["how"]) == ([0, 0], None, "no_cards")
    assert [player(after, seat)["wanted"] for seat in range(2)] == [["loners"], []]


def test_who_has_the_token_already_gains_nothing_and_nobody_else_does() -> None:
    """MAJ-2"""
    after = scored(3, stacks=[{"loners": 3}, {"loners": 2}, {}], wanted=["loners"])
    line = majority(after, "loners")
    assert (line["winner"], line["gains"]) == (0, False)
    assert [player(after, seat)["wanted"] for seat in range(3)] == [["loners"], [], []]


@pytest.mark.parametrize("gang", GANGS)
def test_the_leader_breaks_a_tie(gang: str) -> None:
    """MAJ-3"""
    after = scored(2, stacks=[{gang: 1}, {gang: [LEADER[gang]]}])
    line = majority(after, gang)
    assert (line["winner"], line["how"], line["gains"]) == (1, "leader", True)
    assert player(after, 1)["wanted"] == [gang]


def test_another_gangs_leader_breaks_no_tie() -> None:
    """MAJ-3: each gang has its own."""
    after = scored(2, stacks=[{"loners": 1}, {"loners": 1, "daltons": ["bob_dalton"]}])
    assert majority(after, "loners")["winner"] is None


def test_fewer_cards_do_not_win_by_the_leader() -> None:
    """MAJ-3: he counts in a tie for most only."""
    after = scored(2, stacks=[{"loners": 2}, {"loners": ["billy_the_kid"]}])
    assert (majority(after, "loners")["winner"], majority(after, "loners")["how"]) == (0, "most")


def test_a_tie_without_the_leader_gains_nobody_the_token() -> None:
    """MAJ-4"""
    after = scored(3, stacks=[{"loners": 2}, {"loners": 2}, {"loners": 1}])
    line = majority(after, "loners")
    assert (line["winner"], line["how"], line["gains"]) == (None, "tie", False)
    assert [player(after, seat)["wanted"] for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("third", [["billy_the_kid"], 1])
def test_a_leader_outside_the_tie_decides_nothing(third: int | list[str]) -> None:
    """MAJ-4, Q-31: held by another player, or undrawn."""
    after = scored(3, stacks=[{"loners": 2}, {"loners": 2}, {"loners": third}])
    assert majority(after, "loners")["winner"] is None


def test_tokens_come_from_the_stock() -> None:
    """MAJ-5: nobody loses one."""
    after = scored(2, stacks=[{}, {"loners": 2}], wanted=["loners", ""])
    assert [player(after, seat)["wanted"] for seat in range(2)] == [["loners"], ["loners"]]
