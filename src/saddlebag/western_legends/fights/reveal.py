"""The Bonus step: what holds from the flip on, then each side's other Bonuses (FIGHT-24)."""

from typing import Final

from saddlebag.kernel.ask import Ask
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.board import TOWN_OF
from saddlebag.western_legends.content.effects import Effect
from saddlebag.western_legends.content.man_in_black_cards import LOWERS
from saddlebag.western_legends.content.numbers import RESTARTS
from saddlebag.western_legends.fights.start import against
from saddlebag.western_legends.goods.gains import heal, wound
from saddlebag.western_legends.goods.gear import NAME, in_force
from saddlebag.western_legends.goods.hands import EFFECT_OF
from saddlebag.western_legends.records.fight import NPC, Fight
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import BOX

NO_FX: Final[tuple[Effect, ...]] = ()


def played_fx(s: West, f: Fight, side: int, hook: str) -> tuple[Effect, ...]:
    """The effects at this moment of the card a player put down."""
    player = f.sides[side]
    if player == NPC or not s.human(player) or not f.shown[side]:
        return NO_FX
    fx = EFFECT_OF[BOX.id[f.face(side)]].fx
    return tuple([it for it in fx if it.when == hook and against(it, f)])


def holds(s: West, f: Fight, fx: Effect) -> bool:
    """The condition of an effect of gear in a fight."""
    return fx.cond != "outside_town" or TOWN_OF[f.place] < 0


# ---- what simply holds


def hold(s: West, f: Fight) -> None:
    """Shields, and lowering by ability, weapon and items; those of the active side first."""
    f.stage = "bonus"
    for side, player in enumerate(f.sides):
        if player == NPC:
            continue
        if not s.human(player):
            change(s, f, side, LOWERS, "man_in_black", False)
            continue
        if any(fx.do == "cancel_wounds" for fx in played_fx(s, f, side, "fight_reveal")):
            f.shielded[side] = True
            s.tell("bonus", player, f.face(side), "cancel_wounds")
        by = ability(s, player).lowers(s, f, side)
        if by:
            change(s, f, side, by, "ability", s.options.raise_values)
        for code, fx in in_force(s, player, "fight_reveal"):
            if fx.do == "lower_opposing" and against(fx, f) and holds(s, f, fx):
                raises = s.options.raise_values or fx.edition in s.options.raising
                change(s, f, side, fx.n, NAME[code], raises)


def change(s: West, f: Fight, side: int, by: int, source: str, raises: bool) -> None:
    """D-14: the opposing card is lowered, or in older printings the own one raised."""
    if raises:
        f.raised[side] += by
        s.tell("raised", f.sides[side], by, source, [f.value(0), f.value(1)])
    else:
        f.lowered[1 - side] += by
        target = f.sides[1 - side]
        s.tell("lowered", None if target == NPC else target, by, source, [f.value(0), f.value(1)])


def wins_ties(s: West, f: Fight, side: int) -> bool:
    """Q-102"""
    player = f.sides[side]
    if player == NPC or not s.human(player):
        return False
    if ability(s, player).wins_ties(s, f, side):
        return True
    fx = in_force(s, player, "fight_result")
    return any(it.do == "win_ties" and against(it, f) for _, it in fx)


# ---- what each side does


async def bonuses(s: West, f: Fight) -> int:
    """FIGHT-9: the active side's first; the side whose Shootout voids the fight, or -1."""
    for side in range(2):
        for fx in played_fx(s, f, side, "fight_reveal"):
            if await bonus(s, f, side, fx):
                return side
    return -1


async def bonus(s: West, f: Fight, side: int, fx: Effect) -> bool:
    """One Bonus of the card played."""
    me, card = f.sides[side], f.face(side)
    if fx.do == "heal":
        heal(s, me, fx.n, card)
    elif fx.do == "wound_opponent":
        s.tell("bonus", me, card, fx.do)
        wound(s, f.sides[1 - side], fx.n, card)
    elif fx.do == "cancel_fight_card":
        answer = await Ask(me, "quickdraw", ("cancel", "pass"), idle="pass")
        if answer == "cancel":
            f.cancelled = True
            s.tell("bonus", me, card, fx.do)
    elif fx.do == "restart_fight" and f.restarts < RESTARTS:
        answer = await Ask(me, "shootout", ("pass", "restart"), idle="pass")
        if answer == "restart":
            s.tell("bonus", me, card, fx.do)
            return True
    return False
