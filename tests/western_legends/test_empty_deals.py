"""A price is asked only for what can be gained; rules version 1 asked for it anyway (Q-129)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.items import ITEMS
from tests.western_legends.fights import scene
from tests.western_legends.reward_scene import Row, begun, do, money, rewarded
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, options, say, west


def pay(cost: dict[str, int], gain: Row) -> Row:
    return do("pay", cost=cost, gain=[gain], times=1)


def judged(dollars: int, **more: Any) -> Table:
    """A Wanted player with these dollars completes The Circuit Judge."""
    told: dict[str, Any] = {"hands": {0: ["5_clubs"]}, "wanted": {0: 1}, "money": {0: dollars}}
    stories = ("the_circuit_judge", "the_cruel_wastes")
    return say(scene(stories=stories, discs=[(1, 0), ()], **told, **more), "end")


def test_a_full_wallet_buys_no_money() -> None:
    """WL Q-129"""
    assert asked(judged(110)) == (0, "pay") and "pay:cards:1" in options(judged(110))
    assert asked(judged(120)) != (0, "pay") and "5_clubs" in hand(judged(120), 0)


def test_version_1_asks_for_the_price_of_nothing() -> None:
    """WL Q-129"""
    assert asked(judged(120, version=1)) == (0, "pay")


@pytest.mark.parametrize(
    ("cost", "gain", "told"),
    [
        ({"money": 20}, do("item", pool="legendary", max_price=0), {}),
        ({"cards": 1}, do("roll", n=1), {"money": {0: 120}, "nuggets": {0: 4}}),
        ({"cards": 1}, do("nugget", n=1), {"nuggets": {0: 4}}),
        ({"money": 10}, do("heal", n=1), {}),
        ({"money": 10}, do("marshal", n=1), {"wanted": {0: 1}}),
    ],
)
def test_nothing_is_offered_where_nothing_can_be_gained(
    cost: dict[str, int], gain: Row, told: dict[str, Any]
) -> None:
    """WL Q-129"""
    goods: dict[str, Any] = {"money": {0: 50}, "hands": {0: ["5_clubs"]}} | told
    rewarded(table(**goods), pay(cost, gain))
    assert begun(table(version=1, **goods), pay(cost, gain)).ask is not None


@pytest.mark.parametrize(
    ("cost", "gain", "told"),
    [
        ({"money": 10}, do("roll", n=2), {"money": {0: 120}, "nuggets": {0: 4}}),
        ({"money": 10}, money(20), {"money": {0: 120}}),
        ({"nuggets": 1}, do("nugget", n=2), {"nuggets": {0: 4}}),
    ],
)
def test_what_the_price_makes_room_for_can_be_gained(
    cost: dict[str, int], gain: Row, told: dict[str, Any]
) -> None:
    """WL Q-129"""
    asked = begun(table(**told), pay(cost, gain)).told()
    assert asked[1] == "pay" and len(asked[2]) == 2


def test_a_legendary_item_on_the_stack_is_worth_its_price() -> None:
    """WL Q-129, GBH-6"""
    heirloom = next(it.id for it in ITEMS if it.legendary)
    opened = table(money={0: 50}, stock={heirloom: 1})
    deal = pay({"money": 20}, do("item", pool="legendary", max_price=0))
    begun(opened, deal).say("pay:money:20", f"take:{heirloom}")
    assert west(opened).money[0] == 30 and len(west(opened).owned[0]) == 1


def test_an_option_that_holds_an_empty_deal_changes_nothing() -> None:
    """WL Q-129, Q-103"""
    deal = pay({"cards": 1}, money(40))
    full = table(money={0: 120}, hands={0: ["5_clubs"]})
    rewarded(full, do("choose", options=[[deal], [do("lp", n=1)]]))
    assert west(full).lp[0] == 1
