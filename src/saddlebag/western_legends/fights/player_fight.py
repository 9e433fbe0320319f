"""Fights between players: Arrest, Duel and Rob (FIGHT)."""

from collections.abc import Sequence
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.abilities.unlocked import ability
from saddlebag.western_legends.actions.deed import Deed
from saddlebag.western_legends.content.board import COLORS, RAIL_STATION
from saddlebag.western_legends.content.numbers import ARREST_WON, DUEL_WON, MOST_SEATS, ROB_WON
from saddlebag.western_legends.content.tracks import row
from saddlebag.western_legends.fights.aftermath import lost, won
from saddlebag.western_legends.fights.arrest import arrest, half_money, half_nuggets
from saddlebag.western_legends.fights.fight import close, declare, fight_out
from saddlebag.western_legends.fights.record import ARREST, ATTACKER, DEFENDER, DUEL, ROB, Fight
from saddlebag.western_legends.goals.progress import did
from saddlebag.western_legends.goods.gains import (
    gain_lp,
    gain_money,
    gain_nuggets,
    lose_lp,
    lose_money,
    lose_nuggets,
)
from saddlebag.western_legends.goods.herds import has_room, of_color, steal_token
from saddlebag.western_legends.goods.track_points import answer_gain, gain_points, hook_points
from saddlebag.western_legends.riding.ride import put
from saddlebag.western_legends.state import NOBODY, OPEN, West
from saddlebag.western_legends.stories.triggers import PLAYER_FIGHT, meet
from saddlebag.western_legends.zones import HAND

EVENTS: Final = {"looted": "seat player what amount"}
ANSWERS: Final = {
    kind: [f"{kind}:{player}" for player in range(MOST_SEATS + 1)] for kind in (ARREST, DUEL, ROB)
}
NOTHING: Final = "nothing"
HIS_LOOT: Final = 30  # what he takes from whom he robs
HIS_DUEL_LP: Final = 2
HIS_ROB_LP: Final = 1


# ---- whom one may fight


def refusal(s: West, me: int, kind: str, foe: int) -> tuple[str, dict[str, object], str] | None:
    """Why this fight cannot be declared now."""
    if s.place[foe] != s.place[me]:
        return "not_in_your_space", {"player": foe}, "WL FIGHT-1"
    if not s.cards.piles[HAND[me]]:
        return "no_card_to_fight", {"has": 0, "needs": 1}, "WL Q-03"
    if s.fought >> foe & 1:
        return "already_fought", {"player": foe}, "WL FIGHT-22"
    if kind != ARREST:
        return None
    if not s.marshal[me]:
        return "not_marshal", {"has": 0, "needs": 1}, "WL FIGHT-3"
    if not s.wanted[foe]:
        return "not_wanted", {"player": foe}, "WL FIGHT-3"
    if s.agreed.wild and s.ending != OPEN:
        return "no_more_arrests", {}, "WL WWW-1"
    return None


def offers_of(kind: str, s: West, me: int) -> Sequence[str]:
    answers = ANSWERS[kind]
    return [answers[foe] for foe in s.others_at(me) if refusal(s, me, kind, foe) is None]


def refusals_of(kind: str, s: West, me: int) -> list[Refusal]:
    found: list[Refusal] = []
    for foe in range(s.players):
        why = refusal(s, me, kind, foe) if foe != me else ("yourself", {}, "WL FIGHT-1")
        if why is not None:
            found.append((ANSWERS[kind][foe], *why))
    return found


# ---- the fight


async def fight_player(s: West, me: int, kind: str, foe: int) -> None:
    """FIGHT-2: declared, fought out, rewarded."""
    s.fought |= 1 << foe
    f = Fight(kind, me, foe, NOBODY, s.place[me])
    declare(s, f)
    did(s, me, "player_fight_start", 1, f)
    meet(s, me, PLAYER_FIGHT)
    await fight_out(s, f)
    if f.winner == ATTACKER:
        lost(s, foe)
        await REWARDS[kind](s, f, me, foe)
        did(s, me, f"{kind}_win", 1, f)
        await won(s, f, ATTACKER)
    else:
        lost(s, me)
        await beaten_back(s, f, me, foe)
    after_fight(s, f)
    await answer_gain(s, me)
    close(s, f)


async def beaten_back(s: West, f: Fight, me: int, foe: int) -> None:
    """FIGHT-14: no reward for the target, unless a house rule gives one."""
    if f.kind == DUEL and (s.agreed.duel_risk or s.agreed.wild):
        lose_lp(s, me, 1, DUEL)
    if s.human(foe):
        if s.agreed.proud_target:
            gain_lp(s, foe, 1, "proud_target")
        await won(s, f, DEFENDER)


def after_fight(s: West, f: Fight) -> None:
    """The Man in Black, beaten, goes to the Rail Station (Q-77); abilities look back."""
    loser = f.sides[1 - f.winner]
    if not s.human(loser):
        put(s, loser, RAIL_STATION, "beaten")
    for side, player in enumerate(f.sides):
        ability(s, player).fight_over(s, f, side)


async def duel_won(s: West, f: Fight, me: int, foe: int) -> None:
    """FIGHT-15, WWW-2"""
    gain_lp(s, me, DUEL_WON[0].n, DUEL)
    if s.agreed.wild and s.human(foe):
        lose_lp(s, foe, 1, DUEL)


async def arrest_won(s: West, f: Fight, me: int, foe: int) -> None:
    """FIGHT-18, FIGHT-20"""
    rows = row(s.wanted[foe])
    gain_points(s, me, "marshal", ARREST_WON[0].n, ARREST)
    if s.agreed.arrest_bounty:
        gain_lp(s, me, rows, "arrest_bounty")
    arrest(s, foe, me, nuggets=True)
    hook_points(s, me, "arrested_or_wrangled")


async def rob_won(s: West, f: Fight, me: int, foe: int) -> None:
    """FIGHT-16, FIGHT-17: a Wanted point, half of one kind of goods, and a cattle token."""
    gain_points(s, me, "wanted", ROB_WON[0].n, ROB)
    await loot(s, me, foe)
    await take_cattle(s, me, foe)
    hook_points(s, me, "robbed_or_rustled")


async def loot(s: West, me: int, foe: int) -> None:
    """Q-19: the victim loses the full half, whatever the robber can carry; WWW-4: all of it."""
    money, nuggets = s.money[foe], s.nuggets[foe]
    if not s.agreed.wild or not s.human(foe):  # his wealth is bottomless, half is always the same
        money, nuggets = half_money(money), half_nuggets(nuggets)
    options = [f"money:{money}"] if money else []
    options += [f"nuggets:{nuggets}"] if nuggets else []
    if not options:
        return
    what = await Ask(me, "loot", (*options, NOTHING), idle=NOTHING)
    if what == NOTHING:
        return
    kind, _, amount = what.partition(":")
    s.tell("looted", me, foe, kind, int(amount))
    if kind == "money":
        lose_money(s, foe, int(amount), ROB)
        gain_money(s, me, int(amount), ROB)
    else:
        lose_nuggets(s, foe, int(amount), ROB)
        gain_nuggets(s, me, int(amount), ROB)


async def take_cattle(s: West, me: int, foe: int) -> None:
    """FIGHT-17, Q-18, Q-115: one token, by its color, if there is room."""
    if not s.human(foe) or not has_room(s, me):
        return
    herd = [f"cattle:{color}" for i, color in enumerate(COLORS) if of_color(s, foe, i)]
    if herd:
        answer = await Ask(me, "take_cattle", (*herd, "pass"), idle="pass")
        if answer != "pass":
            steal_token(s, me, foe, COLORS.index(answer.removeprefix("cattle:")))


REWARDS: Final = {DUEL: duel_won, ROB: rob_won, ARREST: arrest_won}


# ---- his fights


async def his_fight(s: West, kind: str, victim: int) -> None:
    """Q-77: the Man in Black attacks; a human who wins gains nothing but beats him."""
    him = s.seats
    f = Fight(kind, him, victim, NOBODY, s.place[him])
    await fight_out(s, f)
    if f.winner == ATTACKER:
        lost(s, victim)
        if kind == DUEL:
            gain_lp(s, him, HIS_DUEL_LP, DUEL)
            if s.agreed.wild:
                lose_lp(s, victim, 1, DUEL)
        else:
            rob_human(s, him, victim)
    else:
        await won(s, f, DEFENDER)
    after_fight(s, f)
    close(s, f)


def rob_human(s: West, him: int, victim: int) -> None:
    """$30, or a nugget from one who has less, or nothing."""
    gain_lp(s, him, HIS_ROB_LP, ROB)
    if s.money[victim] >= HIS_LOOT:
        s.tell("looted", him, victim, "money", HIS_LOOT)
        lose_money(s, victim, HIS_LOOT, ROB)
    elif s.nuggets[victim]:
        s.tell("looted", him, victim, "nuggets", 1)
        lose_nuggets(s, victim, 1, ROB)


# ---- as deeds


def duels(s: West, me: int) -> Sequence[str]:
    return offers_of(DUEL, s, me)


def robberies(s: West, me: int) -> Sequence[str]:
    return offers_of(ROB, s, me)


def arrests(s: West, me: int) -> Sequence[str]:
    return offers_of(ARREST, s, me) if s.marshal[me] else ()


def no_duels(s: West, me: int) -> list[Refusal]:
    return refusals_of(DUEL, s, me)


def no_robberies(s: West, me: int) -> list[Refusal]:
    return refusals_of(ROB, s, me)


def no_arrests(s: West, me: int) -> list[Refusal]:
    return refusals_of(ARREST, s, me)


async def duel(s: West, me: int, foe: str) -> None:
    await fight_player(s, me, DUEL, int(foe))


async def rob(s: West, me: int, foe: str) -> None:
    await fight_player(s, me, ROB, int(foe))


async def make_arrest(s: West, me: int, foe: str) -> None:
    await fight_player(s, me, ARREST, int(foe))


DUELS: Final = Deed(DUEL, duels, no_duels, duel)
ROBBERIES: Final = Deed(ROB, robberies, no_robberies, rob)
ARRESTS: Final = Deed(ARREST, arrests, no_arrests, make_arrest)
