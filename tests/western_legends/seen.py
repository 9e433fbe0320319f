"""What a test does and looks at: answers, events, refusals, and what is really there."""

from typing import Any

import pytest

from saddlebag import Refused, Table
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import HAND, NAMES

Line = dict[str, Any]


def say(table: Table, *answers: str | tuple[int, str]) -> Table:
    """These answers, one after the other; where several are asked, with the seat."""
    for answer in answers:
        if isinstance(answer, str):
            table.answer(answer)
        else:
            table.answer(answer[1], answer[0])
    return table


def west(table: Table) -> West:
    """Everything that is true."""
    assert isinstance(table.state, West)
    return table.state


def asked(table: Table) -> tuple[int, str]:
    """Who is asked, and what."""
    assert table.ask is not None
    return table.ask.seat, table.ask.key


def options(table: Table) -> list[str]:
    """What the one who is asked may answer."""
    assert table.ask is not None
    return list(table.ask.options)


def hand(table: Table, seat: int) -> list[str]:
    """The cards a seat really holds, sorted."""
    return table.state.cards.names(HAND[seat])


def names(table: Table, zone: int) -> list[str]:
    """What really lies in a zone, from the top."""
    return [NAMES[card] for card in reversed(table.state.cards.piles[zone])]


def keys(table: Table) -> list[str]:
    """What happened, in order."""
    return [line["event"] for line in table.events(None)]


def told(table: Table, key: str, seat: int | None = None) -> list[Line]:
    """Every event of this kind, as a seat or a spectator heard it."""
    return [line for line in table.events(seat) if line["event"] == key]


def last(table: Table, key: str, seat: int | None = None) -> Line:
    """The latest event of this kind."""
    return told(table, key, seat)[-1]


def refused(table: Table, answer: str, seat: int | None = None) -> Refused:
    """The table says no and is as before."""
    before = table.state_hash(), table.events(None), table.entry_count
    with pytest.raises(Refused) as no:
        table.answer(answer, seat)
    assert (table.state_hash(), table.events(None), table.entry_count) == before
    return no.value


def why_not(table: Table, answer: str) -> tuple[str, Line, str]:
    """Why an expected answer is refused: foretold by the ask, and said again when it is tried."""
    assert table.ask is not None
    (line,) = [line for line in table.ask.refusals() if line["answer"] == answer]
    error = refused(table, answer)
    assert (error.reason, error.rule) == (line["reason"], line["rule"])
    values: Line = {key: value for key, value in error.values.items() if key != "answer"}
    assert values == line["values"]
    return error.reason, values, error.rule
