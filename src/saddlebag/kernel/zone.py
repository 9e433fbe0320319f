"""Cards in zones, and who knows what about them.

A card is an int, a zone is an int, both named by the game's Box. `seen[card]` is the set of
observers who know exactly where that card is. What was known before cards were mixed survives as a
clue: `clues[face]` says "these observers know that one of the slots with this tag holds it", and
`tags[card]` are the tags of the slot that holds the card. All but the clues belongs to slots, and
slots move in the open: that is why other cards can be dealt into the slots an observer cannot see
(imagine.py) without that observer noticing.
"""

from collections.abc import Mapping, Sequence

from saddlebag.kernel.event import WATCHER, bit, everyone

# face -> (observers, tag), once for each card of that face they know to be there
Clues = dict[int, tuple[tuple[int, int], ...]]


class Box:
    """What lies in the box, the same for every table: card names, backs, zone names."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.back: list[int] = []
        self.whole: list[list[int]] = []  # by back, all its cards: consecutive numbers
        self.face: list[int] = []  # the first card that looks the same from the front
        self.neat = True  # equal faces have neighbouring numbers
        self.id: dict[str, int] = {}
        self.zones: list[str] = []
        self.open: list[bool] = []  # by zone: whatever lies there has been seen by everybody

    def zone(self, name: str, lies_open: bool = False) -> int:
        self.zones.append(name)
        self.open.append(lies_open)
        return len(self.zones) - 1

    def cards(self, names: list[str]) -> list[int]:
        """Cards that look alike from behind; equal names look alike from the front as well."""
        first, faces = len(self.names), dict[str, int]()
        for card, name in enumerate(names, first):
            self.names.append(name)
            self.back.append(len(self.whole))
            self.neat = self.neat and (name not in faces or self.names[card - 1] == name)
            self.face.append(faces.setdefault(name, card))
            self.id.setdefault(name, card)
        self.whole.append(list(range(first, len(self.names))))
        return self.whole[-1]

    def table(self, seats: int, piles: Mapping[int, Sequence[int]], zones: int = 0) -> "Cards":
        """Cards in these zones, bottom to top, seen by nobody; the other zones are empty.

        A table of few seats may do with the first `zones` of them.
        """
        laid: list[list[int]] = [[] for _ in range(zones or len(self.zones))]
        for zone, cards in piles.items():
            laid[zone] = list(cards)
        return Cards(self, everyone(seats), laid, [0] * len(self.names), {}, {})


class Cards:
    """The last card of a pile is its top."""

    __slots__ = ("all", "box", "clues", "news", "piles", "seen", "tags")

    def __init__(
        self,
        box: Box,
        everyone: int,
        piles: list[list[int]],
        seen: list[int],
        tags: dict[int, int],
        clues: Clues,
    ) -> None:
        self.box = box
        self.all = everyone
        self.piles = piles
        self.seen = seen
        self.tags = tags
        self.clues = clues
        self.news = 0  # who has learnt anything since the last answer: undo stops there

    def copy(self) -> "Cards":
        piles = list(map(list.copy, self.piles))
        return Cards(
            self.box, self.all, piles, self.seen.copy(), self.tags.copy(), self.clues.copy()
        )

    def data(self) -> list[object]:
        """Slot by slot, by faces: cards that look the same are the same."""
        face, seen, tags = self.box.face, self.seen, self.tags
        slots = [
            [[face[card], seen[card], tags.get(card, 0)] for card in pile] for pile in self.piles
        ]
        eyes = range(self.all.bit_length())  # what each observer knows, however it is cut up
        clues = [
            [card, [sorted(tag for mask, tag in pairs if mask >> k & 1) for k in eyes]]
            for card, pairs in sorted(self.clues.items())
        ]
        return [slots, clues]

    # ---- moving

    def lift(self, source: int, target: int) -> int:
        """The top card, in the open: everybody sees which card moves, if not its face."""
        card = self.piles[source].pop()
        self.piles[target].append(card)
        return card

    def turn_over(self, source: int, target: int) -> int:
        """The top card, face up: everybody sees it."""
        card = self.piles[source].pop()
        self.piles[target].append(card)
        if self.clues:
            self.show(card, self.all)
        elif self.seen[card] != self.all:
            self.seen[card] = self.news = self.all
        return card

    def move(self, card: int, source: int, target: int, bottom: bool = False) -> None:
        """Any card, in the open."""
        self.piles[source].remove(card)
        if bottom:
            self.piles[target].insert(0, card)
        else:
            self.piles[target].append(card)

    def draw(self, source: int, target: int, seat: int) -> int:
        """The top card, seen by the seat that draws it."""
        card = self.piles[source].pop()
        self.piles[target].append(card)
        self.show(card, 1 << seat + 1)  # bit(seat), without the call
        return card

    def slip(
        self, card: int, source: int, target: int, seat: int, also: int = 0, bottom: bool = False
    ) -> None:
        """A seat's secret choice out of a zone it knows; observers in `also` see it, too.

        What the others had seen of the zone becomes a clue, even for those in `also`: in a hand
        nobody but its owner follows single slots, and a third seat must not be able to tell.
        """
        self.mix(self.piles[source], 1 << seat + 1)  # bit(seat), without the call
        self.move(card, source, target, bottom)
        if also:
            self.show(card, also)
            self.news |= also  # even if they knew the card: that it was this one is news

    def shuffle(self, zone: int, order: list[int]) -> None:
        """Nobody knows the order afterwards."""
        self.stack(zone, self.piles[zone], order)

    def start_over(self, zones: list[int], orders: list[list[int]]) -> None:
        """The whole box, back by back, into these zones, in orders nobody knows; nothing else."""
        self.seen, self.tags, self.clues = [0] * len(self.seen), {}, {}
        self.piles = [[] for _ in self.piles]
        for zone, cards, order in zip(zones, self.box.whole, orders, strict=True):
            self.piles[zone] = list(map(cards.__getitem__, order))

    def stack(self, zone: int, cards: list[int], order: list[int]) -> None:
        """Cards taken from wherever they lay become a pile in an order nobody knows."""
        self.mix(cards, 0)
        self.piles[zone] = list(map(cards.__getitem__, order))

    # ---- knowing

    def show(self, card: int, who: int) -> None:
        """These observers look at the card where it lies."""
        seen = self.seen[card]
        learn = who & ~seen
        if learn:
            self.seen[card] = seen | learn
            self.news |= learn
            if self.clues:
                if self.box.face[card] in self.clues:
                    self.drop_clues(card, learn)
                if seen | learn == self.all:
                    self.tags.pop(card, 0)

    def drop_clues(self, card: int, who: int) -> None:
        """Whoever sees a face in the slots of clues about it has met the narrowest of them.

        If another of these clues is not wider, one more such card lies in either's slots.
        """
        face, here = self.box.face[card], self.tags.get(card, 0)
        pairs = self.clues.pop(face, ())
        if len(pairs) == 1:  # as a rule
            mask, tag = pairs[0]
            left = mask & ~who if tag & here else mask
            if left:
                self.clues[face] = ((left, tag),)
            return
        fitting = [tag for mask, tag in pairs if tag & here and mask & who]
        slots: dict[int, set[int]] = {}
        if len(fitting) > 1:  # only equal cards can be spoken of twice
            slots = {tag: self._tagged(tag, card) for tag in fitting}
            pairs = tuple(sorted(pairs, key=lambda pair: len(slots.get(pair[1], ()))))
        met: list[tuple[int, int]] = []
        for mask, tag in pairs:
            seeing = mask & who if tag & here else 0
            who &= ~seeing
            if seeing:
                met.append((seeing, tag))
            if mask & ~seeing:
                self.add_clue(face, mask & ~seeing, tag)
        for seeing, tag in met if slots else ():
            self._widen(face, seeing, slots, tag)

    def _tagged(self, tag: int, but: int) -> set[int]:
        """The cards in slots with this tag, but for one."""
        return {card for card, tags in self.tags.items() if tags & tag and card != but}

    def _widen(self, face: int, who: int, slots: dict[int, set[int]], narrow: int) -> None:
        """What these observers still know of a face may be true of the narrow slots instead."""
        pairs = self.clues.pop(face, ())
        kept: list[tuple[int, int]] = []
        for mask, tag in pairs:
            if mask & who and tag in slots and not slots[narrow] <= slots[tag]:
                self.clues[face] = (*pairs, *kept)
                both = self._new_tag()
                for card in sorted(slots[tag] | slots[narrow]):
                    self.tags[card] = self.tags.get(card, 0) | both
                kept.append((mask & who, both))
                mask &= ~who
            if mask:
                kept.append((mask, tag))
        if kept:
            self.clues[face] = tuple(kept)
        else:
            self.clues.pop(face, ())

    def add_clue(self, card: int, who: int, tag: int) -> None:
        """These observers know that a slot with this tag holds the card, or one just like it."""
        face = self.box.face[card]
        self.clues[face] = (*self.clues.get(face, ()), (who, tag))

    def turn_up(self, zone: int) -> int:
        """The top card face up on its own pile, seen by everybody; -1 if there is none."""
        pile = self.piles[zone]
        if not pile:
            return -1
        card = pile[-1]
        if self.clues:
            self.show(card, self.all)
        elif self.seen[card] != self.all:
            self.seen[card] = self.news = self.all
        return card

    def reveal(self, zone: int) -> None:
        """Everybody looks at all cards of a zone."""
        for card in self.piles[zone]:
            self.show(card, self.all)

    def hint(self, cards: list[int], slots: list[int], who: int) -> None:
        """These observers are told that the cards are in the slots now held by `slots`.

        It takes the place of what they knew of these cards before, so it must say more than that.
        """
        for card in cards:
            self.drop_clues(card, who & ~self.seen[card])
        tag = self._new_tag()
        for card in slots:
            self.tags[card] = self.tags.get(card, 0) | tag
        for card in cards:
            left = who & ~self.seen[card]
            if left:
                self.add_clue(card, left, tag)

    def mix(self, cards: list[int], keep: int) -> None:
        """Observers outside `keep` no longer tell these cards apart, but know they are these."""
        if len(cards) < 2:
            return
        whole = self.box.whole[self.box.back[cards[0]]]
        if len(cards) == len(whole) and self._whole_back(cards):
            self._forget(cards, keep)
            return
        seen, tags = self.seen, self.tags
        union, known = 0, 0
        for card in cards:
            known |= seen[card]
            if card in tags:
                union |= tags[card]
        if known & ~keep:
            tag = self._new_tag()
            union = (union & ~tag) | tag
            for card in cards:
                forgot = seen[card] & ~keep
                if forgot:
                    seen[card] &= keep
                    self.add_clue(card, forgot, tag)
        if union:
            tags.update(dict.fromkeys(cards, union))

    def _whole_back(self, cards: list[int]) -> bool:
        """Are these all the cards with this back? They have consecutive numbers."""
        whole = self.box.whole[self.box.back[cards[0]]]
        if cards is whole:
            return True
        return len(cards) == len(whole) and min(cards) == whole[0] and max(cards) == whole[-1]

    def _forget(self, cards: list[int], keep: int) -> None:
        """All cards with one back: that back alone says as much as any clue."""
        seen, first = self.seen, self.box.whole[self.box.back[cards[0]]][0]
        end = first + len(cards)
        seen[first:end] = [who & keep for who in seen[first:end]] if keep else [0] * len(cards)
        if self.tags or self.clues:
            for card in cards:
                self.tags.pop(card, 0)
                self.clues.pop(self.box.face[card], ())

    def _new_tag(self) -> int:
        """The lowest tag no clue needs any more."""
        live = 0
        for pairs in self.clues.values():
            for _, used in pairs:
                live |= used
        tag = ~live & (live + 1)
        for card, marks in self.tags.items():
            if marks & tag:
                self.tags[card] = marks & ~tag
        return tag

    # ---- looking

    def names(self, zone: int) -> list[str]:
        """Sorted, for options."""
        box, pile = self.box, self.piles[zone]
        order = sorted(pile) if box.neat else sorted(pile, key=box.face.__getitem__)
        return list(map(box.names.__getitem__, order))

    def faces(self, zone: int, seat: int) -> list[str | None]:
        """A pile as a seat sees it, bottom to top; None is a card's back."""
        pile = self.piles[zone]
        if not pile:
            return []
        me, names, seen = 1 << seat + 1, self.box.names, self.seen  # bit(seat), without the call
        return [names[card] if seen[card] & me else None for card in pile]

    def sees_no_more(self, seat: int) -> bool:
        """Has this observer seen no card that a spectator has not?"""
        mine, both = bit(seat), bit(seat) | bit(WATCHER)
        return mine not in [who & both for who in self.seen]

    def sees_more(self, pile: list[int], seat: int) -> bool:
        """Has this observer seen one of these cards that a spectator has not?"""
        mine, both, seen = bit(seat), bit(seat) | bit(WATCHER), self.seen
        return mine in [seen[card] & both for card in pile]

    def held(self, zone: int, seat: int) -> dict[str, object]:
        """An unordered zone as a seat sees it."""
        pile = self.piles[zone]
        if not pile:
            return {"count": 0, "known": []}
        me, names, seen = bit(seat), self.box.names, self.seen
        known = [names[card] for card in pile if seen[card] & me]
        known.sort()
        return {"count": len(pile), "known": known}

    def hints(self, seat: int) -> list[object]:
        """Cards lost from sight, by group: names, and how many slots of which zones hold them."""
        slots = [(zone, card) for zone, pile in enumerate(self.piles) for card in pile]
        groups: dict[tuple[int, ...], list[str]] = {}
        for card, pairs in self.clues.items():
            for mask, tag in pairs:
                if mask & bit(seat):
                    where = self._unseen_with(tag, slots, bit(seat))
                    groups.setdefault(where, []).append(self.box.names[card])
        found: list[object] = []
        for where, names in sorted(groups.items()):
            zones = [self.box.zones[slots[k][0]] for k in where]
            found.append([sorted(names), {zone: zones.count(zone) for zone in zones}])
        return found

    def _unseen_with(self, tag: int, slots: list[tuple[int, int]], me: int) -> tuple[int, ...]:
        """The numbers of the slots with this tag that an observer cannot see."""
        tags, seen = self.tags, self.seen
        return tuple(
            k
            for k, (_, card) in enumerate(slots)
            if tags.get(card, 0) & tag and not seen[card] & me
        )
