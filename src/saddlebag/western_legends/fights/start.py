"""Start-of-fight effects: the sides take turns, the active side first (FIGHT-4, Q-32)."""

from typing import Final

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.event import bit
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.effects import Effect
from saddlebag.western_legends.goods.gear import NAME, in_force
from saddlebag.western_legends.records.fight import ATTACKER, DEFENDER, NPC, Fight
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import ASIDE, HAND, NAMES

ABILITY: Final = "ability"
PASS: Final = "pass"


def against(fx: Effect, f: Fight) -> bool:
    """`vs`: NPCs are bandit, guard and Sheriff; the Man in Black is a player."""
    return fx.vs == "any" or (fx.vs == "npc") == f.npc


def sees_early(s: West, f: Fight) -> bool:
    """Q-98: an effect that must see the NPC's cards has them drawn first."""
    if f.shows_first:
        return True
    if not s.options.effects_first:
        return False
    looks = in_force(s, f.sides[ATTACKER], "fight_start")
    return any(fx.do == "look_fight_card" for _, fx in looks)


async def start_effects(s: West, f: Fight) -> None:
    """One each, alternating, until neither side has any left."""
    f.stage = "start"
    done: list[tuple[str, ...]] = [(), ()]
    side, idle = ATTACKER, 0
    while idle < 2:
        found = [] if f.sides[side] == NPC else effects_left(s, f, side, done[side])
        if not found:
            idle += 1
        else:
            idle = 0
            name = await choose(s, f.sides[side], found)
            done[side] = (*done[side], *(found if name == PASS else [name]))
            await take_effect(s, f, side, name)
        side = 1 - side


def effects_left(s: West, f: Fight, side: int, done: tuple[str, ...]) -> list[str]:
    """What this side may still do at the start."""
    me = f.sides[side]
    found = [ABILITY] if ability(s, me).starts_fight(s, f, side) else []
    for code, fx in in_force(s, me, "fight_start"):
        if against(fx, f) and shows_something(s, f, side, fx):
            found.append(f"use:{NAME[code]}")
    return [name for name in found if name not in done]


def shows_something(s: West, f: Fight, side: int, fx: Effect) -> bool:
    """Nobody looks at nothing."""
    if fx.do == "look_fight_card":  # before cards are chosen, or not at all
        return f.drawn and s.options.effects_first
    foe = f.sides[1 - side]
    return foe != NPC and s.human(foe) and bool(s.cards.piles[HAND[foe]])


async def choose(s: West, me: int, found: list[str]) -> str:
    """Optional ones may be passed; the ability may not."""
    if found == [ABILITY]:
        return ABILITY
    options = (*found, *(() if ABILITY in found else (PASS,)))
    return await Ask(me, "fight_start", options, idle=ABILITY if ABILITY in found else PASS)


async def take_effect(s: West, f: Fight, side: int, name: str) -> None:
    if name == ABILITY:
        await ability(s, f.sides[side]).fight_start(s, f, side)
    elif name != PASS:
        for code, fx in in_force(s, f.sides[side], "fight_start"):
            if f"use:{NAME[code]}" == name and against(fx, f):
                look(s, f, side, fx)


def look(s: West, f: Fight, side: int, fx: Effect) -> None:
    """So many random cards of the other side; only the one who looks sees them."""
    me, foe = f.sides[side], f.sides[1 - side]
    npc = fx.do == "look_fight_card"
    pile = s.cards.piles[ASIDE[f.controller] if npc else HAND[foe]]
    slots = sorted(s.chance.order("look", len(pile))[: fx.n])  # which ones is no secret
    cards = [pile[k] for k in slots]
    for card in cards:
        s.cards.show(card, bit(me))
    s.cards.news = s.cards.all  # chance has pointed at slots, for all to see
    target = f.controller if npc else foe
    what = "fight_cards" if side == ATTACKER and f.sides[DEFENDER] == NPC else "hand"
    s.whisper(bit(me), ([NAMES[card] for card in cards],), "looked", me, target, what, slots)
