"""Imagining: into every slot a seat cannot see, a card that might be there for all it knows.

The outcome depends on nothing but what the seat knows and the luck it is given. The seat knows
which slots there are, who has looked into which, its own clues, and the clues the spectator has:
those are common knowledge. What others have merely worked out is not its to know, so imagined
players keep what they saw and what everybody knows, and no more.
"""

from typing import Optional

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.event import WATCHER, bit
from saddlebag.kernel.placing import Arrangements, mask_of
from saddlebag.kernel.zone import Cards, Clues

Zones = list[tuple[int, list[int]]]  # a zone and its hidden cards
Slots = dict[int, list[int]]  # by back, the cards in hidden slots, zone by zone
Place = int  # a number in the deal; below 0: a card that stays, as ~card


def deal_hidden(
    cards: Cards, seat: int, chance: Chance, unknown: Optional["Unknown"] = None
) -> None:
    """Make everything about the cards that this seat cannot know something else.

    `unknown` is what was found out about another copy of these cards.
    """
    if unknown is None:
        unknown = Unknown(cards, seat)
    unknown.fill(cards, chance)


class Unknown:
    """What a seat cannot know about the cards, worked out once for any number of deals.

    A deal is one list: the cards for all hidden slots, back by back.
    """

    __slots__ = (
        "bound",
        "clues",
        "marked",
        "marks",
        "patterns",
        "piles",
        "plain",
        "runs",
        "seen_slots",
        "tags",
    )

    def __init__(self, cards: Cards, seat: int) -> None:
        me = bit(seat)
        zones, slots = hidden_slots(cards, me)
        fits = bound_cards(cards, slots, me) if cards.clues else {}
        kinds = [*[kind for kind in slots if kind not in fits], *sorted(fits)]
        self.plain = [by_face(cards, slots[kind]) for kind in kinds if kind not in fits]
        self.bound = [Arrangements(cards, slots[kind], fits[kind]) for kind in sorted(fits)]
        self.piles = self.plain.copy()  # all that is shuffled for a deal
        for arrangements in self.bound:
            self.piles += [list(range(n)) for n in arrangements.sizes]
        was = [card for kind in kinds for card in slots[kind]]
        place = {card: k for k, card in enumerate(was)}
        self.runs: list[tuple[int, int, int, list[int]]] = []  # a pile whose top is known, if any
        self.patterns: list[tuple[int, list[Place]]] = []  # any other pile
        for zone, hidden in zones:
            self._find_places(zone, cards.piles[zone], hidden, place)
        seen = cards.seen
        self.marked = [card for card in was if seen[card]]
        self.marks = [(place[card], seen[card]) for card in self.marked]  # who has looked where
        self.clues: Clues = {}
        self.tags: list[tuple[Place, int]] = []
        self.seen_slots: list[tuple[Place, int]] = []  # what others see they need no clue for
        if cards.clues:
            self._hand_on_clues(cards, me, place)

    def _find_places(
        self, zone: int, pile: list[int], hidden: list[int], place: dict[int, int]
    ) -> None:
        """Where in the deal the cards of this pile come from."""
        begin, count = place[hidden[0]], len(hidden)
        in_a_row = [place[card] for card in hidden] == list(range(begin, begin + count))
        if in_a_row and pile[count - 1] == hidden[-1]:  # as a rule: all, or all but the top
            self.runs.append((zone, begin, begin + count, pile[count:]))
        else:
            self.patterns.append((zone, [place.get(card, ~card) for card in pile]))

    def _hand_on_clues(self, cards: Cards, me: int, place: dict[int, int]) -> None:
        """Mine are mine, common knowledge is everybody's; all other tags and clues are dropped."""
        mine, common = clues_of(cards, me), clues_of(cards, bit(WATCHER))
        old, closed = cards.tags, [not lies_open for lies_open in cards.box.open]
        flat = [
            card
            for zone, pile in enumerate(cards.piles)
            if closed[zone]
            for card in pile
            if old.get(card)
        ]
        groups = groups_of([old[card] for card in flat])
        where = {tag: mask_of(groups, tag) for tag in sorted({tag for _, tag in (*mine, *common)})}
        number = {mask: 1 << k for k, mask in enumerate(sorted(set(where.values())))}
        name = {tag: number[mask] for tag, mask in where.items()}
        for card in flat:
            slot = place.get(card, ~card)
            tags = new_tags(old[card], name)
            if tags:
                self.tags.append((slot, tags))
            mark = cards.seen[card] & ~me
            if mark and not mark & bit(WATCHER):
                self.seen_slots.append((slot, mark))
        renamed = [[(face, name[tag]) for face, tag in known] for known in (mine, common)]
        self.clues = shared(cards, me, renamed[0], renamed[1])

    def fill(self, cards: Cards, chance: Chance) -> None:
        """Another deal into the slots of these cards, or of any copy of them."""
        dealt = self._deal(chance)
        piles, seen = cards.piles, cards.seen
        for zone, begin, end, top in self.runs:
            piles[zone] = dealt[begin:end] + top
        for zone, pattern in self.patterns:
            piles[zone] = [dealt[k] if k >= 0 else ~k for k in pattern]
        for card in self.marked:
            seen[card] = 0
        for k, mark in self.marks:
            seen[dealt[k]] = mark
        cards.clues = self.clues.copy()
        cards.tags = {dealt[k] if k >= 0 else ~k: tags for k, tags in self.tags}
        for k, mark in self.seen_slots:
            drop(cards, dealt[k] if k >= 0 else ~k, mark)

    def _deal(self, chance: Chance) -> list[int]:
        """Cards for all hidden slots: those without clues in any order, then the others."""
        dealt: list[int] = []
        shuffled = list(map(list.copy, self.piles))
        if shuffled:
            chance.shuffle("imagine", shuffled)
        at = len(self.plain)
        for cards in shuffled[:at]:
            dealt += cards
        for arrangements in self.bound:
            end = at + len(arrangements.sizes)
            dealt += arrangements.deal(chance, shuffled[at:end])
            at = end
        return dealt


def hidden_slots(cards: Cards, me: int) -> tuple[Zones, Slots]:
    """Where the cards are that this observer cannot see."""
    seen, box = cards.seen, cards.box
    back, lies_open = box.back, box.open
    zones: Zones = []
    slots: Slots = {}
    for zone, pile in enumerate(cards.piles):
        if not pile or lies_open[zone]:
            continue
        hidden = [card for card in pile if not seen[card] & me]
        if not hidden:
            continue
        zones.append((zone, hidden))
        whole = box.whole[back[hidden[0]]]
        if min(hidden) >= whole[0] and max(hidden) <= whole[-1]:  # one back, as a rule
            slots.setdefault(back[hidden[0]], []).extend(hidden)
        else:
            for card in hidden:
                slots.setdefault(back[card], []).append(card)
    return zones, slots


def clues_of(cards: Cards, who: int) -> list[tuple[int, int]]:
    """Face and tag of each clue this observer has."""
    return [(face, tag) for face, pairs in cards.clues.items() for mask, tag in pairs if mask & who]


def bound_cards(cards: Cards, slots: Slots, me: int) -> dict[int, dict[int, int]]:
    """By back: for each of my clues a hidden card with its face, and the slots it must go to."""
    face, back, tags = cards.box.face, cards.box.back, cards.tags
    mine: dict[int, list[tuple[int, int]]] = {}
    for card, tag in clues_of(cards, me):
        mine.setdefault(back[card], []).append((card, tag))
    found: dict[int, dict[int, int]] = {}
    for kind, clues in mine.items():
        was = slots[kind]
        tagged = groups_of([tags.get(card, 0) for card in was])
        where = {tag: mask_of(tagged, tag) for tag in sorted({tag for _, tag in clues})}
        spoken = {card for card, _ in clues}
        hidden: dict[int, list[int]] = {}
        for card in sorted([card for card in was if face[card] in spoken], reverse=True):
            hidden.setdefault(face[card], []).append(card)
        masks = sorted([(card, where[tag]) for card, tag in clues])
        found[kind] = {hidden[card].pop(): mask for card, mask in masks}
    return found


def by_face(cards: Cards, loose: list[int]) -> list[int]:
    """Cards in the order of their faces."""
    box = cards.box
    return sorted(loose) if box.neat else sorted(loose, key=box.face.__getitem__)


def groups_of(marks: list[int]) -> list[tuple[int, int]]:
    """Slots with the same tags together: a mask of slots, and those tags."""
    groups: dict[int, int] = {}
    slot = 1
    for tags in marks:
        if tags:
            groups[tags] = groups.get(tags, 0) | slot
        slot <<= 1
    return [(mask, tags) for tags, mask in groups.items()]


def new_tags(tags: int, name: dict[int, int]) -> int:
    """Tags by their new numbers; those nobody needs are gone."""
    found = 0
    for tag, new in name.items():
        if tags & tag:
            found |= new
    return found


def shared(
    cards: Cards, me: int, mine: list[tuple[int, int]], common: list[tuple[int, int]]
) -> Clues:
    """Mine for me, the common ones for all the others."""
    everybody = cards.all & ~me
    clues: Clues = {}
    if not everybody:
        common = []
    if len({face for face, _ in mine}) == len(mine) and mine == common:
        return {face: ((cards.all, tag),) for face, tag in sorted(mine)}
    for who, known in ((me, sorted(mine)), (everybody, sorted(common))):
        for face, tag in known:
            clues[face] = (*clues.get(face, ()), (who, tag))
    return clues


def drop(cards: Cards, card: int, who: int) -> None:
    """Of a card these observers see, as they need no clue about it."""
    face = cards.box.face[card]
    pairs = cards.clues.get(face, ())
    if len(pairs) == 1 and cards.tags.get(card, 0) & pairs[0][1]:
        left = pairs[0][0] & ~who
        if left:
            cards.clues[face] = ((left, pairs[0][1]),)
        else:
            del cards.clues[face]
    elif pairs:
        cards.drop_clues(card, who)
