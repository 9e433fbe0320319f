"""Fights: what winning and losing them is worth, and how likely either is."""

from typing import Any, Final

from saddlebag.bots.western_legends.odds import ATTACKING, NPC_ODDS
from saddlebag.bots.western_legends.sight import Sight, said
from saddlebag.western_legends.content.man_in_black_cards import LOWERS
from saddlebag.western_legends.content.numbers import DUEL_WON, HEIST_WON, MOST_WOUNDS
from saddlebag.western_legends.fights.arrest import half_money, half_nuggets

NPCS: Final = ("bandit", "guard", "sheriff")
HEIST_MONEY: Final = sum(step.n for step in HEIST_WON if step.do == "money")
HEIST_POINTS: Final = sum(step.n for step in HEIST_WON if step.do == "wanted")
DUEL_LP: Final = DUEL_WON[0].n
BEATEN: Final = 0.2  # what it is worth that a rival is wounded
SAVED: Final = 0.3  # what it is worth to win a fight that somebody else began


def chance(sight: Sight, kind: str, place: int) -> float:
    """The chance to win with the best card in hand, Stick 'Em Up! counted."""
    if not sight.top:
        return 0.0
    npc = kind in NPCS
    value = sight.top + sight.lowers(npc, place) + sight.stick
    if kind == "man_in_black":
        return NPC_ODDS[kind][value - LOWERS]
    if not npc:
        return ATTACKING[value]
    return NPC_ODDS[kind][value + 1 if kind == "guard" and ties_are_mine(sight) else value]


def ties_are_mine(sight: Sight) -> bool:
    """D-32: earlier printings give a tied Heist to the player."""
    return bool(said(sight.options, "heist_tie") == "player")


def hurt(sight: Sight) -> float:
    """What a lost fight costs at least: a wound, less the loser's card."""
    return (sight.now.wound if sight.wounds < MOST_WOUNDS else 0.0) - sight.now.card


def arrested(sight: Sight) -> float:
    """What an arrest costs."""
    now = sight.now
    loss = now.wanted[sight.wanted] - now.cash(sight.money, -half_money(sight.money))
    return loss + now.nugget * half_nuggets(sight.nuggets) + now.cattle * len(sight.herd)


# ---- what it means to win, and to lose


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
    return won, -hurt(sight)


def attack(sight: Sight, kind: str) -> float:
    """What a won fight with a player brings, without the loot."""
    now = sight.now
    if kind == "duel":
        return DUEL_LP + BEATEN
    if kind == "rob":
        return now.wanted_gain(sight.wanted, sight.marshal, 1) + BEATEN
    return now.marshal_gain(sight.marshal, sight.money, 1) + BEATEN


def loot(sight: Sight, foe: dict[str, Any]) -> float:
    """FIGHT-16: half of the money, or half of the nuggets."""
    now = sight.now
    money = now.cash(sight.money, half_money(foe["money"]))
    return max(money, now.nugget * min(sight.room, half_nuggets(foe["nuggets"])))


def defence(sight: Sight, kind: str) -> tuple[float, float]:
    """A fight begun by somebody else, the Sheriff among them."""
    lost = -hurt(sight)
    if kind in ("sheriff", "arrest"):
        return 0.0 if kind == "sheriff" else SAVED, lost - arrested(sight)
    if kind == "duel":
        return SAVED, lost - DUEL_LP * sight.now.taste.rival
    money = sight.now.cash(sight.money, -half_money(sight.money))
    gold = -sight.now.nugget * half_nuggets(sight.nuggets)
    return SAVED, lost + min(money, gold) - sight.now.taste.rival


def stakes(sight: Sight, fight: dict[str, Any]) -> tuple[float, float]:
    """What it means to win and to lose the fight at hand."""
    kind = fight["kind"]
    if kind == "guard":
        return heist(sight)
    if kind == "bandit":
        return bandit(sight)
    if kind == "sheriff" or fight["sides"][0] != sight.me:
        return defence(sight, kind)
    return attack(sight, kind), -hurt(sight)
