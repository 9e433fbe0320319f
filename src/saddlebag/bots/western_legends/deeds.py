"""What each thing to do is worth, wherever it must be done."""

from typing import Any, Final

from saddlebag.bots.western_legends.cards import WORTH as CARD_WORTH
from saddlebag.bots.western_legends.fights import bandit, best_chance, heist, player_won, wound
from saddlebag.bots.western_legends.poker import expected
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stories import DIE, TAILINGS
from saddlebag.bots.western_legends.taste import TASTE
from saddlebag.bots.western_legends.worth import WORTH
from saddlebag.western_legends.arrest import half_money, half_nuggets

Triggers = dict[str, float]
DICE: Final = 2
ONE_NUGGET: Final = 1 - (1 - DIE) ** DICE
HEAL_PRICE: Final = 10
BIG: Final = 80


def prospecting(sight: Sight, bonus: Triggers) -> list[float]:
    """A few rolls in a row, as long as there is room for what they bring."""
    turns, room = sight.turns, float(sight.room)
    found = []
    extra = bonus.get("gain_nugget", 0.0) * ONE_NUGGET
    better = 1.15 if "miners_map" in sight.mat["items"] else 1.0
    for _ in range(3):
        nuggets = min(DICE * DIE * better, room * 0.85)
        found.append(
            nuggets * WORTH.nugget[turns]
            + WORTH.cash(turns, sight.money, 10) * DICE * TAILINGS / 10
            + (extra if room >= 1 else 0.0)
        )
        room = max(0.0, room - nuggets)
        extra = 0.0
    return found


def deposit(sight: Sight, bonus: Triggers) -> float:
    """All nuggets, and Fool's Gold with them."""
    turns = sight.turns
    fakes = sight.effects.count("fools_gold")
    sold = sight.nuggets + fakes
    if not sold:
        return 0.0
    worth = sold + WORTH.cash(turns, sight.money, 20 * sold)
    worth -= sight.nuggets * WORTH.nugget[turns] + fakes * CARD_WORTH["10_clubs"] * (turns > 0)
    if sold >= 2:
        worth += bonus.get("bank_2_nuggets", 0.0) + bonus.get("lp_2_action", 0.0)
    return worth


def robbery(sight: Sight, bonus: Triggers) -> float:
    """The Heist: Wanted points whoever wins, money for the winner."""
    if not sight.hand:
        return 0.0
    odds = best_chance(sight, "guard", sight.place)
    won, lost = heist(sight)
    worth = lost + odds * (won - lost) - 0.6 * (sight.turns > 0)
    worth += bonus.get("track_points", 0.0) + odds * bonus.get("win_npc_fight", 0.0)
    if "reputation" in sight.effects:
        worth += 0.5 * (sight.turns > 0)
    return worth


def revel(sight: Sight, bonus: Triggers) -> float:
    """As much as the money lasts."""
    rounds = sight.money // 30
    worth = rounds + WORTH.cash(sight.turns, sight.money, -30 * rounds)
    if rounds >= 2:
        worth += bonus.get("lp_2_action", 0.0)
    if rounds >= 3:
        worth += bonus.get("spend_80_town", 0.0)
    return worth


def gambling(sight: Sight, bonus: Triggers) -> list[float]:
    """A hand or two of poker."""
    size, money = sight.mat["hand"]["count"], sight.money
    if money < 10:
        return []
    first = expected(sight, size + 1, money) + bonus.get("play_poker", 0.0)
    return [first, expected(sight, max(1, size - 1), money)] if money >= 20 else [first]


def healing(sight: Sight, bonus: Triggers) -> float:
    """All wounds, with a card for each."""
    if not sight.wounds or sight.money < HEAL_PRICE:
        return 0.0
    turns = sight.turns
    worth = sight.wounds * (WORTH.wound[turns] + WORTH.card[turns])
    return worth + WORTH.cash(turns, sight.money, -HEAL_PRICE) + bonus.get("heal_wound", 0.0)


def ambush(sight: Sight, bonus: Triggers, place: int) -> float:
    """Riding into a bandit."""
    if not sight.hand:
        return -1.0
    odds = best_chance(sight, "bandit", place)
    won, lost = bandit(sight)
    won += bonus.get("win_npc_fight", 0.0)
    if not sight.wanted:
        won += bonus.get("track_points", 0.0)
    return lost + odds * (won - lost) - 0.55 * (sight.turns > 0)


def working(sight: Sight) -> float:
    return WORTH.cash(sight.turns, sight.money, 10)


def fight_with(sight: Sight, bonus: Triggers, kind: str, foe: dict[str, Any]) -> float:
    """A fight with a player; one without cards cannot win it."""
    if not sight.hand:
        return -1.0
    his = foe["man_in_black"]
    cards = 1 if his else foe["hand"]["count"]
    odds = best_chance(sight, "man_in_black" if his else kind, sight.place) if cards else 1.0
    worth = player_won(sight, kind)
    if kind == "rob":
        money = WORTH.cash(sight.turns, sight.money, half_money(foe["money"]))
        worth += max(money, WORTH.nugget[sight.turns] * min(sight.room, half_nuggets(foe["nuggets"])))
        worth += bonus.get("track_points", 0.0)
    elif kind == "arrest":
        worth += TASTE.rival * WORTH.wanted[sight.turns][foe["wanted"]]
        worth += bonus.get("track_points", 0.0)
    else:
        worth += bonus.get("lp_2_action", 0.0)
    price = (0.5 if cards else 0.1) * (sight.turns > 0)
    return odds * worth - (1 - odds) * wound(sight) - price + bonus.get("start_player_fight", 0.0)
