"""Whatever one might try gets an answer that says why not, with numbers and the rule."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.state import EQUIP
from tests.western_legends.fights import (
    BANK,
    BLUE,
    FIELD,
    GREEN,
    bandit_bout,
    before_bandit,
    bout,
    facing,
    scene,
    sheriff_comes,
)
from tests.western_legends.reward_scene import begun, do
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, last, options, refused, say, west, why_not

STORE = "darkrock_store_north"


# ---- one by one


@pytest.mark.parametrize(
    ("told", "answer", "why"),
    [
        (
            {"places": {0: "red_falls_cabaret"}, "money": {0: 20}},
            "revel:30",
            ("not_enough_money", {"has": 20, "needs": 30}, "WL REVEL-1"),
        ),
        (
            {"places": {0: "red_falls_doctor"}, "wounds": {0: 1}},
            "heal",
            ("not_enough_money", {"has": 0, "needs": 10}, "WL HEAL-1"),
        ),
        ({"places": {0: "red_falls_doctor"}}, "heal", ("no_wounds", {}, "WL Q-40")),
        (
            {"places": {0: BANK}},
            "heist",
            ("no_card_to_fight", {"has": 0, "needs": 1}, "WL Q-03"),
        ),
        (
            {"places": {0: "sunny_hills_ranch"}, "cattle": {0: [BLUE]}},
            "acquire",
            ("no_room", {"has": 1, "most": 1}, "WL CATTLE-2"),
        ),
        ({}, "work", ("not_a_location", {"space": "spikes_view_9"}, "WL LOC-3")),
        (
            {},
            "heist",
            ("not_here", {"space": "spikes_view_9", "needs": "bank"}, "WL LOC-1"),
        ),
        ({}, "pass", ("say_end", {}, "WL Q-39")),
    ],
)
def test_an_action_that_is_not_possible_says_why(
    told: dict[str, Any], answer: str, why: tuple[str, dict[str, object], str]
) -> None:
    """WL Q-40, Q-03, LOC-1, LOC-3, REVEL-1, HEAL-1, CATTLE-2"""
    opened = scene(**told)
    assert answer not in options(opened) and why_not(opened, answer) == why


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("buy:mustang", ("not_enough_money", {"has": 30, "needs": 50}, "WL Q-96")),
        ("buy:revolver", ("already_owned", {}, "WL STORE-2")),
        ("buy:miners_map", ("three_items", {"has": 3}, "WL ITEM-5")),
        ("upgrade:rifle", ("not_owned", {}, "WL STORE-5")),
        ("upgrade:whiskey", ("never_upgraded", {}, "WL STORE-5")),
    ],
)
def test_the_store_says_why_not(answer: str, why: tuple[str, dict[str, object], str]) -> None:
    """WL STORE-2, STORE-5, ITEM-5, Q-96"""
    mine = ["revolver", "whiskey", "provisions", "ten_gallon"]
    opened = say(scene(places={0: STORE}, money={0: 30}, items={0: mine}), "store")
    assert why_not(opened, answer) == why


def test_the_sheriff_in_the_way_is_named() -> None:
    """WL MOVE-6"""
    opened = scene(places={0: "mesitos_point_6"}, wanted={0: 1})
    why = ("sheriff_there", {"space": "darkrock_sheriff"}, "WL MOVE-6")
    assert why_not(opened, "ride:darkrock_sheriff") == why


def test_saddle_up_goes_into_towns_and_not_onto_the_sheriff() -> None:
    """WL Q-53, Q-17"""
    opened = say(scene(hands={0: ["2_spades"]}, wanted={0: 1}), "play:2_spades")
    assert why_not(opened, f"to:{FIELD}") == ("not_in_town", {"space": FIELD}, "WL Q-53")
    assert why_not(opened, "to:darkrock_sheriff")[2] == "WL MOVE-6"


def test_fights_say_why_not() -> None:
    """WL FIGHT-1, FIGHT-3, FIGHT-22, Q-03"""
    opened = facing(["k_hearts", "q_hearts"], [])
    assert why_not(opened, "arrest:1")[0] == "not_marshal"
    assert why_not(opened, "rob:2")[0] == "not_in_your_space"
    assert why_not(opened, "duel:0")[0] == "yourself"
    say(opened, "duel:1", "k_hearts")
    assert why_not(opened, "duel:1") == ("already_fought", {"player": 1}, "WL FIGHT-22")


def test_an_item_that_is_not_there_is_not_used() -> None:
    """WL CARD-1"""
    assert why_not(scene(), "use:provisions") == ("not_owned", {}, "WL CARD-1")


def test_gear_is_not_changed_in_mid_turn() -> None:
    """WL ITEM-2, ITEM-3, TURN-5"""
    opened = scene(items={0: ["mule", "mustang", "revolver"]})
    assert why_not(opened, "equip:mule") == ("equip_at_start", {"item": "mule"}, "WL ITEM-3")
    assert why_not(opened, "equip:mustang") == ("already_active", {"item": "mustang"}, "WL ITEM-2")


def test_gear_that_is_not_owned_is_not_made_active() -> None:
    """WL ITEM-2, TURN-5"""
    opened = scene(items={0: ["mule", "whiskey"]})
    assert refused(opened, "equip:mustang").reason == "not_owned"
    assert why_not(opened, "equip:whiskey")[0] == "already_active"
    choosing = table(turn=0, phase=EQUIP, items={0: ["mule", "mustang", "revolver"]})
    assert asked(choosing) == (0, "equip_mount")
    assert refused(choosing, "equip:rifle").reason == "not_owned"
    assert why_not(choosing, "equip:revolver") == ("one_kind", {"kind": "mount"}, "WL TURN-5")


def test_an_item_without_an_action_is_not_used() -> None:
    """WL CARD-1"""
    opened = scene(items={0: ["ten_gallon", "mule"]})
    why = ("no_action_on_item", {"item": "ten_gallon"}, "WL CARD-1")
    assert why_not(opened, "use:ten_gallon") == why
    assert refused(opened, "use:mule").reason == "no_action_there"


RANCH, STATION = "sunny_hills_ranch", "spikes_view_rail_station"


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"first_game": True}, ("not_in_game", {}, "WL FIRST-2")),
        ({}, ("no_cattle_carried", {}, "WL CATTLE-4")),
        (
            {"cattle": {0: [BLUE]}, "places": {0: STATION}},
            ("deliver_after_move", {}, "WL MOVE-9"),
        ),
        (
            {"cattle": {0: [BLUE]}, "places": {0: RANCH}},
            ("own_ranch", {"color": "blue"}, "WL CATTLE-5"),
        ),
        (
            {"cattle": {0: [BLUE]}, "places": {0: FIELD}},
            ("no_delivery_here", {"space": FIELD}, "WL CATTLE-4"),
        ),
    ],
)
def test_cattle_that_is_not_delivered_says_why(
    told: dict[str, Any], why: tuple[str, dict[str, object], str]
) -> None:
    """WL CATTLE-4, CATTLE-5, MOVE-9, FIRST-2"""
    assert why_not(scene(**told), "deliver") == why


def test_a_ride_to_the_own_ranch_delivers_nothing_and_says_why() -> None:
    """WL CATTLE-5"""
    told: dict[str, Any] = {"places": {0: "sunny_hills_5", 1: RANCH}, "cattle": {0: [BLUE]}}
    opened = say(scene(items={0: ["whiskey"]}, **told), f"ride:{RANCH}")
    assert asked(opened) == (0, "after_move")
    assert why_not(opened, "deliver") == ("own_ranch", {"color": "blue"}, "WL CATTLE-5")


def test_a_disc_waits_for_its_action() -> None:
    """WL STORY-3, STORY-15, STORY-7"""
    stories = ("high_noon", "blood_money")
    reason, values, rule = why_not(scene(stories=stories), "place:0")
    assert (reason, values["story"], rule) == ("disc_after_action", "high_noon", "WL STORY-15")
    placed = scene(stories=stories, more={"placed": True})
    assert why_not(placed, "place:1") == ("one_disc_a_turn", {}, "WL STORY-3")
    full = scene(stories=stories, discs=[(1, 2), ()])
    assert why_not(full, "place:0") == (
        "story_full",
        {"story": "high_noon", "needs": 2},
        "WL STORY-7",
    )


def robbed(**told: Any) -> Table:
    """A Rob is won, up to what is taken."""
    return bout("rob", "k_hearts", "5_hearts", **told)


def test_a_robber_takes_a_fixed_half_of_one_kind() -> None:
    """WL FIGHT-16"""
    opened = robbed(money={1: 50})
    assert (asked(opened), options(opened)) == ((0, "loot"), ["money:30", "nothing"])
    other = {"answer": "money:50", "player": 1, "what": "money", "most": 30}
    assert refused(opened, "money:50").values == other
    assert refused(opened, "nuggets:1").reason == "nothing_to_loot"
    assert why_not(opened, "pass") == ("say_nothing", {}, "WL FIGHT-16")


def test_a_robber_without_room_is_told_why_there_is_no_cattle() -> None:
    """WL FIGHT-17, CATTLE-2"""
    opened = robbed(money={1: 50}, cattle={0: [GREEN], 1: [BLUE]})
    assert why_not(opened, "cattle:blue") == ("no_room", {"has": 1, "most": 1}, "WL FIGHT-17")
    line = {"event": "wasted", "player": 0, "what": "cattle", "n": 1, "cause": "rob"}
    assert last(say(opened, "nothing"), "wasted") == line


def test_a_robber_takes_cattle_after_the_goods_and_only_what_is_carried() -> None:
    """WL FIGHT-16, FIGHT-17"""
    opened = robbed(money={1: 50}, cattle={1: [BLUE]})
    assert why_not(opened, "cattle:blue") == ("cattle_next", {}, "WL FIGHT-17")
    green = ("color_not_carried", {"player": 1, "color": "green"}, "WL FIGHT-17")
    assert why_not(opened, "cattle:green") == green
    say(opened, "nothing")
    assert (asked(opened), options(opened)) == ((0, "take_cattle"), ["cattle:blue", "pass"])
    assert why_not(opened, "cattle:green") == green
    assert why_not(opened, "nothing") == ("say_pass", {}, "WL FIGHT-17")


def test_a_free_item_says_which_are_not_free() -> None:
    """WL ITEM-1, ITEM-5, STORE-2, STORE-6"""
    opened = table(items={0: ["mule"]})
    gift = begun(opened, do("item", pool="mount", max_price=40))
    assert gift.ask is None  # the Mustang is too dear, and the Mule is owned
    dear = begun(opened, do("item", pool="any", max_price=30))
    assert dear.why_not("take:mustang") == (
        "too_dear_as_gift",
        {"price": 50, "most": 30},
        "WL STORE-6",
    )
    assert dear.why_not("take:mule") == ("already_owned", {}, "WL STORE-2")
    other = begun(opened, do("item", pool="weapon", max_price=0))
    assert other.why_not("take:whiskey") == ("other_kind", {"kind": "weapon"}, "WL ITEM-1")


def test_the_sheriff_arrests_somebody_he_met() -> None:
    """WL SHERIFF-5"""
    spot = "mesitos_point_6"
    opened = sheriff_comes({1: 1, 2: 1, 3: 1}, {}, seats=5, places={1: spot, 2: spot})
    assert asked(opened) == (0, "sheriff_target") and options(opened) == ["seat:1", "seat:2"]
    assert why_not(opened, "seat:3") == ("not_met", {"player": 3}, "WL SHERIFF-5")
    assert why_not(opened, "seat:4") == ("not_wanted", {"player": 4}, "WL SHERIFF-5")
    assert why_not(opened, "pass") == ("compulsory", {}, "WL SHERIFF-5")


def test_reputation_that_cannot_follow_a_sprint_is_told() -> None:
    """WL CARD-5, CARD-6"""
    told: dict[str, Any] = {"hands": {0: ["3_hearts", "7_hearts"]}, "cattle": {0: [BLUE]}}
    opened = say(
        scene(places={0: "cliff_junction_12"}, **told), "ride:spikes_view_9", "play:3_hearts"
    )
    say(opened, f"to:{STATION}", "deliver")
    assert told_so(opened) == [{"event": "reaction_spent", "seat": 0}]
    assert asked(opened) != (0, "reputation")


def told_so(opened: Table) -> list[dict[str, Any]]:
    return [line for line in opened.events(None) if line["event"] == "reaction_spent"]


def test_compulsory_discards_cannot_be_passed() -> None:
    """WL SHERIFF-4, EOT-2, CARD-7"""
    met = sheriff_comes({1: 1}, {1: ["k_hearts", "5_hearts"]})
    assert why_not(met, "pass") == ("compulsory", {}, "WL SHERIFF-4")
    seven = ["3_hearts", "3_clubs", "5_hearts", "5_clubs", "6_hearts", "6_clubs", "9_hearts"]
    over = say(scene(hands={0: seven}), "end")
    assert why_not(over, "pass") == ("compulsory", {}, "WL EOT-2")
    assert why_not(say(scene(hands={0: ["9_hearts"]}), "play:9_hearts"), "pass")[0] == "compulsory"


def test_a_bandit_cannot_be_talked_out_of_it() -> None:
    """WL BANDIT-3"""
    opened = say(before_bandit(["k_hearts"], ["fight_2"]), "ride:dixon_creek", (2, "fight_2"))
    for word in ("decline", "pass"):
        assert why_not(opened, word)[2] == "WL BANDIT-3"


def test_standing_or_giving_up_is_a_choice_of_two() -> None:
    """WL SHERIFF-7"""
    opened = say(sheriff_comes({1: 1}, {1: ["k_hearts", "5_hearts"]}), "5_hearts")
    assert asked(opened) == (1, "stand")
    assert refused(opened, "run").reason == "not_an_option"


def test_nobody_answers_for_another_seat() -> None:
    """WL Q-128"""
    assert refused(scene(), "end", 1).reason == "not_asked"
    opened = say(facing(["k_hearts"], ["5_hearts"]), "duel:1")
    assert refused(opened, "5_hearts", 1).reason == "not_asked"


def test_points_that_cannot_be_taken_say_why() -> None:
    """WL Q-103, TRACK-2"""
    opened = bandit_bout("k_hearts", "fight_a", wanted={0: 1})
    assert options(opened) == ["lp:1", "wanted:1"]
    reason, _, rule = why_not(opened, "marshal:1")
    assert reason and rule.startswith("WL ")


def test_a_wound_that_cannot_be_marked_is_no_price() -> None:
    """WL Q-74"""
    stories = ("blood_money", "the_cruel_wastes")
    opened = say(scene(stories=stories, discs=[(1, 0), ()], wounds={0: 3}, money={0: 20}), "end")
    assert west(opened).money[0] == 50  # the only open option is taken without asking


# ---- all of them


def everywhere() -> list[Table]:
    """Tables at many different questions."""
    rich: dict[str, Any] = {"money": 60, "nuggets": 2, "wounds": 1}
    hands = {0: ["k_hearts", "6_hearts", "9_hearts", "2_spades", "4_hearts", "a_hearts"]}
    spots = (BANK, STORE, "red_falls_doctor", "red_falls_cabaret", "sunny_hills_ranch", FIELD)
    tables = [scene(hands=hands, places={0: spot, 1: spot}, **rich) for spot in spots]
    tables += [say(scene(hands=hands, **rich), f"play:{card}") for card in ("2_spades", "a_hearts")]
    tables += [say(scene(hands=hands, wanted={1: 1}), "play:4_hearts")]
    tables += [say(scene(hands=hands, wanted={1: 1}, sheriff_exact=True), "play:4_hearts")]
    tables += [say(facing(["k_hearts", "6_hearts"], ["5_hearts"]), "duel:1")]
    tables += [bandit_bout("k_hearts", "fight_8", more_cards=["6_hearts"])]
    tables += [sheriff_comes({1: 1}, {1: ["k_hearts", "5_hearts"]})]
    return tables


def test_no_refusal_names_what_is_offered_and_each_has_a_rule() -> None:
    """WL Q-40"""
    for opened in everywhere():
        for ask in opened.asks:
            for line in ask.refusals():
                assert line["answer"] not in ask.options, line
                assert str(line["rule"]).startswith("WL ") and line["reason"], line


def test_every_refusal_is_what_the_table_answers() -> None:
    """WL Q-40"""
    for opened in everywhere():
        ask = opened.asks[0]
        for line in ask.refusals():
            error = refused(opened, str(line["answer"]), ask.seat)
            assert (error.reason, error.rule) == (line["reason"], line["rule"])
