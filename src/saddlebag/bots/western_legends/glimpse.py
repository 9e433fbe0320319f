"""What a player of an imagined table sees, as far as habits read it: a view in half the time.

Every part is the same as in the seat's view, so nothing is known here that the seat may not know.
"""

from typing import Any, Final

from saddlebag.western_legends import view
from saddlebag.western_legends.content.board import COLORS, NAMES, members
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.goods.buying import FOR_SALE
from saddlebag.western_legends.goods.gear import NAME
from saddlebag.western_legends.goods.hands import hand_limit
from saddlebag.western_legends.riding.movement import movement
from saddlebag.western_legends.state import NOBODY, NONE, West
from saddlebag.western_legends.zones import ASIDE, FIGHT_CARD, FLOP, HAND, HERD, PLAYED, RANCH

PEOPLE: Final[list[str]] = [it.id for it in CHARACTERS]
WARES: Final[list[str]] = [it.id for it in ITEMS]
NOTHING: Final[dict[str, object]] = {"count": 0, "known": []}

Seen = dict[str, Any]


def glimpse(s: West, seat: int, options: dict[str, Any]) -> Seen:
    """The table, then each player, as this seat sees them."""
    cards = s.cards
    piles, stock = cards.piles, s.stock
    return {
        "seat": seat,
        "options": options,
        "seats": s.seats,
        "turn": s.turn,
        "actions": s.actions,
        "so_far": view.so_far(s),
        "length": s.options.length,
        "ending": view.ENDINGS[s.ending],
        "sheriff": {"space": NAMES[s.sheriff]},
        "bandits": [NAMES[space] for space in members(s.bandits)],
        "flop": [cards.box.names[card] for card in piles[FLOP]],
        "fight_card": cards.faces(FIGHT_CARD, seat),
        "stories": [view.story(s, 0), view.story(s, 1)],
        "ranches": {color: len(piles[RANCH[k]]) for k, color in enumerate(COLORS)},
        "store": {WARES[item]: stock[item] for item in FOR_SALE if stock[item]},
        "players": [player(s, other, seat) for other in range(s.players)],
        "fight": None if s.fight is None else view.fight(s.fight),
        "poker": None if s.hand is None else view.poker(s.hand),
    }


def player(s: West, other: int, seat: int) -> Seen:
    """What matters of a rival, and one's own mat."""
    place = s.place[other]
    seen: Seen = {
        "space": NAMES[place] if place >= 0 else None,
        "lp": s.lp[other],
        "money": s.money[other],
        "nuggets": s.nuggets[other],
        "wounds": s.wounds[other],
        "marshal": s.marshal[other],
        "wanted": s.wanted[other],
        "man_in_black": other >= s.seats,
    }
    if other >= s.seats:
        return seen
    cards = s.cards
    seen["aside"] = cards.held(ASIDE[other], seat) if cards.piles[ASIDE[other]] else NOTHING
    if s.character[other] == NOBODY:
        return seen
    mount, weapon = s.mount[other], s.weapon[other]
    seen["hand"] = cards.held(HAND[other], seat)
    seen["items"] = [NAME[code] for code in s.owned[other]]
    seen["mount"] = None if mount == NONE else NAME[mount]
    seen["weapon"] = None if weapon == NONE else NAME[weapon]
    if other == seat:
        own_mat(s, seat, seen)
    return seen


def own_mat(s: West, seat: int, seen: Seen) -> None:
    """What else matters of oneself."""
    names, piles = s.cards.box.names, s.cards.piles
    seen["played"] = [names[card] for card in piles[PLAYED[seat]]]
    seen["character"] = PEOPLE[s.character[seat]]
    seen["legend"] = s.legend(seat)
    seen["movement"] = movement(s, seat)
    seen["hand_limit"] = hand_limit(s, seat)
    seen["cattle"] = [view.token(s, card, seat) for card in piles[HERD[seat]]]
