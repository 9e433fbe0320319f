"""Reactions in a fight: in turn, one copy of each, items by their own limits (FIGHT-10, CARD-5)."""

import pytest

from saddlebag.western_legends.zones import DISCARD
from tests.western_legends.fights import bandit_bout, facing, heist_bout, let_pass, mat
from tests.western_legends.seen import (
    asked,
    hand,
    last,
    names,
    options,
    refused,
    say,
    told,
    west,
    why_not,
)


def test_the_attacker_reacts_first_then_the_target() -> None:
    """WL FIGHT-10"""
    opened = facing(["k_hearts", "6_hearts"], ["q_hearts", "6_clubs"])
    say(opened, "duel:1", "k_hearts", "fight", "q_hearts")
    assert asked(opened) == (0, "react") and options(opened) == ["pass", "play:6_hearts"]
    say(opened, "pass")
    assert asked(opened) == (1, "react") and options(opened) == ["pass", "play:6_clubs"]


def test_who_has_passed_is_asked_again_after_a_reaction() -> None:
    """WL FIGHT-10"""
    opened = facing(["k_hearts", "6_hearts"], ["q_hearts", "6_clubs", "5_hearts"])
    say(opened, "duel:1", "k_hearts", "fight", "q_hearts", "pass", "play:6_clubs")
    assert asked(opened) == (0, "react")
    say(opened, "play:6_hearts", "pass")
    assert last(opened, "compared")["values"] == [11, 10]


def test_two_passes_in_succession_end_the_step() -> None:
    """WL FIGHT-10"""
    opened = facing(["k_hearts", "6_hearts"], ["q_hearts", "6_clubs"])
    say(opened, "duel:1", "k_hearts", "fight", "q_hearts", "pass", "pass")
    assert last(opened, "compared")["values"] == [13, 12]


def test_stick_em_up_lowers_the_opposing_card_by_two() -> None:
    """WL FIGHT-10, CARD-4"""
    opened = facing(["10_hearts", "6_hearts"], ["j_hearts"])
    say(opened, "duel:1", "10_hearts", "fight", "j_hearts", "play:6_hearts")
    assert last(opened, "compared")["values"] == [10, 9]
    reaction = {"seat": 0, "card": "6_hearts", "effect": "stick_em_up"}
    assert last(opened, "reaction") == {"event": "reaction", **reaction}


def test_a_reaction_costs_no_action_and_may_be_played_on_anothers_turn() -> None:
    """WL CARD-4"""
    opened = facing(["10_hearts"], ["9_hearts", "6_hearts"])
    say(opened, "duel:1", "10_hearts", "fight", "9_hearts", "play:6_hearts")
    assert last(opened, "compared")["winner"] == 1 and west(opened).actions == 2


def test_one_copy_of_a_reaction_for_each_player_and_fight() -> None:
    """WL CARD-5"""
    opened = facing(["10_hearts", "6_hearts", "6_clubs"], ["j_clubs", "6_spades"])
    say(opened, "duel:1", "10_hearts", "fight", "j_clubs", "play:6_hearts", "play:6_spades")
    assert asked(opened) == (0, "react") and options(opened) == ["pass"]
    assert why_not(opened, "play:6_clubs")[2] == "WL CARD-5"


def test_the_next_fight_allows_the_reaction_again() -> None:
    """WL CARD-5"""
    opened = bandit_bout("10_hearts", "fight_j", more_cards=["6_hearts", "6_clubs"])
    assert "play:6_hearts" in options(opened)
    say(opened, "play:6_hearts", "pass", "lp:1", "pass", "end")
    assert west(opened).turn == 1


@pytest.mark.parametrize("agreed", [{"reaction_limit": False}, {"edition": "classic"}])
def test_without_the_limit_every_copy_may_be_played(agreed: dict[str, object]) -> None:
    """WL D-47, CARD-5"""
    opened = facing(["9_hearts", "6_hearts", "6_clubs"], ["j_clubs"], **agreed)
    say(opened, "duel:1", "9_hearts", "fight", "j_clubs", "play:6_hearts", "play:6_clubs")
    by = 2 if "reaction_limit" in agreed else 1
    assert last(opened, "compared")["values"] == [9, 11 - 2 * by]


def test_stick_em_up_lowers_by_one_in_the_older_printing() -> None:
    """WL D-16"""
    opened = facing(["10_hearts", "6_hearts"], ["j_clubs"], stickemup=1)
    say(opened, "duel:1", "10_hearts", "fight", "j_clubs", "play:6_hearts")
    assert last(opened, "compared")["values"] == [10, 10]


def test_against_an_npc_only_the_player_reacts_as_often_as_wished() -> None:
    """WL BANDIT-4, HEIST-3"""
    opened = bandit_bout("10_hearts", "fight_j", more_cards=["6_hearts", "6_clubs"])
    assert asked(opened) == (0, "react")
    say(opened, "play:6_hearts")
    assert asked(opened) == (0, "react")
    assert asked(say(opened, "pass"))[0] == 0


def test_reactions_come_before_the_fight_cards_effect() -> None:
    """WL BANDIT-4, HEIST-3"""
    opened = heist_bout("10_hearts", "fight_j", more_cards=["6_hearts"])
    assert mat(opened, 0, "money") == (0,)
    say(opened, "play:6_hearts")
    assert last(opened, "compared")["values"] == [10, 9] and told(opened, "fight_card")


def test_the_text_of_a_lowered_fight_card_still_happens() -> None:
    """WL HEIST-8"""
    opened = say(bandit_bout("10_hearts", "fight_8", more_cards=["6_hearts"]), "play:6_hearts")
    assert mat(opened, 0, "wounds") == (1,)


def test_whether_somebody_can_react_stays_a_secret() -> None:
    """WL CARD-4, Q-89: everybody with cards is asked."""
    opened = facing(["k_hearts", "5_hearts"], ["q_hearts"])
    say(opened, "duel:1", "k_hearts", "fight", "q_hearts")
    assert asked(opened) == (0, "react") and options(opened) == ["pass"]
    assert [line.get("options") for line in opened.view(1)["asks"]] == [None]


def test_other_cards_are_no_reactions() -> None:
    """WL CARD-4, CARD-8"""
    opened = facing(["k_hearts", "5_hearts"], ["q_hearts"])
    say(opened, "duel:1", "k_hearts", "fight", "q_hearts")
    assert why_not(opened, "play:5_hearts")[2] == "WL CARD-4"
    assert refused(opened, "play:6_spades").reason == "not_an_option"


def test_a_reaction_of_an_item_has_its_own_limit() -> None:
    """WL CARD-5, FIGHT-10"""
    opened = facing(["5_hearts", "6_hearts"], ["a_hearts"], items={0: ["dynamite"]})
    say(opened, "duel:1", "5_hearts", "fight", "a_hearts")
    assert options(opened) == ["pass", "play:6_hearts", "use:dynamite"]
    say(opened, "use:dynamite")
    assert options(opened) == ["pass", "play:6_hearts"]
    assert last(let_pass(opened), "compared")["values"] == [5, 2]
    assert west(opened).owned[0] == ()


def test_the_holster_lowers_by_what_is_discarded_once_a_fight() -> None:
    """WL CARD-5, FIGHT-10"""
    cards = ["10_hearts", "5_hearts", "5_clubs", "5_spades"]
    opened = facing(cards, ["q_hearts"], items={0: ["holster"]})
    say(opened, "duel:1", "10_hearts", "fight", "q_hearts", "use:holster", "cards:2")
    say(opened, "5_hearts", "5_clubs")
    assert asked(opened) == (0, "react") and options(opened) == ["pass"]
    assert last(say(opened, "pass"), "compared")["values"] == [10, 10]
    assert hand(opened, 0) == ["5_spades"] and "5_clubs" in names(opened, DISCARD)


def test_an_item_reacts_also_with_an_empty_hand() -> None:
    """WL FIGHT-10"""
    opened = facing(["5_hearts"], ["a_hearts"], items={0: ["dynamite"]})
    say(opened, "duel:1", "5_hearts", "fight", "a_hearts")
    assert asked(opened) == (0, "react") and options(opened) == ["pass", "use:dynamite"]
