"""Butch Cassidy, Light Fingers."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.bots import Chair, greedy
from tests.western_legends.fights import BLUE, GREEN, bout, mat, scene
from tests.western_legends.seen import asked, hand, last, options, say, told, west, why_not

BUTCH: dict[str, Any] = {
    "characters": {0: "butch_cassidy"},
    "good_bad_handsome": True,
    "lp": {0: 5},
}


def rob(theirs: list[str], mine: tuple[str, ...] = (), **told: Any) -> Table:
    """Butch, seat 0, has beaten seat 1, who owns these items."""
    items = {0: list(mine), 1: theirs}
    return bout("rob", "k_clubs", "5_clubs", items=items, **(BUTCH | told))


def arrest(**told: Any) -> Table:
    """Butch, a Marshal, has arrested seat 1."""
    law = {"marshal": {0: 1}, "wanted": {1: 2}}
    return bout("arrest", "k_clubs", "5_clubs", **(BUTCH | law | told))


def items(opened: Table, seat: int) -> list[str]:
    found: list[str] = opened.view(None)["players"][seat]["items"]
    return found


def test_instead_of_money_or_nuggets_he_may_take_an_item() -> None:
    """WL Q-121, FIGHT-16"""
    opened = rob(["ten_gallon", "revolver"], money={1: 40}, nuggets={1: 2})
    assert (asked(opened), options(opened)) == (
        (0, "loot"),
        ["money:20", "nuggets:1", "item:ten_gallon", "nothing"],
    )
    say(opened, "item:ten_gallon")
    assert (items(opened, 0), items(opened, 1)) == (["ten_gallon"], ["revolver"])
    assert mat(opened, 1, "money", "nuggets") == (40, 2)
    assert last(opened, "item_stolen")["victim"] == 1


def test_of_a_player_without_money_and_nuggets_too() -> None:
    """WL Q-121"""
    assert options(rob(["ten_gallon"])) == ["item:ten_gallon", "nothing"]


def test_neither_weapons_nor_what_he_owns() -> None:
    """WL Q-121, STORE-2"""
    opened = rob(["ten_gallon", "revolver", "whiskey"], ("whiskey",))
    assert options(opened) == ["item:ten_gallon", "nothing"]
    assert why_not(opened, "item:revolver") == ("not_misc", {"item": "revolver"}, "WL Q-121")
    assert why_not(opened, "item:whiskey")[0] == "already_owned"


def test_with_three_items_there_is_no_room() -> None:
    """WL ITEM-5, Q-121"""
    opened = rob(["ten_gallon"], ("whiskey", "provisions", "miners_map"), money={1: 20})
    assert options(opened) == ["money:10", "nothing"]
    assert why_not(opened, "item:ten_gallon") == ("three_items", {"has": 3}, "WL ITEM-5")


def test_for_a_legendary_item_he_may_drop_one() -> None:
    """WL GBH-6, Q-121"""
    mine = ("whiskey", "provisions", "miners_map")
    opened = say(rob(["companion"], mine), "item:companion")
    assert options(opened) == ["drop:whiskey", "drop:provisions", "drop:miners_map"]
    assert (asked(opened)[1], why_not(opened, "pass")[0]) == ("make_room", "compulsory")
    before = opened.view(None)["store"]["whiskey"]
    say(opened, "drop:whiskey")
    assert items(opened, 0) == ["provisions", "miners_map", "companion"]
    assert opened.view(None)["store"]["whiskey"] == before + 1


def test_a_legendary_item_he_drops_goes_back_to_the_stack() -> None:
    """WL GBH-7"""
    opened = rob(["companion"], ("tomahawk", "provisions", "miners_map"))
    before = opened.view(None)["legendary"]
    say(opened, "item:companion", "drop:tomahawk")
    assert opened.view(None)["legendary"] == before + 1


def test_when_gained_effects_are_his() -> None:
    """WL Q-121, SET-21"""
    opened = say(rob(["silver_flask"], wounds={0: 2}), "item:silver_flask")
    assert (mat(opened, 0, "wounds"), last(opened, "wounds")["cause"]) == ((1,), "silver_flask")


def test_what_the_item_carried_for_the_victim_goes_back() -> None:
    """WL CATTLE-9"""
    opened = rob(["lasso"], cattle={1: [GREEN, BLUE]})
    say(opened, "item:lasso")
    assert (asked(opened), options(opened)) == ((1, "give_up_color"), ["green", "blue"])
    say(opened, "green")
    assert asked(opened) == (0, "take_cattle")


def test_the_cattle_part_stays() -> None:
    """WL FIGHT-17, Q-121"""
    opened = say(rob(["ten_gallon"], cattle={1: [GREEN]}), "item:ten_gallon", "cattle:green")
    assert len(opened.view(None)["players"][0]["cattle"]) == 1


def test_in_the_wild_wild_west_an_item_is_instead_of_everything() -> None:
    """WL Q-139, WWW-4"""
    opened = rob(["ten_gallon"], money={1: 40}, wild_wild_west=True)
    assert options(opened) == ["money:40", "item:ten_gallon", "nothing"]


def test_the_man_in_black_has_no_items() -> None:
    """WL Q-139"""
    here = {0: "spikes_view_rail_station"}
    deck = ["fight_2", "fight_4", "fight_3"]
    opened = scene(2, places=here, hands={0: ["k_clubs"]}, fight_deck=deck, **BUTCH)
    say(opened, "rob:2", "k_clubs")
    assert options(opened) == ["money:60", "nuggets:2", "nothing"]


def test_other_robbers_take_no_items() -> None:
    """WL FIGHT-16, CHAR-2"""
    assert told(rob(["ten_gallon"], lp={0: 4}), "looted") == []
    assert asked(rob(["ten_gallon"], lp={0: 4})) == (0, "act")


# ---- arrests


def test_of_what_an_arrest_takes_he_may_keep_one_kind() -> None:
    """WL Q-121, FIGHT-18"""
    opened = arrest(money={1: 50}, nuggets={1: 3})
    assert (asked(opened), options(opened)) == (
        (0, "keep_loot"),
        ["money:30", "nuggets:2", "nothing"],
    )
    before = mat(opened, 0, "money")[0]
    say(opened, "money:30")
    assert mat(opened, 0, "money", "nuggets") == (before + 30, 0)
    assert mat(opened, 1, "money", "nuggets") == (20, 1)


def test_nuggets_he_cannot_carry_are_lost() -> None:
    """WL GOLD-3, Q-121"""
    opened = say(arrest(nuggets={0: 3, 1: 4}), "nuggets:2")
    assert (mat(opened, 0, "nuggets"), last(opened, "wasted")["n"]) == ((4,), 1)


def test_it_is_optional() -> None:
    """WL Q-121"""
    opened = arrest(money={1: 50})
    assert why_not(opened, "pass")[0] == "say_nothing"
    before = mat(opened, 0, "money")
    assert mat(say(opened, "nothing"), 0, "money") == before


@pytest.mark.parametrize("scene", [{}, {"money": {1: 60}, "items": {1: ["outlaws_mask"]}}])
def test_what_the_player_does_not_lose_he_cannot_keep(scene: dict[str, Any]) -> None:
    """WL Q-121: the Outlaw's Mask leaves nothing."""
    opened = arrest(**scene)
    assert (asked(opened), west(opened).wanted[1]) == ((0, "act"), 0)


def test_a_bot_takes_what_is_worth_more() -> None:
    """WL Q-121"""
    opened = rob(["companion"], money={1: 10})
    assert greedy.choose(Chair(opened, 0, 0)) == "item:companion"
    full = say(rob(["companion"], ("miners_map", "provisions", "tomahawk")), "item:companion")
    assert greedy.choose(Chair(full, 0, 0)) in ("drop:miners_map", "drop:provisions")
    assert hand(full, 0) == []
