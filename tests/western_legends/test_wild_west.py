"""The variant Wild Wild West (WWW)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.state import FINAL_ROUND, LAST_OF_ROUND
from tests.western_legends.fights import (
    bandit_bout,
    bout,
    facing,
    heist_bout,
    let_pass,
    mat,
    scene,
    sheriff_at,
    sheriff_comes,
    where,
)
from tests.western_legends.seen import asked, options, say, told, why_not

WILD = {"wild_wild_west": True}
LAW: dict[str, Any] = {"marshal": {0: 1}, "wanted": {1: 3}}


@pytest.mark.parametrize("ending", [LAST_OF_ROUND, FINAL_ROUND])
def test_nobody_is_arrested_by_players_once_the_end_is_triggered(ending: int) -> None:
    """WL WWW-1, Q-81"""
    opened = facing(["k_hearts"], ["5_hearts"], ending=ending, **LAW, **WILD)
    assert "arrest:1" not in options(opened) and "duel:1" in options(opened)
    assert why_not(opened, "arrest:1") == ("no_more_arrests", {}, "WL WWW-1")


def test_before_that_arrests_are_as_usual() -> None:
    """WL WWW-1"""
    assert "arrest:1" in options(facing(["k_hearts"], ["5_hearts"], **LAW, **WILD))
    printed = facing(["k_hearts"], ["5_hearts"], ending=LAST_OF_ROUND, **LAW)
    assert "arrest:1" in options(printed)


def test_the_sheriff_rides_but_ignores_wanted_players_then() -> None:
    """WL WWW-1, Q-81"""
    opened = sheriff_comes({1: 3}, {1: ["5_hearts"]}, ending=LAST_OF_ROUND, **WILD)
    assert asked(opened) == (0, "act") and sheriff_at(opened) == where(opened, 1)
    assert mat(opened, 1, "wanted", "cards") == (3, 1) and told(opened, "sheriff_met") == []


def test_he_does_not_stop_at_them_either() -> None:
    """WL WWW-1, Q-81"""
    places = {1: "dixon_creek"}
    opened = scene(
        hands={0: ["4_hearts"]},
        wanted={1: 1},
        places=places,
        sheriff="darkrock_street_east",
        ending=LAST_OF_ROUND,
        **WILD,
    )
    assert "to:cliff_junction_1" in options(say(opened, "play:4_hearts"))


def lps(opened: Table) -> list[int]:
    return [mat(opened, player, "lp")[0] for player in (0, 1)]


def test_the_loser_of_a_duel_loses_a_legendary_point() -> None:
    """WL WWW-2"""
    assert lps(bout("duel", "k_hearts", "5_hearts", lp={0: 1, 1: 3}, **WILD)) == [4, 2]
    lost = bout("duel", "5_hearts", "k_hearts", lp={0: 3, 1: 1}, **WILD)
    assert lps(lost) == [2, 1] and mat(lost, 0, "wounds") == (1,)


def test_legendary_points_do_not_fall_below_nothing() -> None:
    """WL Q-81, WWW-2, Q-66"""
    assert lps(bout("duel", "k_hearts", "5_hearts", **WILD)) == [3, 0]


def test_other_fights_cost_the_loser_no_legendary_point() -> None:
    """WL WWW-2"""
    assert lps(bout("rob", "k_hearts", "5_hearts", lp={1: 3}, **WILD))[1] == 3


def test_a_fight_won_on_the_own_turn_brings_one_more() -> None:
    """WL WWW-3, Q-81"""
    assert lps(bout("duel", "k_hearts", "5_hearts", **WILD))[0] == 3
    assert lps(bout("rob", "k_hearts", "5_hearts", **WILD))[0] == 1
    assert lps(heist_bout("k_hearts", "fight_8", **WILD))[0] == 1
    assert lps(say(bandit_bout("k_hearts", "fight_8", **WILD), "lp:1"))[0] == 2


def test_also_when_the_target_declines() -> None:
    """WL Q-81, WWW-3"""
    opened = facing(["5_hearts"], ["k_hearts"], **WILD)
    assert lps(say(opened, "duel:1", "5_hearts", "decline"))[0] == 3


def test_and_when_the_sheriff_is_beaten_on_the_own_turn() -> None:
    """WL WWW-3"""
    deck = ["fight_2", "fight_3", "fight_4", "fight_5"]
    here = {0: "mesitos_point_6"}
    hands = {0: ["k_hearts", "5_hearts"]}
    opened = sheriff_comes({0: 1}, hands, places=here, fight_deck=deck, lp={0: 4}, **WILD)
    say(opened, "5_hearts", "fight", "k_hearts", "fight_3")
    assert mat(opened, 0, "lp") == (6,)  # one for the win, one of Manhunt


def test_a_fight_won_on_anothers_turn_brings_nothing() -> None:
    """WL WWW-3"""
    assert lps(bout("rob", "5_hearts", "k_hearts", **WILD)) == [0, 0]


def test_a_robber_may_take_everything_of_one_kind() -> None:
    """WL WWW-4"""
    opened = bout("rob", "k_hearts", "5_hearts", money={1: 50}, nuggets={1: 3}, **WILD)
    assert options(opened) == ["money:50", "nuggets:3", "nothing"]
    let_pass(say(opened, "money:50"))
    assert mat(opened, 0, "money") == (50,) and mat(opened, 1, "money", "nuggets") == (0, 3)


def test_without_the_variant_nothing_of_that_holds() -> None:
    """WL WWW-2, WWW-3, WWW-4"""
    assert lps(bout("duel", "k_hearts", "5_hearts", lp={1: 3})) == [2, 3]
    assert options(bout("rob", "k_hearts", "5_hearts", money={1: 50})) == ["money:30", "nothing"]
