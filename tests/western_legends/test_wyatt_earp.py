"""Wyatt Earp, Relentless."""

from typing import Any

from saddlebag import Table
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, last, say, told, west

HERE, CAMP, OTHER = "cliff_junction_8", "cliff_junction_hideout", "dixon_creek"
QUIET = ("eleven_head_short", "fence_cutters")


def wyatt(**scene: Any) -> Table:
    """Wyatt Earp, seat 0, beside a bandit he can beat with his aces."""
    told: dict[str, Any] = {
        "characters": {0: "wyatt_earp"},
        "places": {0: HERE},
        "hands": {0: ["a_hearts", "a_clubs"]},
        "lp": {0: 5},
        "bandits": [CAMP, OTHER],
        "fight_deck": ["fight_j", "fight_8", "fight_6", "fight_q"],
        "stories": QUIET,
    }
    return table(**(told | scene))


def beat(opened: Table, camp: str, card: str, theirs: str) -> Table:
    """Ride there, win, take the point."""
    say(opened, f"ride:{camp}", (0, card), (2, theirs))
    return passing(say(passing(opened), "lp:1"))


def passing(opened: Table) -> Table:
    """Nothing more is played from hand."""
    while asked(opened)[1] in ("react", "move_end"):
        say(opened, "pass")
    return opened


def test_the_first_bandit_beaten_brings_an_action() -> None:
    """WL CHAR-5, Q-109, TURN-8"""
    opened = beat(wyatt(), CAMP, "a_hearts", "fight_j")
    assert west(opened).actions == 3
    assert last(opened, "actions") == {
        "event": "actions",
        "player": 0,
        "gained": 1,
        "left": 3,
        "cause": "relentless",
    }


def test_the_second_one_brings_none() -> None:
    """WL Q-109"""
    opened = beat(wyatt(), CAMP, "a_hearts", "fight_j")
    passing(say(opened, "ride:cliff_junction_3"))
    passing(say(opened, "ride:cliff_junction_2"))
    beat(opened, OTHER, "a_clubs", "fight_6")
    assert (west(opened).turn, len(told(opened, "actions"))) == (1, 1)  # four actions are over


def test_a_lost_fight_brings_none() -> None:
    """WL Q-109"""
    opened = wyatt(hands={0: ["2_hearts"]}, fight_deck=["fight_8", "fight_4"])
    say(opened, f"ride:{CAMP}", (0, "2_hearts"), (2, "fight_8"))
    assert (west(opened).actions, told(opened, "actions")) == (2, [])


def test_the_point_that_makes_him_a_legend_counts() -> None:
    """WL CHAR-2, Q-109: the ability comes after the reward."""
    opened = beat(wyatt(lp={0: 4}), CAMP, "a_hearts", "fight_j")
    assert (west(opened).lp[0], west(opened).actions) == (5, 3)


def test_before_five_points_he_gains_no_action() -> None:
    """WL CHAR-2"""
    assert west(beat(wyatt(lp={0: 3}), CAMP, "a_hearts", "fight_j")).actions == 2


def test_a_bandit_beaten_earlier_in_the_turn_was_the_first() -> None:
    """WL Q-109: also if he had no ability then."""
    opened = beat(wyatt(more={"beaten": True}), CAMP, "a_hearts", "fight_j")
    assert (west(opened).actions, told(opened, "actions")) == (2, [])
