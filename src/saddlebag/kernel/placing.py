"""Cards with clues into slots they fit, all arrangements as likely where that can be had."""

from typing import Final

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.zone import Cards

STIRS: Final = 4


class Arrangements:
    """The cards of one back: where those with clues may go, found once for many deals."""

    __slots__ = ("cards", "fits", "groups", "loose", "sizes", "was")

    def __init__(self, cards: Cards, was: list[int], fits: dict[int, int]) -> None:
        self.cards = cards
        self.was = was
        self.fits = fits  # card -> the slots it may go to, as a mask
        face = cards.box.face
        self.loose = sorted([card for card in was if card not in fits], key=face.__getitem__)
        self.groups: list[tuple[list[int], list[int]]] | None = None  # cards and their slots
        self.sizes: list[int] = []  # how many are ordered at random for each group, then loose ones
        masks = sorted(set(fits.values()), key=by_size)
        if nested(masks):
            crews: dict[int, list[int]] = {mask: [] for mask in masks}
            for card in sorted(fits, key=face.__getitem__):
                crews[fits[card]].append(card)
            self.groups = [(crews[mask], places(mask)) for mask in masks]
            self.sizes = [
                mask.bit_count() - sum([len(crews[inner]) for inner in masks[:i] if inner & mask])
                for i, mask in enumerate(masks)
            ]
            self.sizes.append(len(self.loose))

    def deal(self, chance: Chance, orders: list[list[int]]) -> list[int]:
        """One arrangement, slot by slot; `orders` are random ones of `sizes`."""
        if self.groups is None:
            return self._deal_overlapping(chance)
        now = [-1] * len(self.was)
        for (crew, slots), order in zip(self.groups, orders, strict=False):
            free = [k for k in slots if now[k] < 0]
            for k, card in zip(order, crew, strict=False):
                now[free[k]] = card
        return self._fill(now, orders[-1])

    def _deal_overlapping(self, chance: Chance) -> list[int]:
        by_slot = deal_by_slot(self.cards, self.was, self.fits, chance)
        if by_slot is not None:
            return by_slot
        now = Assignment(self.cards, self.was, self.fits, chance).now
        return self._fill(now, chance.order("imagine", len(self.loose)))

    def _fill(self, now: list[int], order: list[int]) -> list[int]:
        """Cards without a clue into what is left, in this order."""
        if not order:
            return now
        rest = map(self.loose.__getitem__, order)
        return [next(rest) if card < 0 else card for card in now]


def deal_by_slot(
    cards: Cards, was: list[int], fits: dict[int, int], chance: Chance
) -> list[int] | None:
    """The same from the slots' side, if there the groups are nested: exactly uniform again."""
    face = cards.box.face
    anywhere = (1 << len(was)) - 1
    crews: dict[int, list[int]] = {}  # by the slots they fit, cards
    for card in sorted(was, key=face.__getitem__):
        crews.setdefault(fits.get(card, anywhere), []).append(card)
    crowds = sorted(crews)
    kinds: dict[int, list[int]] = {}  # by the crews that fit them, slots
    for k in range(len(was)):
        fitting = mask_of([(1 << i, mask >> k) for i, mask in enumerate(crowds)], 1)
        kinds.setdefault(fitting, []).append(k)
    order = sorted(kinds, key=by_size)
    if not nested(order):
        return None
    now = [-1] * len(was)
    for crew in order:
        pool = [(i, card) for i, m in enumerate(crowds) if crew >> i & 1 for card in crews[m]]
        picked = chance.order("imagine", len(pool))
        for k, j in zip(kinds[crew], picked, strict=False):
            crowd, now[k] = pool[j]
            crews[crowds[crowd]].remove(now[k])
    return now


class Assignment:
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
            late += self._assign(sorted(group, key=cards.box.face.__getitem__), mask)
        for card in late:
            self.tried = 0
            found = self._squeeze(card)
            assert found, "the truth fits, so something must"
        if not nested(groups):
            for _ in range(STIRS):
                self._stir(chance.order("imagine", len(was)))

    def _assign(self, group: list[int], mask: int) -> list[int]:
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
