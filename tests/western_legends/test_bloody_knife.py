"""Bloody Knife, Over the Top."""

from typing import Any

from saddlebag import Table
from saddlebag.western_legends.content.board import BORDERS, MESAS, NAMES, NEIGHBOURS, SPACE
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, last, options, say, told, west, why_not

HERE = "sunny_hills_3"  # at the northern mesa
NEAR = "dixon_creek"  # on its other side
QUIET = ("eleven_head_short", "fence_cutters")


def at_the_mesa(**scene: Any) -> Table:
    """Bloody Knife, seat 0, on foot at the foot of the northern mesa."""
    told: dict[str, Any] = {"places": {0: HERE}, "lp": {0: 5}, "wounds": {0: 2}, "stories": QUIET}
    return table(characters={0: "bloody_knife"}, **(told | scene))


def test_he_crosses_to_any_other_space_at_the_mesa_and_heals_a_wound() -> None:
    """WL Q-114, EXD-33, MOVE-3"""
    opened = say(at_the_mesa(), f"ride:{NEAR}")
    assert (west(opened).place[0], west(opened).wounds[0]) == (SPACE[NEAR], 1)
    assert last(opened, "rode")["path"] == [HERE, NAMES[MESAS[0]], NEAR]
    assert last(opened, "wounds")["cause"] == "over_the_top"


def test_every_space_around_the_mesa_is_two_steps_away() -> None:
    """WL Q-114, EXD-33"""
    offered = options(at_the_mesa())
    assert all(f"ride:{NAMES[there]}" in offered for there in BORDERS[0] if NAMES[there] != HERE)


def test_he_never_stops_on_the_mesa() -> None:
    """WL Q-114, MOVE-3"""
    opened = at_the_mesa()
    assert why_not(opened, f"ride:{NAMES[MESAS[0]]}")[0] == "mesa"


def test_one_step_is_not_enough_to_cross() -> None:
    """WL EXD-33"""
    opened = at_the_mesa(places={0: "mesitos_point_4"})  # one step from the mesa
    assert "ride:mesitos_point_5" in options(opened)
    assert f"ride:{NEAR}" not in options(opened)


def test_extra_steps_cross_as_well() -> None:
    """WL Q-114, MOVE-8"""
    opened = say(at_the_mesa(hands={0: ["3_hearts"]}), f"ride:{NEAR}", "play:3_hearts")
    say(opened, "to:spikes_view_9")
    assert last(opened, "rode")["path"] == [NEAR, NAMES[MESAS[1]], "spikes_view_9"]
    assert west(opened).wounds[0] == 0


def test_before_five_points_the_mesa_is_in_his_way() -> None:
    """WL CHAR-2, MOVE-3"""
    assert f"ride:{NEAR}" not in options(at_the_mesa(lp={0: 4}))


def test_nobody_else_crosses() -> None:
    """WL MOVE-3"""
    opened = table(characters={0: "kit_carson"}, places={0: HERE}, lp={0: 5}, stories=QUIET)
    offered = options(opened)
    assert f"ride:{NEAR}" not in offered
    assert all(f"ride:{NAMES[there]}" in offered for there in NEIGHBOURS[SPACE[HERE]])


def test_the_healing_comes_before_a_fight_on_the_far_side() -> None:
    """WL Q-114"""
    opened = say(at_the_mesa(bandits=[NEAR], hands={0: ["k_hearts"]}), f"ride:{NEAR}")
    assert (asked(opened)[1], west(opened).wounds[0]) == ("fight_card", 1)


def test_he_may_cross_again_in_the_same_movement() -> None:
    """WL Q-114: two crossings are four steps and two wounds."""
    opened = say(at_the_mesa(items={0: ["mustang"]}), "ride:spikes_view_9")
    path = last(opened, "rode")["path"]
    assert [path[1], path[3]] == [NAMES[mesa] for mesa in MESAS]
    assert (west(opened).wounds[0], len(told(opened, "wounds"))) == (0, 2)
