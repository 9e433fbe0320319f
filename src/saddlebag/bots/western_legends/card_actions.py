"""The value of the Actions of poker cards and items."""

from typing import Final

from saddlebag.bots.western_legends.cards import EFFECT, parted
from saddlebag.bots.western_legends.sheriff import manhunt
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stories import Triggers

PAYDAY: Final = 30
CHOICE: Final = 2.2  # the value of Instincts, in cards
MORE_ACTIONS: Final = 2
TOO_MANY: Final = 0.3  # the share of a card's value in a hand over the limit
SADDLE_UP: Final = "saddle_up"


def play(sight: Sight, name: str, bonus: Triggers) -> float:
    """The value of a poker card's Action, less the value of the card."""
    spent, card = parted(name)
    now, effect = sight.now, EFFECT[card]
    kept = now.spared[spent]
    if len(sight.hand) > sight.limit:
        kept *= TOO_MANY
    worth = bonus.get("card_action", 0.0) - kept
    match effect:
        case "payday":
            return worth + now.cash(sight.money, PAYDAY)
        case "manhunt":
            return worth + bool(sight.marshal or sight.wanted) + manhunt(sight)
        case "instincts":
            return worth + CHOICE * now.card
        case "determination":
            return worth + MORE_ACTIONS * now.weights.action
        case "living_legend":
            return worth + point(sight) + bonus.get("track_points", 0.0)
    return worth  # with a place to go to


def point(sight: Sight) -> float:
    """One point of the more valuable kind."""
    now = sight.now
    wanted = now.wanted_gain(sight.wanted, sight.marshal, 1)
    if sight.wanted:
        return wanted
    return max(wanted, now.marshal_gain(sight.marshal, sight.money, 1))


def jump(options: tuple[str, ...]) -> str:
    """The answer that plays Saddle Up, if it is in hand."""
    for answer in options:
        if answer[:5] == "play:" and EFFECT[parted(answer[5:])[1]] == SADDLE_UP:
            return answer
    return ""


def use(sight: Sight, name: str, bonus: Triggers) -> float:
    """Provisions: a card, and a wound less."""
    worth = 0.8 * sight.now.card
    if sight.wounds:
        worth += sight.now.wound + bonus.get("heal_wound", 0.0)
    return worth
