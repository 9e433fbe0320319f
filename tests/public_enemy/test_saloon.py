"""Saloon cards (SALOON)."""

import pytest

from saddlebag import Table
from saddlebag.public_enemy.cards import GANGS
from tests.public_enemy.scene import Hand, scored, table
from tests.public_enemy.seen import (
    asked,
    deck,
    keys,
    last,
    options,
    player,
    refusals,
    refused,
    stack,
    told,
    why_not,
)

KINDS = ["sheriff", "bounty_hunter", "swindler"]


def drawn(card: str, *hands: Hand, seats: int = 3) -> Table:
    """Seat 0 has just drawn this card from the saloon."""
    opened = table(seats, stacks=hands, decks={"saloon": [card]})
    opened.answer("draw:saloon")
    return opened


@pytest.mark.parametrize("card", KINDS)
def test_the_card_drawn_says_which_effect_applies(card: str) -> None:
    """SALOON-1"""
    opened = drawn(card, {"loners": 1}, {"loners": 1})
    assert asked(opened) == (0, card)
    assert last(opened, "saloon")["card"] == card


@pytest.mark.parametrize("card", KINDS)
def test_an_effect_that_is_possible_is_compulsory(card: str) -> None:
    """SALOON-1, Q-14"""
    opened = drawn(card, {"loners": 1}, {"loners": 1})
    assert len(options(opened)) == 1
    assert refused(opened, "pass").values["answer"] == "pass"
    assert refused(opened, "draw:tombstone").reason == "not_an_option"


@pytest.mark.parametrize("card", KINDS)
def test_an_impossible_effect_does_nothing(card: str) -> None:
    """SALOON-1: the card leaves play all the same, and the next player draws."""
    opened = drawn(card)
    assert keys(opened) == ["saloon", "no_effect"]
    assert last(opened, "no_effect") == {"event": "no_effect", "seat": 0, "card": card}
    assert opened.view(None)["out"] == [card] and asked(opened) == (1, "draw")


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_everybody_sees_the_card_drawn(seat: int | None) -> None:
    """SALOON-1"""
    opened = drawn("swindler", {}, {"loners": 1})
    assert {"event": "saloon", "seat": 0, "card": "swindler"} in opened.events(seat)
    assert opened.view(seat)["out"] == ["swindler"]


def test_the_sheriff_takes_a_card_of_ones_own_choice_of_stack() -> None:
    """SALOON-2"""
    opened = drawn(
        "sheriff", {"daltons": ["bill_doolin", "bill_power"], "loners": 1}, {"loners": 2}
    )
    assert options(opened) == ["discard:daltons", "discard:loners"]
    opened.answer("discard:daltons")
    assert stack(opened, 0, "daltons") == ["bill_doolin"]
    assert last(opened, "discarded") == {"event": "discarded", "seat": 0, "card": "bill_power"}
    assert asked(opened) == (1, "draw")


def test_the_sheriff_cannot_take_from_a_stack_one_does_not_have() -> None:
    """SALOON-2, STACK-2"""
    opened = drawn("sheriff", {"daltons": 1}, {"loners": 1})
    no_stack = ("no_stack", {"seat": 0, "gang": "loners"}, "PE STACK-2")
    assert why_not(opened, "discard:loners") == no_stack
    assert refusals(opened) == [
        *("discard:wild_bunch", "discard:james_younger", "discard:loners", "pass")
    ]
    assert why_not(opened, "pass") == ("compulsory", {}, "PE SALOON-1")


def test_the_sheriff_does_nothing_to_who_has_no_cards() -> None:
    """SALOON-2: even if everybody else has."""
    opened = drawn("sheriff", {}, {"loners": 3}, {"daltons": 3})
    assert told(opened, "no_effect") and asked(opened) == (1, "draw")
    assert len(stack(opened, 1, "loners")) == len(stack(opened, 2, "daltons")) == 3


def test_the_bounty_hunter_discards_a_card_of_any_opponent() -> None:
    """SALOON-3"""
    opened = drawn("bounty_hunter", {"loners": 1}, {"loners": 1}, {"daltons": ["bill_doolin"]})
    assert options(opened) == ["hunt:1:loners", "hunt:2:daltons"]
    opened.answer("hunt:2:daltons")
    assert stack(opened, 2, "daltons") == [] and "bill_doolin" in opened.view(None)["out"]
    hunted = {"event": "hunted", "seat": 0, "owner": 2, "card": "bill_doolin"}
    assert last(opened, "hunted") == hunted and asked(opened) == (1, "draw")


def test_the_bounty_hunter_spares_ones_own_cards() -> None:
    """SALOON-3: nothing happens if no opponent has cards."""
    assert keys(drawn("bounty_hunter", {"loners": 3})) == ["saloon", "no_effect"]
    opened = drawn("bounty_hunter", {"loners": 3}, {"loners": 1})
    assert why_not(opened, "hunt:0:loners") == ("own_card", {}, "PE SALOON-3")


def test_the_bounty_hunter_finds_no_missing_stack() -> None:
    """SALOON-3, STACK-2"""
    opened = drawn("bounty_hunter", {}, {"loners": 1}, seats=2)
    no_stack = ("no_stack", {"seat": 1, "gang": "daltons"}, "PE STACK-2")
    assert why_not(opened, "hunt:1:daltons") == no_stack
    missing = [f"hunt:1:{gang}" for gang in GANGS if gang != "loners"]
    assert refusals(opened) == [*missing, *(f"hunt:0:{gang}" for gang in GANGS), "pass"]


def test_the_swindler_takes_a_card_onto_ones_stack_of_its_gang() -> None:
    """SALOON-4"""
    theirs = ["bill_power", "bill_doolin"]
    opened = drawn("swindler", {"daltons": ["grat_dalton"]}, {"daltons": theirs}, {"loners": 1})
    assert options(opened) == ["swindle:1:daltons", "swindle:2:loners"]
    opened.answer("swindle:1:daltons")
    assert stack(opened, 0, "daltons") == ["grat_dalton", "bill_doolin"]
    assert stack(opened, 1, "daltons") == ["bill_power"]
    swindled = {"event": "swindled", "seat": 0, "owner": 1, "card": "bill_doolin"}
    assert last(opened, "swindled") == swindled and asked(opened) == (1, "draw")


def test_the_swindler_may_start_a_stack() -> None:
    """SALOON-4"""
    opened = drawn("swindler", {"loners": 1}, {"daltons": ["bill_doolin"]})
    opened.answer("swindle:1:daltons")
    assert stack(opened, 0, "daltons") == ["bill_doolin"] and len(stack(opened, 0, "loners")) == 1


def test_the_swindler_needs_an_opponent_with_cards() -> None:
    """SALOON-4"""
    assert keys(drawn("swindler", {"loners": 3})) == ["saloon", "no_effect"]
    opened = drawn("swindler", {"loners": 3}, {"loners": 1})
    assert why_not(opened, "swindle:0:loners") == ("own_card", {}, "PE SALOON-4")
    assert why_not(opened, "swindle:1:daltons")[0] == "no_stack"


def test_a_swindled_card_is_not_discarded() -> None:
    """SALOON-4, SALOON-5: only the Swindler is out."""
    opened = drawn("swindler", {}, {"daltons": ["bill_doolin"]})
    opened.answer("swindle:1:daltons")
    assert opened.view(None)["out"] == ["swindler"]


def test_discards_and_used_saloon_cards_are_out() -> None:
    """SALOON-5"""
    opened = drawn("bounty_hunter", {}, {"daltons": ["bill_doolin"]})
    opened.answer("hunt:1:daltons")
    assert opened.view(None)["out"] == ["bounty_hunter", "bill_doolin"]
    assert len(deck(opened, "saloon")) == 11


def test_all_cards_are_back_in_the_next_round() -> None:
    """SALOON-5"""
    after = scored(3, stacks=[{"daltons": 2}, {}, {}])
    view = after.view(None)
    assert view["out"] == [] and view["round"] == 2
    assert [len(pile) for pile in view["decks"].values()] == [12] * 5


def test_the_card_below_is_uncovered() -> None:
    """SALOON-6: the next effect reaches it."""
    kinds = ["bounty_hunter", "sheriff"]
    theirs = ["bill_power", "bill_doolin"]
    opened = table(2, stacks=[{}, {"daltons": theirs}], decks={"saloon": kinds})
    for answer in ("draw:saloon", "hunt:1:daltons", "draw:saloon", "discard:daltons"):
        opened.answer(answer)
    assert last(opened, "discarded")["card"] == "bill_power"
    assert player(opened, 1)["stacks"]["daltons"] == []


def test_a_choice_of_target_can_be_taken_back_but_not_the_draw() -> None:
    """SALOON-1: the card is known, the choice has told nobody anything."""
    opened = drawn("bounty_hunter", {}, {"daltons": 2, "loners": 1})
    before = opened.state_hash()
    opened.answer("hunt:1:daltons")
    opened.undo(0)
    assert opened.state_hash() == before and asked(opened) == (0, "bounty_hunter")
    assert opened.undoable(0) == 0
