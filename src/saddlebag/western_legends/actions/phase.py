"""The Action phase: everything a player may do now, why not the rest, and the doing (TURN-6)."""

from functools import lru_cache
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.flow import Flow
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.actions import ability_action
from saddlebag.western_legends.actions.card_actions import PLAY
from saddlebag.western_legends.actions.item_actions import USE
from saddlebag.western_legends.actions.move import MOVE
from saddlebag.western_legends.content.board import LOCATION_OF, LOCATIONS, NAMES
from saddlebag.western_legends.counting.progress import new_action
from saddlebag.western_legends.fights.player_fight import FIGHTS
from saddlebag.western_legends.goals.completing import COMPLETE_GOAL, may_complete
from saddlebag.western_legends.goods.buying import equip_refusals
from saddlebag.western_legends.places.bank import DEPOSIT
from saddlebag.western_legends.places.cabaret import REVEL
from saddlebag.western_legends.places.cattle_drive import ACQUIRE, delivery_refusals
from saddlebag.western_legends.places.doctor import HEAL, is_free
from saddlebag.western_legends.places.heist import HEIST
from saddlebag.western_legends.places.mine import PROSPECT
from saddlebag.western_legends.places.store import STORE
from saddlebag.western_legends.places.work import WORK
from saddlebag.western_legends.poker.hand import POKER
from saddlebag.western_legends.riding.choose import ride_ways
from saddlebag.western_legends.state import AFTER, STORIES, West
from saddlebag.western_legends.stories.discs import early_refusals
from saddlebag.western_legends.stories.ends import full

END: Final = "end"
REMEMBERED: Final = 1 << 10  # every word in every space
AT_PLACE: Final[dict[str, tuple[Action, ...]]] = {  # LOC-1, LOC-2
    "store": (STORE, WORK),
    "saloon": (POKER, WORK),
    "mine": (PROSPECT, WORK),
    "bank": (DEPOSIT, HEIST, WORK),
    "doctor": (HEAL, WORK),
    "cabaret": (REVEL, WORK),
    "ranch": (ACQUIRE, WORK),
    "rail_station": (WORK,),
}
ANYWHERE: Final = (MOVE, PLAY, USE, *FIGHTS)
BY_SPACE: Final = [AT_PLACE.get(location, ()) for location in LOCATION_OF]
# What asks for no company, in the order of the answers.
OFFERS_AT: Final = [
    tuple([action.offers for action in (*here, MOVE, PLAY, USE)]) for here in BY_SPACE
]
BY_WORD: Final[dict[str, Action]] = {
    action.word: action
    for actions in (*AT_PLACE.values(), ANYWHERE, (COMPLETE_GOAL,))
    for action in actions
}
# Where each location action can be taken.
PLACE_OF: Final[dict[str, list[str]]] = {
    word: [location for location in LOCATIONS if BY_WORD[word] in AT_PLACE.get(location, ())]
    for word in BY_WORD
}


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
    answer = await Ask(me, "act", offers, refusals, END, (s, me), detail=ride_ways)
    if answer == END:
        s.tell("actions_over", me, s.actions)
        s.phase = STORIES
        return
    word, _, what = answer.partition(":")
    if word == "goal":
        await COMPLETE_GOAL.play(s, me, what)
        return
    if word != "heal" or not is_free(s):  # cheap_doctor: healing needs no action
        s.actions -= 1
    s.current_action, s.reacted = word, False
    if s.options.goals:
        new_action(s, me)
    s.tell("action", me, answer, s.actions, NAMES[s.place[me]])
    if word in BY_WORD:
        await BY_WORD[word].play(s, me, what)
    else:
        await ability(s, me).act(s, me, what)
    s.phase = AFTER


def offers(s: West, me: int) -> list[str]:
    """Everything that is possible now."""
    found: list[str] = []
    here = s.place[me]
    if s.actions > 0:
        for offered in OFFERS_AT[here]:
            found += offered(s, me)
        found += ability_action.offers(s, me)
        if s.place.count(here) > 1:  # without company there is nobody to fight
            for action in FIGHTS:
                found += action.offers(s, me)
    elif LOCATION_OF[here] == "doctor" and is_free(s):
        found += HEAL.offers(s, me)
    if s.options.goals:
        found += COMPLETE_GOAL.offers(s, me)
    found.append(END)
    return found


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
