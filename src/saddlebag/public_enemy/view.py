"""What a seat may know: all but the order of the decks and the cards removed for a fast game."""

from typing import Final

from saddlebag.public_enemy.cards import (
    DECK_NAMES,
    DECKS,
    GANGS,
    NAMES,
    OUT,
    REMOVED,
    STACKS,
    TOWNS,
)
from saddlebag.public_enemy.scoring import decided
from saddlebag.public_enemy.state import ALL_GANGS, NOBODY, Enemy, seat_or_none

GANG_STACKS: Final = [list(zip(GANGS, zones, strict=True)) for zones in STACKS]
# the gangs of a set of Wanted tokens
TOKENS: Final = [
    tuple([gang for i, gang in enumerate(GANGS) if owned >> i & 1])
    for owned in range(ALL_GANGS + 1)
]


def view(s: Enemy, seat: int) -> dict[str, object]:
    """Built up from nothing; piles from bottom to top, None for a card's back."""
    cards = s.cards
    return {
        "seats": s.seats,
        "round": s.round,
        "round_cap": s.modules.round_cap,
        "starter": s.starter,
        "turn": s.turn,
        "spent": s.spent,
        "decks": {name: cards.faces(DECKS[deck], seat) for deck, name in enumerate(DECK_NAMES)},
        "out": [NAMES[card] for card in cards.piles[OUT]],
        "removed": cards.faces(REMOVED, seat),
        "players": [player(s, other) for other in range(s.seats)],
        "one": seat_or_none(s.one),
        "cavalry": None if s.cavalry == NOBODY else TOWNS[s.cavalry],
        "supremacy": None if s.supremacy == NOBODY else GANGS[s.supremacy],
        "decided": decided(s),
    }


def player(s: Enemy, seat: int) -> dict[str, object]:
    """One player's stacks from bottom to top (Q-15: covered cards are open), tokens and points."""
    piles = s.cards.piles
    stacks: dict[str, list[str]] = {}
    for gang, zone in GANG_STACKS[seat]:
        pile = piles[zone]
        stacks[gang] = [NAMES[card] for card in pile] if pile else []
    return {
        "stacks": stacks,
        "wanted": list(TOKENS[s.wanted[seat]]),
        "dollars": s.dollars[seat],
        "points": s.points[seat],
    }
