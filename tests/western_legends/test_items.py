"""Items: what each of them is and does, and which are active (ITEM, WOUND-4)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.goods.buying import give_back, may_own, take_item
from saddlebag.western_legends.goods.gear import (
    NAME,
    cattle_limit,
    gear,
    in_force,
    nugget_limit,
)
from saddlebag.western_legends.riding.movement import movement
from saddlebag.western_legends.state import EQUIP
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, last, options, say, told, west, why_not

QUIET = ("the_cruel_wastes", "tribes_of_the_mesa")
STORE = "darkrock_store_west"


def owner(*owned: str, **scene: Any) -> Table:
    """Seat 0 with these items."""
    return table(items={0: list(owned)}, stories=QUIET, **scene)


def take(opened: Table, name: str) -> None:
    """The item is gained for nothing."""
    with pytest.raises(StopIteration):
        take_item(west(opened), 0, ITEM[name], "work").send(None)


@pytest.mark.parametrize(
    ("name", "kind", "price", "lp"),
    [
        ("mule", "mount", 30, 1),
        ("mustang", "mount", 50, 2),
        ("revolver", "weapon", 20, 1),
        ("shotgun", "weapon", 30, 1),
        ("rifle", "weapon", 40, 2),
        ("miners_map", "misc", 10, 0),
        ("whiskey", "misc", 10, 0),
        ("provisions", "misc", 20, 0),
        ("ten_gallon", "misc", 20, 0),
    ],
)
def test_there_are_three_kinds_of_items(name: str, kind: str, price: int, lp: int) -> None:
    """WL ITEM-1, ITEM-4: kind, price, and the LP printed on the upgraded side."""
    it = ITEMS[ITEM[name]]
    assert (it.kind, it.price, it.copies) == (kind, price, 6)
    assert it.sides[-1].lp == lp and it.sides[0].lp == 0


@pytest.mark.parametrize(
    ("mount", "steps"), [("mule", 3), ("mule+", 4), ("mustang", 4), ("mustang+", 5)]
)
def test_a_mount_goes_farther_on_its_upgraded_side(mount: str, steps: int) -> None:
    """WL ITEM-4, MOVE-1"""
    assert movement(west(owner(mount)), 0) == steps
    assert movement(west(owner(mount, mount={0: ""})), 0) == 2


@pytest.mark.parametrize("mule", ["mule", "mule+"])
def test_a_mule_raises_the_nugget_limit_while_it_is_active(mule: str) -> None:
    """WL GOLD-4, ITEM-2"""
    assert nugget_limit(west(owner(mule)), 0) == 6
    assert nugget_limit(west(owner(mule, "mustang")), 0) == 4


@pytest.mark.parametrize(
    ("weapon", "hooks"),
    [
        ("revolver", []),
        ("revolver+", ["fight_reveal"]),
        ("shotgun", ["fight_won"]),
        ("shotgun+", ["fight_reveal", "fight_won"]),
        ("rifle", ["fight_start"]),
        ("rifle+", ["fight_start", "fight_reveal"]),
    ],
)
def test_a_weapon_works_while_it_is_active(weapon: str, hooks: list[str]) -> None:
    """WL ITEM-2, ITEM-4"""
    armed, other = west(owner(weapon)), west(owner(weapon, weapon={0: ""}))
    moments = ("fight_start", "fight_reveal", "fight_won")
    assert [it for it in moments if in_force(armed, 0, it)] == hooks
    assert [it for it in moments if in_force(other, 0, it)] == []


def test_any_number_of_weapons_and_mounts_may_be_owned() -> None:
    """WL ITEM-2: one of each kind is active."""
    opened = owner("mule", "revolver", "rifle", "shotgun", places={0: STORE}, money=50)
    say(opened, "store", "buy:mustang", "yes")
    assert len(west(opened).owned[0]) == 5
    assert (NAME[west(opened).mount[0]], NAME[west(opened).weapon[0]]) == ("mustang", "shotgun")


def test_gear_changes_at_the_start_of_a_turn() -> None:
    """WL ITEM-3, TURN-5"""
    opened = owner("mule", "mustang", "rifle", "revolver", phase=EQUIP)
    assert asked(opened) == (0, "equip_mount")
    say(opened, "equip:mule", "equip:rifle")
    assert (NAME[west(opened).mount[0]], NAME[west(opened).weapon[0]]) == ("mule", "rifle")


def test_gear_does_not_change_between_actions() -> None:
    """WL ITEM-3"""
    opened = owner("mule", "mustang", "rifle", "revolver")
    assert not [answer for answer in options(opened) if answer.startswith("equip")]


@pytest.mark.parametrize("kept", ["mule", "mustang"])
def test_nuggets_of_a_mule_are_lost_when_another_mount_is_taken(kept: str) -> None:
    """WL GOLD-4, Q-116, ITEM-3"""
    opened = owner("mustang", "mule", phase=EQUIP, nuggets=6)
    say(opened, f"equip:{kept}")
    assert west(opened).nuggets[0] == (6 if kept == "mule" else 4)
    assert len(told(opened, "nuggets")) == (kept == "mustang")


def test_a_mule_left_for_a_bought_mount_loses_its_nuggets_at_once() -> None:
    """WL GOLD-4, Q-116, STORE-4"""
    opened = owner("mule", places={0: STORE}, money=50, nuggets=5)
    say(opened, "store", "buy:mustang", "yes")
    assert west(opened).nuggets[0] == 4
    assert last(opened, "nuggets")["cause"] == "carry_limit"


@pytest.mark.parametrize("name", ["mule", "rifle"])
def test_a_free_mount_or_weapon_is_active_if_there_is_no_other(name: str) -> None:
    """WL STORE-6"""
    opened = owner()
    take(opened, name)
    assert NAME.index(name) in (west(opened).mount[0], west(opened).weapon[0])


@pytest.mark.parametrize(("name", "old"), [("mule", "mustang+"), ("rifle", "revolver")])
def test_a_free_mount_or_weapon_waits_beside_an_active_one(name: str, old: str) -> None:
    """WL STORE-6, ITEM-3"""
    opened = owner(old)
    take(opened, name)
    assert NAME.index(old) in (west(opened).mount[0], west(opened).weapon[0])
    assert [NAME[code] for code in west(opened).owned[0]] == [old, name]


def test_a_fourth_miscellaneous_item_is_not_even_gained() -> None:
    """WL ITEM-5"""
    s = west(owner("whiskey", "provisions", "miners_map"))
    assert may_own(s, 0, ITEM["ten_gallon"]) == ("three_items", {"has": 3}, "WL ITEM-5")
    assert may_own(s, 0, ITEM["mule"]) is None


def test_a_discarded_item_is_back_in_the_store() -> None:
    """WL ITEM-6, STORE-2"""
    opened = owner("provisions", places={0: STORE}, money=20)
    assert west(opened).stock[ITEM["provisions"]] == 5
    say(opened, "use:provisions")
    assert west(opened).stock[ITEM["provisions"]] == 6 and west(opened).owned[0] == ()
    assert last(opened, "item_back")["item"] == "provisions"
    say(opened, "store", "buy:provisions")
    assert west(opened).stock[ITEM["provisions"]] == 5


def test_an_item_given_back_leaves_the_others() -> None:
    """WL ITEM-6"""
    s = west(owner("mule", "whiskey", "rifle"))
    give_back(s, 0, gear(ITEM["whiskey"], 0), "work")
    assert [NAME[code] for code in s.owned[0]] == ["mule", "rifle"]


# ---- Provisions and Whiskey


def test_provisions_bring_a_card_when_they_are_bought() -> None:
    """WL SET-21, ITEM-1"""
    opened = say(owner(places={0: STORE}, money=20), "store", "buy:provisions")
    assert len(hand(opened, 0)) == 1
    assert last(opened, "drew", 0)["cause"] == "provisions"


def test_provisions_bring_a_card_when_they_are_gained_for_nothing() -> None:
    """WL STORE-6"""
    opened = owner()
    take(opened, "provisions")
    assert len(hand(opened, 0)) == 1


def test_provisions_are_eaten_for_a_card_and_a_wound() -> None:
    """WL WOUND-4, CARD-1, CARD-2"""
    opened = say(owner("provisions", wounds=2), "use:provisions")
    assert west(opened).wounds[0] == 1 and len(hand(opened, 0)) == 1
    assert west(opened).actions == 2 and west(opened).owned[0] == ()
    assert last(opened, "used_item") == {"event": "used_item", "seat": 0, "item": "provisions"}


def test_the_unhurt_may_eat_too() -> None:
    """WL Q-40, CARD-2"""
    assert len(hand(say(owner("provisions"), "use:provisions"), 0)) == 1


def test_nobody_uses_what_they_do_not_own() -> None:
    """WL CARD-1"""
    opened = owner("whiskey")
    assert why_not(opened, "use:provisions") == ("not_owned", {}, "WL CARD-1")


def test_an_item_action_is_no_action_of_a_poker_card() -> None:
    """WL CARD-1, STORY-2"""
    stories = ("the_preacher", "the_cruel_wastes")
    opened = table(items={0: ["provisions"]}, stories=stories)
    assert asked(say(opened, "use:provisions")) == (0, "act")


@pytest.mark.parametrize("wounds", [0, 1, 3])
def test_whiskey_heals_when_it_is_gained(wounds: int) -> None:
    """WL WOUND-4"""
    opened = owner(places={0: STORE}, money=10, wounds={0: wounds})
    say(opened, "store", "buy:whiskey")
    assert west(opened).wounds[0] == max(0, wounds - 1)


def drinker(wounds: int, **scene: Any) -> Table:
    """Seat 0 with Whiskey, one step from seat 1."""
    places = {0: "spikes_view_9", 1: "spikes_view_8"}
    goods = {"items": {0: ["whiskey"]}, "places": places}
    laid: dict[str, Any] = goods | scene
    return table(stories=QUIET, wounds={1: wounds}, **laid)


def test_whiskey_wounds_a_player_met_at_the_end_of_a_move() -> None:
    """WL MOVE-9, ITEM-6"""
    opened = say(drinker(0), "ride:spikes_view_8")
    assert asked(opened) == (0, "after_move") and "pass" in options(opened)
    say(opened, "use:whiskey")
    assert west(opened).wounds[1] == 1 and west(opened).owned[0] == ()


def test_whiskey_may_be_kept() -> None:
    """WL MOVE-9"""
    opened = say(drinker(0), "ride:spikes_view_8", "pass")
    assert west(opened).wounds[1] == 0 and len(west(opened).owned[0]) == 1


def test_whiskey_is_not_wasted_on_the_badly_wounded() -> None:
    """WL WOUND-2, MOVE-9"""
    assert asked(say(drinker(3), "ride:spikes_view_8")) == (0, "act")


def test_a_ten_gallon_pays_at_the_poker_table() -> None:
    """WL ITEM-1"""
    s = west(owner("ten_gallon"))
    (won,), (lost,) = in_force(s, 0, "poker_won"), in_force(s, 0, "poker_lost")
    assert (won[1].do, won[1].n) == ("lp", 1) and (lost[1].do, lost[1].n) == ("money", 10)


# ---- items of expansions, as far as the rules of the base game know them


def test_a_workhorse_raises_the_cattle_limit_while_it_is_active() -> None:
    """WL CATTLE-2"""
    assert cattle_limit(west(owner("workhorse")), 0) == 2
    assert cattle_limit(west(owner("workhorse", "mule")), 0) == 1


def test_an_item_action_of_a_turn_is_used_once() -> None:
    """WL CARD-1"""
    opened = say(owner("silver_flask", wounds=2), "use:silver_flask")
    assert west(opened).wounds[0] == 1 and len(hand(opened, 0)) == 1
    assert why_not(opened, "use:silver_flask") == ("used_this_turn", {}, "WL CARD-1")


def test_a_badge_gained_brings_a_point() -> None:
    """WL STORE-6"""
    opened = owner()
    take(opened, "marshals_badge")
    assert west(opened).marshal[0] == 1
