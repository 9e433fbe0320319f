"""The General Store (STORE, LOC)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.goods.gear import NAME
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, last, options, say, told, west, why_not

QUIET = ("the_cruel_wastes", "tribes_of_the_mesa")
STORE = "darkrock_store_west"
STORES = (
    *("darkrock_store_north", "darkrock_store_west", "darkrock_store_east"),
    *("red_falls_store_north", "red_falls_store_south", "red_falls_store_east"),
)


def customer(money: int, *owned: str, stories: tuple[str, ...] = QUIET, **scene: Any) -> Table:
    """Seat 0 at a store."""
    goods = {"money": {0: money}, "items": {0: list(owned)}, "places": {0: STORE}}
    laid: dict[str, Any] = goods | scene
    return table(stories=stories, **laid)


def inside(money: int, *owned: str, **scene: Any) -> Table:
    """Seat 0 in front of the wares."""
    return say(customer(money, *owned, **scene), "store")


def goods(opened: Table) -> list[str]:
    """What seat 0 owns."""
    return [NAME[code] for code in west(opened).owned[0]]


@pytest.mark.parametrize("space", STORES)
def test_a_store_is_open_in_its_three_spaces(space: str) -> None:
    """WL LOC-2, LOC-3"""
    opened = say(table(places={0: space}, money=50, stories=QUIET), "store", "buy:mustang")
    assert goods(opened) == ["mustang"] and west(opened).actions == 2


def test_a_store_is_nowhere_else() -> None:
    """WL LOC-1, LOC-2"""
    opened = table(places={0: "darkrock_bank"}, money=50, stories=QUIET)
    values = {"space": "darkrock_bank", "needs": "store"}
    assert why_not(opened, "store") == ("not_here", values, "WL LOC-1")


def test_one_action_buys_any_number_of_items() -> None:
    """WL STORE-1"""
    opened = say(inside(100), "buy:revolver", "buy:whiskey", "buy:mustang", "done")
    assert goods(opened) == ["revolver", "whiskey", "mustang"]
    assert west(opened).money[0] == 20 and west(opened).actions == 2


def test_shopping_ends_when_money_does() -> None:
    """WL STORE-1"""
    opened = say(inside(30), "buy:revolver", "buy:whiskey")
    assert asked(opened) == (0, "act") and west(opened).money[0] == 0


def test_whoever_enters_buys_something() -> None:
    """WL Q-40"""
    opened = inside(30)
    assert why_not(opened, "done") == ("nothing_bought", {}, "WL Q-40")
    assert "done" in options(say(opened, "buy:whiskey"))


def test_nobody_enters_who_can_buy_nothing() -> None:
    """WL Q-40"""
    opened = customer(0)
    assert "store" not in options(opened)
    assert why_not(opened, "store") == ("nothing_to_buy", {}, "WL Q-40")
    poor = ("not_enough_money", {"has": 0, "needs": 10}, "WL Q-96")
    assert why_not(opened, "buy:whiskey") == poor


def test_a_price_must_be_paid_in_full() -> None:
    """WL STORE-1, Q-96"""
    opened = inside(40)
    assert "buy:mustang" not in options(opened) and "buy:rifle" in options(opened)
    poor = ("not_enough_money", {"has": 40, "needs": 50}, "WL Q-96")
    assert why_not(opened, "buy:mustang") == poor


def test_a_purchase_is_told_with_its_price() -> None:
    """WL STORE-1"""
    opened = say(inside(30), "buy:mule")
    line = {"event": "bought", "seat": 0, "item": "mule", "price": 30, "cause": "store"}
    assert last(opened, "bought") == line
    paid = last(opened, "money")
    assert (paid["before"], paid["after"], paid["cause"]) == (30, 0, "store")


def test_nobody_owns_two_copies() -> None:
    """WL STORE-2, ITEM-1"""
    opened = inside(100, "revolver", "miners_map", "mule+")
    for item in ("revolver", "miners_map", "mule"):
        assert why_not(opened, f"buy:{item}") == ("already_owned", {}, "WL STORE-2")


def test_whiskey_drunk_up_may_be_bought_again() -> None:
    """WL EXD-35, STORE-2, ITEM-6"""
    places = {0: "darkrock_saloon_north", 1: STORE}
    opened = customer(50, "whiskey", places=places, wounds={0: 1})
    say(opened, f"ride:{STORE}", "use:whiskey")
    assert goods(opened) == [] and west(opened).wounds[1] == 1
    say(opened, "store", "buy:whiskey", "done")
    assert goods(opened) == ["whiskey"] and west(opened).wounds[0] == 0


def test_three_miscellaneous_items_are_enough() -> None:
    """WL STORE-3, ITEM-5"""
    opened = inside(100, "whiskey", "provisions", "miners_map")
    assert why_not(opened, "buy:ten_gallon") == ("three_items", {"has": 3}, "WL ITEM-5")
    assert "buy:rifle" in options(opened)


@pytest.mark.parametrize(("new", "old"), [("mustang", "mule"), ("rifle", "revolver")])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_was_just_bought_may_be_made_active(new: str, old: str, answer: str) -> None:
    """WL STORE-4, ITEM-3"""
    opened = say(inside(50, old), f"buy:{new}")
    assert asked(opened) == (0, "equip_now") and options(opened) == ["yes", "no"]
    say(opened, answer)
    active = {NAME[code] for code in (west(opened).mount[0], west(opened).weapon[0]) if code >= 0}
    assert active == {new if answer == "yes" else old}
    assert len(told(opened, "equipped")) == (answer == "yes")


def test_the_first_mount_and_weapon_are_active_without_a_question() -> None:
    """WL STORE-4, ITEM-2"""
    opened = say(inside(120), "buy:mule", "buy:revolver")
    assert asked(opened) == (0, "store")
    assert (NAME[west(opened).mount[0]], NAME[west(opened).weapon[0]]) == ("mule", "revolver")


@pytest.mark.parametrize(
    ("item", "price"),
    [("mule", 30), ("mustang", 50), ("revolver", 20), ("shotgun", 30), ("rifle", 40)],
)
def test_an_upgrade_costs_the_price_again(item: str, price: int) -> None:
    """WL STORE-5"""
    opened = say(inside(100, item), f"upgrade:{item}")
    assert goods(opened) == [f"{item}+"] and west(opened).money[0] == 100 - price
    assert f"{item}+" in (NAME[west(opened).mount[0]], NAME[west(opened).weapon[0]])
    line = {"event": "upgraded", "seat": 0, "item": f"{item}+", "price": price, "cause": "store"}
    assert last(opened, "upgraded") == line


def test_miscellaneous_items_are_never_upgraded() -> None:
    """WL STORE-5"""
    opened = inside(100, "whiskey", "ten_gallon", "miners_map")
    for item in ("whiskey", "ten_gallon", "miners_map", "provisions"):
        assert why_not(opened, f"upgrade:{item}") == ("never_upgraded", {}, "WL STORE-5")


def test_only_what_is_owned_is_upgraded_and_only_once() -> None:
    """WL STORE-5"""
    opened = inside(100, "rifle+")
    assert why_not(opened, "upgrade:rifle") == ("already_upgraded", {}, "WL STORE-5")
    assert why_not(opened, "upgrade:mule") == ("not_owned", {}, "WL STORE-5")


def test_an_item_may_be_bought_and_upgraded_in_one_action() -> None:
    """WL Q-86, STORE-1"""
    opened = say(inside(60), "buy:mule", "upgrade:mule")
    assert goods(opened) == ["mule+"] and west(opened).money[0] == 0


def test_an_upgrade_makes_nothing_active() -> None:
    """WL Q-87"""
    opened = say(inside(100, "rifle", "revolver"), "upgrade:rifle", "done")
    assert goods(opened) == ["rifle+", "revolver"]
    assert NAME[west(opened).weapon[0]] == "revolver"


def test_an_item_may_be_sold_out() -> None:
    """WL Q-09"""
    opened = inside(100, stock={"mule": 0}, items={1: ["mule"]})
    assert "buy:mule" not in options(opened)
    assert why_not(opened, "buy:mule") == ("out_of_stock", {}, "WL Q-09")


def test_there_are_six_copies_of_each_item() -> None:
    """WL Q-09, COMP-2"""
    opened = customer(100)
    assert west(opened).stock[:9] == [6] * 9
    say(opened, "store", "buy:mule", "done")
    assert west(opened).stock[:2] == [5, 6]


@pytest.mark.parametrize("item", ["whiskey", "ten_gallon", "miners_map"])
def test_the_first_game_goes_without_three_items(item: str) -> None:
    """WL FIRST-1"""
    opened = inside(100, first_game=True)
    assert why_not(opened, f"buy:{item}") == ("not_in_game", {}, "WL FIRST-1")


def test_items_of_expansions_are_not_spoken_of() -> None:
    """WL Q-09"""
    opened = inside(120)
    assert opened.ask is not None
    answers = options(opened) + [str(line["answer"]) for line in opened.ask.refusals()]
    assert not [it for it in answers if it.endswith(("workhorse", "thunder", "holster"))]


def test_shopping_meets_a_trigger() -> None:
    """WL STORE-1, STORY-2"""
    stories = ("cheap_horse", "the_cruel_wastes")
    assert asked(say(inside(10, stories=stories), "buy:whiskey")) == (0, "disc")
    assert asked(say(inside(20, "revolver", stories=stories), "upgrade:revolver")) == (0, "disc")


def test_eighty_dollars_in_one_visit_meet_a_trigger() -> None:
    """WL STORY-2, STORE-1"""
    stories = ("spit_shined_and_proper", "the_cruel_wastes")
    opened = say(inside(90, stories=stories), "buy:mustang", "buy:rifle")
    assert asked(opened) == (0, "disc")


def test_a_store_may_be_visited_again_in_the_same_turn() -> None:
    """WL TURN-7, STORE-1"""
    opened = say(inside(60), "buy:revolver", "done", "store", "buy:whiskey", "done")
    assert goods(opened) == ["revolver", "whiskey"] and west(opened).actions == 1


def test_players_do_not_trade() -> None:
    """WL Q-88"""
    opened = customer(50, "mule", places={0: STORE, 1: STORE}, hands={0: ["9_spades"]})
    words = {answer.partition(":")[0] for answer in options(opened)}
    assert words == {"store", "work", "ride", "play", "duel", "rob", "end"}
    assert hand(opened, 0) == ["9_spades"]
