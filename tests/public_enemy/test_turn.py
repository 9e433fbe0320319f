"""A turn (TURN)."""

import pytest

from saddlebag import Refused
from tests.public_enemy.scene import fresh, table
from tests.public_enemy.seen import (
    asked,
    deck,
    keys,
    last,
    options,
    player,
    refused,
    stack,
    why_not,
)


def test_one_draws_from_one_of_five_decks() -> None:
    """TURN-1"""
    assert options(fresh()) == [
        "draw:tombstone",
        "draw:cripple_creek",
        "draw:deadwood",
        "draw:dodge_city",
        "draw:saloon",
    ]


def test_one_draws_exactly_one_card() -> None:
    """TURN-1: one card leaves the deck, and the turn is over."""
    drawn = fresh(3)
    drawn.answer("draw:deadwood")
    view = drawn.view(None)
    assert [len(pile) for pile in view["decks"].values()] == [12, 12, 11, 12, 12]
    assert sum(len(pile) for pile in player(drawn, 0)["stacks"].values()) == 1
    assert asked(drawn) == (1, "draw")


def test_passing_is_not_possible() -> None:
    """TURN-1"""
    assert why_not(fresh(), "pass") == ("no_passing", {}, "PE TURN-1")


@pytest.mark.parametrize("answer", ["draw:yuma", "draw", "", "draw:tombstone ", "peek:saloon"])
def test_there_is_nothing_else_to_draw_from(answer: str) -> None:
    """TURN-1"""
    error = refused(fresh(), answer)
    assert (error.reason, error.values["answer"]) == ("not_an_option", answer)
    assert error.values["allowed"] == options(fresh())


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_the_card_lies_face_up_before_its_owner(seat: int | None) -> None:
    """TURN-2: everybody sees it."""
    drawn = table(decks={"tombstone": ["cole_younger"]})
    drawn.answer("draw:tombstone")
    assert drawn.view(seat)["players"][0]["stacks"]["james_younger"] == ["cole_younger"]
    took = {"event": "took", "seat": 0, "town": "tombstone", "card": "cole_younger"}
    assert took in drawn.events(seat)


def test_an_outlaw_goes_onto_the_stack_of_its_gang_whatever_the_town() -> None:
    """TURN-3"""
    drawn = table(stacks=[{"loners": ["belle_starr"]}], decks={"dodge_city": ["clay_allison"]})
    drawn.answer("draw:dodge_city")
    assert stack(drawn, 0, "loners") == ["belle_starr", "clay_allison"]


def test_an_outlaw_of_a_new_gang_starts_a_stack() -> None:
    """TURN-3"""
    drawn = table(stacks=[{"loners": 1}], decks={"dodge_city": ["bill_doolin"]})
    drawn.answer("draw:dodge_city")
    assert stack(drawn, 0, "daltons") == ["bill_doolin"] and len(stack(drawn, 0, "loners")) == 1


def test_a_saloon_card_is_resolved_at_once() -> None:
    """TURN-4: before anybody else plays."""
    drawn = table(stacks=[{"loners": 1}], decks={"saloon": ["sheriff"]})
    drawn.answer("draw:saloon")
    assert asked(drawn) == (0, "sheriff")
    assert last(drawn, "saloon") == {"event": "saloon", "seat": 0, "card": "sheriff"}


def test_a_saloon_card_joins_no_stack() -> None:
    """TURN-4"""
    drawn = table(decks={"saloon": ["sheriff"]})
    drawn.answer("draw:saloon")
    assert player(drawn, 0)["stacks"] == {gang: [] for gang in player(drawn, 0)["stacks"]}
    assert drawn.view(None)["out"] == ["sheriff"]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_the_town_turns_up_its_next_card(seat: int | None) -> None:
    """TURN-5"""
    drawn = table(decks={"deadwood": ["tom_horn", "jesse_james", "wood_hite"]})
    assert deck(drawn, "deadwood", seat)[-2:] == [None, "tom_horn"]
    drawn.answer("draw:deadwood")
    assert deck(drawn, "deadwood", seat)[-2:] == [None, "jesse_james"]
    assert drawn.events(seat)[-2:] == [
        {"event": "took", "seat": 0, "town": "deadwood", "card": "tom_horn"},
        {"event": "turned_up", "town": "deadwood", "card": "jesse_james"},
    ]


def test_the_saloon_turns_up_nothing() -> None:
    """TURN-5 is about towns."""
    drawn = table(decks={"saloon": ["sheriff", "swindler"]})
    drawn.answer("draw:saloon")
    assert deck(drawn, "saloon") == [None] * 11 and "turned_up" not in keys(drawn)


def test_a_turned_up_card_cannot_be_put_back() -> None:
    """TURN-5: everybody has seen it, so nothing is undone."""
    drawn = fresh()
    drawn.answer("draw:deadwood")
    with pytest.raises(Refused) as no:
        drawn.undo(0)
    assert no.value.reason == "nothing_to_take_back" and drawn.undoable(0) == 0


def test_the_next_player_clockwise_goes_on() -> None:
    """TURN-6: after the last seat the first."""
    drawn = table(3, turn=2)
    drawn.answer("draw:tombstone")
    assert asked(drawn) == (0, "draw") and drawn.view(None)["turn"] == 0


def test_nobody_plays_out_of_turn() -> None:
    """TURN-6"""
    error = refused(fresh(), "draw:tombstone", seat=1)
    assert (error.reason, error.values) == ("not_asked", {"seat": 1, "asked": [0]})
