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
    zones: list[int] = []
    for zone, pile in enumerate(cards.piles):
        hidden = [card for card in pile if not seen[card] & me] if pile else pile
        if hidden:
            was += hidden
            zones.append(zone)
    mine = bound_cards(cards, was, me) if cards.clues else {}
    if mine:
        seated = Seating(cards, was, mine, chance).now
        empty = [card for card, new in zip(was, seated, strict=True) if new < 0]
        loose = [card for card in was if card not in mine]
        rest = iter(deal(cards, empty, loose, chance))
        now = [next(rest) if card < 0 else card for card in seated]
    else:
        now = deal(cards, was, was, chance)
    if cards.clues:
        hand_on_clues(cards, me, was, now)
    else:
        cards.tags = {}
    other = dict(zip(was, now, strict=True))
    for zone in zones:
        cards.piles[zone] = [other.get(card, card) for card in cards.piles[zone]]
    marks = [seen[card] for card in was]
    if any(marks):
        for card, mark in zip(now, marks, strict=True):
            seen[card] = mark


def clues_of(cards: Cards, who: int) -> list[tuple[int, int]]:
    """Face and tag of each clue this observer has."""
    return [(face, tag) for face, pairs in cards.clues.items() for mask, tag in pairs if mask & who]


def bound_cards(cards: Cards, was: list[int], me: int) -> dict[int, int]:
    """For each of my clues a hidden card with its face, and the hidden slots it must go to."""
    face, back = cards.box.face, cards.box.back
    tags = [cards.tags.get(card, 0) for card in was]
    backs: dict[int, int] = {}
    for k, card in enumerate(was):
        backs[back[card]] = backs.get(back[card], 0) | 1 << k
    clues = [(card, mask_of(tags, tag) & backs[back[card]]) for card, tag in clues_of(cards, me)]
    hidden: dict[int, list[int]] = {}
    for card in sorted(was, reverse=True):
        hidden.setdefault(face[card], []).append(card)
    return {hidden[card].pop(): mask for card, mask in sorted(clues)}


def deal(cards: Cards, slots: list[int], loose: list[int], chance: Chance) -> list[int]:
    """Cards without a clue, in a random order, into the slots of these cards, back by back."""
    box = cards.box
    back = box.back
    ranked = sorted(loose) if box.neat else sorted(loose, key=box.face.__getitem__)
    free: list[list[int]] = [[] for _ in box.whole]
    for k in chance.order("imagine", len(ranked)):
        card = ranked[k]
        free[back[card]].append(card)
    return [free[back[card]].pop() for card in slots]


class Seating:
    """Cards with clues into random slots of their groups, the smallest group of slots first.

    Nested groups come out exactly uniform that way; where groups overlap otherwise, an augmenting
    path finds room for who is left, and random exchanges stir the outcome.
    """

    def __init__(self, cards: Cards, was: list[int], fits: dict[int, int], chance: Chance) -> None:
        self.now = [-1] * len(was)
        self.chance = chance
        self.fits = fits  # card -> the slots it may go to, as a mask
        groups = sorted(set(fits.values()), key=lambda mask: (mask.bit_count(), mask))
        late: list[int] = []
        for mask in groups:
            group = [card for card in fits if fits[card] == mask]
            late += self._seat(sorted(group, key=cards.box.face.__getitem__), mask)
        for card in late:
            found = self._squeeze(card, 0)
            assert found >= 0, "the truth fits, so something must"
        if not nested(groups):
            for _ in range(STIRS):
                self._stir(chance.order("imagine", len(was)))

    def _seat(self, group: list[int], mask: int) -> list[int]:
        """Into free slots of the group, in a random order; returns who found none."""
        free = [k for k, card in enumerate(self.now) if card < 0 and mask >> k & 1]
        order = self.chance.order("imagine", len(free))
        for k, card in zip(order, group, strict=False):
            self.now[free[k]] = card
        return group[len(free) :]

    def _squeeze(self, card: int, tried: int) -> int:
        """Find the card a slot, moving others within theirs (an augmenting path); -1: in vain."""
        now, mask = self.now, self.fits[card]
        for k in range(len(now)):
            if mask & ~tried & 1 << k:
                tried |= 1 << k
                moved = tried if now[k] < 0 else self._squeeze(now[k], tried)
                if moved >= 0:
                    now[k] = card
                    return moved
        return -1

    def _stir(self, order: list[int]) -> None:
        """Exchange cards (and gaps) wherever each may lie in the other's slot."""
        now, fits = self.now, self.fits
        for i, j in enumerate(order):
            a, b = now[i], now[j]
            if (a < 0 or fits[a] >> j & 1) and (b < 0 or fits[b] >> i & 1):
                now[i], now[j] = b, a


def nested(groups: list[int]) -> bool:
    """Are any two groups of slots apart, or one inside the other? Smaller ones come first."""
    return all(
        small & large in (0, small) for i, small in enumerate(groups) for large in groups[i + 1 :]
    )


def mask_of(tags: list[int], tag: int) -> int:
    """The slots with this tag, as a bit for each."""
    mask = 0
    for k, found in enumerate(tags):
        if found & tag:
            mask |= 1 << k
    return mask


def hand_on_clues(cards: Cards, me: int, was: list[int], now: list[int]) -> None:
    """My clues are mine, common knowledge is everybody's; all other tags and clues are dropped."""
    mine, common = clues_of(cards, me), clues_of(cards, bit(WATCHER))
    flat = [card for pile in cards.piles for card in pile]
    slot_tags = [cards.tags.get(card, 0) for card in flat]
    where = {tag: mask_of(slot_tags, tag) for _, tag in (*mine, *common)}
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
    for observer in range(cards.all.bit_length()):
        if 1 << observer != me:
            known = [(face, where[tag]) for face, tag in common]
            share_clues(cards, 1 << observer, sorted(known), number, slots)


def share_clues(
    cards: Cards,
    who: int,
    known: list[tuple[int, int]],
    number: dict[int, int],
    slots: list[tuple[int, int]],
) -> None:
    """Common knowledge as one observer has it: less what this one sees and the spectator not."""
    face, hidden = cards.box.face, bit(WATCHER)
    seen = [face[c] if mark & who and not mark & hidden else -1 for c, mark in slots]
    for card, mask in known:
        for k, found in enumerate(seen):
            if found == card and mask >> k & 1:
                seen[k] = -1
                break
        else:
            cards.add_clue(card, who, number[mask])
