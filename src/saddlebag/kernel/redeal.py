"""Imagining: into every slot a seat cannot see, a card that might be there for all it knows.

The outcome depends on nothing but what the seat knows and the luck it is given. The seat knows
which slots there are, who has looked into which, its own clues, and the clues the spectator has:
those are common knowledge. What others have merely worked out is not its to know, so imagined
players keep what they saw and what everybody knows, and no more.
"""

from typing import Final

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.event import WATCHER, bit
from saddlebag.kernel.zone import Cards

STIRS: Final = 4


def redeal(cards: Cards, seat: int, chance: Chance) -> None:
    """Make everything about the cards that this seat cannot know something else."""
    me, seen = bit(seat), cards.seen
    was: list[int] = []  # the cards in hidden slots, slot by slot
    zones: list[tuple[int, int]] = []  # and where those of each zone end
    for zone, pile in enumerate(cards.piles):
        for card in pile:
            if not seen[card] & me:
                was += [other for other in pile if not seen[other] & me]
                zones.append((zone, len(was)))
                break
    mine = bound_cards(cards, was, me) if cards.clues else {}
    now = seat_cards(cards, was, mine, chance) if mine else deal(cards, was, was, chance)
    if cards.clues:
        hand_on_clues(cards, me, was, now)
    else:
        cards.tags = {}
    begin = 0
    for zone, end in zones:
        pile, new = cards.piles[zone], now[begin:end]
        if len(new) < len(pile):
            fresh = iter(new)
            new = [card if seen[card] & me else next(fresh) for card in pile]
        cards.piles[zone] = new
        begin = end
    marks = [seen[card] for card in was]
    if any(marks):
        for card, mark in zip(now, marks, strict=True):
            seen[card] = mark


def clues_of(cards: Cards, who: int) -> list[tuple[int, int]]:
    """Face and tag of each clue this observer has."""
    return [(face, tag) for face, pairs in cards.clues.items() for mask, tag in pairs if mask & who]


def bound_cards(cards: Cards, was: list[int], me: int) -> dict[int, int]:
    """For each of my clues a hidden card with its face, and the hidden slots it must go to."""
    face, back, tags = cards.box.face, cards.box.back, cards.tags
    tagged = [(1 << k, card) for k, card in enumerate(was) if card in tags]
    backs: dict[int, int] = {}
    for slot, card in tagged:
        backs[back[card]] = backs.get(back[card], 0) | slot
    mine = clues_of(cards, me)
    slots = [(slot, tags[card]) for slot, card in tagged]
    where = {tag: mask_of(slots, tag) for tag in sorted({tag for _, tag in mine})}
    clues = [(card, where[tag] & backs[back[card]]) for card, tag in mine]
    spoken = {card for card, _ in clues}
    hidden: dict[int, list[int]] = {}
    for card in sorted([card for card in was if face[card] in spoken], reverse=True):
        hidden.setdefault(face[card], []).append(card)
    return {hidden[card].pop(): mask for card, mask in sorted(clues)}


def deal(cards: Cards, slots: list[int], loose: list[int], chance: Chance) -> list[int]:
    """Cards without a clue, in a random order, into the slots of these cards, back by back."""
    box = cards.box
    back, face = box.back, box.face
    ranked: dict[int, list[int]] = {}
    for card in sorted(loose) if box.neat else sorted(loose, key=face.__getitem__):
        crew = ranked.get(back[card])
        if crew is None:
            ranked[back[card]] = [card]
        else:
            crew.append(card)
    orders = chance.orders("imagine", [len(crew) for crew in ranked.values()])
    free = {
        kind: [crew[k] for k in order]
        for (kind, crew), order in zip(ranked.items(), orders, strict=True)
    }
    return [free[back[card]].pop() for card in slots]


def seat_cards(cards: Cards, was: list[int], fits: dict[int, int], chance: Chance) -> list[int]:
    """Cards with clues into slots they fit, the others into what is left."""
    if not nested(sorted(set(fits.values()), key=by_size)):
        by_slot = seat_by_slot(cards, was, fits, chance)
        if by_slot is not None:
            return by_slot
    seated = Seating(cards, was, fits, chance).now
    empty = [card for card, new in zip(was, seated, strict=True) if new < 0]
    loose = [card for card in was if card not in fits]
    rest = iter(deal(cards, empty, loose, chance))
    return [next(rest) if card < 0 else card for card in seated]


def seat_by_slot(
    cards: Cards, was: list[int], fits: dict[int, int], chance: Chance
) -> list[int] | None:
    """The same from the slots' side, if there the groups are nested: exactly uniform again."""
    face, back = cards.box.face, cards.box.back
    anywhere: dict[int, int] = {}
    for k, card in enumerate(was):
        anywhere[back[card]] = anywhere.get(back[card], 0) | 1 << k
    crews: dict[int, list[int]] = {}  # by the slots they fit, cards
    for card in sorted(was, key=face.__getitem__):
        crews.setdefault(fits.get(card, anywhere[back[card]]), []).append(card)
    crowds = sorted(crews)
    kinds: dict[int, list[int]] = {}  # by the crews that fit them, slots
    for k in range(len(was)):
        fitting = mask_of([(1 << i, mask >> k) for i, mask in enumerate(crowds)], 1)
        kinds.setdefault(fitting, []).append(k)
    order = sorted(kinds, key=by_size)
    if not nested(order):
        return None
    now = [-1] * len(was)
    for kind in order:
        pool = [(i, card) for i, m in enumerate(crowds) if kind >> i & 1 for card in crews[m]]
        picked = chance.order("imagine", len(pool))
        for k, j in zip(kinds[kind], picked, strict=False):
            crowd, now[k] = pool[j]
            crews[crowds[crowd]].remove(now[k])
    return now


class Seating:
    """Cards with clues into random slots of their groups, the smallest group of slots first.

    Nested groups come out exactly uniform that way; where groups overlap otherwise, an augmenting
    path finds room for who is left, and random exchanges stir the outcome.
    """

    def __init__(self, cards: Cards, was: list[int], fits: dict[int, int], chance: Chance) -> None:
        self.now = [-1] * len(was)
        self.chance = chance
        self.fits = fits  # card -> the slots it may go to, as a mask
        self.tried = 0
        groups = sorted(set(fits.values()), key=by_size)
        late: list[int] = []
        for mask in groups:
            group = [card for card in fits if fits[card] == mask]
            late += self._seat(sorted(group, key=cards.box.face.__getitem__), mask)
        for card in late:
            self.tried = 0
            found = self._squeeze(card)
            assert found, "the truth fits, so something must"
        if not nested(groups):
            for _ in range(STIRS):
                self._stir(chance.order("imagine", len(was)))

    def _seat(self, group: list[int], mask: int) -> list[int]:
        """Into free slots of the group, in a random order; returns who found none."""
        now = self.now
        free = [k for k in places(mask) if now[k] < 0]
        order = self.chance.order("imagine", len(free))
        for k, card in zip(order, group, strict=False):
            self.now[free[k]] = card
        return group[len(free) :]

    def _squeeze(self, card: int) -> bool:
        """Find the card a slot, moving others within theirs (an augmenting path)."""
        now = self.now
        for k in range(len(now)):
            if self.fits[card] & ~self.tried & 1 << k:
                self.tried |= 1 << k
                if now[k] < 0 or self._squeeze(now[k]):
                    now[k] = card
                    return True
        return False

    def _stir(self, order: list[int]) -> None:
        """Exchange cards (and gaps) wherever each may lie in the other's slot."""
        now, fits = self.now, self.fits
        for i, j in enumerate(order):
            a, b = now[i], now[j]
            if (a < 0 or fits[a] >> j & 1) and (b < 0 or fits[b] >> i & 1):
                now[i], now[j] = b, a


def places(mask: int) -> list[int]:
    """The bits of a mask, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def by_size(mask: int) -> tuple[int, int]:
    """Small sets first."""
    return mask.bit_count(), mask


def nested(groups: list[int]) -> bool:
    """Are any two groups of slots apart, or one inside the other? Smaller ones come first."""
    return all(
        small & large in (0, small) for i, small in enumerate(groups) for large in groups[i + 1 :]
    )


def mask_of(slots: list[tuple[int, int]], tag: int) -> int:
    """The slots with this tag, all in one mask; each comes with its bit and its tags."""
    mask = 0
    for slot, tags in slots:
        if tags & tag:
            mask |= slot
    return mask


def hand_on_clues(cards: Cards, me: int, was: list[int], now: list[int]) -> None:
    """My clues are mine, common knowledge is everybody's; all other tags and clues are dropped."""
    mine, common = clues_of(cards, me), clues_of(cards, bit(WATCHER))
    old = cards.tags
    flat = [card for pile in cards.piles for card in pile if card in old]  # no others have a part
    marked = [(1 << k, old[card]) for k, card in enumerate(flat)]
    where = {tag: mask_of(marked, tag) for tag in sorted({tag for _, tag in (*mine, *common)})}
    number = {mask: 1 << k for k, mask in enumerate(sorted(set(where.values())))}
    other = dict(zip(was, now, strict=True))
    slots = [(other.get(card, card), cards.seen[card]) for card in flat]  # who looked into which
    tags: dict[int, int] = {}
    for mask, tag in number.items():
        for k, (card, _) in enumerate(slots):
            if mask >> k & 1:
                tags[card] = tags.get(card, 0) | tag
    cards.tags, cards.clues = tags, {}
    for face, mask in sorted((face, where[tag]) for face, tag in mine):
        cards.add_clue(face, me, number[mask])
    share_clues(cards, me, sorted((face, where[tag]) for face, tag in common), number, slots)


def share_clues(
    cards: Cards,
    me: int,
    known: list[tuple[int, int]],
    number: dict[int, int],
    slots: list[tuple[int, int]],
) -> None:
    """Common knowledge, for each of the others less what that one sees and the spectator not."""
    everybody = cards.all & ~me
    for card, mask in known if everybody else ():
        cards.add_clue(card, everybody, number[mask])
    for card, mark in slots:
        if mark & everybody and not mark & bit(WATCHER):
            cards.drop_clues(card, mark & everybody)
