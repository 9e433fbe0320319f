"""The names and effects of everything in the box, as phrases."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.telling.names import listed
from saddlebag.western_legends.content.board import SPACE, SPACES
from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS, POKER_CARD, POKER_CARDS
from saddlebag.western_legends.wording.lexicon import Family, lexicon

Look = dict[str, Any]  # a view, or a part of one
BOX: Final = cache(lexicon)


def called(kind: str, name: str) -> Phrase:
    """A thing by its kind and id."""
    family: Family = BOX()[kind]
    phrase = family[name]
    assert isinstance(phrase, tuple), (kind, name)
    return phrase


def space(name: str) -> Phrase:
    """A space or a mesa."""
    return called("stop", name)


def place(name: str) -> Term:
    """The actions of a space; empty for a plain one."""
    location = SPACES[SPACE[name]].location
    return called("location", location) if location else ""


def effect_id(name: str) -> str:
    return CARD_EFFECTS[POKER_CARDS[POKER_CARD[name]].effect].id


def card(name: str) -> Phrase:
    """A poker card by rank, suit and effect; a fight card by its rank."""
    return called("card", name)


def cards(names: Iterable[str]) -> Term:
    """Several of them."""
    return listed(card(name) for name in names)


def item(name: str) -> Phrase:
    """An item, or its upgraded side."""
    return called("gear", name)


def items(names: Iterable[str]) -> Term:
    return listed(item(name) for name in names)


def token(name: str) -> Phrase:
    """A cattle token with its payment; a legendary token with its value."""
    return called("worth" if name.startswith("worth_") else "cattle", name)


def character(name: str) -> Phrase:
    return called("character", name)
