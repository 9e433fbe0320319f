"""What reaches a seat, byte by byte, and the words the contract complains in."""

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from saddlebag.kernel.ask import Ask, Refused
from saddlebag.kernel.chance import Chance
from saddlebag.kernel.event import WATCHER, bit
from saddlebag.kernel.table import Table

T = TypeVar("T")


class Broken(AssertionError):
    """A game, or the kernel under it, does not keep the contract."""


def demand(truth: bool, complaint: str) -> None:
    """One sentence of the contract."""
    if not truth:
        raise Broken(complaint)


class Dice:
    """The luck of whoever plays and checks; never that of the table."""

    def __init__(self, name: str) -> None:
        self.chance = Chance(name.encode(), {})

    def below(self, n: int) -> int:
        return self.chance.below("contract", n)

    def seed(self) -> int:
        return self.below(1 << 40)

    def pick(self, items: Sequence[T]) -> T:
        demand(bool(items), "no options")
        return items[self.below(len(items))]

    def often(self, percent: int) -> bool:
        return self.below(100) < percent


def observers(table: Table) -> list[int | None]:
    """The spectator and every seat."""
    return [None, *range(table.rules.seats)]


def eye(seat: int | None) -> int:
    """The observer's bit in a set of observers."""
    return bit(WATCHER if seat is None else seat)


def news(table: Table) -> int:
    """Who learnt something by the last answer."""
    return table.state.cards.news


def wire(data: object) -> str:
    """The bytes that would be sent."""
    return json.dumps(data)


def words(data: object) -> set[str]:
    """Every name in it, also the parts of an answer."""
    return set(wire(data).replace('"', ":").split(":"))


def outlook(table: Table, seat: int | None, since: int) -> str:
    """Everything that reaches a seat unasked: its view, with its asks, and what happened."""
    return wire([table.view(seat, detail=True), table.events(seat, since)])


def own_ask(table: Table, seat: int | None) -> Ask | None:
    """This seat's open ask."""
    return next((ask for ask in table.asks if ask.seat == seat), None)


def wrong_answers(table: Table, ask: Ask, dice: Dice) -> list[str]:
    """Nonsense, what is refused with a reason, and options with another card's name in them."""
    names, first = table.state.cards.box.names, ask.options[0]
    stem, colon, _ = dice.pick(ask.options).rpartition(":")
    tries = ["", "nonsense", f"{first}:", f" {first}", first.upper() + "x"]
    tries += [str(refusal["answer"]) for refusal in ask.refusals()]
    tries += [stem + colon + dice.pick(names) for _ in range(3)] if names else []
    return [text for text in tries if text not in ask.options]


def errors(table: Table, seat: int, dice: Dice) -> str:
    """Everything a seat hears when it tries what it may not."""
    ask = own_ask(table, seat)
    if ask is None:
        return wire([said(partial(table.answer, "nonsense", seat))])
    wrong = wrong_answers(table, ask, dice)
    heard = [said(partial(table.answer, text, seat)) for text in wrong]
    if ask.group:
        group = [ask.options[0], "nonsense"]
        heard.append(said(partial(table.answer_group, group, seat)))
    return wire(heard)


def said(attempt: Callable[[], None]) -> list[Any]:
    """What the table says no with."""
    try:
        attempt()
    except Refused as error:
        return [error.reason, error.values, error.rule]
    raise Broken("an illegal answer was accepted")


def freely(table: Table) -> list[bool]:
    """Which seats may take something back."""
    return [table.undoable(seat) > 0 for seat in range(table.rules.seats)]


def quiet(table: Table) -> Table:
    """A copy without standing orders: only those who answer by hand can be set beside another."""
    twin = table.copy()
    for seat in range(twin.rules.seats):
        if twin.view(seat)["orders"] is not None:
            twin.order(seat, [])
    return twin


def recent(table: Table) -> int:
    """From which event on to look back; looking at all of them everywhere would take long."""
    return max(0, table.event_count - 40)


def snapshot(table: Table) -> str:
    """All that a call which was refused, or made on a copy, must leave alone."""
    asks = [[ask.seat, ask.key, ask.options] for ask in table.asks]
    views = [table.view(seat, detail=True) for seat in observers(table)]
    free = [table.undoable(seat) for seat in range(table.rules.seats)]
    told = [table.events(seat, recent(table)) for seat in observers(table)]
    return wire([table.state_hash(), asks, views, free, told, table.event_count, table.result])


def play(table: Table, text: str, seat: int, where: str) -> None:
    """An answer out of the options must go through."""
    try:
        table.answer(text, seat)
    except Exception as error:
        raise Broken(f"a rule fails {where}: {type(error).__name__}: {error}") from error
