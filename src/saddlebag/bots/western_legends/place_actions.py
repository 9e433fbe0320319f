"""The value of the actions of places, regardless of one's own space."""

from typing import Final

from saddlebag.bots.western_legends import fight_values
from saddlebag.bots.western_legends.cattle import carried
from saddlebag.bots.western_legends.gear import ACQUIRES
from saddlebag.bots.western_legends.poker import expected
from saddlebag.bots.western_legends.rewards import DIE_MONEY, DIE_NUGGETS
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.store import visit
from saddlebag.bots.western_legends.stories import Triggers
from saddlebag.western_legends.content.board import BANK
from saddlebag.western_legends.content.dice import DICE
from saddlebag.western_legends.content.numbers import (
    ANTE,
    HEAL_COST,
    NUGGET_MONEY,
    REVEL_COST,
    WALLET,
    WORK_MONEY,
)
from saddlebag.western_legends.counting.triggers import ENOUGH_LP, ENOUGH_NUGGETS, ENOUGH_SPENT

ROLLS: Final = 3  # prospecting in a row
ANY_NUGGET: Final = 1 - (1 - DIE_NUGGETS) ** DICE
MAP: Final = 1.15  # the gain from a Miner's Map
TIGHT: Final = 0.85  # the share of the free room that two dice fill


def prospecting(sight: Sight, bonus: Triggers) -> list[float]:
    """A few rolls in a row, as long as there is room for nuggets."""
    now, room = sight.now, float(sight.room)
    dug = DICE * DIE_NUGGETS * (MAP if "miners_map" in sight.mat["items"] else 1.0)
    money = now.cash(sight.money, 10) * DICE * DIE_MONEY / 10
    extra = bonus.get("gain_nugget", 0.0) * ANY_NUGGET if sight.room else 0.0
    found: list[float] = []
    for _ in range(ROLLS):
        nuggets = min(dug, room * TIGHT)
        found.append(nuggets * now.nugget + money + extra)
        room, extra = room - nuggets, 0.0
    return found


def deposit(sight: Sight, bonus: Triggers) -> float:
    """All nuggets, and Fool's Gold with them, Jokers as copies of it included."""
    fakes = sight.effects.count("fools_gold")
    jokers = sight.effects.count("joker") if fakes else 0
    sold = sight.nuggets + fakes + jokers
    if not sold:
        return 0.0
    now = sight.now
    worth = sold + now.cash(sight.money, NUGGET_MONEY * sold)
    worth -= sight.nuggets * now.nugget + fakes * now.spared["10_clubs"]
    worth -= jokers * now.spared["joker_red"]
    if sold >= ENOUGH_LP:
        worth += bonus.get("lp_2_action", 0.0)
    return worth + (bonus.get("bank_2_nuggets", 0.0) if sold >= ENOUGH_NUGGETS else 0.0)


def heist(sight: Sight, bonus: Triggers) -> float:
    """Wanted points in any case, money for the winner."""
    if not sight.hand:
        return 0.0
    odds = fight_values.chance(sight, "guard", BANK)
    won, lost = fight_values.heist(sight)
    worth = lost + odds * (won - lost) - sight.now.played
    if "reputation" in sight.effects:
        worth += sight.now.spared["7_hearts"]
    return worth + bonus.get("track_points", 0.0) + odds * bonus.get("win_npc_fight", 0.0)


def revel(sight: Sight, bonus: Triggers) -> float:
    """Revels with all the money."""
    rounds = sight.money // REVEL_COST
    worth = rounds + sight.now.cash(sight.money, -REVEL_COST * rounds)
    if rounds >= ENOUGH_LP:
        worth += bonus.get("lp_2_action", 0.0)
    return worth + (bonus.get("spend_80_town", 0.0) if sight.money >= ENOUGH_SPENT else 0.0)


def gambling(sight: Sight, bonus: Triggers) -> list[float]:
    """A hand of poker, and another one."""
    if sight.money < ANTE:
        return [0.0]
    size = len(sight.hand)
    again = expected(sight, max(1, size - 1))
    return [expected(sight, size + 1) + bonus.get("play_poker", 0.0), again]


def healing(sight: Sight, bonus: Triggers) -> float:
    """All wounds, with a card for each."""
    if not sight.wounds or sight.money < HEAL_COST:
        return 0.0
    now = sight.now
    worth = sight.wounds * (now.wound + now.card) + now.cash(sight.money, -HEAL_COST)
    return worth + bonus.get("heal_wound", 0.0)


def shopping(sight: Sight, bonus: Triggers) -> float:
    """The best basket; a story alone is no reason to go there."""
    worth, spent = visit(sight)
    if worth <= 0:
        return 0.0
    worth += bonus.get("buy_or_upgrade", 0.0)
    return worth + (bonus.get("spend_80_town", 0.0) if spent >= ENOUGH_SPENT else 0.0)


def acquiring(sight: Sight, bonus: Triggers) -> float:
    """As many tokens as the mount brings at once and there is room for."""
    tokens = min(sight.pens, 1 + ACQUIRES[sight.mat["mount"]])
    return carried(sight) * tokens + bonus.get("cattle_business", 0.0)


def working(sight: Sight, bonus: Triggers) -> float:
    return sight.now.cash(sight.money, WORK_MONEY) if sight.money < WALLET else 0.0


def ambush(sight: Sight, bonus: Triggers, place: int) -> float:
    """Riding into a bandit."""
    odds = fight_values.chance(sight, "bandit", place)
    won, lost = fight_values.bandit(sight)
    won += bonus.get("win_npc_fight", 0.0)
    if not sight.wanted:
        won += bonus.get("track_points", 0.0)
    return lost + odds * (won - lost) - (sight.now.played if sight.hand else 0.0)
