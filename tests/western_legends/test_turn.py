"""A turn from its start to its last action (TURN)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.state import TURN_BEGINS
from tests.western_legends.fights import QUIET, let_pass, mat, scene, story_about
from tests.western_legends.seen import asked, hand, keys, last, options, say, told, west, why_not


def begin(seats: int = 3, **told_so: Any) -> Table:
    """The turn of seat 0 begins."""
    return scene(seats, phase=TURN_BEGINS, **told_so)


# ---- whose turn, which phase


def test_players_take_turns_clockwise() -> None:
    """WL TURN-1, EOT-5"""
    opened = begin(4)
    for seat in (0, 1, 2, 3, 0):
        assert asked(opened) == (seat, "income")
        say(opened, "money", "end")


def test_a_round_ends_right_of_the_first_player() -> None:
    """WL TURN-1"""
    opened = scene(3, turn=1, more={"first": 2})
    say(opened, "end")
    assert last(opened, "round_over") == {"event": "round_over", "round": 1}
    assert last(opened, "turn_begins") == {"event": "turn_begins", "player": 2, "round": 2}


def test_a_turn_has_three_phases_in_order() -> None:
    """WL TURN-2"""
    opened = begin()
    assert opened.view(0)["phase"] == "income"
    say(opened, "money")
    assert opened.view(0)["phase"] == "act" and opened.view(0)["actions"] == 3
    say(opened, "end")
    order = [key for key in keys(opened) if key in ("turn_begins", "income", "actions_over")]
    assert order == ["turn_begins", "income", "actions_over", "turn_begins"]


def test_start_of_turn_effects_come_before_income() -> None:
    """WL TURN-3"""
    opened = begin(characters={0: "bass_reeves"}, lp={0: 5})
    assert asked(opened) == (0, "income") and len(hand(opened, 0)) == 1
    assert last(opened, "drew")["cause"] == "patient_lawman"


def test_several_start_of_turn_effects_are_ordered_by_their_owner() -> None:
    """WL Q-67, TURN-3"""
    opened = begin(
        characters={0: "stagecoach_mary"},
        lp={0: 5},
        items={0: ["mesa_deed"]},
        places={0: "dixon_creek"},
    )
    assert asked(opened) == (0, "turn_start")
    assert options(opened) == ["ability", "use:mesa_deed"]
    say(opened, "use:mesa_deed")
    assert [it["cause"] for it in told(opened, "money")] == ["mesa_deed", "star_route"]
    assert asked(opened) == (0, "income")


# ---- income


@pytest.mark.parametrize(
    ("choice", "money", "cards"), [("money", 20, 0), ("cards", 0, 2), ("both", 10, 1)]
)
def test_income_is_one_of_three(choice: str, money: int, cards: int) -> None:
    """WL TURN-4"""
    opened = begin()
    assert options(opened) == ["money", "cards", "both"]
    say(opened, choice)
    assert mat(opened, 0, "money", "cards") == (money, cards)
    assert last(opened, "income") == {"event": "income", "seat": 0, "choice": choice}


def test_income_must_be_taken() -> None:
    """WL TURN-4"""
    opened = begin()
    assert asked(opened)[1] == "income" and "pass" not in options(opened)


def test_a_full_wallet_takes_no_income() -> None:
    """WL TURN-9, TURN-4"""
    opened = say(begin(money={0: 110}), "money")
    assert mat(opened, 0, "money") == (120,)


def test_seven_cards_by_income_may_place_a_disc_at_once() -> None:
    """WL STORY-15, TURN-4"""
    hands = {0: ["3_hearts", "3_clubs", "5_clubs", "5_hearts", "6_clubs"]}
    opened = say(begin(stories=(story_about("hand_7"), QUIET[0]), hands=hands), "cards")
    assert asked(opened) == (0, "disc") and options(opened) == ["place:0", "pass"]
    assert asked(say(opened, "pass")) == (0, "act")


# ---- equipment


def test_the_active_mount_and_weapon_are_chosen_after_income() -> None:
    """WL TURN-5, ITEM-2, ITEM-3"""
    gear = ["mule", "mustang", "revolver", "rifle"]
    opened = say(begin(items={0: gear}), "money")
    assert asked(opened) == (0, "equip_mount")
    assert options(opened) == ["equip:mule", "equip:mustang"]
    say(opened, "equip:mule")
    assert asked(opened) == (0, "equip_weapon")
    say(opened, "equip:revolver")
    mine = opened.view(0)["players"][0]
    assert (mine["mount"], mine["weapon"]) == ("mule", "revolver")
    assert [it["item"] for it in told(opened, "equipped")] == ["mule", "revolver"]


def test_nobody_is_asked_about_the_only_mount_and_weapon() -> None:
    """WL TURN-5"""
    opened = say(begin(items={0: ["mule", "rifle", "whiskey", "provisions"]}), "money")
    assert asked(opened) == (0, "act")


def test_the_same_gear_may_stay_active() -> None:
    """WL TURN-5, ITEM-3"""
    opened = say(begin(items={0: ["revolver", "rifle"]}), "money", "equip:rifle")
    assert asked(opened) == (0, "act") and told(opened, "equipped") == []


# ---- actions


def test_three_actions_and_the_turn_is_over() -> None:
    """WL TURN-6"""
    opened = scene(places={0: "darkrock_bank"})
    for left in (2, 1):
        say(opened, "work")
        assert west(opened).actions == left and asked(opened) == (0, "act")
    say(opened, "work")
    assert asked(opened) == (1, "income") and mat(opened, 0, "money") == (30,)


def test_every_kind_of_action_is_offered() -> None:
    """WL TURN-6"""
    opened = scene(
        places={0: "darkrock_bank", 1: "darkrock_bank"},
        hands={0: ["5_hearts"]},
        items={0: ["provisions"]},
    )
    words = {it.partition(":")[0] for it in options(opened)}
    assert words == {"ride", "play", "use", "duel", "rob", "heist", "work", "end"}


def test_an_action_is_told_with_where_and_what_is_left() -> None:
    """WL TURN-6"""
    opened = say(scene(places={0: "darkrock_bank"}), "work")
    told_so = {"seat": 0, "action": "work", "left": 2, "space": "darkrock_bank"}
    assert last(opened, "action") == {"event": "action", **told_so}


def test_the_same_action_may_be_taken_again() -> None:
    """WL TURN-7"""
    opened = scene(hands={0: ["5_hearts", "5_clubs", "5_spades"]})
    say(opened, "play:5_hearts", "play:5_clubs", "play:5_spades")
    assert mat(opened, 0, "money") == (90,)


def test_a_turn_may_end_early() -> None:
    """WL Q-39, TURN-6"""
    opened = say(scene(), "end")
    assert asked(opened) == (1, "income")
    assert last(opened, "actions_over") == {"event": "actions_over", "seat": 0, "left": 3}


def test_determination_adds_two_actions_for_this_turn_only() -> None:
    """WL TURN-8"""
    opened = say(scene(hands={0: ["k_hearts"]}), "play:k_hearts")
    assert west(opened).actions == 4
    assert last(opened, "actions")["left"] == 4
    say(opened, "end", "money", "end", "money", "end", "money")
    assert asked(opened) == (0, "act") and west(opened).actions == 3


def test_the_last_action_may_bring_more_of_them() -> None:
    """WL TURN-8"""
    opened = say(scene(hands={0: ["k_hearts"]}, actions=1), "play:k_hearts")
    assert asked(opened) == (0, "act") and west(opened).actions == 2


def test_an_action_won_in_the_start_of_turn_adds_to_the_three() -> None:
    """WL TURN-10, Q-109"""
    opened = scene(
        characters={0: "wyatt_earp"},
        lp={0: 5},
        hands={0: ["a_spades"]},
        places={0: "cliff_junction_1"},
        bandits=["dixon_creek"],
        fight_deck=["fight_2", "fight_4"],
    )
    say(opened, "ride:dixon_creek", (0, "a_spades"), (2, "fight_2"))
    say(let_pass(opened), "lp:1")
    assert west(opened).actions == 3  # one spent, one gained


def test_without_an_action_left_nothing_is_offered_but_the_end() -> None:
    """WL TURN-6: a cheap doctor may still be seen."""
    opened = scene(
        places={0: "red_falls_doctor"}, wounds={0: 1}, money={0: 20}, actions=1, cheap_doctor=True
    )
    say(opened, "work")
    assert options(opened) == ["heal:1", "end"]
    assert why_not(opened, "work") == ("no_actions_left", {"has": 0, "needs": 1}, "WL TURN-6")


def test_wallet_and_nuggets_are_limited_at_once_and_hands_are_not() -> None:
    """WL TURN-9, HAND-2"""
    opened = scene(
        hands={0: ["5_hearts", "9_hearts", "3_clubs", "3_hearts", "6_clubs"]}, money={0: 100}
    )
    say(opened, "play:5_hearts")
    assert mat(opened, 0, "money") == (120,)
    say(opened, "play:9_hearts", "3_clubs")
    assert mat(opened, 0, "cards") == (5,) and asked(opened) == (0, "act")
