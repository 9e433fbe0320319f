"""The Sheriff: sent out by players, he arrests whom he meets (SHERIFF, Q-12 to Q-16)."""

from typing import Any

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.flow import together
from saddlebag.western_legends.content.board import NAMES, mask
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.fights.aftermath import lost, won
from saddlebag.western_legends.fights.arrest import arrest, to_office
from saddlebag.western_legends.fights.fight import close, fight_out
from saddlebag.western_legends.fights.stakes import SETTLE
from saddlebag.western_legends.goods.hands import holds, lay_aside, put_away
from saddlebag.western_legends.goods.track_points import answer_gain
from saddlebag.western_legends.records.fight import ATTACKER, NPC, SHERIFF, Fight
from saddlebag.western_legends.riding.choose import marches, shown_ways
from saddlebag.western_legends.riding.march import march, march_way
from saddlebag.western_legends.riding.outing import TO, within_reach
from saddlebag.western_legends.riding.ride import STAY, space_of
from saddlebag.western_legends.riding.ways import distances, reach, way
from saddlebag.western_legends.state import OPEN, West
from saddlebag.western_legends.zones import ASIDE


def hunted(s: West) -> list[int]:
    """Wanted players he may arrest; in the Wild Wild West nobody after the end began (WWW-1)."""
    if s.options.wild and s.ending != OPEN:
        return []
    return [player for player in range(s.seats) if s.wanted[player]]


def prey(s: West) -> int:
    """The spaces where he stops (Q-12)."""
    return mask([s.place[player] for player in hunted(s)])


async def ride_sheriff(s: West, mover: int, n: int, cause: str, exact: bool) -> None:
    """SHERIFF-2, SHERIFF-3: an active Sheriff moves so many spaces, where the mover wants.

    "Up to" so many unless `exact`: then just as many, going back allowed (Q-13).
    """
    if not s.active_sheriff() or not n:
        return
    if not s.human(mover):
        await hunt(s, n, cause)
        return
    if exact:
        options = tuple([TO[space] for space, _ in march(s.sheriff, n, prey(s))])
    else:
        options = (STAY, *within_reach(s.sheriff, n, 0, prey(s), False).to)
    idle = "" if exact else STAY
    answer = await Ask(mover, "sheriff", options, too_far, idle, (s, n, exact), sheriff_ways)
    if answer == STAY:
        s.tell("sheriff_stays", mover, cause)
    else:
        await ride_to(s, mover, space_of(answer), n, cause, exact)


def in_reach(s: West, n: int, exact: bool) -> tuple[tuple[int, int], ...]:
    """Q-13: up to so many steps, or exactly as many."""
    if exact:
        return march(s.sheriff, n, prey(s))
    return reach(s.sheriff, n, 0, prey(s))


def sheriff_ways(s: West, n: int, exact: bool) -> dict[str, Any]:
    """How he gets there."""
    if exact:
        return marches(s.sheriff, n, prey(s))
    return shown_ways(within_reach(s.sheriff, n, 0, prey(s), False))


def too_far(s: West, n: int, exact: bool) -> list[Refusal]:
    """Where he cannot go, with the steps it would take."""
    near, far = dict(in_reach(s, n, exact)), distances(s.sheriff)
    found: list[Refusal] = []
    for space in range(len(far)):
        values: dict[str, object] = {"space": NAMES[space], "needs": far[space], "has": n}
        if space not in near and far[space] > n:
            found.append((TO[space], "too_far", values, "WL SHERIFF-3"))
        elif space not in near:
            found.append((TO[space], "sheriff_cannot", values, "WL Q-12"))
    if exact:
        found.append((STAY, "exact_steps", {"needs": n}, "WL Q-13"))
    return found


async def ride_to(s: West, mover: int, space: int, n: int, cause: str, exact: bool = False) -> None:
    """The shortest way, or one of exactly so many steps."""
    if exact:
        length = dict(in_reach(s, n, exact))[space]
        path = march_way(s.sheriff, space, length, prey(s))
    else:
        path = way(s.sheriff, space, 0, prey(s))
    s.tell("sheriff_rode", mover, [NAMES[s.sheriff], *[NAMES[it] for it in path]], cause)
    s.sheriff = space
    await meet_wanted(s, mover)


async def hunt(s: West, n: int, cause: str) -> None:
    """Q-125: by the full number toward the nearest Wanted player not already in his space."""
    marks = [player for player in hunted(s) if s.place[player] != s.sheriff]
    if marks:
        near = distances(s.sheriff)
        mark = min(marks, key=lambda player: (near[s.place[player]], *first_choice(s, player)))
        path = way(s.sheriff, s.place[mark], 0, prey(s))
        await ride_to(s, s.seats, path[min(n, len(path)) - 1], n, cause)


def first_choice(s: West, player: int) -> tuple[int, int]:
    """Q-99: more LP, then the next in turn order."""
    return -s.lp[player], (player - s.first) % s.seats


# ---- the arrest


async def meet_wanted(s: West, mover: int) -> None:
    """SHERIFF-4, SHERIFF-5: everybody Wanted there discards a card, one of them is fought."""
    victims = [player for player in hunted(s) if s.place[player] == s.sheriff]
    if not victims:
        return
    s.tell("sheriff_met", victims, NAMES[s.sheriff])
    await discard_together(s, [player for player in victims if holds(s, player)])
    victim = victims[0]
    if len(victims) > 1:
        victim = await choose_victim(s, mover, victims)
    await attempt(s, victim)


async def discard_together(s: West, victims: list[int]) -> None:
    """Q-82, Q-83: one card each, of their own choice, shown at the same time."""
    await together(*[lay_aside(s, player, "sheriff") for player in victims])
    for player in victims:
        put_away(s, player, s.cards.piles[ASIDE[player]].copy(), ASIDE[player], "sheriff")


async def choose_victim(s: West, mover: int, victims: list[int]) -> int:
    """Q-83, Q-99"""
    if not s.human(mover):
        return min(victims, key=lambda player: first_choice(s, player))
    options = tuple([f"seat:{player}" for player in victims])
    answer = await Ask(mover, "sheriff_target", options, lambda: spared(s, victims))
    return int(answer.removeprefix("seat:"))


def spared(s: West, victims: list[int]) -> list[Refusal]:
    """SHERIFF-5: who cannot be arrested now; somebody must be."""
    found: list[Refusal] = [("pass", "compulsory", {}, "WL SHERIFF-5")]
    for player in range(s.players):
        if player in victims:
            continue
        if s.wanted[player]:
            found.append((f"seat:{player}", "not_met", {"player": player}, "WL SHERIFF-5"))
        else:
            found.append((f"seat:{player}", "not_wanted", {"player": player}, "WL SHERIFF-5"))
    return found


async def attempt(s: West, victim: int) -> None:
    """SHERIFF-7 to SHERIFF-12: the Wanted player is the active side (Q-97)."""
    f = Fight(SHERIFF, victim, NPC, s.right_of(victim), s.place[victim])
    await fight_out(s, f)
    await settle(s, f)


async def settle(s: West, f: Fight) -> None:
    """SHERIFF-8 to SHERIFF-12: free, or under arrest."""
    victim = f.sides[ATTACKER]
    if f.winner == ATTACKER:
        did(s, victim, "sheriff_escape", 1, f)
        await won(s, f, ATTACKER)
        to_office(s, "escaped")
    else:
        lost(s, victim)
        arrest(s, victim, None, s.options.sheriff_nuggets)
    await answer_gain(s, victim)
    close(s, f)


SETTLE[SHERIFF] = settle
