"""What poker cards are good for, by their names."""

from typing import Final

from saddlebag.western_legends.fight_cards import FIGHT_DECK
from saddlebag.western_legends.poker_cards import CARD_EFFECTS, POKER_CARDS

RANK: Final[dict[str, int]] = {card.id: card.rank for card in POKER_CARDS}
EFFECT: Final[dict[str, str]] = {card.id: CARD_EFFECTS[card.effect].id for card in POKER_CARDS}
FIGHT_RANK: Final[dict[str, int]] = {card.id: card.rank for card in FIGHT_DECK}

# What it hurts to part with a card, by what it can do.
KEEP: Final[dict[str, float]] = {
    "cheat": 0.25,
    "saddle_up": 0.3,
    "sprint": 0.15,
    "manhunt": 0.45,
    "payday": 0.35,
    "stick_em_up": 0.5,
    "reputation": 0.5,
    "shootout": 0.2,
    "wallop": 0.2,
    "instincts": 0.05,
    "fools_gold": 0.7,
    "lady_luck": 0.35,
    "bulletproof": 0.4,
    "quickdraw": 0.5,
    "determination": 0.8,
    "living_legend": 1.0,
    "joker": 0.5,
}
WORTH: Final[dict[str, float]] = {name: KEEP[effect] for name, effect in EFFECT.items()}
