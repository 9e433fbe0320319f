"""Planted defects in what the small game says: events, answers, refusals and views."""

from typing import Any, TypedDict

from saddlebag.kernel.ask import Refusal
from saddlebag.kernel.event import bit
from tests.contract import small_game as coyote
from tests.contract.plants import Patch, plant
from tests.contract.plants_in_rules import ask_differently
from tests.contract.small_game import Pack


def win_by(patch: Patch, *told: Any) -> None:
    """Coins are won with other words."""
    patch(coyote, "win", lambda s, seat, coins: s.tell(*told))


@plant("an event has a value of another kind", "event won: coins is 'two', not number")
def wrong_kind(patch: Patch) -> None:
    win_by(patch, "won", 1, "two")


@plant("an event names a card that is none", "event revealed: cards is .*, not card")
def wrong_id(patch: Patch) -> None:
    patch(coyote, "discard", lambda s, seat: s.tell("revealed", seat, ["bear"]))


@plant("an event names a player of a larger table", "event won: seat is player 7, allowed: 0 to ")
def nobody_there(patch: Patch) -> None:
    win_by(patch, "won", 7, 2)


@plant("an event lacks a field", "event won: 1 values for seat, coins")
def missing_field(patch: Patch) -> None:
    win_by(patch, "won", 1)


@plant("an event has a field too many", "event won: 3 values for seat, coins")
def one_more_field(patch: Patch) -> None:
    win_by(patch, "won", 1, 2, 3)


@plant("an event is not declared", "event 'wonn' is not declared")
def unknown_event(patch: Patch) -> None:
    win_by(patch, "wonn", 1, 2)


@plant("a secret is told to all", "event peeked: 2 values for seat")
def secret_told(patch: Patch) -> None:
    def peek(s: Pack, me: int) -> None:
        s.tell("peeked", me, "coyote")

    patch(coyote, "peek", peek)


@plant("what everybody may hear is whispered", "event won: ")
def whispered(patch: Patch) -> None:
    patch(coyote, "win", lambda s, seat, coins: s.whisper(bit(seat), (coins,), "won", seat))


@plant("an answer is offered that is not declared", "ask act: nap is offered, not declared")
def undeclared_answer(patch: Patch) -> None:
    ask_differently(patch, offers=lambda found, s: [*found, "nap"])


@plant("an answer with another kind of value is offered", "ask act: give:owl1 is offered")
def answer_of_another_kind(patch: Patch) -> None:
    ask_differently(patch, offers=lambda found, s: [*found, "give:owl1"])


def refuse(patch: Patch, refusal: Refusal) -> None:
    """Something is refused in every turn."""
    patch(coyote, "refusals", lambda s, me: [refusal])


@plant("a reason is not declared", "refusal tired is not declared")
def unknown_reason(patch: Patch) -> None:
    refuse(patch, ("duel:9", "tired", {}, "CO-5"))


@plant("a reason lacks a value", "refusal yourself: seat is missing")
def missing_value(patch: Patch) -> None:
    refuse(patch, ("duel:9", "yourself", {}, "CO-1"))


@plant("a reason has a value of another kind", "refusal yourself: seat is 'me', not player")
def wrong_value(patch: Patch) -> None:
    refuse(patch, ("duel:9", "yourself", {"seat": "me"}, "CO-1"))


@plant("a reason has one more value", "refusal yourself: foe is not declared")
def one_more_value(patch: Patch) -> None:
    refuse(patch, ("duel:9", "yourself", {"seat": 1, "foe": 2}, "CO-1"))


@plant("an answer is refused that is not declared", "ask act: nap is refused, not declared")
def undeclared_refusal(patch: Patch) -> None:
    refuse(patch, ("nap", "no_cards", {}, "CO-3"))


class Moment(TypedDict):
    """Of the view only this much."""

    turn: int
    moon: str
    coins: list[int]


def show(patch: Patch, **seen: Any) -> None:
    """The view has a schema, and looks like this."""
    patch(coyote.VOCABULARY, "view", Moment)
    patch(coyote.Coyote, "view", lambda self, s, seat: {**seen, "coins": s.coins.copy()})


@plant("a view lacks a field", "view.moon is missing")
def missing_part(patch: Patch) -> None:
    show(patch, turn=1)


@plant("a view has a field that is not declared", "view.howls is not declared")
def one_more_part(patch: Patch) -> None:
    show(patch, turn=1, moon="new", howls=1)


@plant("a view has a value of another type", "view.turn is 'one', not int")
def wrong_part(patch: Patch) -> None:
    show(patch, turn="one", moon="new")


@plant("a view hides a number in a flag", "view.turn is True, not int")
def flag_for_number(patch: Patch) -> None:
    show(patch, turn=True, moon="new")
