"""Marshal and Wanted points: the cubes on their tracks and what they collect (TRACK)."""

from functools import partial
from typing import Final

from saddlebag.kernel.ask import Ask
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.steps import Steps
from saddlebag.western_legends.content.tracks import LENGTH, MARSHAL, WANTED, row
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.counting.triggers import TRACK_POINTS, meet
from saddlebag.western_legends.goods.gains import gain_lp, gain_money
from saddlebag.western_legends.goods.gear import NAME, in_force
from saddlebag.western_legends.goods.hands import (
    EFFECT_OF,
    PLAY,
    cards_that,
    draw,
    no_reaction,
    put_away,
)
from saddlebag.western_legends.goods.jokers import copies, spend
from saddlebag.western_legends.goods.trial import Detail, by_answer
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import HAND, NAMES, RESOLVING

REPUTATION: Final = cards_that("track_same")
KINDS: Final = ("marshal", "wanted")


def gain_points(s: West, player: int, kind: str, n: int, cause: str) -> bool:
    """TRACK-2, TRACK-5 to TRACK-7: as one gain; was anything gained?"""
    if player >= s.seats or n <= 0 or (kind == "marshal" and s.wanted[player]):
        return False
    if kind == "wanted" and s.marshal[player]:
        drop_marshal(s, player, cause)
    cubes, rewards = (s.marshal, MARSHAL) if kind == "marshal" else (s.wanted, WANTED)
    before = cubes[player]
    after = min(LENGTH, before + n)
    cubes[player] = after
    s.tell(kind, player, before, after, n, cause)
    for space in range(before + 1, after + 1):
        collect(s, player, rewards[space], f"{kind}_track")
    if before + n > LENGTH:
        gain_lp(s, player, before + n - LENGTH, f"{kind}_track_end")
    if kind == "wanted":
        did(s, player, "wanted_gain", n)
        heat(s, player, before, after)
    meet(s, player, TRACK_POINTS)
    if player == s.turn:
        s.gained = kind
        ability(s, player).points_gained(s, player)
    return True


def drop_marshal(s: West, player: int, cause: str) -> None:
    """TRACK-5: the points are gone, what they brought is kept."""
    s.tell("marshal", player, s.marshal[player], 0, 0, cause)
    s.marshal[player] = 0


def drop_wanted(s: West, player: int, cause: str) -> None:
    """TRACK-9: nobody is Wanted after an arrest."""
    if s.wanted[player]:
        s.tell("wanted", player, s.wanted[player], 0, 0, cause)
        s.wanted[player] = 0


def collect(s: West, player: int, rewards: Steps, cause: str) -> None:
    """TRACK-6: the reward of a space passed or reached."""
    for step in rewards:
        if step.do == "money":
            gain_money(s, player, step.n, cause)
        elif step.do == "lp":
            gain_lp(s, player, step.n, cause)
        else:
            draw(s, player, step.n, cause)


def heat(s: West, player: int, before: int, after: int) -> None:
    """hot_sheriff, Q-126: each row reached beyond the first sends the Sheriff out afterwards."""
    if s.options.hot_sheriff:
        for reached in range(max(2, row(before) + 1), row(after) + 1):
            s.waiting = (*s.waiting, f"hot_sheriff:{player}:{reached}")


def hook_points(s: West, me: int, hook: str) -> None:
    """Points that gear adds to an arrest or a robbery: a gain of its own (Q-120)."""
    for code, fx in in_force(s, me, hook):
        gain_points(s, me, fx.do, fx.n, NAME[code])


async def answer_gain(s: West, me: int) -> None:
    """CARD-6, Q-30: once a turn a gain on the own turn may be answered with Reputation.

    Asked after whatever gave the points is fully paid out.
    """
    if me != s.turn:
        return
    kind, s.gained = s.gained, ""
    if not kind or s.reputed or not s.cards.piles[HAND[me]]:
        return
    if s.fight is None and s.reacted and s.options.reaction_limit:  # CARD-5
        s.tell("reaction_spent", me)
        return
    answer = await Ask(
        me,
        "reputation",
        lambda: reputations(s, me),
        lambda: no_reaction(s, me, REPUTATION),
        idle="pass",
        detail=lambda: reputation_stakes(s, me, kind),
    )
    if answer != "pass":
        await repute(s, me, answer, kind)


def reputation_stakes(s: West, me: int, kind: str) -> Detail | None:
    played = reputations(s, me)[1:]
    plays = {answer: partial(repute, me=me, answer=answer, kind=kind) for answer in played}
    return by_answer(s, me, plays, spent=1)


async def repute(s: West, me: int, answer: str, kind: str) -> None:
    """One more of the points just gained."""
    s.reputed = True
    s.reacted = s.reacted or s.fight is None
    card, face = spend(s, me, answer.removeprefix("play:"), RESOLVING)
    effect = EFFECT_OF[face].id
    s.tell("reaction", me, NAMES[card], effect)
    did(s, me, "reaction")
    put_away(s, me, [card], RESOLVING, effect)
    gain_points(s, me, kind, REPUTATION[face].n, effect)
    s.gained = ""


def reputations(s: West, me: int) -> list[str]:
    own = [PLAY[card] for card in sorted(s.cards.piles[HAND[me]]) if card in REPUTATION]
    return ["pass", *own, *copies(s, me, "play:", REPUTATION)]
