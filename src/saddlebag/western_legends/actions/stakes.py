"""What each action would bring, here and wherever one may ride: shown beside the answers."""

from collections.abc import Sequence
from typing import Any, Final

from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.actions.offers import BY_SPACE, BY_WORD, END, begin, offers
from saddlebag.western_legends.content.board import LOCATION_OF, SPACE
from saddlebag.western_legends.fights.player_fight import FIGHTS
from saddlebag.western_legends.goods.trial import stakes, twin
from saddlebag.western_legends.places.work import WORK
from saddlebag.western_legends.riding.choose import ride_ways
from saddlebag.western_legends.riding.legs import far_rides
from saddlebag.western_legends.state import West
from saddlebag.western_legends.view_schema import Change, Stakes

MOVE: Final = "ride"
GOAL: Final = "goal"
SEVERAL: Final = ("store", "saloon")  # the same in all their spaces
WORTH: Final = ("lp", "tokens", "money", "nuggets", "cattle", "cards")  # the first that differs


def act_detail(s: West, me: int) -> dict[str, Any]:
    """The ways near and far, what each answer brings, and what could be done where rides lead."""
    open_now = offers(s, me)
    found = {answer: answer_stakes(s, me, answer) for answer in open_now if answer != END}
    detail: dict[str, Any] = {**(ride_ways(s, me) or {})}
    if detail:
        detail |= far_rides(s, me)
    detail["stakes"] = {answer: it for answer, it in found.items() if it}
    detail["there"] = places(s, me, open_now)
    return detail


def answer_stakes(s: West, me: int, answer: str) -> Stakes:
    """By the rule of its action; cards that the answer names are not counted as lost."""
    word, _, what = answer.partition(":")
    rule = BY_WORD.get(word)
    if rule is not None and rule.stakes is not None:
        return rule.stakes(s, me, what)
    return stakes(s, me, lambda t: acted(t, me, answer), named_cards(word, what))


async def acted(s: West, me: int, answer: str) -> None:
    """The action, as the Action phase carries it out."""
    word, _, what = answer.partition(":")
    if word != GOAL:
        begin(s, me, answer, word)
    if word in BY_WORD:
        await BY_WORD[word].play(s, me, what)
    else:
        await ability(s, me).act(s, me, what)


def named_cards(word: str, what: str) -> int:
    """How many cards of the hand an answer uses up."""
    return 1 if word == "play" else what.count("+")


# ---- elsewhere


def places(s: West, me: int, open_now: Sequence[str]) -> dict[str, dict[str, Stakes]]:
    """By space one may ride to, what could be done there: of each kind the best."""
    found: dict[str, dict[str, Stakes]] = {}
    alike: dict[str, dict[str, Stakes]] = {}  # a store or saloon of three spaces
    for answer in open_now:
        word, _, name = answer.partition(":")
        space = SPACE.get(name, -1) if word == MOVE else -1
        if space < 0 or space == s.place[me] or s.bandits >> space & 1:
            continue
        house = LOCATION_OF[space]
        offered = alike[house] if house in alike else at_place(s, me, space, BY_SPACE[space])
        if house in SEVERAL:
            alike[house] = offered
        if space in s.place:
            offered = offered | at_place(s, me, space, FIGHTS)
        if offered:
            found[name] = offered
    return found


def at_place(s: West, me: int, space: int, actions: Sequence[Action]) -> dict[str, Stakes]:
    """With an action left for it, as things are now."""
    if not actions:
        return {}
    there = twin(s)
    there.place[me] = space
    there.actions = max(1, s.actions - 1)
    found: dict[str, Stakes] = {}
    for action in actions:
        if action is WORK:  # nobody rides anywhere for that
            continue
        tried = {answer: answer_stakes(there, me, answer) for answer in action.offers(there, me)}
        if action in FIGHTS:
            found |= tried
        elif tried:
            best = max(tried, key=lambda answer: worth(tried[answer]))
            found[best] = tried[best]
    return found


def worth(of: Stakes) -> list[int]:
    """To compare answers of one kind."""
    change: Change = of.get("brings", [{}])[0]
    return [change.get(what, 0) for what in WORTH]
