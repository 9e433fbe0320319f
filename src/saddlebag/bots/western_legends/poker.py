"""Poker: whether to play, and the cards to put down."""

from itertools import combinations
from typing import Final

from saddlebag.bots.western_legends.cards import EFFECT
from saddlebag.bots.western_legends.sight import Sight, said
from saddlebag.western_legends.content.numbers import ANTE, HOUSE_STAKE, OWN_CARDS
from saddlebag.western_legends.content.poker_cards import POKER_CARD
from saddlebag.western_legends.poker.ranking import best
from saddlebag.western_legends.poker.showdown import IN_FLOP, PUT_DOWN

# The chance to beat the dealer with so many cards to choose from.
ODDS: Final = (0.1, 0.12, 0.25, 0.40, 0.49, 0.60, 0.68, 0.74, 0.79, 0.82)
CHEAT: Final = 0.12  # a Cheat among them
CROWD: Final = 0.8  # against another player instead
LUCK: Final = 30  # what Lady Luck pays a loser


def expected(sight: Sight, size: int) -> float:
    """What a hand of poker brings with so many cards, the one for the ante counted."""
    now, money = sight.now, sight.money
    odds = ODDS[min(size, len(ODDS) - 1)] + (CHEAT if "cheat" in sight.effects else 0.0)
    won = 1.0 + now.cash(money, HOUSE_STAKE)
    lost = now.cash(money, -ANTE) + now.card
    if "ten_gallon" in sight.mat["items"]:
        won, lost = won + 1.0, lost + now.cash(money, ANTE)
    if "lady_luck" in sight.effects:
        won, lost = won + now.card, lost + now.cash(money, LUCK)
    return odds * won + (1 - odds) * lost - now.card * min(1, size - 1)


def join(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """A pot for an ante, a card besides, and a host who may not win."""
    now = sight.now
    odds = ODDS[min(len(sight.hand) + 1, len(ODDS) - 1)] * CROWD
    won = now.cash(sight.money, HOUSE_STAKE + ANTE) + now.taste.rival
    lost = now.cash(sight.money, -ANTE) + now.card
    return {"join": odds * won + (1 - odds) * lost - now.card, "pass": 0.0}


def pick(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """The cards of the best hand; among equals those one can spare."""
    down = [PUT_DOWN[POKER_CARD[name]] for name in sight.mat["played"]]
    table = [*down, *[IN_FLOP[POKER_CARD[name]] for name in sight.view["flop"]]]
    kickers = bool(said(sight.options, "kickers"))
    found: list[tuple[tuple[int, ...], float, tuple[str, ...]]] = []
    for names in combinations(options, OWN_CARDS - len(down)):
        cards = [PUT_DOWN[POKER_CARD[name]] for name in names]
        found.append((best([*table, *cards], kickers), spare(sight, names), names))
    return {max(found)[2][0]: 1.0}


def spare(sight: Sight, names: tuple[str, ...]) -> float:
    """How gladly one parts with these cards."""
    luck = any(EFFECT[name] == "lady_luck" for name in names)
    return float(luck) - sum([sight.now.spared[name] for name in names])


def deal(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """Q-45: the dealer's best cards come first."""
    return {options[0]: 1.0}
