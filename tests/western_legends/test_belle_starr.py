"""Belle Starr, Bandit Queen."""

from typing import Any

import pytest

from saddlebag import Table
from tests.western_legends.fights import bandit_bout, bout, heist_bout, let_pass, mat, sheriff_comes
from tests.western_legends.seen import asked, last, options, say, told, why_not

BELLE: dict[str, Any] = {"characters": {0: "belle_starr"}, "fistful_of_extras": True}
QUEEN: dict[str, Any] = BELLE | {"lp": {0: 5}}


def lowered(opened: Table) -> list[int]:
    """How far her ability has lowered cards."""
    return [line["by"] for line in told(opened, "lowered") if line["source"] == "ability"]


def test_the_card_of_a_bandit_is_two_lower() -> None:
    """WL CHAR-3, FIGHT-24"""
    opened = bandit_bout("9_hearts", "fight_10", **QUEEN)
    assert (lowered(opened), last(opened, "lowered")["values"]) == ([2], [9, 8])


def test_so_are_those_of_the_guard_and_of_the_sheriff() -> None:
    """WL FIGHT-24, HEIST-3, SHERIFF-7"""
    assert lowered(heist_bout("9_hearts", "fight_8", **QUEEN)) == [2]
    people = BELLE | {"characters": {1: "belle_starr"}, "lp": {1: 5}}
    deck = ["fight_8", "fight_2", "fight_4", "fight_5"]
    opened = sheriff_comes({1: 1}, {1: ["9_hearts", "5_clubs"]}, fight_deck=deck, **people)
    say(opened, "5_clubs", "fight", "9_hearts", (0, "fight_8"))
    assert lowered(opened) == [2]


def test_players_cards_are_not() -> None:
    """WL CHAR-3"""
    assert lowered(bout("duel", "9_hearts", "5_clubs", **QUEEN)) == []


def test_a_beaten_bandit_may_bring_a_wanted_point() -> None:
    """WL BANDIT-6, TRACK-4"""
    opened = bandit_bout("k_clubs", "fight_8", **QUEEN)
    assert (asked(opened), options(opened)) == (
        (0, "choose"),
        ["lp:1", "marshal:1", "wanted:1"],
    )
    assert mat(say(opened, "wanted:1"), 0, "wanted", "marshal") == (1, 0)


def test_taking_it_a_marshal_loses_the_marshal_points() -> None:
    """WL TRACK-5, Q-58: picking it is taking it."""
    opened = say(bandit_bout("k_clubs", "fight_8", marshal={0: 3}, **QUEEN), "wanted:1")
    assert (mat(opened, 0, "wanted", "marshal"), asked(opened)) == ((1, 0), (0, "act"))


def test_a_wanted_player_has_a_choice_of_two() -> None:
    """WL BANDIT-6, TRACK-2"""
    opened = bandit_bout("k_clubs", "fight_8", wanted={0: 2}, **QUEEN)
    assert options(opened) == ["lp:1", "wanted:1"]
    assert why_not(opened, "pass")[0] == "compulsory"


def test_fight_card_five_forbids_the_marshal_point_alone() -> None:
    """WL BANDIT-6, HEIST-8"""
    opened = bandit_bout("k_clubs", "fight_5", **QUEEN)
    assert options(opened) == ["lp:1", "wanted:1"]


def test_the_point_may_be_answered_with_reputation() -> None:
    """WL CARD-6, Q-30"""
    opened = bandit_bout("k_clubs", "fight_8", more_cards=["7_hearts"], **QUEEN)
    say(let_pass(opened, "react"), "wanted:1", "play:7_hearts")
    assert mat(opened, 0, "wanted") == (2,)


@pytest.mark.parametrize("people", [{"lp": {0: 3}}, {"lp": {0: 4}}])
def test_before_five_points_she_is_like_everybody(people: dict[str, Any]) -> None:
    """WL CHAR-2"""
    opened = bandit_bout("k_clubs", "fight_8", **(BELLE | people))
    assert (lowered(opened), options(opened)) == ([], ["lp:1", "marshal:1"])
