"""Rewards that bring goods: items, cattle, cards to choose from, another space."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.board import NAMES
from saddlebag.western_legends.content.items import ITEM
from saddlebag.western_legends.goods.gear import NAME as GEAR
from saddlebag.western_legends.zones import ASIDE, DECK, DISCARD, HERD, RANCH
from tests.western_legends.reward_scene import Row, begun, do, rewarded
from tests.western_legends.scene import table
from tests.western_legends.seen import hand, last, names, west

NINE = ["9_clubs", "3_clubs", "4_spades", "5_clubs"]


def place(at: Table) -> str:
    return NAMES[west(at).place[0]]


# ---- goods


def test_a_free_item_of_the_pool_may_be_taken() -> None:
    """WL ITEM-1, STORE-6"""
    at = table(stock={"shotgun": 0})
    asked = begun(at, do("item", pool="weapon", max_price=30))
    assert asked.told() == (0, "free_item", ["pass", "take:revolver"])
    asked.say("take:revolver")
    assert [GEAR[code] for code in west(at).owned[0]] == ["revolver"]
    assert GEAR[west(at).weapon[0]] == "revolver" and west(at).money[0] == 0


def test_a_free_item_has_its_effect_when_gained() -> None:
    """WL ITEM-5, SET-21"""
    at = table(wounds={0: 1})
    begun(at, do("item", pool="any", max_price=10)).say("take:whiskey")
    assert west(at).wounds[0] == 0


def test_three_miscellaneous_items_leave_no_room_for_a_free_one() -> None:
    """WL ITEM-5"""
    at = table(items={0: ["miners_map", "whiskey", "provisions"]})
    rewarded(at, do("item", pool="misc", max_price=0))


def test_an_item_may_be_left_in_the_store() -> None:
    """WL ITEM-1"""
    at = table()
    begun(at, do("item", pool="mount", max_price=0)).say("pass")
    assert west(at).owned[0] == ()


def heirlooms(**scene: Any) -> Table:
    """A store with one legendary item, the Lasso."""
    at = table(**scene)
    west(at).stock[ITEM["lasso"]] = 1
    return at


LEGENDARY = do("item", pool="legendary", max_price=0)


def test_a_legendary_item_is_drawn_and_kept_or_put_back() -> None:
    """WL Q-80, GBH-4"""
    at = heirlooms()
    asked = begun(at, LEGENDARY)
    assert asked.told() == (0, "legendary_item", ["pass", "take:lasso"])
    asked.say("pass")
    assert west(at).stock[ITEM["lasso"]] == 1 and last(at, "put_back")["item"] == "lasso"
    begun(at, LEGENDARY).say("take:lasso")
    assert [GEAR[code] for code in west(at).owned[0]] == ["lasso"]


def test_room_for_a_legendary_item_is_made_by_dropping_one() -> None:
    """WL Q-80, GBH-6"""
    at = heirlooms(items={0: ["miners_map", "whiskey", "provisions"]})
    asked = begun(at, LEGENDARY)
    assert asked.told()[2] == ["pass", "drop:miners_map", "drop:whiskey", "drop:provisions"]
    asked.say("drop:whiskey")
    assert [GEAR[code] for code in west(at).owned[0]] == ["miners_map", "provisions", "lasso"]
    assert west(at).stock[ITEM["whiskey"]] == 6


def test_without_legendary_items_nothing_is_drawn() -> None:
    """WL Q-80"""
    rewarded(table(), LEGENDARY)


def test_one_item_is_bought_for_less_wherever_one_is() -> None:
    """WL STORE-2"""
    at = table(money={0: 10})
    asked = begun(at, do("shop", discount=30))
    assert "buy:rifle" in asked.told()[2] and asked.told()[1] == "shop"
    dear = ("not_enough_money", {"has": 10, "needs": 20}, "WL Q-96")
    assert asked.why_not("buy:mustang") == dear
    asked.say("buy:rifle")
    assert west(at).money[0] == 0 and GEAR[west(at).weapon[0]] == "rifle"


def test_a_reward_purchase_may_upgrade_and_never_pays_out() -> None:
    """WL STORE-5"""
    at = table(items={0: ["revolver"]})
    begun(at, do("shop", discount=30)).say("upgrade:revolver")
    assert (GEAR[west(at).weapon[0]], west(at).money[0]) == ("revolver+", 0)


def test_a_cattle_token_comes_from_a_ranch_of_ones_choice() -> None:
    """WL CATTLE-2"""
    at = table()
    asked = begun(at, do("cattle"))
    assert asked.told() == (0, "ranch", ["green", "blue"])
    asked.say("blue")
    assert len(names(at, RANCH[1])) == 7 and len(names(at, HERD[0])) == 1


def test_the_only_ranch_with_tokens_is_not_asked_for() -> None:
    """WL CATTLE-2"""
    at = table()
    west(at).cards.piles[RANCH[0]] = []
    assert len(names(rewarded(at, do("cattle")), HERD[0])) == 1


def test_nobody_takes_a_token_they_cannot_carry() -> None:
    """WL CATTLE-2"""
    at = rewarded(table(cattle={0: ["cattle_green_1"]}), do("cattle"))
    assert names(at, HERD[0]) == ["cattle_green_1"]


# ---- the best of several cards


def test_some_of_the_drawn_cards_are_kept() -> None:
    """WL Q-31"""
    at = table(hands={0: ["k_spades"]}, deck=[*NINE, "q_hearts"])
    asked = begun(at, do("draw_keep", n=4, keep=2))
    assert asked.told() == (0, "keep", ["3_clubs", "4_spades", "5_clubs", "9_clubs"])
    asked.say("5_clubs", "3_clubs")
    assert hand(at, 0) == ["3_clubs", "5_clubs", "q_hearts", "k_spades"]  # Instincts pays a card
    assert names(at, DISCARD)[:2] == ["9_clubs", "4_spades"] and names(at, ASIDE[0]) == []


def test_the_drawn_cards_are_a_secret_and_the_discarded_ones_are_not() -> None:
    """WL Q-89"""
    at = table(deck=["3_clubs", "4_spades"])
    begun(at, do("draw_keep", n=2, keep=1)).say("3_clubs")
    assert last(at, "drew", 0)["cards"] == ["3_clubs", "4_spades"]
    assert "cards" not in last(at, "drew", 1) and last(at, "discarded", 1)["cards"] == ["4_spades"]
    assert at.view(1)["players"][0]["hand"]["known"] == []


def test_all_are_kept_if_too_few_came() -> None:
    """WL Q-06"""
    at = table(deck=NINE)
    west(at).cards.piles[DECK] = west(at).cards.piles[DECK][-2:]
    assert hand(rewarded(at, do("draw_keep", n=4, keep=2)), 0) == ["3_clubs", "9_clubs"]


def test_a_discard_pile_is_shuffled_to_go_on_drawing() -> None:
    """WL HAND-3"""
    at = table(deck=["3_clubs"], discard=["4_spades", "5_clubs"])
    west(at).cards.piles[DECK] = west(at).cards.piles[DECK][-1:]
    assert begun(at, do("draw_keep", n=3, keep=1)).told()[2] == ["3_clubs", "4_spades", "5_clubs"]


# ---- moving


def test_a_reward_moves_step_by_step() -> None:
    """WL MOVE-10, Q-113"""
    at = table(places={0: "darkrock_sheriff"}, bandits=["mesitos_point_6"], sheriff="darkrock_bank")
    asked = begun(at, do("move", n=1))
    near = ["mesitos_point_7", "mesitos_point_9", "darkrock_store_west", "darkrock_saloon_north"]
    assert asked.told() == (0, "reward_move", ["stay", *[f"to:{name}" for name in near]])
    bandit = ("bandit_there", {"space": "mesitos_point_6"}, "WL Q-113")
    assert asked.why_not("to:mesitos_point_6") == bandit
    asked.say("to:mesitos_point_7")
    path = {"player": 0, "path": ["darkrock_sheriff", "mesitos_point_7"], "cause": "work"}
    assert last(at, "rode") == {"event": "rode"} | path and place(at) == "mesitos_point_7"


def test_a_reward_move_goes_around_bandits_and_the_sheriff() -> None:
    """WL Q-113, MOVE-6"""
    scene: Row = {"bandits": ["mesitos_point_6"], "sheriff": "mesitos_point_7", "wanted": {0: 1}}
    asked = begun(table(places={0: "darkrock_sheriff"}, **scene), do("move", n=1))
    assert asked.told()[2] == [
        *("stay", "to:mesitos_point_9", "to:darkrock_store_west", "to:darkrock_saloon_north")
    ]
    assert asked.why_not("to:mesitos_point_7")[0] == "sheriff_there"


def test_nobody_has_to_move() -> None:
    """WL MOVE-10"""
    at = table(places={0: "darkrock_sheriff"})
    begun(at, do("move", n=2)).say("stay")
    assert place(at) == "darkrock_sheriff"


@pytest.mark.parametrize(
    ("group", "places"),
    [
        ("any_mine", ["sunny_hills_mine", "cliff_junction_mine", "spikes_view_mine"]),
        ("any_ranch", ["mesitos_point_ranch", "sunny_hills_ranch"]),
    ],
)
def test_a_figure_is_put_on_a_space_of_the_group(group: str, places: list[str]) -> None:
    """WL MOVE-10, Q-113"""
    at = table()
    asked = begun(at, do("relocate", to=group))
    assert asked.told() == (0, "relocate", ["stay", *[f"to:{name}" for name in places]])
    asked.say(f"to:{places[1]}")
    assert place(at) == places[1] and last(at, "placed")["space"] == places[1]


def test_any_town_space_but_the_own_one() -> None:
    """WL MOVE-4, Q-53"""
    asked = begun(table(places={0: "darkrock_bank"}), do("relocate", to="any_town"))
    assert len(asked.told()[2]) == 18 and "to:darkrock_bank" not in asked.told()[2]


def test_a_hideout_with_a_bandit_is_not_free() -> None:
    """WL Q-113"""
    at = table(bandits=["dixon_creek"], places={1: "spikes_view_hideout"})
    asked = begun(at, do("relocate", to="free_hideout"))
    assert asked.why_not("to:dixon_creek")[0] == "bandit_there"
    assert "to:spikes_view_hideout" in asked.told()[2]


def test_a_wanted_player_is_not_put_on_the_sheriffs_space() -> None:
    """WL Q-17"""
    asked = begun(table(wanted={0: 1}), do("relocate", to="any_town"))
    why = ("sheriff_there", {"space": "darkrock_sheriff"}, "WL Q-17")
    assert asked.why_not("to:darkrock_sheriff") == why


def test_a_placement_is_optional() -> None:
    """WL Q-17"""
    at = table(places={0: "darkrock_bank"})
    begun(at, do("relocate", to="any_mine")).say("stay")
    assert place(at) == "darkrock_bank"
