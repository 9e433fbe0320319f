"""Poker cards and fight cards by their names."""

from typing import Final

from saddlebag.bots.western_legends.weights import KEEP
from saddlebag.western_legends.content.fight_cards import FIGHT_DECK
from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS, POKER_CARDS
from saddlebag.western_legends.goods.jokers import AS

RANK: Final[dict[str, int]] = {card.id: card.rank for card in POKER_CARDS}
EFFECT: Final[dict[str, str]] = {card.id: CARD_EFFECTS[card.effect].id for card in POKER_CARDS}
SPARED: Final[dict[str, float]] = {name: KEEP[effect] for name, effect in EFFECT.items()}
FIGHT_RANK: Final[dict[str, int]] = {card.id: card.rank for card in FIGHT_DECK}


def parted(name: str) -> tuple[str, str]:
    """The card that is spent and the one it counts as: `joker_red:as:5_clubs`."""
    spent, _, original = name.partition(AS)
    return spent, original or spent
