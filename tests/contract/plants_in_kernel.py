"""Planted defects in the kernel itself."""

import random
from collections.abc import Sequence
from typing import Any

from saddlebag.kernel import flow
from saddlebag.kernel import imagine as imagining
from saddlebag.kernel.ask import Refused
from saddlebag.kernel.chance import Chance
from saddlebag.kernel.event import bit
from saddlebag.kernel.flow import State
from saddlebag.kernel.record import Record
from saddlebag.kernel.table import Table
from saddlebag.kernel.zone import Cards
from tests.contract.plants import Patch, plant
from tests.contract.small_game import DECK, DOWN, HAND, Coyote

# ---- imagining


def deal_knowing(patch: Patch, zones: list[int]) -> None:
    """A deal that leaves these zones as they are."""
    honest = imagining.deal_hidden

    def deal(cards: Cards, seat: int, chance: Chance, unknown: object = None) -> None:
        kept = {card: cards.seen[card] for zone in zones for card in cards.piles[zone]}
        clues = cards.clues
        cards.clues = {card: pairs for card, pairs in clues.items() if card not in kept}
        for card in kept:
            cards.seen[card] |= bit(seat)
        honest(cards, seat, chance)
        for card, seen in kept.items():
            cards.seen[card] = seen

    patch(flow, "deal_hidden", deal)


@plant("imagining leaves cards true that lie face down", "imagines")
def true_commits(patch: Patch) -> None:
    deal_knowing(patch, DOWN)


@plant("imagining leaves the deck true", "imagines")
def true_deck(patch: Patch) -> None:
    deal_knowing(patch, [DECK])


@plant("imagining leaves hands true", "imagines")
def true_hands(patch: Patch) -> None:
    deal_knowing(patch, HAND)


@plant("imagining leaves sealed bids true", "imagines|sealed")
def true_seals(patch: Patch) -> None:
    def imagine(self: State, seat: int, key: bytes, unknown: object = None) -> None:
        self.chance = Chance(key, {})
        imagining.deal_hidden(self.cards, seat, self.chance)

    patch(State, "imagine", imagine)


@plant("imagining always takes the first bid for the sealed one", "sealed")
def first_seals(patch: Patch) -> None:
    def imagine(self: State, seat: int, key: bytes, unknown: object = None) -> None:
        self.chance = Chance(key, {})
        imagining.deal_hidden(self.cards, seat, self.chance)
        for other, (_, choices) in sorted(self.sealed.items()):
            if other != seat:
                self.sealed = {**self.sealed, other: (choices[0], choices)}

    patch(State, "imagine", imagine)


@plant("imagining forgets a card that was seen", "can tell")
def forgotten_sight(patch: Patch) -> None:
    honest = imagining.deal_hidden

    def deal(cards: Cards, seat: int, chance: Chance, unknown: object = None) -> None:
        for card in cards.piles[DECK]:
            cards.seen[card] &= ~bit(seat)
        honest(cards, seat, chance)

    patch(flow, "deal_hidden", deal)


@plant("imagining forgets clues", "where it cannot be|forgets|can tell")
def forgotten_clues(patch: Patch) -> None:
    patch(imagining, "clues_of", lambda cards, who: {})
    honest = Coyote.view
    patch(Coyote, "view", lambda self, s, seat: {**honest(self, s, seat), "hints": []})


@plant("what is lost from sight is forgotten at once", "forgets")
def forgetful_mix(patch: Patch) -> None:
    def mix(self: Cards, cards: list[int], keep: int) -> None:
        for card in cards:
            self.seen[card] &= keep

    patch(Cards, "mix", mix)


@plant("an imagined table keeps the luck to come", "knows the luck to come")
def known_luck(patch: Patch) -> None:
    def imagine(self: State, seat: int, key: bytes, unknown: object = None) -> None:
        chance = Chance(key, {})
        imagining.deal_hidden(self.cards, seat, chance)
        for other, (_, choices) in sorted(self.sealed.items()):
            if other != seat:
                sealed = choices[chance.below("imagine", len(choices))]
                self.sealed = {**self.sealed, other: (sealed, choices)}
        self.chance.used = {}

    patch(State, "imagine", imagine)


@plant("imagining depends on the truth", "imagines")
def guided_luck(patch: Patch) -> None:
    honest = State.imagine

    def imagine(self: State, seat: int, key: bytes, unknown: object = None) -> None:
        honest(
            self, seat, key + b"%d" % self.cards.piles[DECK][-1] if self.cards.piles[DECK] else key
        )

    patch(State, "imagine", imagine)


@plant("an imagined deal has fewer worlds than it could", "never imagines|few worlds")
def lazy_deal(patch: Patch) -> None:
    """Cards are dealt again in their own order, turned by one or not at all."""
    honest = Chance.orders

    def orders(self: Chance, label: str, sizes: list[int]) -> list[list[int]]:
        if label != "imagine":
            return honest(self, label, sizes)
        turn = self.below(label, 2)
        return [[(i + turn) % n for i in range(n)] for n in sizes]

    patch(Chance, "orders", orders)


@plant("an imagined table tells of the past", "has a past|count of events|can tell at once")
def told_past(patch: Patch) -> None:
    honest = Table.imagine

    def imagine(self: Table, seat: int | None, seed: int) -> Table:
        twin = honest(self, seat, seed)
        twin.state.tell("reshuffled")
        return twin

    patch(Table, "imagine", imagine)


@plant("a finished game is imagined as it is", "knows the luck|imagines an order")
def true_end(patch: Patch) -> None:
    honest = Table.imagine

    def imagine(self: Table, seat: int | None, seed: int) -> Table:
        return self.copy() if self.ask is None else honest(self, seat, seed)

    patch(Table, "imagine", imagine)


# ---- playing


@plant("answers are not checked", "accepted")
def unchecked(patch: Patch) -> None:
    honest = Table.answer

    def answer(self: Table, text: str, seat: int | None = None) -> None:
        ask = next((ask for ask in self.asks if ask.seat == seat), None)
        if ask is None or text in ask.options:
            honest(self, text, seat)
        else:
            honest(self, ask.options[0], seat)

    patch(Table, "answer", answer)


@plant("anybody may answer", "accepted")
def answered_by_others(patch: Patch) -> None:
    honest = Table.answer

    def answer(self: Table, text: str, seat: int | None = None) -> None:
        if len(self.asks) == 1 and text == "pass":
            honest(self, self.asks[0].options[0])
        else:
            honest(self, text, seat)

    patch(Table, "answer", answer)


@plant("a refused answer is written down", "left a trace in the journal")
def noted_refusal(patch: Patch) -> None:
    honest = Table.answer

    def answer(self: Table, text: str, seat: int | None = None) -> None:
        try:
            honest(self, text, seat)
        except Refused:
            self.order(0, [])
            raise

    patch(Table, "answer", answer)


@plant("a lone option is answered for the seat", "can tell|can be undone tells")
def answered_alone(patch: Patch) -> None:
    honest = Table.answer

    def answer(self: Table, text: str, seat: int | None = None) -> None:
        honest(self, text, seat)
        while len(self.asks) == 1 and len(self.asks[0].options) == 1:
            honest(self, self.asks[0].options[0])

    patch(Table, "answer", answer)


@plant("luck comes by another door", "differs|refused|knows")
def foreign_luck(patch: Patch) -> None:
    honest = Chance.order

    def order(self: Chance, label: str, n: int) -> list[int]:
        return honest(self, label, n) if label != "deck" else random.sample(range(n), n)

    patch(Chance, "order", order)


@plant("the journal of a copy is the journal", "touches|differs|refused")
def shared_journal(patch: Patch) -> None:
    patch(Record, "copy", lambda self, state, vocabulary: self)


# ---- taking back


@plant("undo goes back beyond what was seen", "has seen|can tell")
def deep_undo(patch: Patch) -> None:
    honest = Cards.show

    def show(self: Cards, card: int, who: int) -> None:
        news = self.news
        honest(self, card, who)
        self.news = news

    patch(Cards, "show", show)


@plant("undo is not told", "undo is not told")
def silent_undo(patch: Patch) -> None:
    honest = State.tell

    def tell(self: State, key: str, *heard: object) -> None:
        if key != "undo":
            honest(self, key, *heard)

    patch(State, "tell", tell)


# ---- standing orders


@plant("an order is seen by all", "can tell an order")
def open_orders(patch: Patch) -> None:
    honest = Table.view

    def view(self: Table, seat: int | None, detail: bool = False) -> dict[str, Any]:
        orders = [honest(self, other)["orders"] for other in range(self.rules.seats)]
        return {**honest(self, seat, detail), "ordered": len(orders) - orders.count(None)}

    patch(Table, "view", view)


@plant("an order is told", "an order of seat")
def told_orders(patch: Patch) -> None:
    honest = Table.order

    def order(self: Table, seat: int, keys: Sequence[str], until: str = "") -> None:
        self.state.tell("reshuffled")
        honest(self, seat, keys, until)

    patch(Table, "order", order)


@plant("an order answers what is not idle", "an order")
def eager_orders(patch: Patch) -> None:
    honest = Table.order

    def order(self: Table, seat: int, keys: Sequence[str], until: str = "") -> None:
        honest(self, seat, keys, until)
        for ask in self.asks if keys else []:
            if ask.seat == seat:
                self.answer(ask.options[-1], seat)

    patch(Table, "order", order)


@plant("a seat imagines what others have ordered", "imagines an order")
def imagined_orders(patch: Patch) -> None:
    honest = Table.imagine

    def imagine(self: Table, seat: int | None, seed: int) -> Table:
        twin = honest(self, seat, seed)
        for other in range(self.rules.seats):
            orders = self.view(other)["orders"]
            if orders is not None:
                twin.order(other, orders["keys"], orders["until"])
        return twin

    patch(Table, "imagine", imagine)
