"""The Move action: steps, a bandit's fight, extra steps, and what follows once (MOVE, Q-117)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.content.numbers import MOST_WOUNDS
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.counting.triggers import MEETING, meet
from saddlebag.western_legends.fights.bandit import at_stake as bandit_stakes
from saddlebag.western_legends.fights.bandit import meet_bandit
from saddlebag.western_legends.goods.buying import give_back
from saddlebag.western_legends.goods.gains import wound
from saddlebag.western_legends.goods.gear import NAME, in_force
from saddlebag.western_legends.goods.hands import (
    EFFECT_OF,
    PLAY,
    cards_that,
    no_reaction,
    put_away,
)
from saddlebag.western_legends.goods.jokers import copies, spend
from saddlebag.western_legends.goods.trial import compare, stakes, twin
from saddlebag.western_legends.places.cattle_drive import (
    DELIVER,
    deliver,
    deliverable,
    delivery_refusals,
)
from saddlebag.western_legends.riding.choose import choose_way
from saddlebag.western_legends.riding.outing import Journey
from saddlebag.western_legends.riding.ride import (
    barred,
    own_ride,
    ride_refusals,
    rides,
    stops,
    travel,
)
from saddlebag.western_legends.state import West
from saddlebag.western_legends.view_schema import Stakes
from saddlebag.western_legends.zones import HAND, HERD, NAMES, RESOLVING

SPRINT: Final = cards_that("extra_steps")
SPRINT_CARDS: Final = frozenset(SPRINT)
PASS: Final = "pass"
STEP: Final = "step"
NO_STEP: Final = (PASS,)
WITH_STEP: Final = (PASS, STEP)


async def move(s: West, me: int, where: str) -> None:
    """MOVE-1: one Move action, completely."""
    travel(s, me, own_ride(s, me).journey(where), "move")
    if s.bandits >> s.place[me] & 1:
        await meet_bandit(s, me)
    more = ability(s, me).extra_steps
    while more or may_sprint(s, me):
        answer = await Ask(me, "move_end", longer, not_longer, PASS, (s, me, more))
        if answer == PASS:
            break
        more = await lengthen(s, me, answer, more)
    if s.options.goals:
        did(s, me, "end_move")
    if s.place.count(s.place[me]) > 1:
        meet(s, me, MEETING)
        await move_over(s, me)
    elif s.cards.piles[HERD[me]]:  # nobody here, but perhaps something to deliver
        await move_over(s, me)


async def ride(s: West, me: int, journey: Journey, cause: str) -> None:
    """MOVE-5: a bandit met is fought at once."""
    travel(s, me, journey, cause)
    if s.bandits >> s.place[me] & 1:
        await meet_bandit(s, me)


async def free_move(s: West, me: int, n: int, cause: str) -> None:
    """Q-113: real steps, but no Move action."""
    journey = await choose_way(s, me, cause, n, barred(s, me), s.bandits, stay=True)
    if journey is not None:
        await ride(s, me, journey, cause)
        if s.options.any_delivery:
            await move_over(s, me)


# ---- extra steps (MOVE-8, Q-117)


def may_sprint(s: West, me: int) -> bool:
    """Nobody sees whether a Sprint is there, so whoever has cards is asked."""
    return bool(s.cards.piles[HAND[me]]) and not (s.reacted and s.options.reaction_limit)


def longer(s: West, me: int, steps: int) -> tuple[str, ...]:
    """What may lengthen this move."""
    own, hand = WITH_STEP if steps else NO_STEP, s.cards.piles[HAND[me]]
    if SPRINT_CARDS.isdisjoint(hand) or not may_sprint(s, me):
        return own
    cards = tuple([PLAY[card] for card in sorted(hand) if card in SPRINT_CARDS])
    return own + cards + copies(s, me, "play:", SPRINT_CARDS)


def not_longer(s: West, me: int, steps: int) -> list[Refusal]:
    """Cards that are no Sprint."""
    return no_reaction(s, me, SPRINT_CARDS)


async def lengthen(s: West, me: int, answer: str, steps: int) -> int:
    """Sprint and the ability's step, each once, in the owner's order; are there steps left?"""
    if answer == STEP:
        await farther(s, me, steps, ability(s, me).name)
        return 0
    s.reacted = True
    await sprint(s, me, answer.removeprefix("play:"))
    return steps


async def sprint(s: West, me: int, name: str) -> None:
    """MOVE-8: a Reaction to one's own Move action."""
    card, face = spend(s, me, name, RESOLVING)
    effect = EFFECT_OF[face].id
    s.tell("reaction", me, NAMES[card], effect)
    did(s, me, "reaction")
    await farther(s, me, SPRINT[face].n, effect)
    put_away(s, me, [card], RESOLVING, effect)


async def farther(s: West, me: int, n: int, cause: str) -> None:
    """Steps of the same Move action: all entry rules apply."""
    journey = await choose_way(s, me, cause, n, barred(s, me), stops(s, me), stay=False)
    if journey is not None:
        await ride(s, me, journey, cause)


# ---- once, when the move is completely over (MOVE-9, Q-106)


async def move_over(s: West, me: int) -> None:
    """Delivery, the ability and items, in the owner's order."""
    if s.place.count(s.place[me]) == 1 and not s.cards.piles[HERD[me]]:
        return  # nobody here, nothing to deliver
    done: tuple[str, ...] = ()
    while True:
        found = [it for it in follow_ups(s, me) if it not in done]
        if not found:
            return
        if found == ["ability"]:
            answer = "ability"
        else:
            options = (*found, *(() if "ability" in found else (PASS,)))
            answer = await Ask(
                me,
                "after_move",
                options,
                lambda: delivery_refusals(s, me, moved=True),
                idle=PASS if PASS in options else "ability",
            )
        if answer == PASS:
            return
        done = (*done, answer)
        await follow_up(s, me, answer)


def follow_ups(s: West, me: int) -> list[str]:
    """What there is to do here."""
    found = [DELIVER] if deliverable(s, me) else []
    if ability(s, me).follows_move(s, me):
        found.append("ability")
    if thirsty(s, me):
        found += [f"use:{NAME[code]}" for code, _ in in_force(s, me, "move_end_with_player")]
    return found


async def follow_up(s: West, me: int, answer: str) -> None:
    if answer == DELIVER:
        await deliver(s, me)
    elif answer == "ability":
        await ability(s, me).move_over(s, me)
    else:
        await toast(s, me, answer.removeprefix("use:"))


def thirsty(s: West, me: int) -> list[int]:
    """Other players here with room for a wound; never the Man in Black."""
    return [it for it in s.others_at(me) if s.human(it) and s.wounds[it] < MOST_WOUNDS]


async def toast(s: West, me: int, item: str) -> None:
    """Whiskey: its owner gives it back to wound a player in the same space."""
    guests = [f"seat:{player}" for player in thirsty(s, me)]
    answer = guests[0]
    if len(guests) > 1:
        answer = await Ask(me, "toast", tuple(guests))
    player = int(answer.removeprefix("seat:"))
    s.tell("toasted", me, player, item)
    for code, fx in in_force(s, me, "move_end_with_player"):
        if NAME[code] == item:
            if fx.cost:
                give_back(s, me, code, item)
            wound(s, player, fx.n, item)


# ---- what is at stake


def at_stake(s: West, me: int, where: str) -> Stakes:
    """A bandit's fight, or what the ride itself brings: a delivery, a toll, a healed wound."""
    journey = own_ride(s, me).journey(where)
    end = journey.path[-1]
    if s.bandits >> end & 1:
        there = twin(s)
        travel(there, me, journey, "move")
        found, on_the_way = bandit_stakes(there, me, end), compare(s, there, me)
        return {"brings": [on_the_way], **found} if on_the_way else found
    if end in s.place or s.cards.piles[HERD[me]] or journey.mesas:
        return stakes(s, me, lambda t: move(t, me, where))
    return {}


MOVE: Final = Action("ride", rides, ride_refusals, move, at_stake)
