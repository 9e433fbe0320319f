"""What the Actions of poker cards and items are worth."""

from typing import Final

from saddlebag.bots.western_legends.cards import EFFECT
from saddlebag.bots.western_legends.law import manhunt
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stories import Triggers

PAYDAY: Final = 30
CHOICE: Final = 2.2  # cards that Instincts are worth
MORE_ACTIONS: Final = 2
TOO_MANY: Final = 0.3  # of what a card is worth in a hand that is too full
SADDLE_UP: Final = "saddle_up"


def play(sight: Sight, name: str, bonus: Triggers) -> float:
    """What the Action of a poker card brings more than the card is worth."""
    now, effect = sight.now, EFFECT[name]
    kept = now.spared[name]
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
            return worth + MORE_ACTIONS * now.taste.action
        case "living_legend":
            return worth + point(sight) + bonus.get("track_points", 0.0)
    return worth  # with a place to go to


def point(sight: Sight) -> float:
    """One point of the kind that is worth more."""
    now = sight.now
    wanted = now.wanted_gain(sight.wanted, sight.marshal, 1)
    if sight.wanted:
        return wanted
    return max(wanted, now.marshal_gain(sight.marshal, sight.money, 1))


def jump(options: tuple[str, ...]) -> str:
    """Saddle Up in hand, as an answer."""
    for answer in options:
        if answer[:5] == "play:" and EFFECT[answer[5:]] == SADDLE_UP:
            return answer
    return ""


def use(sight: Sight, name: str, bonus: Triggers) -> float:
    """Provisions: a card, and a wound less."""
    worth = 0.8 * sight.now.card
    if sight.wounds:
        worth += sight.now.wound + bonus.get("heal_wound", 0.0)
    return worth
