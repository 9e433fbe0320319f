"""Goals at the table: dealing, completing, and the legendary tokens they bring (GOAL, Q-76)."""

from functools import partial
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.event import bit
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.content.goals import GOALS, GOALS_OF
from saddlebag.western_legends.content.numbers import MOST_GOALS
from saddlebag.western_legends.goals.met import lacks, met
from saddlebag.western_legends.goods.trial import Detail, by_answer
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import (
    AWAY,
    BOX,
    DONE,
    DROPPED,
    FIRST_GOAL,
    NAMES,
    SUPPLY,
    TOKEN,
)
from saddlebag.western_legends.zones import GOAL as HELD

WORD: Final = "goal"
COMPLETE: Final = [f"{WORD}:{it.id}" for it in GOALS]
KEEP: Final = "keep_tokens"
PASS: Final = "pass"
OPPONENTS: Final = 2


# ---- dealing


def deal_goals(s: West) -> None:
    """GOAL-2: three for each player; a fourth goes unseen into the box."""
    for seat in range(s.seats):
        cards = [FIRST_GOAL + goal for goal in GOALS_OF[s.character[seat]] if possible(s, goal)]
        s.cards.mix(cards, 0)
        for k, at in enumerate(s.chance.order("goals", len(cards))):
            s.cards.move(cards[at], AWAY, HELD[seat] if k < MOST_GOALS else DROPPED)
        for card in s.cards.piles[HELD[seat]]:
            s.cards.show(card, bit(seat))
        names = s.cards.names(HELD[seat])
        s.whisper(bit(seat), (names,), "goals_dealt", seat, len(names))


def possible(s: West, goal: int) -> bool:
    """What the setup cannot give is taken out before the deal."""
    needs = GOALS[goal].needs
    if "cattle" in needs and not s.options.cattle:
        return False
    return "two_opponents" not in needs or s.players > OPPONENTS


# ---- completing


def held(s: West, seat: int) -> list[int]:
    """A player's open goals, in the order of the contents."""
    return sorted([card - FIRST_GOAL for card in s.cards.piles[HELD[seat]]])


def offers(s: West, me: int) -> list[str]:
    """GOAL-3: those that are met now."""
    return [COMPLETE[goal] for goal in held(s, me) if met(s, me, goal)]


def refusals(s: West, me: int) -> list[Refusal]:
    """What the others still lack."""
    done = [card - FIRST_GOAL for card in s.cards.piles[DONE[me]]]
    found: list[Refusal] = [(COMPLETE[goal], "goal_done", {}, "WL GOAL-3") for goal in done]
    for goal in held(s, me):
        if not met(s, me, goal):
            found.append((COMPLETE[goal], "goal_not_met", lacks(s, me, goal), "WL GOAL-3"))
    return found


async def complete(s: West, me: int, goal: str) -> None:
    """GOAL-3: shown and announced; it costs no action."""
    card = BOX.id[goal]
    s.cards.show(card, s.cards.all)
    s.cards.move(card, HELD[me], DONE[me])
    s.tell("goal_completed", me, goal, len(s.cards.piles[DONE[me]]))
    await earn_tokens(s, me)


COMPLETE_GOAL: Final = Action(WORD, offers, refusals, complete)


def may_complete(s: West, seat: int) -> bool:
    """Is one of the goals met that this player may hold, for all the others know?

    Nobody is asked in vain more often than that, and the question gives nothing away.
    """
    if not s.options.goals or not s.cards.piles[HELD[seat]]:
        return False
    done = s.cards.piles[DONE[seat]]
    for goal in GOALS_OF[s.character[seat]]:
        if FIRST_GOAL + goal not in done and met(s, seat, goal) and possible(s, goal):
            return True
    return False


async def last_goals(s: West, me: int) -> None:
    """Q-76: whatever is met before the turn passes on may still be completed."""
    while may_complete(s, me):
        answer = await Ask(
            me,
            WORD,
            lambda: chances(s, me),
            lambda: refusals(s, me),
            idle=PASS,
            detail=lambda: goal_stakes(s, me),
        )
        if answer == PASS:
            return
        await complete(s, me, answer.removeprefix(f"{WORD}:"))


def goal_stakes(s: West, me: int) -> Detail | None:
    """The tokens they bring."""
    goals = {answer: answer.removeprefix(f"{WORD}:") for answer in offers(s, me)}
    return by_answer(s, me, {it: partial(complete, me=me, goal=goal) for it, goal in goals.items()})


def chances(s: West, me: int) -> list[str]:
    return [PASS, *offers(s, me)]


# ---- legendary tokens


async def earn_tokens(s: West, me: int) -> None:
    """GOAL-4: as many as goals are completed, drawn and kept; the surplus is shuffled back."""
    earned = len(s.cards.piles[DONE[me]])
    drawn = min(earned, len(s.cards.piles[SUPPLY]))
    tokens = [NAMES[s.cards.draw(SUPPLY, TOKEN[me], me)] for _ in range(drawn)]
    s.whisper(bit(me), (tokens,), "tokens_drawn", me, drawn)  # as they lie: nothing else is known
    surplus = max(0, len(s.cards.piles[TOKEN[me]]) - earned)
    for _ in range(surplus):
        name = await Ask(me, KEEP, lambda: worths(s, me), hidden=True, group=KEEP)
        token = next(it for it in s.cards.piles[TOKEN[me]] if NAMES[it] == name)
        s.cards.slip(token, TOKEN[me], SUPPLY, me)
    if surplus:
        s.cards.shuffle(SUPPLY, s.chance.order("tokens", len(s.cards.piles[SUPPLY])))
        kept = s.cards.names(TOKEN[me])
        s.whisper(bit(me), (kept,), "tokens_kept", me, earned, surplus)


def worths(s: West, me: int) -> list[str]:
    """What may be put back: equal tokens are one answer."""
    return list(dict.fromkeys(s.cards.names(TOKEN[me])))
