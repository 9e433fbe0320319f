"""Standing orders in a parlour: only what is idle passes, and nobody else can tell."""

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.flow import together
from saddlebag.kernel.replay import replay
from saddlebag.kernel.table import Table
from tests.kernel.parlour import Parlour, parlour, say, sit, state_of


async def talk(s: Parlour) -> None:
    """In turn: a word, and the next seat may object."""
    seat = len(s.said) // 2 % s.seats
    say(s, seat, await Ask(seat, "word", ("yes", "no")))
    other = (seat + 1) % s.seats
    say(s, other, await Ask(other, "object", lambda: ["pass", "object"], idle="pass"))
    s.over = len(s.said) >= 12


async def chorus(s: Parlour) -> None:
    async def voice(seat: int) -> None:
        say(s, seat, await Ask(seat, "sing", ("pass", "sing"), idle="pass"))

    await together(*(voice(seat) for seat in range(s.seats)))
    s.over = len(s.said) >= 6


def keys(table: Table) -> list[tuple[int, str]]:
    return [(ask.seat, ask.key) for ask in table.asks]


def test_an_order_lets_idle_asks_pass() -> None:
    table = sit(talk)
    table.order(1, ["object"])
    table.answer("yes", 0)
    assert state_of(table).said == ["yes", "pass"] and keys(table) == [(1, "word")]
    assert table.entries()[-1] == [1, "pass", "order"]


def test_an_order_passes_what_is_asked_already() -> None:
    table = sit(talk)
    table.answer("yes", 0)
    table.order(1, ["object"])
    assert keys(table) == [(1, "word")]


def test_an_order_never_answers_what_has_no_idle_answer() -> None:
    table = sit(talk)
    table.order(0, ["word", "object"])
    assert keys(table) == [(0, "word")]


def test_an_order_is_for_its_own_seat_and_keys() -> None:
    table = sit(talk)
    table.order(2, ["object"])
    table.order(1, ["other"])
    table.answer("yes", 0)
    assert keys(table) == [(1, "object")]


def test_an_order_ends_when_its_seat_is_asked_what_it_waits_for() -> None:
    table = sit(talk)
    table.order(1, ["object"], until="word")
    table.answer("yes", 0)
    assert keys(table) == [(1, "word")] and table.view(1)["orders"] is None


def test_an_order_until_the_next_time_outlasts_the_ask_it_was_given_at() -> None:
    table = sit(talk)
    table.order(0, ["object"], until="word")
    for answer in ("yes", "pass", "yes", "pass", "yes"):
        assert table.view(0)["orders"] is not None
        table.answer(answer)
    assert state_of(table).said[-1] == "pass" and keys(table) == [(0, "word")]
    assert table.view(0)["orders"] is None


def test_nobody_else_sees_an_order() -> None:
    table = sit(talk)
    views = [table.view(seat) for seat in (0, 2, None)]
    table.order(1, ["object"], until="word")
    assert [table.view(seat) for seat in (0, 2, None)] == views
    assert table.view(1)["orders"] == {"keys": ["object"], "until": "word"}
    assert table.events(0) == []


def test_an_order_and_a_hand_lead_to_the_same_table() -> None:
    ordered, by_hand = sit(talk), sit(talk)
    ordered.order(1, ["object"])
    for table in (ordered, by_hand):
        table.answer("yes", 0)
    by_hand.answer("pass", 1)
    assert ordered.undoable(1) == by_hand.undoable(1) == 1
    assert ordered.undoable(0) == by_hand.undoable(0) == 0
    assert ordered.events(0) == by_hand.events(0)
    ordered.order(1, [])
    assert ordered.state_hash() == by_hand.state_hash()


def test_several_orders_pass_together() -> None:
    table = sit(chorus)
    for seat in (2, 0):
        table.order(seat, ["sing"])
    assert keys(table) == [(1, "sing")]
    table.answer("sing", 1)
    assert keys(table) == [(1, "sing")] and state_of(table).said[:3] == ["pass", "pass", "sing"]


def test_orders_can_play_a_game_to_its_end() -> None:
    table = sit(chorus)
    for seat in range(3):
        table.order(seat, ["sing"])
    assert table.result is not None and state_of(table).said == ["pass"] * 6


def test_what_an_order_let_pass_can_be_taken_back() -> None:
    table = sit(talk)
    table.order(1, ["object"])
    table.order(2, ["object"])
    table.answer("yes", 0)
    table.undo(1)
    assert keys(table) == [(1, "object")]
    assert table.view(1)["orders"] is None and table.view(2)["orders"] is not None


def test_a_game_with_orders_is_told_again() -> None:
    table = sit(talk)
    table.order(1, ["object"], until="word")
    table.answer("no", 0)
    table.order(2, ["object"])
    table.answer("yes", 1)
    told = replay(parlour(talk), table.journal())
    assert told.state_hash() == table.state_hash() and told.view(2) == table.view(2)


def test_one_imagines_by_ones_own_orders_only() -> None:
    table = sit(talk)
    table.order(1, ["object"])
    table.order(2, ["object"])
    other = table.imagine(1, 3)
    assert other.view(1)["orders"] is not None and other.view(2)["orders"] is None
