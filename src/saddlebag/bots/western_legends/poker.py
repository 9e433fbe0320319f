"""Poker: whether to play, and the cards to put down."""

from itertools import combinations
from typing import Final

from saddlebag.bots.western_legends.cards import EFFECT
from saddlebag.bots.western_legends.cards import WORTH as CARD_WORTH
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.worth import WORTH
from saddlebag.western_legends.poker_cards import POKER_CARD
from saddlebag.western_legends.poker_showdown import IN_FLOP, PUT_DOWN
from saddlebag.western_legends.ranking import Card, best

# The chance to beat the dealer with so many cards to choose from.
ODDS: Final = (0.1, 0.12, 0.25, 0.40, 0.49, 0.60, 0.68, 0.74, 0.79, 0.82)
CHEAT: Final = 0.12


def expected(sight: Sight, size: int, money: int) -> float:
    """What a hand of poker brings with so many cards, the one for the ante counted."""
    turns = sight.turns
    odds = ODDS[min(size, len(ODDS) - 1)]
    if "cheat" in sight.effects:
        odds += CHEAT
    won = 1.0 + WORTH.cash(turns, money, 50)
    lost = WORTH.cash(turns, money, -10) + WORTH.card[turns]
    if "ten_gallon" in sight.mat["items"]:
        won, lost = won + 1.0, lost + WORTH.cash(turns, money, 10)
    if "lady_luck" in sight.effects:
        won, lost = won + WORTH.card[turns], lost + WORTH.cash(turns, money, 30)
    return odds * won + (1 - odds) * lost - WORTH.card[turns] * min(1, size - 1)


def join(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """A pot for an ante, and a card besides."""
    size = sight.mat["hand"]["count"] + 1
    odds = ODDS[min(size, len(ODDS) - 1)] * 0.8
    turns = sight.turns
    won = WORTH.cash(turns, sight.money, 60) + 0.3  # and the host has not
    lost = WORTH.cash(turns, sight.money, -10) + WORTH.card[turns]
    return {"join": odds * won + (1 - odds) * lost - WORTH.card[turns], "pass": 0.0}


def pick(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """The cards of the best hand; among equals those one can spare."""
    down = [POKER_CARD[name] for name in sight.mat["played"] if name is not None]
    flop: list[Card] = [IN_FLOP[POKER_CARD[name]] for name in sight.view["flop"]]
    own = [PUT_DOWN[card] for card in down]
    kickers = sight.options["kickers"] is not False
    found: list[tuple[tuple[int, ...], float, tuple[str, ...]]] = []
    for names in combinations(options, 2 - len(down)):
        hand = [*flop, *own, *[PUT_DOWN[POKER_CARD[name]] for name in names]]
        spare = -sum([CARD_WORTH[name] for name in names])
        luck = 0.8 if any(EFFECT[name] == "lady_luck" for name in names) else 0.0
        found.append((best(hand, kickers), spare + luck, names))
    chosen = max(found)[2]
    return {name: 1.0 if name == chosen[0] else 0.0 for name in options}


def deal(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """The dealer's best cards come first."""
    return {options[0]: 1.0}
