"""Kit Carson, Pathfinder."""

from typing import Any

from saddlebag import Table
from saddlebag.western_legends.content.board import NAMES, NEIGHBOURS, SPACE
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, last, options, say, west

HERE, THERE = "cliff_junction_7", "cliff_junction_10"
QUIET = ("eleven_head_short", "fence_cutters")


def kit(**scene: Any) -> Table:
    told: dict[str, Any] = {"places": {0: HERE}, "lp": {0: 5}, "stories": QUIET}
    return table(characters={0: "kit_carson"}, **(told | scene))


def test_after_a_move_he_may_go_one_step_farther() -> None:
    """WL CHAR-5, Q-117"""
    opened = say(kit(), f"ride:{THERE}")
    assert (asked(opened), options(opened)) == ((0, "move_end"), ["pass", "step"])
    say(opened, "step")
    beside = {f"to:{NAMES[there]}" for there in NEIGHBOURS[SPACE[THERE]]}
    assert set(options(opened)) == beside
    say(opened, "to:cliff_junction_9")
    assert (west(opened).place[0], west(opened).actions) == (SPACE["cliff_junction_9"], 2)


def test_the_step_is_optional() -> None:
    """WL Q-117"""
    opened = say(kit(), f"ride:{THERE}", "pass")
    assert (west(opened).place[0], asked(opened)) == (SPACE[THERE], (0, "act"))


def test_before_five_points_there_is_no_such_step() -> None:
    """WL CHAR-2"""
    assert asked(say(kit(lp={0: 4}), f"ride:{THERE}")) == (0, "act")


def test_sprint_and_the_step_come_in_the_order_he_likes_each_once() -> None:
    """WL Q-117, MOVE-8"""
    opened = say(kit(hands={0: ["3_hearts"]}), f"ride:{THERE}")
    assert options(opened) == ["pass", "step", "play:3_hearts"]
    say(opened, "step", "to:cliff_junction_9")
    assert options(opened) == ["pass", "play:3_hearts"]
    say(opened, "play:3_hearts", "to:cliff_junction_mine")
    assert asked(opened) == (0, "act")


def test_he_steps_on_after_a_bandit_fight_that_ended_his_ride() -> None:
    """WL Q-117, MOVE-5"""
    scene: dict[str, Any] = {"hands": {0: ["a_hearts"]}, "fight_deck": ["fight_j", "fight_2"]}
    opened = kit(bandits=["cliff_junction_hideout"], **scene)
    say(opened, "ride:cliff_junction_hideout", (0, "a_hearts"), (2, "fight_j"))
    say(opened, "lp:1")
    assert asked(opened) == (0, "move_end")


def test_the_step_may_start_a_fight() -> None:
    """WL Q-117, MOVE-5"""
    opened = say(kit(bandits=["cliff_junction_hideout"], hands={0: ["a_hearts"]}), f"ride:{THERE}")
    say(opened, "step", "to:cliff_junction_hideout")
    assert asked(opened) == (0, "fight_card")


def test_other_movement_has_no_such_step() -> None:
    """WL Q-117, MOVE-10"""
    opened = say(kit(hands={0: ["2_spades"]}), "play:2_spades", "to:darkrock_bank")
    assert asked(opened) == (0, "act")


def test_outside_the_towns_the_opposing_card_is_one_lower() -> None:
    """WL CHAR-5, FIGHT-24: against NPCs as well."""
    opened = kit(
        bandits=["cliff_junction_hideout"],
        hands={0: ["k_hearts"]},
        fight_deck=["fight_k", "fight_2"],
        places={0: THERE},
    )
    say(opened, "ride:cliff_junction_hideout", (0, "k_hearts"), (2, "fight_k"))
    assert last(opened, "compared")["values"] == [13, 12]


def test_he_does_not_win_ties() -> None:
    """WL CHAR-3"""
    scene: dict[str, Any] = {"places": {0: HERE, 1: HERE}, "turn": 1}
    opened = kit(hands={0: ["q_clubs"], 1: ["k_hearts"]}, **scene)
    say(opened, "duel:0", "k_hearts", "fight", "q_clubs")
    line = last(opened, "compared")
    assert (line["values"], line["winner"]) == ([12, 12], 1)
