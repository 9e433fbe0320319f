"""The poker cards: 13 ranks in four suits, each with a named effect, and two Jokers (COMP-2)."""

from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.contents import (
    BASE,
    SOURCES,
    count,
    fits,
    known,
    need,
    numbered,
    page,
    table,
)
from saddlebag.western_legends.content.effects import Effect, effects
from saddlebag.western_legends.content.moments import (
    CARD_MOMENTS,
    check_card_limit,
    check_card_timing,
    check_effect,
)
from saddlebag.western_legends.content.numbers import BOX

SUITS: Final = ("hearts", "diamonds", "clubs", "spades")
RANKS: Final = ("", "", *"23456789", "10", *"jqka")  # as card names write them
JACK: Final = 11
ACE: Final = 14
TIMINGS: Final = ("action", "bonus", "reaction", "special")
LIMITS: Final = ("", "action", "turn", "fight", "reveal", "hand")
SAYS: Final = ("id", "timing", "limit?", "fx", "source")
SUITED: Final = (*SAYS, "rank", "suits")
UNSUITED: Final = (*SAYS, "set", "copies")
PAGE: Final[dict[str, Any]] = page("poker")
ROWS: Final[list[dict[str, Any]]] = table(PAGE, "effect")
HANDS: Final[tuple[str, ...]] = tuple(PAGE["hands"]["order"])  # the best first (POKER-8)


class CardEffect(NamedTuple):
    """What a poker card can do beside its rank (CARD-8)."""

    id: str
    timing: tuple[str, ...]
    limit: str  # how often: once an action, turn, fight, reveal or hand of poker
    fx: tuple[Effect, ...]


class PokerCard(NamedTuple):
    """A Joker has rank 0 and suit -1 (FIST-3)."""

    id: str
    set: str
    rank: int
    suit: int
    effect: int


def card_effect(row: dict[str, Any]) -> CardEffect:
    fits(row, SUITED if "suits" in row else UNSUITED, {"limit": LIMITS}, row["id"])
    timing = tuple(known(word, TIMINGS, row["id"]) for word in row["timing"])
    fx, limit = effects(row["fx"], row["id"]), row.get("limit", "")
    for it in fx:
        check_effect(it, CARD_MOMENTS, row["id"])
    check_card_limit(fx, limit, row["id"])
    check_card_timing(fx, timing, row["id"])
    return CardEffect(row["id"], timing, limit, fx)


def cards(effect: int, row: dict[str, Any]) -> list[PokerCard]:
    """The cards with this effect, by suit."""
    if "suits" not in row:
        return [PokerCard(name, row["set"], 0, -1, effect) for name in row["copies"]]
    for source in row["suits"].values():
        known(source, SOURCES, row["id"])
    rank, suits = row["rank"], [SUITS.index(suit) for suit in row["suits"]]
    return [PokerCard(f"{RANKS[rank]}_{SUITS[suit]}", BASE, rank, suit, effect) for suit in suits]


CARD_EFFECTS: Final[tuple[CardEffect, ...]] = tuple(card_effect(row) for row in ROWS)
EFFECT: Final[dict[str, int]] = numbered(ROWS)
# By rank and suit; the Jokers come last.
POKER_CARDS: Final[tuple[PokerCard, ...]] = tuple(
    sorted(
        (card for effect, row in enumerate(ROWS) for card in cards(effect, row)),
        key=lambda card: (card.set, card.rank, card.suit),
    )
)
POKER_CARD: Final[dict[str, int]] = {card.id: number for number, card in enumerate(POKER_CARDS)}


def check_poker_cards() -> None:
    """COMP-2: every rank in every suit, once."""
    count(POKER_CARDS, BOX["poker"], "poker")
    suited = [(card.rank, card.suit) for card in POKER_CARDS if card.suit >= 0]
    every = [(rank, suit) for rank in range(2, ACE + 1) for suit in range(len(SUITS))]
    need(sorted(suited) == every, "poker", "ranks and suits")


check_poker_cards()
