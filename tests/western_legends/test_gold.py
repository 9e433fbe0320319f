"""Prospecting: the dice, what a player can carry, the Miner's Map (GOLD)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.board import SPACE
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, last, options, say, told, west, why_not

QUIET = ("the_cruel_wastes", "tribes_of_the_mesa")
MINE = "spikes_view_mine"
MINES = ("sunny_hills_mine", "cliff_junction_mine", MINE)
NUGGET, TAILINGS, DUST, GRAVEL = 0, 3, 4, 5  # a side of the die with that face


def miner(*dice: int, stories: tuple[str, ...] = QUIET, **scene: Any) -> Table:
    """Seat 0 at a mine; the dice will fall like this."""
    luck = {"die": [[side] for side in dice]}
    return table(places={0: MINE}, luck=luck, stories=stories, **scene)


def found(opened: Table) -> tuple[int, int]:
    """Nuggets and money."""
    return west(opened).nuggets[0], west(opened).money[0]


@pytest.mark.parametrize("mine", MINES)
def test_prospecting_rolls_both_dice_at_a_mine_for_an_action(mine: str) -> None:
    """WL GOLD-1, LOC-1"""
    opened = say(table(places={0: mine}, stories=QUIET), "prospect")
    assert west(opened).actions == 2
    assert last(opened, "prospected")["space"] == mine
    assert len(last(opened, "rolled")["faces"]) == 2


def test_there_is_no_prospecting_elsewhere() -> None:
    """WL LOC-1, GOLD-1"""
    opened = table(places={0: "darkrock_bank"}, stories=QUIET)
    assert "prospect" not in options(opened)
    values = {"space": "darkrock_bank", "needs": "mine"}
    assert why_not(opened, "prospect") == ("not_here", values, "WL LOC-1")


@pytest.mark.parametrize(
    ("dice", "gold"),
    [
        ((NUGGET, NUGGET), (2, 0)),
        ((1, 2), (2, 0)),
        ((NUGGET, TAILINGS), (1, 10)),
        ((GRAVEL, TAILINGS), (0, 10)),
        ((GRAVEL, GRAVEL), (0, 0)),
        ((DUST, GRAVEL, NUGGET), (1, 10)),
        ((NUGGET, DUST, TAILINGS), (1, 20)),
    ],
)
def test_each_die_pays_what_it_shows(dice: tuple[int, ...], gold: tuple[int, int]) -> None:
    """WL GOLD-2"""
    assert found(say(miner(*dice), "prospect")) == gold


def test_gold_dust_rolls_the_same_die_as_often_as_it_recurs() -> None:
    """WL EXD-18, GOLD-2"""
    opened = say(miner(DUST, GRAVEL, DUST, NUGGET), "prospect")
    assert found(opened) == (1, 20)
    again = [(it["die"], it["before"], it["after"]) for it in told(opened, "rerolled")]
    assert again == [(0, "gold_dust", "gold_dust"), (0, "gold_dust", "nugget")]


def test_more_nuggets_than_four_are_not_gained() -> None:
    """WL GOLD-3, TURN-9"""
    assert found(say(miner(NUGGET, NUGGET, nuggets=3), "prospect")) == (4, 0)
    assert found(say(miner(NUGGET, NUGGET, nuggets=4), "prospect")) == (4, 0)


@pytest.mark.parametrize("mule", ["mule", "mule+"])
def test_an_active_mule_carries_six(mule: str) -> None:
    """WL GOLD-4"""
    opened = miner(NUGGET, NUGGET, nuggets=5, items={0: [mule]})
    assert found(say(opened, "prospect")) == (6, 0)


def test_a_mule_at_rest_carries_nothing() -> None:
    """WL GOLD-4, ITEM-2"""
    opened = miner(NUGGET, NUGGET, nuggets=4, items={0: ["mule", "mustang"]})
    assert found(say(opened, "prospect")) == (4, 0)


def test_a_nugget_really_gained_meets_a_trigger() -> None:
    """WL STORY-2, GOLD-3"""
    stories = ("ghost_mine", "the_cruel_wastes")
    assert asked(say(miner(NUGGET, GRAVEL, stories=stories), "prospect")) == (0, "disc")
    full = miner(NUGGET, GRAVEL, stories=stories, nuggets=4)
    assert asked(say(full, "prospect")) == (0, "act")


def test_the_supply_of_nuggets_has_no_end() -> None:
    """WL Q-10"""
    opened = miner(NUGGET, NUGGET, nuggets={1: 4, 2: 4})
    assert found(say(opened, "prospect")) == (2, 0) and west(opened).gold == ()


def test_goals_count_the_mines_that_were_prospected() -> None:
    """WL GOAL-3, GOLD-1"""
    goal = "kit_carson_two_good_seams"
    who: dict[str, Any] = {
        "characters": {0: "kit_carson"},
        "goals": {0: [goal]},
        "items": {0: ["mustang+"]},
    }
    opened = say(miner(**who), "prospect", "prospect")
    west(opened).place[0] = SPACE["cliff_junction_mine"]
    assert f"goal:{goal}" not in options(opened)
    assert f"goal:{goal}" in options(say(opened, "prospect"))


# ---- Miner's Map


def mapped(*dice: int) -> Table:
    return say(miner(*dice, items={0: ["miners_map"]}), "prospect")


def test_the_miners_map_rerolls_one_die_before_results_are_taken() -> None:
    """WL Q-112"""
    opened = mapped(GRAVEL, TAILINGS, NUGGET)
    assert asked(opened) == (0, "reroll") and found(opened) == (0, 0)
    assert options(opened) == ["pass", "die:0", "die:1"]
    say(opened, "die:0")
    assert found(opened) == (1, 10)
    assert last(opened, "rerolled")["cause"] == "miners_map"


def test_the_miners_map_may_stay_folded() -> None:
    """WL Q-112"""
    assert found(say(mapped(NUGGET, TAILINGS), "pass")) == (1, 10)


def test_the_new_face_replaces_the_old_even_if_it_is_worse() -> None:
    """WL Q-112"""
    assert found(say(mapped(NUGGET, NUGGET, GRAVEL), "die:1")) == (1, 0)


def test_gold_dust_comes_after_the_map() -> None:
    """WL Q-112: the die that Gold Dust rolls again cannot be rerolled."""
    opened = say(mapped(DUST, GRAVEL, TAILINGS, NUGGET), "die:1")
    assert found(opened) == (1, 20)  # the map's Tailings, then the Gold Dust and its Nugget
    assert asked(opened) == (0, "act")


def test_the_map_works_in_every_prospect_action() -> None:
    """WL Q-112"""
    opened = say(mapped(GRAVEL, GRAVEL, NUGGET), "die:0", "prospect")
    assert asked(opened) == (0, "reroll")


# ---- finite_gold


def finite(*dice: int, left: int, **scene: Any) -> Table:
    gold = {"gold": (9, 9, left)}
    return say(miner(*dice, finite_gold=True, more=gold, **scene), "prospect")


def test_a_mine_holds_three_nuggets_for_each_player() -> None:
    """WL GOLD-1 with finite_gold"""
    opened = say(miner(NUGGET, GRAVEL, finite_gold=True), "prospect")
    assert west(opened).gold == (9, 9, 8)
    mine = {"event": "mine", "space": MINE, "before": 9, "after": 8}
    assert last(opened, "mine") == mine


def test_an_empty_mine_gives_no_nugget_but_pays_other_faces() -> None:
    """WL GOLD-1 with finite_gold"""
    assert found(finite(NUGGET, TAILINGS, left=0)) == (0, 10)
    assert found(finite(NUGGET, NUGGET, left=1)) == (1, 0)


def test_what_cannot_be_carried_stays_in_the_mine() -> None:
    """WL GOLD-3 with finite_gold"""
    assert west(finite(NUGGET, NUGGET, left=5, nuggets=3)).gold == (9, 9, 4)
