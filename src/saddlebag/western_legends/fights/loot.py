"""What a robber takes: half of one kind of goods, then a cattle token (FIGHT-16, FIGHT-17)."""

from functools import partial
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.board import COLORS
from saddlebag.western_legends.fights.arrest import half_money, half_nuggets
from saddlebag.western_legends.goods.gains import (
    gain_money,
    gain_nuggets,
    lose_money,
    lose_nuggets,
)
from saddlebag.western_legends.goods.gear import cattle_limit
from saddlebag.western_legends.goods.herds import has_room, herd, of_color, steal_token
from saddlebag.western_legends.goods.trial import Detail, by_answer
from saddlebag.western_legends.records.fight import ROB
from saddlebag.western_legends.state import West

NOTHING: Final = "nothing"
GOODS: Final = ("money", "nuggets")
PASS: Final = "pass"
CATTLE: Final = [f"cattle:{color}" for color in COLORS]


async def loot(s: West, me: int, foe: int) -> None:
    """Q-19: the victim loses the full half, whatever the robber can carry; WWW-4: all of it."""
    money, nuggets = s.money[foe], s.nuggets[foe]
    if not s.options.wild or not s.human(foe):  # his wealth is bottomless, half is always the same
        money, nuggets = half_money(money), half_nuggets(nuggets)
    options = [f"money:{money}"] if money else []
    options += [f"nuggets:{nuggets}"] if nuggets else []
    options += ability(s, me).more_loot(s, me, foe)
    if not options:
        return
    what = await Ask(
        me,
        "loot",
        (*options, NOTHING),
        lambda: loot_refusals(s, me, foe, money, nuggets),
        idle=NOTHING,
        detail=lambda: loot_stakes(s, me, foe, options),
    )
    if what != NOTHING:
        await take(s, me, foe, what)


def loot_stakes(s: West, me: int, foe: int, options: list[str]) -> Detail | None:
    """As much as the robber can carry."""
    return by_answer(s, me, {what: partial(take, me=me, foe=foe, what=what) for what in options})


async def take(s: West, me: int, foe: int, what: str) -> None:
    """One kind of goods, or what an ability may take instead."""
    kind, _, amount = what.partition(":")
    if kind not in GOODS:
        await ability(s, me).take_loot(s, me, foe, what)
        return
    s.tell("looted", me, foe, kind, int(amount))
    if kind == "money":
        lose_money(s, foe, int(amount), ROB)
        gain_money(s, me, int(amount), ROB)
    else:
        lose_nuggets(s, foe, int(amount), ROB)
        gain_nuggets(s, me, int(amount), ROB)


def loot_refusals(s: West, me: int, foe: int, money: int, nuggets: int) -> list[Refusal]:
    """FIGHT-16, FIGHT-17: one kind, as much as there is to take; cattle comes after it."""
    found: list[Refusal] = [(PASS, "say_nothing", {}, "WL FIGHT-16")]
    for what, amount in (("money", money), ("nuggets", nuggets)):
        values: dict[str, object] = {"player": foe, "what": what, "most": amount}
        if amount:
            found.append((what, "loot_is_fixed", values, "WL FIGHT-16"))
        else:
            found.append((what, "nothing_to_loot", values, "WL FIGHT-16"))
    rope: dict[str, object] = {"has": len(herd(s, me)), "most": cattle_limit(s, me)}
    why = ("cattle_next", {}) if has_room(s, me) else ("no_room", rope)
    found += [(answer, *why, "WL FIGHT-17") for answer in herd_of(s, foe)]
    return found + other_colors(s, foe) + ability(s, me).loot_refusals(s, me, foe)


def herd_of(s: West, foe: int) -> list[str]:
    """The cattle of a player by its colors, as answers; the Man in Black has none."""
    return [answer for color, answer in enumerate(CATTLE) if of_color(s, foe, color)]


def other_colors(s: West, foe: int) -> list[Refusal]:
    """Cattle that this player does not carry."""
    return [
        (answer, "color_not_carried", {"player": foe, "color": COLORS[color]}, "WL FIGHT-17")
        for color, answer in enumerate(CATTLE)
        if not of_color(s, foe, color)
    ]


async def take_cattle(s: West, me: int, foe: int) -> None:
    """FIGHT-17, Q-18, Q-115: one token, by its color, if there is room."""
    found = herd_of(s, foe)
    if found and not has_room(s, me):
        s.tell("wasted", me, "cattle", 1, ROB)
    elif found:
        answer = await Ask(
            me, "take_cattle", (*found, PASS), lambda: cattle_refusals(s, foe), idle=PASS
        )
        if answer != PASS:
            steal_token(s, me, foe, CATTLE.index(answer))


def cattle_refusals(s: West, foe: int) -> list[Refusal]:
    """FIGHT-17: a token the target carries, or none."""
    return [(NOTHING, "say_pass", {}, "WL FIGHT-17"), *other_colors(s, foe)]
