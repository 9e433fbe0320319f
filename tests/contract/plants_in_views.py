"""Planted leaks: what a view, an event, a refusal or an error tells that it must not."""

from typing import Any

from saddlebag.kernel.ask import Ask, Refusal, Refused
from saddlebag.kernel.event import bit
from saddlebag.kernel.flow import State
from saddlebag.kernel.table import Table
from tests.contract import small_game as coyote
from tests.contract.plants import Patch, plant, undeclared
from tests.contract.small_game import BOX, DECK, DOWN, HAND, Coyote, Pack


def add_to_view(patch: Patch, more: Any) -> None:
    """The honest view and something else."""
    honest = Coyote.view
    patch(Coyote, "view", lambda self, s, seat: {**honest(self, s, seat), **more(s, seat)})


def armed(s: Pack, seat: int) -> bool:
    """Is there a coyote in this hand?"""
    return "coyote" in coyote.hand(s, seat)


@plant("the view shows the next card", "can tell|never seen")
def next_card(patch: Patch) -> None:
    add_to_view(patch, lambda s, seat: {"next": [BOX.names[c] for c in s.cards.piles[DECK][-1:]]})


@plant("everybody is said to know what a spectator knows", "shares a sight")
def no_more(patch: Patch) -> None:
    patch(Coyote, "knows_no_more", lambda self, s, seat: True)


@plant("the view adds up the cards that lie face down", "can tell")
def face_down_sum(patch: Patch) -> None:
    add_to_view(patch, lambda s, seat: {"sum": [sum(s.cards.piles[zone]) for zone in DOWN]})


@plant("the view tells who holds a coyote", "can tell")
def coyote_holders(patch: Patch) -> None:
    add_to_view(patch, lambda s, seat: {"armed": [armed(s, i) for i in range(s.seats)]})


@plant("the view tells equal cards apart", "can tell")
def numbered_sky(patch: Patch) -> None:
    add_to_view(patch, lambda s, seat: {"top": s.cards.piles[coyote.SKY][-1]})


@plant("the view is in fractions", "view: float")
def fractions(patch: Patch) -> None:
    add_to_view(patch, lambda s, seat: {"odds": 1 / (1 + len(s.cards.piles[DECK]))})


@plant("the view hands out the purse itself", "what was handed out has changed")
def live_view(patch: Patch) -> None:
    add_to_view(patch, lambda s, seat: {"coins": s.coins})


@plant("an event hands out the purse itself", "reads otherwise|handed out|earlier copy")
def live_event(patch: Patch) -> None:
    def win(s: Pack, seat: int, coins: int) -> None:
        s.coins[seat] += coins
        s.tell("over", s.coins)

    patch(coyote, "win", win)


@plant("everybody hears which card was drawn", "can tell|never seen")
def loud_whisper(patch: Patch) -> None:
    honest = State.whisper

    def whisper(self: State, who: int, secret: Any, key: str, *heard: object) -> None:
        honest(self, self.cards.all, secret, key, *heard)

    patch(State, "whisper", whisper)


@plant("a gift is told to its receiver, but not noted as seen", "can tell|imagines more")
def unnoted_gift(patch: Patch) -> None:
    async def give(s: Pack, me: int, other: int) -> None:
        name = await Ask(me, "give", lambda: coyote.hand(s, me), hidden=True)
        s.cards.slip(coyote.find(s, HAND[me], name), HAND[me], HAND[other], me)
        s.whisper(bit(me) | bit(other), (name,), "gave", me, other)

    patch(coyote, "give", give)


@plant("a peek is told, but not noted as seen", "can tell|never seen")
def unnoted_peek(patch: Patch) -> None:
    def peek(s: Pack, me: int) -> None:
        s.whisper(bit(me), (BOX.names[s.cards.piles[DECK][-1]],), "peeked", me)

    patch(coyote, "peek", peek)


@plant("a refusal tells of a coyote in a neighbour's hand", "can tell|differs")
def telling_refusal(patch: Patch) -> None:
    undeclared(patch)
    honest = coyote.refusals

    def refusals(s: Pack, me: int) -> list[Refusal]:
        more: dict[str, object] = {"armed": armed(s, (me + 1) % s.seats)}
        return [*honest(s, me), ("howl", "not_yet", more, "CO-4")]

    patch(coyote, "refusals", refusals)


@plant("an error names the next card", "an error tells")
def telling_error(patch: Patch) -> None:
    undeclared(patch)
    honest = Table.answer

    def answer(self: Table, text: str, seat: int | None = None) -> None:
        try:
            honest(self, text, seat)
        except Refused as error:
            next_up = self.state.cards.piles[DECK][-1:]
            raise Refused(error.reason, {**error.values, "next": next_up}, error.rule) from error

    patch(Table, "answer", answer)


@plant("only who holds a coyote is asked to react", "can tell|can be undone tells")
def skipped_pause(patch: Patch) -> None:
    honest = coyote.react

    async def react(s: Pack, seat: int) -> bool:
        return await honest(s, seat) if len(coyote.reactions(s, seat)) > 1 else False

    patch(coyote, "react", react)


@plant("an open ask looks at what another seat has put down", "can tell|asks otherwise")
def telling_bids(patch: Patch) -> None:
    async def lift_voice(s: Pack, seat: int) -> None:
        await coyote.put_down(s, seat, "howl.card")

        def bids() -> tuple[str, ...]:
            others = [s.cards.piles[zone] for i, zone in enumerate(DOWN) if i != seat]
            return ("high", "low") if any(pile[-1:] > [9] for pile in others) else ("low", "high")

        s.seal(seat, await Ask(seat, "howl.bid", bids, hidden=True), ("high", "low"))

    patch(coyote, "lift_voice", lift_voice)


@plant("whether a gift can be taken back depends on the card", "can be undone tells|imagines more")
def telling_undo(patch: Patch) -> None:
    from saddlebag.kernel.zone import Cards

    def slip(
        self: Cards,
        card: int,
        source: int,
        target: int,
        seat: int,
        also: int = 0,
        bottom: bool = False,
    ) -> None:
        self.mix(self.piles[source], bit(seat) | also)
        self.move(card, source, target, bottom)
        self.show(card, also)

    patch(Cards, "slip", slip)
