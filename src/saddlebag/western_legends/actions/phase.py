"""The Action phase: everything a player may do now, why not the rest, and the doing (TURN-6)."""

from functools import lru_cache
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.flow import Flow
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.actions import ability_action
from saddlebag.western_legends.actions.offers import (
    BY_SPACE,
    BY_WORD,
    END,
    PLACE_OF,
    begin,
    offers,
)
from saddlebag.western_legends.actions.stakes import act_detail
from saddlebag.western_legends.content.board import LOCATION_OF, NAMES
from saddlebag.western_legends.goals.completing import COMPLETE_GOAL, may_complete
from saddlebag.western_legends.goods.buying import equip_refusals
from saddlebag.western_legends.places.cattle_drive import delivery_refusals
from saddlebag.western_legends.places.doctor import HEAL, is_free
from saddlebag.western_legends.state import AFTER, STORIES, West
from saddlebag.western_legends.stories.discs import early_refusals
from saddlebag.western_legends.stories.ends import full

REMEMBERED: Final = 1 << 10  # every word in every space


def act(s: West) -> Flow | None:
    """TURN-6: the next action; None when there is none left and nothing else to do."""
    if s.actions > 0 or pauses(s):
        return take_action(s)
    s.phase = STORIES
    return None


def pauses(s: West) -> bool:
    """Without an action left there may still be goals to complete, or a cheap doctor."""
    me = s.turn
    comes = full(s) or s.waiting or ability(s, me).ends_turn(s, me)
    if comes and may_complete(s, me):  # what comes may undo a goal
        return True
    return LOCATION_OF[s.place[me]] == "doctor" and is_free(s) and bool(HEAL.offers(s, me))


async def take_action(s: West) -> None:
    """One action, or the end of the Action phase (Q-39)."""
    me = s.turn
    answer = await Ask(me, "act", offers, refusals, END, (s, me), act_detail)
    if answer == END:
        s.tell("actions_over", me, s.actions)
        s.phase = STORIES
        return
    word, _, what = answer.partition(":")
    if word == "goal":
        await COMPLETE_GOAL.play(s, me, what)
        return
    begin(s, me, answer, word)
    action = BY_WORD.get(word)
    if action is not None:
        await action.play(s, me, what)
    else:
        await ability(s, me).act(s, me, what)
    s.phase = AFTER


def refusals(s: West, me: int) -> list[Refusal]:
    """What one might try here, and why it cannot be."""
    here = BY_SPACE[s.place[me]]
    found: list[Refusal] = []
    for word, action in BY_WORD.items():
        if word == "goal":
            found += COMPLETE_GOAL.refusals(s, me) if s.options.goals else []
        elif not s.actions:
            found.append((word, "no_actions_left", {"has": 0, "needs": 1}, "WL TURN-6"))
        elif PLACE_OF[word] and action not in here:
            found.append(not_here(s.place[me], word))
        else:
            found += action.refusals(s, me)
    found += ability_action.refusals(s, me)
    found += equip_refusals(s, me)
    found += delivery_refusals(s, me, moved=False)
    found += early_refusals(s)
    found.append(("pass", "say_end", {}, "WL Q-39"))
    return found


@lru_cache(REMEMBERED)
def not_here(space: int, word: str) -> Refusal:
    """LOC-1, LOC-3: the place it needs, or that this is no location at all."""
    place = NAMES[space]
    if word == "work":
        return word, "not_a_location", {"space": place}, "WL LOC-3"
    return word, "not_here", {"space": place, "needs": PLACE_OF[word][0]}, "WL LOC-1"
