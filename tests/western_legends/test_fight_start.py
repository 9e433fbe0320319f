"""Start-of-fight effects: the sides take turns, before or after the cards are down (FIGHT-4)."""

import pytest

from saddlebag.western_legends.zones import DISCARD
from tests.western_legends.fights import before_bandit, facing, mat, scene
from tests.western_legends.seen import asked, hand, last, names, options, say, told, west, why_not

ANNIE = {"characters": {0: "annie_oakley", 1: "bass_reeves"}, "lp": {0: 5}}
TARGET = {"characters": {0: "bass_reeves", 1: "annie_oakley"}, "lp": {1: 5}}


def test_start_of_fight_effects_come_before_the_cards() -> None:
    """WL FIGHT-4"""
    opened = say(facing(["k_hearts"], ["q_hearts", "5_hearts"], **ANNIE), "duel:1")
    assert asked(opened) == (1, "steady_aim")
    assert options(opened) == ["wound", "discard:5_hearts", "discard:q_hearts"]
    say(opened, "discard:5_hearts")
    assert asked(opened) == (0, "fight_card") and names(opened, DISCARD) == ["5_hearts"]


def test_the_ability_works_for_the_target_as_well() -> None:
    """WL Q-37, FIGHT-4"""
    opened = say(facing(["k_hearts", "5_hearts"], ["q_hearts"], **TARGET), "duel:1")
    assert asked(opened) == (0, "steady_aim")
    say(opened, "wound")
    assert mat(opened, 0, "wounds") == (1,) and asked(opened) == (0, "fight_card")


def test_the_sides_alternate_the_active_one_first() -> None:
    """WL FIGHT-4, Q-32"""
    people = {0: "annie_oakley", 1: "bass_reeves"}
    opened = facing(
        ["k_hearts"],
        ["q_hearts", "5_hearts"],
        characters=people,
        lp={0: 5},
        items={0: ["rifle"], 1: ["rifle+"]},
    )
    say(opened, "duel:1")
    assert asked(opened) == (0, "fight_start") and options(opened) == ["ability", "use:rifle"]
    say(opened, "use:rifle")
    assert asked(opened) == (1, "fight_start") and options(opened) == ["use:rifle+", "pass"]
    say(opened, "use:rifle+")
    assert asked(opened) == (1, "steady_aim")  # the ability is all that is left
    assert asked(say(opened, "wound")) == (0, "fight_card")


def test_optional_effects_may_be_passed_and_compulsory_ones_may_not() -> None:
    """WL Q-32"""
    opened = facing(["k_hearts"], ["q_hearts"], items={0: ["rifle"]}, **ANNIE)
    say(opened, "duel:1")
    assert "pass" not in options(opened)
    say(opened, "ability", "wound")
    assert asked(opened) == (0, "fight_start") and options(opened) == ["use:rifle", "pass"]
    say(opened, "pass")
    assert asked(opened) == (0, "fight_card") and told(opened, "looked") == []


def test_the_rifle_looks_at_two_random_cards() -> None:
    """WL FIGHT-4, Q-32"""
    opened = facing(
        ["k_hearts"],
        ["q_hearts", "5_hearts", "3_clubs"],
        items={0: ["rifle"]},
        luck={"look": [[2, 0, 1]]},
    )
    theirs = hand(opened, 1)
    say(opened, "duel:1", "use:rifle")
    seen = last(opened, "looked", 0)
    assert (len(seen["slots"]), seen["target"], seen["what"]) == (2, 1, "hand")
    assert set(seen["cards"]) < set(theirs) and "cards" not in last(opened, "looked", 2)
    assert sorted(opened.view(0)["players"][1]["hand"]["known"]) == sorted(seen["cards"])


def test_the_upgraded_rifle_sees_a_whole_hand() -> None:
    """WL FIGHT-4"""
    opened = facing(["k_hearts"], ["q_hearts", "5_hearts", "3_clubs"], items={0: ["rifle+"]})
    say(opened, "duel:1", "use:rifle+")
    assert sorted(last(opened, "looked", 0)["cards"]) == sorted(hand(opened, 1))


def test_nobody_looks_at_an_empty_hand() -> None:
    """WL Q-32"""
    opened = say(facing(["k_hearts"], [], items={0: ["rifle"]}), "duel:1")
    assert asked(opened) == (0, "fight_card")


def test_an_npc_has_no_start_of_fight_effects() -> None:
    """WL Q-32"""
    opened = before_bandit(["k_hearts"], ["fight_2", "fight_4"], items={0: ["rifle"]})
    say(opened, "ride:dixon_creek")
    assert {ask.key for ask in opened.asks} == {"fight_card", "npc_card"}


def test_the_upgraded_rifle_sees_a_fight_card_of_a_bandit() -> None:
    """WL BANDIT-4, Q-98"""
    opened = before_bandit(["k_hearts"], ["fight_2", "fight_4"], items={0: ["rifle+"]})
    say(opened, "ride:dixon_creek", "use:rifle+")
    line = last(opened, "looked", 0)
    assert (line["target"], line["what"], len(line["slots"])) == (2, "fight_cards", 1)
    assert line["cards"][0] in ("fight_2", "fight_4")


# ---- Annie's demand


def test_with_three_wounds_a_card_must_go() -> None:
    """WL Q-37, Q-74"""
    opened = facing(["k_hearts"], ["q_hearts"], wounds={1: 3}, **ANNIE)
    say(opened, "duel:1")
    assert options(opened) == ["discard:q_hearts"]
    assert why_not(opened, "wound")[0] == "wounds_full"


def test_without_cards_it_is_the_wound() -> None:
    """WL Q-37"""
    opened = say(facing(["k_hearts"], [], **ANNIE), "duel:1")
    assert mat(opened, 1, "wounds") == (1,) and asked(opened) == (0, "fight_card")


def test_with_neither_nothing_happens() -> None:
    """WL Q-37"""
    opened = say(facing(["k_hearts"], [], wounds={1: 3}, **ANNIE), "duel:1")
    assert told(opened, "demanded") == [] and asked(opened) == (0, "fight_card")


def test_an_attacker_whose_last_card_is_taken_has_lost() -> None:
    """WL Q-03, FIGHT-13"""
    opened = facing(["k_hearts"], ["q_hearts"], wounds={0: 3}, deck=["2_hearts"], **TARGET)
    say(opened, "duel:1", "discard:k_hearts")
    assert asked(opened) == (0, "act") and last(opened, "no_card")["player"] == 0
    assert hand(opened, 0) == ["2_hearts"] and hand(opened, 1) == ["q_hearts"]
    assert told(opened, "revealed") == []


def test_when_both_are_out_of_cards_the_attacker_loses() -> None:
    """WL Q-03"""
    opened = facing(["k_hearts"], [], wounds={0: 3, 1: 3}, **TARGET)
    say(opened, "duel:1", "discard:k_hearts")
    assert mat(opened, 0, "lp", "wounds") == (0, 3) and mat(opened, 1, "lp") == (5,)


def test_a_wound_taken_at_the_start_is_not_cancelled_by_a_shield() -> None:
    """WL Q-61"""
    opened = facing(["k_hearts"], ["j_hearts"], **ANNIE)
    say(opened, "duel:1", "wound", "k_hearts", "fight", "j_hearts")
    assert [it["after"] for it in told(opened, "wounds")] == [1, 0]  # taken, then healed


# ---- the older printing


@pytest.mark.parametrize("agreed", [{"start_effects": "after"}, {"edition": "classic"}])
def test_in_the_older_printing_effects_follow_the_cards(agreed: dict[str, str]) -> None:
    """WL D-12, Q-37"""
    opened = facing(["k_hearts"], ["q_hearts", "5_hearts"], **ANNIE, **agreed)
    say(opened, "duel:1", "k_hearts", "fight", "q_hearts")
    assert asked(opened) == (1, "steady_aim")
    assert options(opened) == ["wound", "discard:5_hearts"]  # the card laid down is out of hand
    assert west(opened).fight is not None and told(opened, "revealed") == []
    say(opened, "discard:5_hearts")
    assert last(opened, "revealed")["cards"] == ["k_hearts", "q_hearts"]


def test_who_declines_meets_no_effects_in_the_older_printing() -> None:
    """WL D-12, FIGHT-7"""
    opened = facing(["k_hearts"], ["q_hearts"], start_effects="after", **ANNIE)
    say(opened, "duel:1", "k_hearts", "decline")
    assert told(opened, "demanded") == [] and mat(opened, 1, "wounds", "cards") == (1, 2)


def test_the_sheriffs_cards_are_drawn_early_for_who_sees_them() -> None:
    """WL Q-98, SHERIFF-7"""
    opened = scene(
        places={1: "mesitos_point_6"},
        hands={0: ["4_hearts"], 1: ["k_hearts", "5_hearts"]},
        wanted={1: 1},
        items={1: ["rifle+"]},
        fight_deck=["fight_2", "fight_4", "fight_5", "fight_6"],
    )
    say(opened, "play:4_hearts", "to:mesitos_point_6", "5_hearts")
    assert last(opened, "fight_cards")["count"] == 4
    assert asked(opened) == (1, "fight_start")
    say(opened, "use:rifle+")
    assert asked(opened) == (1, "stand") and options(opened) == ["fight", "decline"]
    say(opened, "fight", "k_hearts")
    assert asked(opened) == (0, "npc_card") and len(options(opened)) == 4
    assert len(told(opened, "fight_cards")) == 1


def test_effects_of_gear_need_the_right_opponent() -> None:
    """WL FIGHT-4: the basic Rifle is for fights with players."""
    opened = scene(places={0: "darkrock_bank"}, hands={0: ["k_hearts"]}, items={0: ["rifle"]})
    say(opened, "heist")
    assert {ask.key for ask in opened.asks} == {"fight_card", "npc_card"}
