"""Gaining and losing money, nuggets, Legendary Points and wounds, within the limits (TURN-9, Q-96).

Every change is told with the amounts before and after and its cause.
"""

from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.board import TOWN_OF
from saddlebag.western_legends.content.numbers import ABILITY_FROM, MOST_WOUNDS, WALLET
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.counting.triggers import (
    ENOUGH_LP,
    ENOUGH_SPENT,
    HEALED,
    HURT,
    LP_OF_ACTION,
    NUGGET,
    SPENDING,
    meet,
)
from saddlebag.western_legends.goods.gear import nugget_limit
from saddlebag.western_legends.state import West


def set_money(s: West, player: int, amount: int, cause: str) -> None:
    """The Man in Black always has the same (Q-77)."""
    before = s.money[player]
    if player < s.seats and amount != before:
        s.money[player] = amount
        s.tell("money", player, before, amount, cause)


def gain_money(s: West, player: int, n: int, cause: str) -> None:
    """BANK-2: what does not fit into the wallet is lost."""
    after = s.money[player] + n
    if after > WALLET:
        if player < s.seats:
            s.tell("wasted", player, "money", after - WALLET, cause)
        after = WALLET
    set_money(s, player, after, cause)


def lose_money(s: West, player: int, n: int, cause: str) -> int:
    """A loss takes what there is (Q-96); returns how much that was."""
    lost = min(n, s.money[player])
    set_money(s, player, s.money[player] - lost, cause)
    return lost


def pay(s: West, player: int, n: int, cause: str) -> None:
    """A price, paid in full."""
    set_money(s, player, s.money[player] - n, cause)
    did(s, player, "spend", n)
    if player == s.turn and TOWN_OF[s.place[player]] >= 0:
        s.spent += n
        if s.spent >= ENOUGH_SPENT:
            meet(s, player, SPENDING)


def gain_lp(s: West, player: int, n: int, cause: str) -> None:
    """At once; from 5 LP on the ability works (CHAR-2, Q-38)."""
    before = s.lp[player]
    s.lp[player] = before + n
    s.tell("lp", player, before, before + n, cause)
    if player == s.turn:
        s.lp_of_action += n
        if s.lp_of_action >= ENOUGH_LP and s.current_action:
            meet(s, player, LP_OF_ACTION)
    if before + n >= ABILITY_FROM and player < s.seats and not s.legends >> player & 1:
        s.legends |= 1 << player
        s.tell("legend", player)


def lose_lp(s: West, player: int, n: int, cause: str) -> None:
    """Q-66: never below 0 during play."""
    before = s.lp[player]
    if before:
        s.lp[player] = max(0, before - n)
        s.tell("lp", player, before, s.lp[player], cause)


def set_nuggets(s: West, player: int, amount: int, cause: str) -> None:
    before = s.nuggets[player]
    if player < s.seats and amount != before:
        s.nuggets[player] = amount
        s.tell("nuggets", player, before, amount, cause)


def gain_nuggets(s: West, player: int, n: int, cause: str) -> int:
    """GOLD-3: what cannot be carried is not gained; returns how many were."""
    if player >= s.seats:
        return 0
    gained = max(0, min(n, nugget_limit(s, player) - s.nuggets[player]))
    if gained < n:
        s.tell("wasted", player, "nuggets", n - gained, cause)
    if gained:
        set_nuggets(s, player, s.nuggets[player] + gained, cause)
        did(s, player, "nugget_gain", gained)
        if s.current_action:
            meet(s, player, NUGGET)
    return gained


def lose_nuggets(s: West, player: int, n: int, cause: str) -> int:
    lost = min(n, s.nuggets[player])
    set_nuggets(s, player, s.nuggets[player] - lost, cause)
    return lost


def wound(s: West, player: int, n: int, cause: str, cancellable: bool = True) -> int:
    """WOUND-2: three at most, more are ignored; returns how many were marked.

    In a fight a shield holds off what can be cancelled (Q-61); a price cannot.
    """
    if player >= s.seats:
        return 0
    if cancellable and s.fight is not None and s.fight.shields(player):
        s.tell("shielded", player, n, cause)
        return 0
    before = s.wounds[player]
    marked = min(n, MOST_WOUNDS - before)
    if marked:
        s.wounds[player] = before + marked
        s.tell("wounds", player, before, before + marked, cause)
        meet(s, player, HURT)
        ability(s, player).hurt(s, player)
    return marked


def heal(s: West, player: int, n: int, cause: str) -> int:
    """So many wounds, or all there are; returns how many went."""
    before = s.wounds[player]
    healed = min(n, before)
    if healed:
        s.wounds[player] = before - healed
        s.tell("wounds", player, before, before - healed, cause)
        did(s, player, "heal", healed)
        meet(s, player, HEALED)
    return healed
