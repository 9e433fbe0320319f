"""What only ever grows: copies share the past."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.pages import FEW, FULL, Page, close, nothing, since
from saddlebag.kernel.table import Table
from tests.kernel.parlour import Parlour, say, sit


def grown(length: int, begin: int = 0) -> tuple[Page, list[Any]]:
    """Numbers, their full pages closed on the way."""
    past, recent = nothing(begin), list[Any]()
    for number in range(begin, begin + length):
        recent.append(number)
        if len(recent) == FULL:
            past, recent = close(past, recent), []
    return past, recent


@given(st.integers(0, 3 * FULL + 2), st.integers(0, 3 * FULL + 5))
def test_everything_is_told_from_any_number_on(length: int, number: int) -> None:
    assert list(since(*grown(length), number)) == list(range(number, length))


@given(st.integers(0, 2 * FULL), st.integers(0, 300), st.integers(0, 600))
def test_pages_may_begin_late(length: int, begin: int, number: int) -> None:
    past, recent = grown(length, begin)
    assert past.end + len(recent) == begin + length
    assert list(since(past, recent, number)) == list(range(max(begin, number), begin + length))


def test_looking_at_the_end_does_not_touch_the_past() -> None:
    past, recent = grown(5 * FULL + 3)
    past.items = []  # whoever looks there now gets nothing
    assert list(since(past, recent, 5 * FULL + 1)) == [5 * FULL + 1, 5 * FULL + 2]


async def word(s: Parlour) -> None:
    """Seats say words in turn, and do not stop."""
    seat = len(s.said) % s.seats
    say(s, seat, await Ask(seat, "word", ("yes", "no")))


def words(table: Table, since: int = 0) -> list[str]:
    """What was said there from an event on."""
    return [event["word"] for event in table.events(None, since)]


def after(answers: int) -> Table:
    table = sit(word)
    for _ in range(answers):
        table.answer("yes")
    return table


@pytest.mark.parametrize("answers", [1, FEW, FULL + 1])
def test_copies_share_the_past_and_go_their_own_way(answers: int) -> None:
    table = after(answers)
    twin = table.copy()
    twin.answer("no")
    table.answer("yes")
    assert words(twin) == ["yes"] * answers + ["no"] and words(table) == ["yes"] * (answers + 1)
    assert words(twin, answers) == ["no"] and twin.entries(answers + 1) == [[answers % 3, "no"]]


@pytest.mark.parametrize("answers", [1, FEW, FULL + 1])
def test_a_table_is_none_the_wiser_for_having_been_copied(answers: int) -> None:
    table, other = after(answers), after(answers)
    for _ in range(3):
        _ = table.copy().copy()
        table.answer("no")
        other.answer("no")
    assert table.journal() == other.journal() and table.events(0) == other.events(0)
