"""Poker: whether to play, and the cards to put down."""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Final

from saddlebag.bots.western_legends.cards import EFFECT, RANK
from saddlebag.bots.western_legends.sight import Sight, said
from saddlebag.western_legends.content.numbers import ANTE, HOUSE_STAKE, OWN_CARDS
from saddlebag.western_legends.content.poker_cards import POKER_CARD
from saddlebag.western_legends.poker.ranking import Worth, best
from saddlebag.western_legends.poker.showdown import IN_FLOP, PUT_DOWN

# The chance to beat the dealer, by the number of cards to choose from.
ODDS: Final[tuple[float, ...]] = (0.1, 0.12, 0.25, 0.40, 0.49, 0.60, 0.68, 0.74, 0.79, 0.82)
CHEAT: Final = 0.12  # a Cheat among them
CROWD: Final = 0.8  # against another player instead
LUCK: Final = 30  # what Lady Luck pays a loser


def expected(sight: Sight, size: int) -> float:
    """The value of a hand of poker by the number of cards, including the ante."""
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
    """The value of joining another player's hand: a chance at the pot, for an ante."""
    now = sight.now
    odds = ODDS[min(len(sight.hand) + 1, len(ODDS) - 1)] * CROWD
    won = now.cash(sight.money, HOUSE_STAKE + ANTE) + now.weights.rival
    lost = now.cash(sight.money, -ANTE) + now.card
    return {"join": odds * won + (1 - odds) * lost - now.card, "pass": 0.0}


def pick(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """The cards of the best hand; among equals the least useful ones."""
    down = sight.mat["played"]
    found: list[tuple[tuple[int, ...], float, tuple[str, ...]]] = []
    for names in combinations(options, OWN_CARDS - len(down)):
        found.append((worth(sight, [*down, *names]), spare(sight, names), names))
    return {max(found)[2][0]: 1.0}


def worth(sight: Sight, names: Sequence[str]) -> Worth:
    """The most that these cards are worth with the flop; a Joker is the best card in sight."""
    kickers = bool(said(sight.options, "kickers"))
    table = [IN_FLOP[POKER_CARD[name]] for name in sight.view["flop"]]
    if all(RANK[name] for name in names):
        return best([*table, *[PUT_DOWN[POKER_CARD[name]] for name in names]], kickers)
    others = [name for name in (*sight.hand, *sight.mat["played"]) if RANK[name]]
    faces = [
        [PUT_DOWN[POKER_CARD[it]] for it in ([name] if RANK[name] else others)] for name in names
    ]
    return max([best([*table, *hand], kickers) for hand in product(*faces)], default=())


def spare(sight: Sight, names: tuple[str, ...]) -> float:
    """How easily these cards can be spared."""
    luck = any(EFFECT[name] == "lady_luck" for name in names)
    return float(luck) - sum([sight.now.spared[name] for name in names])


def deal(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """Q-45: the dealer's best cards come first."""
    return {options[0]: 1.0}
