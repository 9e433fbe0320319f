"""Bonus, Reaction, and one use for each card (CARD-3 to CARD-8)."""

from typing import Any

import pytest

from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS, POKER_CARDS
from saddlebag.western_legends.zones import DISCARD
from tests.western_legends.fights import FIELD, bout, facing, let_pass, mat, scene
from tests.western_legends.seen import asked, hand, last, names, options, say, told, west, why_not

EFFECTS = {card.id: CARD_EFFECTS[card.effect] for card in POKER_CARDS if card.set == "base"}


def test_every_poker_card_has_an_action_a_bonus_or_a_reaction() -> None:
    """WL CARD-8"""
    assert len(EFFECTS) == 52 and all(effect.fx for effect in EFFECTS.values())


@pytest.mark.parametrize("card", EFFECTS)
def test_a_card_is_played_for_its_action_or_says_why_not(card: str) -> None:
    """WL CARD-1, CARD-3, CARD-4, CARD-8"""
    opened = scene(hands={0: [card]})
    if any(fx.when == "action" for fx in EFFECTS[card].fx):
        assert f"play:{card}" in options(opened)
    else:
        why = ("no_action_on_card", {"effect": EFFECTS[card].id}, "WL CARD-1")
        assert why_not(opened, f"play:{card}") == why


def test_a_bonus_costs_no_action() -> None:
    """WL CARD-3"""
    opened = bout("duel", "8_spades", "5_hearts")
    assert west(opened).actions == 2 and mat(opened, 1, "wounds") == (2,)


def test_a_bonus_works_only_in_its_situation() -> None:
    """WL CARD-3: Lady Luck is for poker."""
    opened = bout("duel", "10_hearts", "k_hearts")
    assert mat(opened, 0, "money") == (0,)


def test_a_reaction_is_played_from_hand_when_its_condition_occurs() -> None:
    """WL CARD-4"""
    opened = scene(hands={0: ["3_hearts", "6_hearts", "7_hearts"]})
    assert not [it for it in options(opened) if it.startswith("play:")]
    say(opened, "ride:spikes_view_8")
    assert options(opened) == ["pass", "play:3_hearts"]


def test_one_reaction_answers_an_action() -> None:
    """WL CARD-5"""
    opened = scene(hands={0: ["3_hearts", "3_clubs"]})
    say(opened, "ride:spikes_view_8", "play:3_hearts", "to:darkrock_bank")
    assert asked(opened) == (0, "act") and hand(opened, 0) == ["3_clubs"]


@pytest.mark.parametrize("agreed", [{"reaction_limit": False}, {"edition": "classic"}])
def test_without_the_limit_two_may(agreed: dict[str, Any]) -> None:
    """WL CARD-5, D-47"""
    opened = scene(hands={0: ["3_hearts", "3_clubs"]}, **agreed)
    say(opened, "ride:spikes_view_8", "play:3_hearts", "to:darkrock_bank")
    assert options(opened) == ["pass", "play:3_clubs"]


def test_several_different_reactions_fit_into_a_fight() -> None:
    """WL CARD-5: a card and an item."""
    opened = facing(["5_hearts", "6_hearts"], ["a_hearts"], items={0: ["dynamite"]})
    say(opened, "duel:1", "5_hearts", "fight", "a_hearts", "play:6_hearts")
    assert options(opened) == ["pass", "use:dynamite"]


def test_reactions_in_a_fight_leave_the_one_to_its_action() -> None:
    """WL CARD-5, EXD-19"""
    opened = scene(
        hands={0: ["9_hearts", "6_hearts", "3_hearts"]},
        places={0: "cliff_junction_1"},
        bandits=["dixon_creek"],
        fight_deck=["fight_8", "fight_2"],
    )
    say(opened, "ride:dixon_creek", (0, "9_hearts"), (2, "fight_8"), "play:6_hearts", "pass")
    say(opened, "lp:1")
    assert asked(opened) == (0, "move_end") and "play:3_hearts" in options(opened)


def test_at_most_one_reputation_on_the_own_turn() -> None:
    """WL CARD-6"""
    opened = scene(hands={0: ["a_hearts", "a_clubs", "7_hearts", "7_clubs"]})
    say(opened, "play:a_hearts", "marshal:1", "play:7_hearts", "play:a_clubs", "marshal:1")
    assert asked(opened) == (0, "act") and mat(opened, 0, "marshal") == (3,)


def test_instincts_pays_for_every_discard_but_its_own() -> None:
    """WL CARD-7, Q-31"""
    opened = scene(hands={0: ["9_hearts"]}, deck=["2_hearts", "2_clubs", "3_hearts", "3_clubs"])
    say(opened, "play:9_hearts", "3_hearts")
    assert sorted(hand(opened, 0)) == ["2_clubs", "2_hearts"]
    fought = bout("duel", "9_hearts", "5_hearts", deck=["3_clubs", "2_hearts"])
    assert hand(fought, 1) == ["3_clubs"] and hand(fought, 0) == ["2_hearts"]


def test_an_instincts_discarded_by_another_ones_action_pays() -> None:
    """WL Q-31"""
    deck = ["2_hearts", "2_clubs", "3_hearts", "3_clubs"]
    opened = scene(hands={0: ["9_hearts", "9_clubs"]}, deck=deck)
    say(opened, "play:9_hearts", "9_clubs")
    assert sorted(hand(opened, 0)) == sorted(deck)


def test_using_a_card_spends_it() -> None:
    """WL CARD-8, CARD-2"""
    opened = say(scene(hands={0: ["5_hearts"]}), "play:5_hearts")
    assert hand(opened, 0) == [] and names(opened, DISCARD) == ["5_hearts"]
    assert last(opened, "played") == {
        "event": "played",
        "seat": 0,
        "card": "5_hearts",
        "effect": "payday",
    }


def test_a_card_for_a_fight_does_nothing_else() -> None:
    """WL CARD-8"""
    opened = bout("duel", "k_hearts", "5_hearts")
    assert west(opened).actions == 2 and mat(opened, 1, "money") == (0,)


def test_no_reaction_is_asked_of_those_who_look_on() -> None:
    """WL Q-128, CARD-4"""
    opened = scene(
        places={0: FIELD, 1: FIELD},
        hands={0: ["k_hearts"], 1: ["5_hearts"], 2: ["6_hearts", "3_hearts", "7_hearts"]},
    )
    say(opened, "duel:1", "k_hearts", "fight", "5_hearts", "ride:spikes_view_8")
    assert asked(let_pass(opened)) == (0, "act") and told(opened, "reaction") == []
