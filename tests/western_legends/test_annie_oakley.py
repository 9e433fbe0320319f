"""Annie Oakley, Steady Aim."""

from typing import Any

import pytest

from saddlebag import Table
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, keys, last, options, say, told, west, why_not

HERE = "cliff_junction_7"
QUIET = ("eleven_head_short", "fence_cutters")
HANDS = {0: ["k_hearts"], 1: ["q_hearts", "5_clubs"]}


def meeting(lp: int = 5, **scene: Any) -> Table:
    """Annie and Bass Reeves share a space outside the towns; she has her ability."""
    told: dict[str, Any] = {"hands": HANDS, "stories": QUIET, "lp": {0: lp}} | scene
    return table(places={0: HERE, 1: HERE}, **told)


def test_whoever_fights_her_discards_a_card_of_choice_or_takes_a_wound() -> None:
    """WL CHAR-5, Q-37"""
    opened = say(meeting(), "duel:1")
    assert asked(opened) == (1, "steady_aim")
    assert options(opened) == ["wound", "discard:5_clubs", "discard:q_hearts"]
    say(opened, "discard:5_clubs")
    assert hand(opened, 1) == ["q_hearts"]
    assert last(opened, "discarded")["cause"] == "steady_aim"
    assert asked(opened) == (0, "fight_card")


def test_the_wound_is_marked_before_any_card_is_put_down() -> None:
    """WL Q-37, FIGHT-4"""
    opened = say(meeting(), "duel:1", "wound")
    assert west(opened).wounds[1] == 1
    assert hand(opened, 1) == ["5_clubs", "q_hearts"]
    assert "put_down" not in keys(opened)
    assert last(opened, "demanded") == {
        "event": "demanded",
        "player": 0,
        "other": 1,
        "ability": "steady_aim",
    }


def test_before_five_points_she_asks_for_nothing() -> None:
    """WL CHAR-2"""
    assert asked(say(meeting(lp=4), "duel:1")) == (0, "fight_card")


def test_she_aims_as_well_when_she_is_attacked() -> None:
    """WL Q-37"""
    opened = say(meeting(turn=1), "rob:0")
    assert asked(opened) == (1, "steady_aim")


def test_at_three_wounds_a_card_must_go() -> None:
    """WL Q-37, Q-74"""
    opened = say(meeting(wounds={1: 3}), "duel:1")
    assert options(opened) == ["discard:5_clubs", "discard:q_hearts"]
    assert why_not(opened, "wound") == ("wounds_full", {"has": 3, "most": 3}, "WL Q-74")
    assert why_not(opened, "pass")[0] == "compulsory"


def test_without_a_card_the_wound_is_not_a_choice() -> None:
    """WL Q-37"""
    opened = say(meeting(hands={0: ["k_hearts"]}), "duel:1")
    assert (west(opened).wounds[1], asked(opened)) == (1, (0, "fight_card"))


def test_with_neither_card_nor_room_for_a_wound_nothing_happens() -> None:
    """WL Q-37"""
    opened = say(meeting(hands={0: ["k_hearts"]}, wounds={1: 3}), "duel:1")
    assert (asked(opened), told(opened, "demanded")) == ((0, "fight_card"), [])


def test_a_restarted_fight_asks_again() -> None:
    """WL Q-29, Q-37"""
    hands = {0: ["8_hearts", "k_hearts"], 1: ["q_hearts", "5_clubs", "4_clubs"]}
    opened = say(meeting(hands=hands), "duel:1", "discard:4_clubs", "8_hearts", "fight", "5_clubs")
    assert asked(opened) == (0, "shootout")
    say(opened, "restart")
    assert (asked(opened), options(opened)) == ((1, "steady_aim"), ["wound", "discard:q_hearts"])


def test_a_card_that_lies_on_the_table_is_no_longer_in_hand() -> None:
    """WL Q-37: with the older order of effects."""
    opened = say(meeting(start_effects="after"), "duel:1", "k_hearts", "fight", "q_hearts")
    assert (asked(opened), options(opened)) == ((1, "steady_aim"), ["wound", "discard:5_clubs"])


@pytest.mark.parametrize("bandits", [["cliff_junction_hideout"], []])
def test_npcs_and_the_man_in_black_are_asked_for_nothing(bandits: list[str]) -> None:
    """WL Q-37, Q-124"""
    scene: dict[str, Any] = {"hands": HANDS, "stories": QUIET, "lp": {0: 5}, "bandits": bandits}
    opened = table(2, places={0: "cliff_junction_8", 2: "cliff_junction_8"}, **scene)
    say(opened, "ride:cliff_junction_hideout" if bandits else "duel:2")
    assert (asked(opened), told(opened, "demanded")) == ((0, "fight_card"), [])
