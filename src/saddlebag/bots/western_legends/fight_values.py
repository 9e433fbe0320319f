"""Fights: the value of winning and losing, and how likely each is."""

from typing import Any, Final

from saddlebag.bots.western_legends.bandits import line_of, outcome
from saddlebag.bots.western_legends.gear import (
    KEEPS_GOODS,
    MORE_MARSHAL,
    MORE_WANTED,
    of_misc,
)
from saddlebag.bots.western_legends.odds import ATTACKING, NPC_ODDS
from saddlebag.bots.western_legends.sight import BANDIT_QUEEN, Sight, said
from saddlebag.western_legends.content.man_in_black_cards import LOWERS
from saddlebag.western_legends.content.numbers import DUEL_WON, HEIST_WON, MOST_WOUNDS
from saddlebag.western_legends.fights.arrest import half_money, half_nuggets

JUDGE: Final = "judge_roy_bean"
NPCS: Final = ("bandit", "guard", "sheriff")
HEIST_MONEY: Final = sum(step.n for step in HEIST_WON if step.do == "money")
HEIST_POINTS: Final = sum(step.n for step in HEIST_WON if step.do == "wanted")
DUEL_LP: Final = DUEL_WON[0].n
BEATEN: Final = 0.2  # the value of wounding a rival
SAVED: Final = 0.3  # the value of winning a fight that somebody else started


def chance(sight: Sight, kind: str, place: int) -> float:
    """The chance to win with the best card in hand, including Stick 'Em Up!."""
    if not sight.top:
        return 0.0
    npc = kind in NPCS
    value = sight.top + sight.lowers(npc, place) + sight.stick
    if kind == "man_in_black":
        return NPC_ODDS[kind][value - LOWERS]
    if not npc:
        return ATTACKING[value]
    return NPC_ODDS[kind][value + 1 if ties_are_mine(sight, kind) else value]


def ties_are_mine(sight: Sight, kind: str) -> bool:
    """D-32: earlier printings give a tied Heist to the player; Q-102: so do House Rules."""
    if sight.legend == JUDGE:
        return True
    return kind == "guard" and bool(said(sight.options, "heist_tie") == "player")


def hurt(sight: Sight) -> float:
    """The least cost of a lost fight: a wound, less the loser's card."""
    return (sight.now.wound if sight.wounds < MOST_WOUNDS else 0.0) - sight.now.card


def arrested(sight: Sight) -> float:
    """The cost of an arrest."""
    now = sight.now
    loss = now.wanted[sight.wanted] + now.cattle * len(sight.herd)
    if of_misc(KEEPS_GOODS, sight.mat["items"]):
        return loss
    loss -= now.cash(sight.money, -half_money(sight.money))
    return loss + now.nugget * half_nuggets(sight.nuggets)


# ---- the value of winning and losing


def heist(sight: Sight) -> tuple[float, float]:
    """Wanted points either way, money for the winner."""
    now = sight.now
    won = now.wanted_gain(sight.wanted, sight.marshal, HEIST_POINTS)
    lost = now.wanted_gain(sight.wanted, sight.marshal, 1)
    return won + now.cash(sight.money, HEIST_MONEY), lost - hurt(sight)


def bandit(sight: Sight) -> tuple[float, float]:
    """A Legendary Point or a Marshal point."""
    won = 1.0
    if not sight.wanted:
        won = max(won, sight.now.marshal_gain(sight.marshal, sight.money, 1))
    if sight.legend == BANDIT_QUEEN:
        won = max(won, sight.now.wanted_gain(sight.wanted, sight.marshal, 1))
    return won, -hurt(sight)


def attack(sight: Sight, kind: str) -> float:
    """The value of winning a fight with a player, without the loot."""
    now = sight.now
    if kind == "duel":
        return DUEL_LP + BEATEN
    weapon = sight.mat["weapon"]
    if kind == "rob":
        points = 1 + MORE_WANTED[weapon]
        return now.wanted_gain(sight.wanted, sight.marshal, points) + BEATEN
    return now.marshal_gain(sight.marshal, sight.money, 1 + MORE_MARSHAL[weapon]) + BEATEN


def loot(sight: Sight, foe: dict[str, Any]) -> float:
    """FIGHT-16: half of the money, or half of the nuggets."""
    now = sight.now
    money = now.cash(sight.money, half_money(foe["money"]))
    return max(money, now.nugget * min(sight.room, half_nuggets(foe["nuggets"])))


def defence(sight: Sight, kind: str) -> tuple[float, float]:
    """A fight started by somebody else, or by the Sheriff."""
    lost = -hurt(sight)
    if kind in ("sheriff", "arrest"):
        return 0.0 if kind == "sheriff" else SAVED, lost - arrested(sight)
    if kind == "duel":
        return SAVED, lost - DUEL_LP * sight.now.weights.rival
    money = sight.now.cash(sight.money, -half_money(sight.money))
    gold = -sight.now.nugget * half_nuggets(sight.nuggets)
    return SAVED, lost + min(money, gold) - sight.now.weights.rival


def stakes(sight: Sight, fight: dict[str, Any]) -> tuple[float, float]:
    """The value of winning and of losing the current fight."""
    kind = fight["kind"]
    if kind == "guard":
        return heist(sight)
    if kind == "bandit":
        won, lost = bandit(sight)
        line = line_of(fight)
        more = outcome(sight, line)
        return won + more * (line.kind == "reward"), lost + more * (line.kind == "penalty")
    if kind == "sheriff" or fight["sides"][0] != sight.me:
        return defence(sight, kind)
    return attack(sight, kind), -hurt(sight)
