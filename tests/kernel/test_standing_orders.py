"""Standing orders: what may pass, passes; nobody else can tell."""

from typing import Any

import pytest

import saddlebag
from saddlebag import Refused, Table

GAME = saddlebag.game("public-enemy")


def riding(seats: int = 3) -> Table:
    return GAME.table(seats, seed=7, options={"cavalry": True})


def test_an_order_lets_its_asks_pass() -> None:
    table = riding()
    table.order(0, ["cavalry"])
    table.answer("draw:tombstone")
    assert table.ask is not None and (table.ask.seat, table.ask.key) == (1, "draw")
    assert table.entries()[-1] == [0, "pass", "order"]


def test_an_order_until_my_next_turn_lasts_until_then() -> None:
    table = riding(2)
    table.order(0, ["cavalry"], until="draw")
    assert table.view(0)["orders"] == {"keys": ["cavalry"], "until": "draw"}
    table.answer("draw:tombstone")
    table.answer("draw:deadwood")
    assert table.view(0)["orders"] is not None
    table.answer("pass")
    assert table.view(0)["orders"] is None


def test_only_its_seat_sees_an_order() -> None:
    table, plain = riding(), riding()
    table.order(0, ["cavalry"])
    assert table.view(0)["orders"] and table.view(1) == plain.view(1)
    assert table.events(1) == plain.events(1)


def test_others_see_the_same_whether_a_seat_passes_by_hand_or_by_order() -> None:
    table, plain = riding(), riding()
    table.order(0, ["cavalry"])
    table.answer("draw:tombstone")
    plain.answer("draw:tombstone")
    plain.answer("pass")
    for seat in (1, 2, None):
        assert table.view(seat) == plain.view(seat) and table.events(seat) == plain.events(seat)


def test_an_order_without_keys_ends_it() -> None:
    table = riding()
    table.order(0, ["cavalry"])
    table.order(0, [])
    table.answer("draw:tombstone")
    assert table.ask is not None and (table.ask.seat, table.ask.key) == (0, "cavalry")


def test_whoever_takes_back_thinks_again() -> None:
    table = riding()
    table.order(0, ["cavalry"])
    table.answer("draw:tombstone")
    table.undo(0)
    assert table.ask is not None and (table.ask.seat, table.ask.key) == (0, "cavalry")
    assert table.view(0)["orders"] is None
    assert saddlebag.replay(table.journal()).state_hash() == table.state_hash()


@pytest.mark.parametrize("keys", ["cavalry", 5, None, [1]])
def test_what_is_no_order_is_refused(keys: Any) -> None:
    table = riding()
    before = table.journal()
    with pytest.raises(Refused, match="not_an_order"):
        table.order(0, keys)
    assert table.journal() == before


@pytest.mark.parametrize("seat", [-1, 9])
def test_an_order_of_nobody_is_refused(seat: int) -> None:
    with pytest.raises(Refused, match="no_such_seat"):
        riding().order(seat, ["draw"])


@pytest.mark.parametrize(("seat", "until"), [(None, ""), ("0", ""), (0, 1), (0, None)])
def test_an_order_of_wrong_types_is_an_error(seat: Any, until: Any) -> None:
    table = riding()
    with pytest.raises(TypeError, match=r"None|str|int"):
        table.order(seat, ["draw"], until)
    assert not table.has_order(0)
