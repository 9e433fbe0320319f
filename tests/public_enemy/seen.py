"""Views, events and refusals for tests, as the players get them."""

from typing import Any

import pytest

from saddlebag import Refused, Table

Line = dict[str, Any]


def told(table: Table, key: str, seat: int | None = None) -> list[Line]:
    """Every event of this kind, as a seat or a spectator heard it."""
    return [line for line in table.events(seat) if line["event"] == key]


def last(table: Table, key: str) -> Line:
    """The latest event of this kind."""
    return told(table, key)[-1]


def keys(table: Table) -> list[str]:
    """What happened, in order."""
    return [line["event"] for line in table.events(None)]


def majority(table: Table, gang: str) -> Line:
    """How the majority of a gang was decided."""
    return next(line for line in told(table, "majority") if line["gang"] == gang)


def player(table: Table, seat: int) -> Line:
    """The part of the view about one seat."""
    found: Line = table.view(None)["players"][seat]
    return found


def stack(table: Table, seat: int, gang: str) -> list[str]:
    """A stack from bottom to top, as a spectator sees it."""
    found: list[str] = player(table, seat)["stacks"][gang]
    return found


def deck(table: Table, name: str, seat: int | None = None) -> list[str | None]:
    """A deck from bottom to top, None for a card's back."""
    found: list[str | None] = table.view(seat)["decks"][name]
    return found


def asked(table: Table) -> tuple[int, str]:
    """The asked seat and the key of its ask."""
    assert table.ask is not None
    return table.ask.seat, table.ask.key


def options(table: Table) -> list[str]:
    """The options of the open ask."""
    assert table.ask is not None
    return list(table.ask.options)


def refusals(table: Table) -> list[str]:
    """The refused answers of the open ask."""
    assert table.ask is not None
    return [str(line["answer"]) for line in table.ask.refusals()]


def everything(table: Table) -> tuple[object, ...]:
    """Everything that a refused call must leave unchanged."""
    return table.state_hash(), table.events(None), table.journal(), table.view(0), options(table)


def refused(table: Table, answer: str, seat: int | None = None) -> Refused:
    """Checks that the table refuses an answer and is unchanged."""
    before = everything(table)
    with pytest.raises(Refused) as no:
        table.answer(answer, seat)
    assert everything(table) == before
    return no.value


def why_not(table: Table, answer: str) -> tuple[str, dict[str, object], str]:
    """The reason of a refused answer: listed by the ask, and given again when tried."""
    assert table.ask is not None
    (line,) = [line for line in table.ask.refusals() if line["answer"] == answer]
    error = refused(table, answer)
    assert answer not in table.ask.options
    assert (error.reason, error.rule) == (line["reason"], line["rule"])
    values: dict[str, object] = dict(error.values)
    assert values.pop("answer") == answer and values == line["values"]
    return error.reason, values, error.rule
