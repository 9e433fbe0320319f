"""Stacks (STACK)."""

import pytest

from saddlebag.public_enemy.cards import GANGS
from tests.public_enemy.scene import scored, table
from tests.public_enemy.seen import last, majority, options, player, refused, stack


def test_there_is_one_stack_per_gang_and_no_fifth() -> None:
    """STACK-1: cards of a gang from four towns make one stack."""
    tops = {"tombstone": "apache_kid", "cripple_creek": "belle_starr", "deadwood": "tom_horn"}
    drawn = table(2, turn=0, decks={town: [card] for town, card in tops.items()})
    for town in tops:
        drawn.answer(f"draw:{town}")
    assert list(player(drawn, 0)["stacks"]) == list(GANGS)
    assert stack(drawn, 0, "loners") == ["apache_kid", "tom_horn"]
    assert stack(drawn, 1, "loners") == ["belle_starr"]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("sheriff", ["discard:daltons", "discard:loners"]),
        ("bounty_hunter", ["hunt:1:loners"]),
        ("swindler", ["swindle:1:loners"]),
    ],
)
def test_saloon_effects_reach_one_card_of_each_stack(card: str, expected: list[str]) -> None:
    """STACK-2: the top one only."""
    hands = [{"daltons": 3, "loners": 1}, {"loners": 4}]
    drawn = table(2, stacks=[dict(hand) for hand in hands], decks={"saloon": [card]})
    drawn.answer("draw:saloon")
    assert options(drawn) == expected
    assert refused(drawn, f"{expected[0]}:bottom").reason == "not_an_option"


def test_the_last_card_in_is_the_first_out() -> None:
    """STACK-3"""
    names = ["grat_dalton", "bill_doolin", "emmett_dalton"]
    hit = table(2, stacks=[{}, {"daltons": list(names)}], decks={"saloon": ["bounty_hunter"]})
    hit.answer("draw:saloon")
    hit.answer("hunt:1:daltons")
    assert last(hit, "hunted")["card"] == "emmett_dalton"
    assert stack(hit, 1, "daltons") == ["grat_dalton", "bill_doolin"]


def test_the_order_of_arrival_stays() -> None:
    """STACK-3: a new card lies on top of all the others."""
    drawn = table(2, stacks=[{"daltons": ["grat_dalton"]}], decks={"deadwood": ["bill_power"]})
    drawn.answer("draw:deadwood")
    assert stack(drawn, 0, "daltons") == ["grat_dalton", "bill_power"]
    assert [answer for answer in options(drawn) if not answer.startswith("draw:")] == []


def test_covered_cards_count() -> None:
    """STACK-4: for number and points."""
    after = scored(2, stacks=[{"daltons": 4}, {"daltons": 3}])
    assert majority(after, "daltons")["counts"] == [4, 3]
    assert last(after, "points")["points"] == [8, 5]


def test_a_covered_leader_is_owned() -> None:
    """STACK-4"""
    mine = ["bob_dalton", "bill_power"]
    after = scored(2, stacks=[{"daltons": 2}, {"daltons": mine}])
    assert (majority(after, "daltons")["winner"], majority(after, "daltons")["how"]) == (
        1,
        "leader",
    )
