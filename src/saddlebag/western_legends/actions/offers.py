"""All Actions there are, and which of them are open now (TURN-6, LOC-1, LOC-2)."""

from typing import Final

from saddlebag.western_legends.action import Action
from saddlebag.western_legends.actions import ability_action, card_actions, item_actions
from saddlebag.western_legends.actions.card_actions import PLAY
from saddlebag.western_legends.actions.item_actions import USE
from saddlebag.western_legends.actions.move import MOVE
from saddlebag.western_legends.content.board import LOCATION_OF, LOCATIONS, NAMES
from saddlebag.western_legends.counting.progress import new_action
from saddlebag.western_legends.fights.player_fight import FIGHTS
from saddlebag.western_legends.goals.completing import COMPLETE_GOAL
from saddlebag.western_legends.places.bank import DEPOSIT
from saddlebag.western_legends.places.cabaret import REVEL
from saddlebag.western_legends.places.cattle_drive import ACQUIRE
from saddlebag.western_legends.places.doctor import HEAL, is_free
from saddlebag.western_legends.places.heist import HEIST
from saddlebag.western_legends.places.mine import PROSPECT
from saddlebag.western_legends.places.store import STORE
from saddlebag.western_legends.places.work import WORK
from saddlebag.western_legends.poker.hand import POKER
from saddlebag.western_legends.riding.ride import rides
from saddlebag.western_legends.state import West

END: Final = "end"
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
OFFERS_AT: Final = [tuple([action.offers for action in here]) for here in BY_SPACE]
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


def offers(s: West, me: int) -> list[str]:
    """Everything that is possible now."""
    found: list[str] = []
    here = s.place[me]
    if s.actions > 0:
        for offered in OFFERS_AT[here]:
            found += offered(s, me)
        found += rides(s, me)
        found += card_actions.offers(s, me)
        found += item_actions.offers(s, me)
        if s.legends >> me & 1:  # CHAR-2
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


def begin(s: West, me: int, answer: str, word: str) -> None:
    """What every action begins with."""
    if word != "heal" or not is_free(s):  # cheap_doctor: healing needs no action
        s.actions -= 1
    s.current_action, s.reacted = word, False
    if s.options.goals:
        new_action(s, me)
    s.tell("action", me, answer, s.actions, NAMES[s.place[me]])
