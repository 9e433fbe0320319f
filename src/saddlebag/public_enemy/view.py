"""What a seat may know: all but the order of the decks and the cards removed for a fast game."""

from saddlebag.public_enemy.cards import DECK_NAMES, DECKS, GANGS, OUT, REMOVED, STACKS, TOWNS
from saddlebag.public_enemy.scoring import decided
from saddlebag.public_enemy.state import NOBODY, Enemy, seat_or_none


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
        "out": cards.faces(OUT, seat),
        "removed": cards.faces(REMOVED, seat),
        "players": [player(s, other, seat) for other in range(s.seats)],
        "one": seat_or_none(s.one),
        "cavalry": None if s.cavalry == NOBODY else TOWNS[s.cavalry],
        "supremacy": None if s.supremacy == NOBODY else GANGS[s.supremacy],
        "decided": decided(s),
    }


def player(s: Enemy, other: int, seat: int) -> dict[str, object]:
    """One player's stacks (covered cards are open, Q-15), tokens, tiles and last points."""
    stacks = STACKS[other]
    return {
        "stacks": {gang: s.cards.faces(stacks[i], seat) for i, gang in enumerate(GANGS)},
        "wanted": [gang for i, gang in enumerate(GANGS) if s.wanted[other] & 1 << i],
        "dollars": s.dollars[other],
        "points": s.points[other],
    }
