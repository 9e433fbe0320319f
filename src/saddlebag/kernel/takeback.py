"""Taking back by consent: further than is free, when everybody concerned has agreed."""

from collections.abc import Iterable
from typing import Any

from saddlebag.kernel.ask import Refused
from saddlebag.kernel.chance import Chance
from saddlebag.kernel.orders import OrderBook
from saddlebag.kernel.table import Table
from saddlebag.kernel.tape import Answer, Tape
from saddlebag.kernel.trail import new_trail


def standing(entries: Iterable[Any]) -> list[Answer]:
    """The answers that were given and not taken back."""
    given: list[Answer] = []
    for entry in entries:
        if entry[0] == "undo" or entry[0] == "takeback":
            del given[len(given) - entry[2] :]
        elif type(entry[0]) is int:
            given.append((entry[0], entry[1]))
    return given


def take_back(table: Table, seat: Any, answers: Any) -> None:
    """The table's last so many answers, whoever gave them; what was told stays told.

    Luck is not made anew: the same cards lie where they lay. All standing orders end. Whether
    everybody agreed is for the host to know; the journal says who asked.
    """
    if table.ask is None:
        raise Refused("game_over", {})
    if seat is None:
        raise Refused("no_such_seat", {"seat": None, "seats": table.rules.seats})
    table._seated(seat)
    given = standing(table._entries.since(0))
    if type(answers) is not int or not 0 < answers <= len(given):
        named = answers if type(answers) is int else str(answers)
        raise Refused(
            "nothing_to_take_back", {"seat": seat, "answers": named, "allowed": len(given)}
        )
    stand_as(table, led_to(table, given[: len(given) - answers]))
    table._entries.recent.append(("takeback", seat, answers))
    table.state.tell("takeback", seat, answers)


def led_to(table: Table, answers: list[Answer]) -> Table:
    """The position these answers lead to from the very beginning, with nobody listening."""
    head, rules = table.head, table.rules
    if head.secret is None:
        raise Refused("nothing_to_take_back", {"answers": 0, "allowed": 0})
    state = rules.setup(Chance(head.secret.key(head.nonces), {}))
    fresh = Table(rules, head, state, Tape(state.copy()), new_trail(0), new_trail(0))
    fresh._feed(answers)
    return fresh


def stand_as(table: Table, other: Table) -> None:
    """The same position as there, with the past from here."""
    table.state, table.ask = other.state, other.ask
    table._tape, table._flow, table._pause = other._tape, other._flow, other._pause
    table._orders = OrderBook({})
    table._free = 0
    table._listen()
