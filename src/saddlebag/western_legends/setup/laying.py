"""A table laid out by hand instead of dealt: figures, cards, goods and the luck to come.

What is not named is empty: no hand, money, item or bandit; figures stand far apart in plain spaces;
cards not named stay shuffled in their decks. Names are the ids of the contents, upgraded gear has a
+, decks are named from the top.

- By seat, or one value for all: money, nuggets, wounds, lp, marshal, wanted. By seat: characters,
  places, hands, items, mount, weapon (the last listed is active; "" is none), cattle, goals, done,
  tokens (worths). The Man in Black is the seat after the last.
- On the table: deck, discard, fight_deck, his_deck, his_cards (played), stories (by deck: the open
  one, or a list that begins with it), discs (by deck), stock, bandits (by space their types, or a
  list of spaces), bandit_deck, sheriff.
- The moment: phase, turn, actions (left), round, ending; `luck` is what comes of each label.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.event import bit
from saddlebag.western_legends.content.bandit_cards import TYPES
from saddlebag.western_legends.content.board import REGION_OF, SPACE, TOWN_OF, mask
from saddlebag.western_legends.content.characters import CHARACTER
from saddlebag.western_legends.content.characters import CHARACTERS as PEOPLE
from saddlebag.western_legends.content.items import ITEM
from saddlebag.western_legends.content.numbers import ABILITY_FROM
from saddlebag.western_legends.goods.gear import GEAR_ITEM, KIND, NAME
from saddlebag.western_legends.options import Options
from saddlebag.western_legends.setup.box import lay_table, set_up
from saddlebag.western_legends.setup.layout_shapes import SHAPES, require_shapes
from saddlebag.western_legends.state import ACT, HIS_TURN, NONE, OPEN, West
from saddlebag.western_legends.zones import (
    AWAY,
    BANDIT_DECK,
    CHOSEN,
    DECK,
    DISCARD,
    DONE,
    FIGHT_DECK,
    GOAL,
    HAND,
    HERD,
    HIS_CARD,
    HIS_DECK,
    NAMES,
    OWN,
    SEATS_FROM,
    STORY_DECKS,
    TOKEN,
    UNUSED,
)

Layout = Mapping[str, Any]
PLACES: Final = (  # plain, and at least four steps from each other
    *("spikes_view_9", "mesitos_point_8", "sunny_hills_3"),
    *("sunny_hills_7", "cliff_junction_5", "spikes_view_5"),
)
AMOUNTS: Final = ("money", "nuggets", "wounds", "lp", "marshal", "wanted")
OWNED: Final = {"hands": HAND, "cattle": HERD, "goals": GOAL, "done": DONE, "tokens": TOKEN}
PILES: Final = {
    "deck": DECK,
    "discard": DISCARD,
    "fight_deck": FIGHT_DECK,
    "his_deck": HIS_DECK,
    "his_cards": HIS_CARD,
    "bandit_deck": BANDIT_DECK,
}
OPEN_ZONES: Final = (DISCARD, CHOSEN, HIS_CARD, *DONE)
KEYS: Final = tuple(SHAPES)


def lay(seats: int, chance: Chance, options: Options, layout: Layout) -> West:
    """The table in the middle of a turn."""
    told = {key: by_seat(value) for key, value in layout.items()}
    s = set_up(seats, chance, options)
    require_shapes(told, s.players)
    lay_table(s)
    set_moment(s, told)
    set_figures(s, told)
    set_gear(s, told)
    lay_cards(s, told)
    s.chance.script = deepcopy(told.get("luck", {}))
    return s


def by_seat(value: Any) -> Any:
    """JSON and TOML know words as keys only; those that are seats become numbers."""
    if not isinstance(value, Mapping):
        return value
    return {int(key) if str(key).isdigit() else key: part for key, part in value.items()}


def set_moment(s: West, told: Layout) -> None:
    """Whose turn it is, and how far it has come."""
    s.begin_turn()
    s.phase, s.turn = told.get("phase", ACT), told.get("turn", 0)
    s.round, s.ending = told.get("round", 1), told.get("ending", OPEN)
    s.actions = told.get("actions", 0 if s.phase == HIS_TURN else 3)
    s.discs = [tuple(seats) for seats in told.get("discs", ((), ()))]
    s.sheriff = SPACE[told.get("sheriff", "darkrock_sheriff")]
    s.bandits = mask(SPACE[name] for name in told.get("bandits", ()))
    if s.options.bandit_cards:
        set_types(s, told.get("bandits", ()))


def set_types(s: West, bandits: Mapping[str, str] | Sequence[str]) -> None:
    """The types of bandits, in their order if none are named."""
    types = bandits if isinstance(bandits, Mapping) else dict(zip(bandits, TYPES, strict=False))
    for name, bandit in types.items():
        s.bandit_at[TYPES.index(bandit)] = SPACE[name]


def set_figures(s: West, told: Layout) -> None:
    """Who plays whom, where they stand and what they have."""
    people = told.get("characters", {})
    wished = people if isinstance(people, Mapping) else dict(enumerate(people))
    for seat in range(s.seats):
        s.character[seat] = CHARACTER[wished.get(seat, PEOPLE[seat].id)]
        s.place[seat] = SPACE[PLACES[seat]]
    for player, name in told.get("places", {}).items():
        s.place[player] = SPACE[name]
    for key in AMOUNTS:
        wish = told.get(key, {})
        for player in range(s.seats):
            getattr(s, key)[player] = wish if isinstance(wish, int) else wish.get(player, 0)
    if s.players > s.seats and not isinstance(told.get("lp", 0), int):
        s.lp[s.seats] = told["lp"].get(s.seats, 0)
    s.legends = mask(seat for seat in range(s.seats) if s.lp[seat] >= ABILITY_FROM)
    s.outside = TOWN_OF[s.place[s.turn]] < 0
    s.regions = 1 << REGION_OF[s.place[s.turn]]


def set_gear(s: West, told: Layout) -> None:
    """What they own is no longer in the store."""
    for seat in range(s.seats):
        codes = tuple(NAME.index(name) for name in told.get("items", {}).get(seat, ()))
        s.owned[seat] = codes
        for code in codes:
            s.stock[GEAR_ITEM[code]] -= 1
        for kind, active in (("mount", s.mount), ("weapon", s.weapon)):
            last = [NAME[code] for code in codes if KIND[code] == kind][-1:] or [""]
            name = told.get(kind, {}).get(seat, last[0])
            active[seat] = NAME.index(name) if name else NONE
    for name, left in told.get("stock", {}).items():
        s.stock[ITEM[name]] = left


# ---- cards


def lay_cards(s: West, told: Layout) -> None:
    """Put every card where the scene wants it; whoever may see it there has seen it."""
    own = OWN[: s.seats]
    put(s, UNUSED, [NAMES[card] for zones in own for zone in zones for card in s.cards.piles[zone]])
    put(s, CHOSEN, [PEOPLE[who].id for who in s.character])
    for key, zones in OWNED.items():
        for seat, names in told.get(key, {}).items():
            put(s, zones[seat], [f"worth_{it}" if key == "tokens" else it for it in names])
    for key, zone in PILES.items():
        if key in told:
            put(s, zone, told[key][::-1])
    for zone, names in zip(STORY_DECKS, told.get("stories", ()), strict=False):
        put(s, zone, [names] if isinstance(names, str) else names[::-1])
    s.cards.tags, s.cards.clues = {}, {}
    for zone, pile in enumerate(s.cards.piles):
        for card in pile:
            s.cards.seen[card] = seen(s, zone, card)


def put(s: West, zone: int, names: Sequence[str]) -> None:
    """Onto a pile, the last one on top, from wherever they lie; what players own is taken last."""
    for name in names:
        pile, card = find(s, name)
        pile.remove(card)
        s.cards.piles[zone].append(card)


def find(s: West, name: str) -> tuple[list[int], int]:
    """The first card of this name, and the pile it lies in."""
    for pile in s.cards.piles:
        for card in pile:
            if NAMES[card] == name:
                return pile, card
    raise ValueError(f"there is no {name}")


def seen(s: West, zone: int, card: int) -> int:
    """Who has seen a card that lies here."""
    if zone == AWAY:
        return s.cards.seen[card]
    if zone == BANDIT_DECK:
        return 0
    if zone in OPEN_ZONES or (zone in STORY_DECKS and card == s.cards.piles[zone][-1]):
        return s.cards.all
    return bit((zone - SEATS_FROM) // len(OWN[0])) if zone >= SEATS_FROM else 0
