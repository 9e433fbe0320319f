"""A table of Western Legends laid out by hand: figures, cards, goods and luck outright.

`table(3, places={0: "darkrock_bank"}, hands={0: ["9_spades"]})`: three at the table, seat 0 is
about to act. What is not named is empty: no hand, money, item or bandit; figures stand far apart in
plain spaces; cards not named stay shuffled in their decks. Names are the ids of the contents,
upgraded gear has a +, decks are named from the top. What tests look at is in seen.py.

- By seat, or one value for all: money, nuggets, wounds, lp, marshal, wanted. By seat: characters,
  places, hands, items, mount, weapon (the last listed is active; "" is none), cattle, goals, done,
  tokens (worths). The Man in Black is the seat after the last.
- On the table: deck, discard, fight_deck, his_deck, his_cards (played), stories (by deck: the open
  one, or a list that begins with it), discs (by deck), stock, bandits (by space their types, or a
  list of spaces), bandit_deck, sheriff.
- The moment: phase, turn, actions (left), round, ending; `more` sets any other field of the state,
  `luck` what comes of each label, `version` an older version of the rules; all further keywords
  are options of the game.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from saddlebag import Table
from saddlebag.kernel.chance import Chance, seeded_secret
from saddlebag.kernel.event import bit
from saddlebag.kernel.game import table_from
from saddlebag.kernel.journal import Head
from saddlebag.western_legends import GAME
from saddlebag.western_legends.content.bandit_cards import TYPES
from saddlebag.western_legends.content.board import REGION_OF, SPACE, TOWN_OF, mask
from saddlebag.western_legends.content.characters import CHARACTER
from saddlebag.western_legends.content.characters import CHARACTERS as PEOPLE
from saddlebag.western_legends.content.items import ITEM
from saddlebag.western_legends.content.numbers import ABILITY_FROM
from saddlebag.western_legends.goods.gear import GEAR_ITEM, KIND, NAME
from saddlebag.western_legends.setup.box import lay_table
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

Line = dict[str, Any]
CHARACTERS = (
    *("annie_oakley", "bass_reeves", "billy_the_kid"),
    *("bloody_knife", "calamity_jane", "doc_holliday"),
)
PLACES = (  # plain, and at least four steps from each other
    *("spikes_view_9", "mesitos_point_8", "sunny_hills_3"),
    *("sunny_hills_7", "cliff_junction_5", "spikes_view_5"),
)
AMOUNTS = ("money", "nuggets", "wounds", "lp", "marshal", "wanted")
OWNED = {"hands": HAND, "cattle": HERD, "goals": GOAL, "done": DONE, "tokens": TOKEN}
PILES = {
    "deck": DECK,
    "discard": DISCARD,
    "fight_deck": FIGHT_DECK,
    "his_deck": HIS_DECK,
    "his_cards": HIS_CARD,
    "bandit_deck": BANDIT_DECK,
}
WATCHED_BY: list[Callable[[Table, Line], None]] = []  # called with every table and its scene
OPEN_ZONES = (DISCARD, CHOSEN, HIS_CARD, *DONE)
KEYWORDS = (
    *(*AMOUNTS, *OWNED, *PILES, "characters", "places", "items", "mount", "weapon", "stories"),
    *(
        "discs",
        "stock",
        "bandits",
        "sheriff",
        "phase",
        "turn",
        "actions",
        "round",
        "ending",
        "more",
    ),
)


def table(seats: int = 3, **scene: Any) -> Table:
    """The table that the scene describes, at its first ask."""
    luck, version = scene.pop("luck", {}), scene.pop("version", GAME.version)
    told = {key: scene.pop(key) for key in KEYWORDS if not isinstance(scene.get(key, True), bool)}
    values = GAME.chosen(seats, {"goals": "goals" in told} | scene, version)
    secret = seeded_secret(0)
    rules = GAME.versions[version](seats, values)
    s: West = rules.setup(Chance(secret.key({}), {}))
    lay_table(s)
    set_moment(s, told)
    set_figures(s, told)
    set_gear(s, told)
    lay_cards(s, told)
    s.chance.script = deepcopy(luck)
    head = Head(GAME.name, version, seats, values, secret, {})
    laid = table_from(rules, head, s)
    for watch in WATCHED_BY:
        watch(laid, told)
    return laid


def set_moment(s: West, told: Line) -> None:
    """Whose turn it is, and how far it has come."""
    s.begin_turn()
    s.phase, s.turn = told.get("phase", ACT), told.get("turn", 0)
    s.round, s.ending = told.get("round", 1), told.get("ending", OPEN)
    s.actions = told.get("actions", 0 if s.phase == HIS_TURN else 3)
    s.discs = list(told.get("discs", ((), ())))
    s.sheriff = SPACE[told.get("sheriff", "darkrock_sheriff")]
    s.bandits = mask(SPACE[name] for name in told.get("bandits", ()))
    if s.options.bandit_cards:
        set_types(s, told.get("bandits", ()))


def set_types(s: West, bandits: Mapping[str, str] | Sequence[str]) -> None:
    """The types of bandits, in their order if none are named."""
    types = bandits if isinstance(bandits, Mapping) else dict(zip(bandits, TYPES, strict=False))
    for name, bandit in types.items():
        s.bandit_at[TYPES.index(bandit)] = SPACE[name]


def set_figures(s: West, told: Line) -> None:
    """Who plays whom, where they stand and what they have."""
    people = told.get("characters", {})
    wished = people if isinstance(people, Mapping) else dict(enumerate(people))
    for seat in range(s.seats):
        s.character[seat] = CHARACTER[wished.get(seat, CHARACTERS[seat])]
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
    for field, value in told.get("more", {}).items():
        setattr(s, field, value)


def set_gear(s: West, told: Line) -> None:
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


def lay_cards(s: West, told: Line) -> None:
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
        pile, card = next(
            (pile, card) for pile in s.cards.piles for card in pile if NAMES[card] == name
        )
        pile.remove(card)
        s.cards.piles[zone].append(card)


def seen(s: West, zone: int, card: int) -> int:
    """Who has seen a card that lies here."""
    if zone == AWAY:
        return s.cards.seen[card]
    if zone == BANDIT_DECK:
        return 0
    if zone in OPEN_ZONES or (zone in STORY_DECKS and card == s.cards.piles[zone][-1]):
        return s.cards.all
    return bit((zone - SEATS_FROM) // len(OWN[0])) if zone >= SEATS_FROM else 0
