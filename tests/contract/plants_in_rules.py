"""Planted defects in the rules of the small game."""

from typing import Any

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.event import bit
from saddlebag.kernel.flow import State
from saddlebag.kernel.zone import Cards
from tests.contract import small_game as coyote
from tests.contract.plants import Patch, plant, undeclared
from tests.contract.small_game import DECK, DISCARD, DOWN, HAND, Pack

# ---- asks


def ask_differently(patch: Patch, **changed: Any) -> None:
    """The turn's ask with something else in it."""
    honest = coyote.offers
    offers = changed.get("offers", lambda found, s: found)
    patch(coyote, "offers", lambda s, me: offers(honest(s, me), s))


@plant("an option is a sentence", "a sentence")
def sentence(patch: Patch) -> None:
    ask_differently(patch, offers=lambda found, s: [*found, "have a rest"])


@plant("an option is offered twice", "an option twice")
def twice(patch: Patch) -> None:
    ask_differently(patch, offers=lambda found, s: [*found, "rest"])


@plant("the idle answer is not always offered", "the idle answer is no option")
def no_idle(patch: Patch) -> None:
    ask_differently(patch, offers=lambda found, s: [o for o in found if o != "rest"] or found)


@plant("an answer is offered and refused", "refused and offered")
def offered_and_refused(patch: Patch) -> None:
    refusal: Refusal = ("rest", "tired", {}, "CO-5")
    patch(coyote, "refusals", lambda s, me: [refusal])


@plant("a reason is a sentence", "a sentence for a reason")
def chatty_reason(patch: Patch) -> None:
    refusal: Refusal = ("nap", "not while the moon is up", {}, "CO-5")
    patch(coyote, "refusals", lambda s, me: [refusal])


@plant("options come in another order each time", "differs|can tell")
def unstable_options(patch: Patch) -> None:
    honest, looks = coyote.hand, [0]

    def hand(s: Pack, seat: int) -> list[str]:
        looks[0] += 1
        return honest(s, seat)[:: -1 if looks[0] % 2 else 1]

    patch(coyote, "hand", hand)


@plant("an option cannot be carried out", "a rule fails")
def broken_option(patch: Patch) -> None:
    honest = coyote.find

    def find(s: Pack, zone: int, name: str) -> int:
        if name == "dust":
            raise LookupError(name)
        return honest(s, zone, name)

    patch(coyote, "find", find)


@plant("something is learnt in the middle of a group", "learnt in the middle|an error tells")
def group_that_draws(patch: Patch) -> None:
    async def trim(s: Pack, me: int) -> None:
        surplus = len(s.cards.piles[HAND[me]]) - coyote.LIMIT
        for _ in range(surplus):
            await coyote.put_down(s, me, "trim", group=f"trim:{surplus}")
            coyote.draw(s, me)
        if surplus > 0:
            coyote.discard(s, me)
        s.turn = (me + 1) % s.seats
        s.phase = coyote.HOWL if s.turn == s.starter else coyote.DRAW

    patch(coyote, "trim", trim)


# ---- secrets


@plant("the card put down is kept in a local", "remembers|fails|imagines|can tell")
def local_card(patch: Patch) -> None:
    async def duel(s: Pack, me: int, foe: int) -> None:
        card = await Ask(me, "duel.card", lambda: coyote.hand(s, me), hidden=True)
        await coyote.put_down(s, foe, "duel.card")
        s.cards.slip(coyote.find(s, HAND[me], card), HAND[me], DOWN[me], me)
        coyote.discard(s, me)
        coyote.discard(s, foe)

    patch(coyote, "duel", duel)


@plant("a rule remembers how strong a hidden card is", "remembers")
def local_strength(patch: Patch) -> None:
    async def duel(s: Pack, me: int, foe: int) -> None:
        await coyote.put_down(s, me, "duel.card")
        mine = coyote.strength(s, DOWN[me])
        await coyote.put_down(s, foe, "duel.card")
        theirs = coyote.strength(s, DOWN[foe])
        coyote.discard(s, me)
        coyote.discard(s, foe)
        coyote.win(s, me if mine > theirs else foe, 2)

    patch(coyote, "duel", duel)


@plant("a rule remembers the next card of the deck", "remembers|fails")
def local_next_card(patch: Patch) -> None:
    undeclared(patch)

    async def bury(s: Pack, me: int) -> None:
        lucky = s.cards.piles[DECK][-1:] > [9]
        name = await Ask(me, "bury", lambda: coyote.hand(s, me), hidden=True)
        await Ask(me, "sure", ("yes", "well"))
        s.cards.slip(coyote.find(s, HAND[me], name), HAND[me], DECK, me, bottom=True)
        s.cards.news = s.cards.all
        coyote.win(s, me, 2 if lucky else 1)

    patch(coyote, "bury", bury)


@plant("options are made from a hand before they are looked at", "remembers|can tell|fails")
def early_options(patch: Patch) -> None:
    async def put_down(s: Pack, seat: int, key: str, group: str = "") -> None:
        name = await Ask(seat, key, coyote.hand(s, seat), hidden=True, group=group)
        s.cards.slip(coyote.find(s, HAND[seat], name), HAND[seat], DOWN[seat], seat)

    patch(coyote, "put_down", put_down)


@plant("several cards are chosen in a fixed order", "no options|remembers|imagines|fails")
def canonical_order(patch: Patch) -> None:
    async def put_down(s: Pack, seat: int, key: str, group: str = "") -> None:
        def options() -> list[str]:
            last = max((coyote.BOX.face[c] for c in s.cards.piles[DOWN[seat]]), default=-1)
            return [name for name in coyote.hand(s, seat) if coyote.BOX.id[name] >= last]

        name = await Ask(seat, key, options, hidden=True, group=group)
        s.cards.slip(coyote.find(s, HAND[seat], name), HAND[seat], DOWN[seat], seat)

    patch(coyote, "put_down", put_down)


@plant("a sealed bid could be nothing else", "imagines|can tell")
def narrow_seal(patch: Patch) -> None:
    def seal(self: State, seat: int, choice: str, choices: tuple[str, ...]) -> None:
        self.sealed = {**self.sealed, seat: (choice, (choice,))}

    patch(State, "seal", seal)


@plant("a secret choice is an open move", "imagines|can tell|forgets")
def open_move(patch: Patch) -> None:
    def slip(
        self: Cards,
        card: int,
        source: int,
        target: int,
        seat: int,
        also: int = 0,
        bottom: bool = False,
    ) -> None:
        self.move(card, source, target, bottom)
        self.show(card, also)
        self.news |= also

    patch(Cards, "slip", slip)


@plant("which card is looked at is itself a secret", "imagines more than it knows")
def secret_slot(patch: Patch) -> None:
    undeclared(patch)

    async def bury(s: Pack, me: int) -> None:
        if len(s.cards.piles[DECK]) > 1:
            which = await Ask(me, "bury", ("first", "second"), hidden=True)
            s.cards.show(s.cards.piles[DECK][-1 if which == "first" else -2], bit(me))

    patch(coyote, "bury", bury)


@plant("luck shows without being rolled in the open", "can tell")
def silent_luck(patch: Patch) -> None:
    async def give(s: Pack, me: int, other: int) -> None:
        coyote.win(s, me, s.chance.below("gift", 3))

    patch(coyote, "give", give)


# ---- state


@plant("a copy shares the purse", "earlier copy|touches|differs|refused: .*hash|hears of")
def shared_list(patch: Patch) -> None:
    honest = Pack.copy

    def copy(self: Pack) -> Pack:
        s = honest(self)
        s.coins = self.coins
        return s

    patch(Pack, "copy", copy)


@plant("a copy forgets the moon", "differs|lead back")
def forgotten_field(patch: Patch) -> None:
    honest = Pack.copy

    def copy(self: Pack) -> Pack:
        s = honest(self)
        s.moon = "new"
        return s

    patch(Pack, "copy", copy)


@plant("a step changes something before its first ask", "differs|lead back")
def early_change(patch: Patch) -> None:
    honest = coyote.act

    async def act(s: Pack, me: int) -> None:
        s.coins[me] += 1
        await honest(s, me)

    patch(coyote, "act", act)


@plant("a card is lost", "cards lost or doubled")
def lost_card(patch: Patch) -> None:
    honest = coyote.discard

    def discard(s: Pack, seat: int) -> None:
        honest(s, seat)
        if len(s.cards.piles[DISCARD]) > 5:
            s.cards.piles[DISCARD].pop(0)

    patch(coyote, "discard", discard)


@plant("a card is doubled", "cards lost or doubled")
def doubled_card(patch: Patch) -> None:
    def peek(s: Pack, me: int) -> None:
        s.cards.piles[HAND[me]].append(s.cards.piles[DECK][-1])

    patch(coyote, "peek", peek)


@plant("coins appear out of nowhere", "conserved")
def minted_coins(patch: Patch) -> None:
    def win(s: Pack, seat: int, coins: int) -> None:
        s.coins[seat] -= 1000

    patch(coyote, "win", win)


@plant("the game never ends", "within its bound|does not end")
def endless(patch: Patch) -> None:
    honest = coyote.close_night

    def close_night(s: Pack) -> None:
        honest(s)
        s.over = False

    patch(coyote, "close_night", close_night)


@plant("the result does not say why", "does not tell all")
def silent_result(patch: Patch) -> None:
    patch(coyote.Coyote, "result", lambda self, s: {"winners": [0]})
