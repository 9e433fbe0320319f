"""What the expansions bring to the table, and what stays in the box (FIST-2, GBH-2)."""

from typing import Any

import pytest

from saddlebag.western_legends import GAME
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.poker_cards import POKER_CARDS
from saddlebag.western_legends.zones import DECK, POKER, STORY_DECKS, UNUSED
from tests.western_legends.scene import table
from tests.western_legends.seen import last, options, say, west

FIST = {"fistful_of_extras": True}
GBH = {"good_bad_handsome": True}
PEARL = {"characters": ["pearl_hart", "annie_oakley", "bass_reeves"], **FIST}


def story_count(**sets: Any) -> int:
    s = west(GAME.table(3, 1, sets))
    return sum([len(s.cards.piles[zone]) for zone in STORY_DECKS])


def test_stories_of_both_expansions_are_mixed_in() -> None:
    """WL FIST-2, WL GBH-2"""
    base = story_count()
    assert (story_count(**FIST) - base, story_count(**GBH) - base) == (24, 16)
    assert story_count(**FIST, **GBH) - base == 40


@pytest.mark.parametrize(("sets", "people"), [({}, 12), (FIST, 18), (GBH, 15), (FIST | GBH, 21)])
def test_two_of_all_characters_are_dealt_to_each(sets: dict[str, Any], people: int) -> None:
    """WL FIST-2, WL GBH-2, SET-6"""
    assert len(west(GAME.table(3, 1, sets)).cards.piles[UNUSED]) == people - 6


@pytest.mark.parametrize(("jokers", "cards"), [(True, 54), (False, 52)])
def test_two_jokers_are_shuffled_into_the_poker_deck(jokers: bool, cards: int) -> None:
    """WL FIST-2"""
    s = west(GAME.table(3, 1, {**FIST, "jokers": jokers}))
    assert len(s.cards.piles[DECK]) == cards and len(POKER) == len(POKER_CARDS) == 54


def test_the_store_sells_the_items_of_fistful_of_extras() -> None:
    """WL FIST-2"""
    shown = table(3, **FIST).view(0)["store"]
    assert [shown[item] for item in ("workhorse", "peacekeeper", "holster")] == [6, 6, 6]
    assert "workhorse" not in table(3).view(0)["store"]


def test_legendary_items_are_a_hidden_stack() -> None:
    """WL GBH-2: everybody sees how many there are, and nobody which comes next."""
    view = table(3, **GBH).view(0)
    assert view["legendary"] == 12 and table(3).view(0)["legendary"] == 0
    assert not [it.id for it in ITEMS if it.legendary and it.id in view["store"]]


def test_a_legendary_item_that_is_put_back_is_in_the_stack_again() -> None:
    """WL GBH-7, Q-144"""
    game = table(3, discs=((0, 0), ()), stories=["the_gunsmiths_daughter"], **GBH)
    say(game, "end")
    say(game, "pass")
    assert last(game, "put_back")["item"] == last(game, "legendary_drawn")["item"]
    assert game.view(0)["legendary"] == 12


def test_who_starts_with_cattle_chooses_the_ranch() -> None:
    """WL Q-130: before figures are placed."""
    game = GAME.table(3, 1, PEARL)
    assert options(game) == ["green", "blue"] and game.ask and game.ask.seat == 0
    say(game, "blue")
    assert last(game, "cattle_taken")["color"] == "blue"
