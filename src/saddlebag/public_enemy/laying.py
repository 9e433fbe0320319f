"""A table laid out by hand instead of dealt: stacks, decks, tokens and the luck to come.

`decks`: names from the top; `left`: how many cards remain there; `stacks`: by seat and gang how
many cards, or their names from the bottom; `wanted`: by seat the gangs of its tokens; `one`,
`turn`, `starter`: seats; `cavalry`: a town, `supremacy`: a gang; `luck`: what comes of each label.
What is not named is as after a deal. Stacks given by number hold no leader, and no card that is
named elsewhere.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from saddlebag.kernel.chance import Chance
from saddlebag.public_enemy.cards import (
    DECK_NAMES,
    DECKS,
    GANG_OF,
    GANGS,
    LEADERS,
    NAMES,
    OUT,
    SALOON,
    STACKS,
    TOWNS,
)
from saddlebag.public_enemy.modules import Modules
from saddlebag.public_enemy.setup import set_up
from saddlebag.public_enemy.state import DRAW, Enemy

Layout = Mapping[str, Any]
Stacked = Mapping[str, int | Sequence[str]]  # gang -> how many, or names from the bottom
KEYS: Final = (
    *("decks", "left", "stacks", "wanted", "one", "turn", "starter", "cavalry", "supremacy"),
    "luck",
)


def lay(seats: int, chance: Chance, modules: Modules, layout: Layout) -> Enemy:
    """The table before a draw."""
    if unknown := [key for key in layout if key not in KEYS]:
        raise ValueError(f"unknown: {unknown}")
    s = set_up(seats, chance, modules)
    s.phase, s.round, s.one = DRAW, 1, layout.get("one", -1)
    s.turn, s.starter = layout.get("turn", 0), layout.get("starter", 0)
    for seat, gangs in enumerate(layout.get("wanted", ())):
        s.wanted[seat] = sum(1 << GANGS.index(gang) for gang in gangs.split())
    s.dollars = [2 if s.modules.dollars else 0] * seats
    cavalry, supremacy = layout.get("cavalry", ""), layout.get("supremacy", "")
    s.cavalry = TOWNS.index(cavalry) if cavalry else -1
    s.supremacy = GANGS.index(supremacy) if supremacy else -1
    lay_cards(s, layout.get("stacks") or (), layout.get("decks") or {}, layout.get("left") or {})
    s.chance.script = deepcopy(dict(layout.get("luck") or {}))
    return s


def lay_cards(
    s: Enemy,
    stacks: Sequence[Stacked],
    decks: Mapping[str, Sequence[str]],
    left: Mapping[str, int],
) -> None:
    """Puts every card in its place; everybody has seen the open ones."""
    for deck, names in decks.items():
        pile = s.cards.piles[DECKS[DECK_NAMES.index(deck)]]
        chosen: list[int] = []
        for name in names:
            chosen.insert(0, find([card for card in pile if card not in chosen], name))
        pile[:] = [card for card in pile if card not in chosen] + chosen
    named = {name for names in decks.values() for name in names}
    for stacked in stacks:
        named |= {name for gang in stacked.values() if not isinstance(gang, int) for name in gang}
    for seat, stacked in enumerate(stacks):
        for gang, wish in stacked.items():
            fill(s, STACKS[seat][GANGS.index(gang)], gang, wish, named)
    for deck, count in left.items():
        pile = s.cards.piles[DECKS[DECK_NAMES.index(deck)]]
        s.cards.piles[OUT] += pile[: len(pile) - count]
        del pile[: len(pile) - count]
    for zone, pile in enumerate(s.cards.piles):
        if zone not in DECKS:
            s.cards.reveal(zone)
        elif zone != DECKS[SALOON] and pile:
            s.cards.show(pile[-1], s.cards.all)


def fill(s: Enemy, zone: int, gang: str, wish: int | Sequence[str], named: set[str]) -> None:
    """One stack: the named cards, or a number of cards from the fullest towns."""
    towns = [s.cards.piles[DECKS[town]] for town in range(len(TOWNS))]
    for n in range(wish if isinstance(wish, int) else len(wish)):
        if not isinstance(wish, int):
            card = find([card for pile in towns for card in pile], wish[n])
        else:
            fullest = sorted(towns, key=len, reverse=True)
            plain = [card for pile in fullest for card in pile if is_plain(card, gang, named)]
            card = plain[0]
        for pile in towns:
            if card in pile:
                pile.remove(card)
        s.cards.piles[zone].append(card)


def is_plain(card: int, gang: str, named: set[str]) -> bool:
    """A card of this gang that nobody has named."""
    return GANGS[GANG_OF[card]] == gang and card not in LEADERS and NAMES[card] not in named


def find(cards: Sequence[int], name: str) -> int:
    """The first of these cards that has this name."""
    for card in cards:
        if NAMES[card] == name:
            return card
    raise ValueError(f"there is no {name} left")
