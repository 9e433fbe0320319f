"""Fights between players: Arrest, Duel and Rob (FIGHT)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.content.board import RAIL_STATION
from saddlebag.western_legends.content.numbers import (
    DUEL_RISK_LP,
    DUEL_WON,
    MOST_SEATS,
    PROUD_LP,
    ROB_WON,
    WILD_DUEL_LP,
)
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.counting.triggers import PLAYER_FIGHT, meet
from saddlebag.western_legends.fights.aftermath import lost, won
from saddlebag.western_legends.fights.arrest import arrest_won
from saddlebag.western_legends.fights.fight import close, declare, fight_out
from saddlebag.western_legends.fights.loot import loot, take_cattle
from saddlebag.western_legends.fights.stakes import SETTLE, fight_stakes
from saddlebag.western_legends.goods.gains import gain_lp, lose_lp
from saddlebag.western_legends.goods.hands import holds
from saddlebag.western_legends.goods.jokers import playable
from saddlebag.western_legends.goods.track_points import answer_gain, gain_points, hook_points
from saddlebag.western_legends.records.fight import ARREST, ATTACKER, DEFENDER, DUEL, ROB, Fight
from saddlebag.western_legends.riding.ride import put
from saddlebag.western_legends.state import NOBODY, OPEN, West
from saddlebag.western_legends.view_schema import Stakes

ANSWERS: Final = {
    kind: [f"{kind}:{player}" for player in range(MOST_SEATS + 1)] for kind in (ARREST, DUEL, ROB)
}


# ---- whom one may fight


def refusal(s: West, me: int, kind: str, foe: int) -> tuple[str, dict[str, object], str] | None:
    """Why this fight cannot be declared now."""
    if s.place[foe] != s.place[me]:
        return "not_in_your_space", {"player": foe}, "WL FIGHT-1"
    if not playable(s, me):
        return "no_card_to_fight", {"has": 0, "needs": 1}, "WL Q-03"
    if s.fought >> foe & 1:
        return "already_fought", {"player": foe}, "WL FIGHT-22"
    if kind != ARREST:
        return None
    if not s.marshal[me]:
        return "not_marshal", {"has": 0, "needs": 1}, "WL FIGHT-3"
    if not s.wanted[foe]:
        return "not_wanted", {"player": foe}, "WL FIGHT-3"
    if s.options.wild and s.ending != OPEN:
        return "no_more_arrests", {}, "WL WWW-1"
    return None


def offers_of(kind: str, s: West, me: int) -> Sequence[str]:
    if kind == ARREST and not s.marshal[me]:
        return ()
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
    await settle(s, f)


async def settle(s: West, f: Fight) -> None:
    """FIGHT-13 to FIGHT-21: what it brings, and the table is cleared."""
    me, foe = f.sides
    if f.winner == ATTACKER:
        lost(s, foe)
        await REWARDS[f.kind](s, f, me, foe)
        did(s, me, f"{f.kind}_win", 1, f)
        await won(s, f, ATTACKER)
    else:
        lost(s, me)
        await beaten_back(s, f, me, foe)
    after_fight(s, f)
    await answer_gain(s, me)
    close(s, f)


async def beaten_back(s: West, f: Fight, me: int, foe: int) -> None:
    """FIGHT-14: no reward for the target, unless a house rule gives one."""
    if f.kind == DUEL and s.options.wild:  # WWW-2; not twice with duel_risk
        lose_lp(s, me, WILD_DUEL_LP, DUEL)
    elif f.kind == DUEL and s.options.duel_risk:
        lose_lp(s, me, DUEL_RISK_LP, DUEL)
    if s.human(foe):
        if s.options.proud_target:
            gain_lp(s, foe, PROUD_LP, "proud_target")
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
    if s.options.wild and s.human(foe):
        lose_lp(s, foe, WILD_DUEL_LP, DUEL)


async def rob_won(s: West, f: Fight, me: int, foe: int) -> None:
    """FIGHT-16, FIGHT-17: a Wanted point, half of one kind of goods, and a cattle token."""
    gain_points(s, me, "wanted", ROB_WON[0].n, ROB)
    await loot(s, me, foe)
    await take_cattle(s, me, foe)
    hook_points(s, me, "robbed_or_rustled")


REWARDS: Final = {DUEL: duel_won, ROB: rob_won, ARREST: arrest_won}


# ---- what is at stake


def at_stake(kind: str, s: West, me: int, foe: int) -> Stakes:
    """Of a fight that could be declared now; one without a card in hand has lost it (Q-04)."""
    f = Fight(kind, me, foe, NOBODY, s.place[me])
    declare(s, f)
    found = fight_stakes(s, f, me)
    if s.human(foe) and not holds(s, foe) and not ability(s, foe).starts_fight(s, f, DEFENDER):
        found["certain"] = True
    return found


SETTLE.update(dict.fromkeys(REWARDS, settle))


# ---- as Actions


def of_kind(kind: str) -> Action:
    """Duel, Rob or Arrest."""

    async def declare_fight(s: West, me: int, foe: str) -> None:
        await fight_player(s, me, kind, int(foe))

    def stakes(s: West, me: int, foe: str) -> Stakes:
        return at_stake(kind, s, me, int(foe))

    return Action(kind, partial(offers_of, kind), partial(refusals_of, kind), declare_fight, stakes)


FIGHTS: Final = tuple(of_kind(kind) for kind in (DUEL, ROB, ARREST))
