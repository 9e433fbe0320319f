"""What an arrest takes, by a player or by the Sheriff (FIGHT-19, SHERIFF-9)."""

import pytest

from saddlebag import Table
from saddlebag.western_legends.fights.arrest import half_money, half_nuggets
from saddlebag.western_legends.zones import HERD, RANCH
from tests.western_legends.fights import (
    BLUE,
    GREEN,
    OFFICE,
    bout,
    let_pass,
    mat,
    sheriff_at,
    sheriff_comes,
    where,
)
from tests.western_legends.seen import asked, last, names, options, say, told

RICH = {"money": {1: 110}, "nuggets": {1: 3}, "cattle": {1: [BLUE]}}


def by_sheriff(**told_so: object) -> Table:
    """Seat 1 is met without a card."""
    return sheriff_comes({1: 5}, {}, **told_so)


@pytest.mark.parametrize(
    ("money", "lost"), [(0, 0), (10, 10), (20, 10), (30, 20), (50, 30), (70, 40), (120, 60)]
)
def test_half_the_money_is_rounded_up_to_the_next_ten_dollars(money: int, lost: int) -> None:
    """WL Q-08, SHERIFF-9"""
    assert half_money(money) == lost
    assert mat(by_sheriff(money={1: money}), 1, "money") == (money - lost,)


@pytest.mark.parametrize(("nuggets", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_the_nuggets_are_rounded_up(nuggets: int, lost: int) -> None:
    """WL Q-08, SHERIFF-9"""
    assert half_nuggets(nuggets) == lost
    assert mat(by_sheriff(nuggets={1: nuggets}), 1, "nuggets") == (nuggets - lost,)


def test_the_sheriff_takes_points_cattle_and_half_of_the_goods() -> None:
    """WL SHERIFF-9"""
    opened = by_sheriff(**RICH)
    assert mat(opened, 1, "wanted", "money", "nuggets", "wounds", "cards") == (0, 50, 1, 1, 1)
    assert names(opened, HERD[1]) == [] and BLUE in names(opened, RANCH[1])
    assert where(opened, 1) == sheriff_at(opened) == OFFICE
    assert last(opened, "arrested") == {"event": "arrested", "player": 1, "by": None}


def test_both_kinds_of_arrest_take_the_same() -> None:
    """WL FIGHT-19, SHERIFF-9"""
    what = ("wanted", "money", "nuggets", "wounds", "cards")
    by_player = bout("arrest", "k_hearts", "5_hearts", marshal={0: 1}, wanted={1: 5}, **RICH)
    assert mat(let_pass(by_player), 1, *what) == mat(by_sheriff(**RICH), 1, *what)


@pytest.mark.parametrize("agreed", [{"sheriff_nuggets": False}, {"edition": "classic"}])
def test_in_the_french_printing_he_takes_money_only(agreed: dict[str, object]) -> None:
    """WL D-43"""
    assert mat(by_sheriff(**RICH, **agreed), 1, "money", "nuggets") == (50, 3)
    same = bout("arrest", "k_hearts", "5_hearts", marshal={0: 1}, wanted={1: 5}, **RICH, **agreed)
    assert mat(let_pass(same), 1, "money", "nuggets") == (50, 1)  # players take both


def test_what_is_lost_goes_to_the_supply() -> None:
    """WL FIGHT-20, Q-54"""
    opened = let_pass(bout("arrest", "k_hearts", "5_hearts", marshal={0: 1}, wanted={1: 5}, **RICH))
    assert mat(opened, 0, "money", "nuggets") == (20, 0)  # the track's $20
    assert names(opened, HERD[0]) == []
    assert last(opened, "cattle_back")["cause"] == "arrest"


def test_an_arrested_player_keeps_items_hand_and_legendary_points() -> None:
    """WL SHERIFF-9, ITEM-3"""
    opened = by_sheriff(items={1: ["mustang", "revolver", "whiskey"]}, lp={1: 7})
    mine = opened.view(None)["players"][1]
    assert mine["items"] == ["mustang", "revolver", "whiskey"] and mine["lp"] == 7


def test_losses_are_told_with_their_cause() -> None:
    """WL SHERIFF-9"""
    opened = by_sheriff(**RICH)
    for key, before, after in (("money", 110, 50), ("nuggets", 3, 1), ("wanted", 5, 0)):
        line = last(opened, key)
        assert (line["before"], line["after"], line["cause"]) == (before, after, "arrest")


def test_cattle_above_the_usual_limit_goes_as_well() -> None:
    """WL SHERIFF-9, Q-54"""
    opened = by_sheriff(cattle={1: [GREEN, BLUE]}, items={1: ["lasso"]})
    assert names(opened, HERD[1]) == []
    assert GREEN in names(opened, RANCH[0]) and BLUE in names(opened, RANCH[1])


def test_the_mask_saves_money_and_nuggets() -> None:
    """WL SHERIFF-9: a card over a general rule."""
    opened = by_sheriff(items={1: ["outlaws_mask"]}, **RICH)
    assert mat(opened, 1, "money", "nuggets", "wanted") == (110, 3, 0)
    assert names(opened, HERD[1]) == []


def test_a_free_player_may_take_marshal_points_again() -> None:
    """WL TRACK-9, FIGHT-23"""
    opened = say(by_sheriff(deck=["a_hearts"]), "end", "money", "play:a_hearts")
    assert asked(opened) == (1, "choose") and "marshal:1" in options(opened)
    assert told(opened, "arrested")
