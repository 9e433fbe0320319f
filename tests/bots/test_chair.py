"""A chair: one seat's view, asks and luck, and nothing else of the table."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag import Refused, Table, game
from saddlebag.bots import Chair, bot, bots
from saddlebag.kernel.ask import Ask

QUICK = ("random", "greedy", "tenderfoot", "ranch_hand", "deputy")
MODULES = ("duel", "dollars", "cavalry", "supremacy", "fast")


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """A table somewhere in a game, played there by the greedy bot and by chance."""
    chosen = dict.fromkeys(draw(st.sets(st.sampled_from(MODULES))), True)
    table = game("public-enemy").table(draw(st.integers(2, 4)), draw(st.integers(0, 99)), chosen)
    for number in range(draw(st.integers(0, 60))):
        if table.ask is not None:
            player = bot(bots()[number % 2])
            table.answer(player.choose(Chair(table, table.ask.seat, number)))
    return table


def table_and_ask() -> tuple[Table, Ask]:
    """A table before its first decision."""
    table = game("public-enemy").table(3, 5)
    assert table.ask is not None
    return table, table.ask


@pytest.mark.parametrize("name", QUICK)
@given(table=positions(), seed=st.integers(0, 1000))
def test_a_bot_chooses_the_same_in_worlds_its_seat_cannot_tell_apart(
    name: str, table: Table, seed: int
) -> None:
    if table.ask is None:
        return
    seat = table.ask.seat
    here, there = Chair(table, seat, 7), Chair(table.imagine(seat, seed), seat, 7)
    assert here.view() == there.view()
    assert bot(name).choose(here) == bot(name).choose(there) == bot(name).choose(here)


@pytest.mark.parametrize("name", QUICK)
@given(table=positions())
def test_a_bot_chooses_one_of_its_options_and_leaves_the_table_alone(
    name: str, table: Table
) -> None:
    if table.ask is None:
        return
    before = table.state_hash()
    assert bot(name).choose(Chair(table, table.ask.seat, 1)) in table.ask.options
    assert table.state_hash() == before


def test_a_chair_shows_what_its_seat_may_know_and_no_more() -> None:
    table, ask = table_and_ask()
    chair, other = Chair(table, ask.seat, 1), Chair(table, ask.seat + 1, 1)
    assert {name for name in dir(chair) if not name.startswith("_")} == {
        "ask", "events", "game", "imagine", "look", "luck", "seat", "view",
    }  # fmt: skip
    assert chair.view() == table.view(ask.seat) and other.view() == table.view(other.seat)
    assert chair.look().items() <= chair.view().items()
    assert chair.events(3) == table.events(ask.seat, 3)
    assert chair.ask is ask and other.ask is None


def test_an_imagined_table_is_another_world_with_luck_of_its_own() -> None:
    table, ask = table_and_ask()
    imagined = Chair(table, ask.seat, 1).imagine(11)
    assert imagined.view(ask.seat) == table.view(ask.seat)
    assert imagined.state_hash() == table.imagine(ask.seat, 11).state_hash() != table.state_hash()


def test_the_luck_of_a_chair_is_the_same_until_something_happens() -> None:
    table, ask = table_and_ask()
    chair = Chair(table, ask.seat, 1)
    first = chair.luck.order("any", 30)
    assert chair.luck.order("any", 30) == first
    table.answer("draw:tombstone")
    assert chair.luck.order("any", 30) != first


@pytest.mark.parametrize(("seat", "seed"), [(0, 2), (1, 1)])
def test_the_luck_of_a_chair_is_its_own(seat: int, seed: int) -> None:
    table, _ = table_and_ask()
    mine, other = Chair(table, 0, 1), Chair(table, seat, seed)
    assert mine.luck.order("any", 30) != other.luck.order("any", 30)


@pytest.mark.parametrize("seat", ["0", 1.0, None, True])
def test_a_chair_stands_at_a_seat(seat: Any) -> None:
    with pytest.raises(TypeError, match=r"seat: given .*, allowed: 0 to 2"):
        Chair(table_and_ask()[0], seat, 1)


def test_there_is_no_chair_beyond_the_last_seat() -> None:
    with pytest.raises(Refused, match=r"no_such_seat\(seat=9, seats=3\)"):
        Chair(table_and_ask()[0], 9, 1)


def test_a_bot_that_looked_under_the_cards_would_be_found_out() -> None:
    """The comparison of worlds bites: what lies hidden differs between them."""
    table, ask = table_and_ask()
    worlds = [Chair(table.imagine(ask.seat, seed), ask.seat, 7) for seed in range(10)]
    hidden = {str(chair._table.state.cards.data()) for chair in worlds}
    assert len(hidden) > 1 and len({str(chair.view()) for chair in worlds}) == 1
