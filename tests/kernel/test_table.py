"""A game in progress: asks, answers, groups, and what a mistake leaves behind."""

import pytest

from saddlebag.kernel.ask import Ask, Refused
from saddlebag.kernel.flow import together
from saddlebag.kernel.table import Table
from tests.kernel.parlour import BOX, DECK, DOWN, HAND, TABLE, Parlour, parlour, say, sit, state_of


async def word(s: Parlour, seat: int = 0) -> None:
    """One word, then the next seat."""
    answer = await Ask(seat, "word", ("yes", "no"), lambda: [("maybe", "unclear", {}, "P-1")])
    say(s, seat, answer)
    s.over = len(s.said) == 3


async def pick(s: Parlour, seat: int) -> None:
    """A secret card and a secret word."""
    name = await Ask(seat, "card", lambda: s.cards.names(HAND[seat]), hidden=True)
    s.cards.slip(BOX.id[name], HAND[seat], DOWN[seat], seat)
    s.seal(seat, await Ask(seat, "bid", ("high", "low"), hidden=True), ("high", "low"))


async def all_pick(s: Parlour) -> None:
    await together(*(pick(s, seat) for seat in range(s.seats)))
    for seat in range(s.seats):
        s.cards.reveal(DOWN[seat])
        say(s, seat, s.unseal(seat))
    s.over = True


async def lay_both(s: Parlour) -> None:
    """Both cards of a hand, as one choice."""
    for _ in range(2):
        name = await Ask(0, "lay", lambda: s.cards.names(HAND[0]), hidden=True, group="lay")
        s.cards.slip(BOX.id[name], HAND[0], DOWN[0], 0)
    s.cards.reveal(DOWN[0])
    say(s, 0, await Ask(0, "word", ("yes", "no")))
    s.over = True


def refused(table: Table, text: str, seat: int | None = None) -> Refused:
    with pytest.raises(Refused) as caught:
        table.answer(text, seat)
    return caught.value


def test_the_first_open_ask_is_the_tables_ask() -> None:
    table = sit(word)
    assert table.asks == [table.ask] and table.ask is not None
    assert (table.ask.seat, table.ask.key, table.ask.options) == (0, "word", ("yes", "no"))


def test_the_game_is_over_when_nobody_is_asked() -> None:
    table = sit(word)
    for _ in range(3):
        assert table.result is None
        table.answer("yes")
    assert table.ask is None and table.asks == [] and table.result is not None
    assert table.result["why"] == "bored" and refused(table, "yes").reason == "game_over"


def test_an_illegal_answer_is_refused_with_what_is_allowed() -> None:
    error = refused(sit(word), "perhaps")
    assert error.reason == "not_an_option"
    assert error.values == {"answer": "perhaps", "allowed": ["yes", "no"]}


def test_an_expected_answer_is_refused_with_its_reason_and_rule() -> None:
    table = sit(word)
    error = refused(table, "maybe")
    assert (error.reason, error.rule, error.values) == ("unclear", "P-1", {"answer": "maybe"})
    assert table.ask is not None
    assert table.ask.refusals() == [
        {"answer": "maybe", "reason": "unclear", "values": {}, "rule": "P-1"}
    ]


def test_only_the_asked_may_answer() -> None:
    error = refused(sit(word), "yes", seat=1)
    assert error.reason == "not_asked" and error.values == {"seat": 1, "asked": [0]}


def test_nobody_else_sees_what_a_seat_is_offered() -> None:
    table = sit(word)
    assert table.view(1)["asks"] == table.view(None)["asks"] == [{"seat": 0, "key": "word"}]
    assert table.view(0)["asks"][0]["options"] == ["yes", "no"]


async def shown(s: Parlour) -> None:
    """A word, with what it would lead to."""
    about = (s, {"yes": "applause"})
    await Ask(0, "word", lambda s, _: ["yes"], detail=lambda _, found: found, about=about)
    await Ask(0, "word", ("yes", "no"), detail=lambda: None)


def test_a_detail_is_shown_to_the_seat_asked_alone() -> None:
    table = sit(shown)
    assert table.view(0, detail=True)["asks"][0]["detail"] == {"yes": "applause"}
    assert table.detail(0) == {"yes": "applause"} and table.detail(1) is None
    assert "detail" not in table.view(0)["asks"][0]
    assert table.view(1)["asks"] == table.view(None)["asks"] == [{"seat": 0, "key": "word"}]


def test_a_detail_of_nothing_is_left_out() -> None:
    table = sit(shown)
    table.answer("yes")
    assert "detail" not in table.view(0)["asks"][0]


ALWAYS = Ask(0, "word", ("yes",), detail=lambda s, seat: {"of": seat, "at": s.seats}).made_once()


async def always(s: Parlour) -> None:
    """An ask that all tables share."""
    await ALWAYS


def test_the_detail_of_an_ask_made_once_is_made_from_the_state() -> None:
    assert sit(always).view(0, detail=True)["asks"][0]["detail"] == {"of": 0, "at": 3}


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_are_only_so_many_seats(seat: int) -> None:
    table = sit(word)
    for call in (table.view, table.events, lambda who: table.imagine(who, 1)):
        with pytest.raises(Refused, match="no_such_seat"):
            call(seat)


# ---- several open asks


def test_with_several_open_asks_the_seat_must_be_named() -> None:
    table = sit(all_pick)
    assert [ask.seat for ask in table.asks] == [0, 1, 2]
    error = refused(table, table.asks[0].options[0])
    assert error.reason == "which_seat" and error.values == {"asked": [0, 1, 2]}


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_each_flow_runs_on_as_soon_as_its_seat_answers(order: tuple[int, ...]) -> None:
    table = sit(all_pick)
    for seat in order:
        table.answer(state_of(table).cards.names(HAND[seat])[0], seat)
        assert next(ask.key for ask in table.asks if ask.seat == seat) == "bid"
        table.answer("low", seat)
        assert seat not in [ask.seat for ask in table.asks]
    assert state_of(table).said == ["low"] * 3


def test_what_others_have_picked_is_hidden_until_all_are_ready() -> None:
    table = sit(all_pick)
    table.answer(state_of(table).cards.names(HAND[1])[0], 1)
    table.answer("high", 1)
    assert table.view(0)["down"][1] == [None] and table.view(0)["sealed"] == [[1, None]]
    assert table.view(1)["sealed"] == [[1, "high"]]


# ---- groups


def test_a_group_is_answered_as_one() -> None:
    table = sit(lay_both)
    names = state_of(table).cards.names(HAND[0])
    table.answer_group(names[::-1], 0)
    assert table.ask is not None and table.ask.key == "word"
    assert table.entries()[-2:] == [[0, names[1]], [0, names[0]]]


@pytest.mark.parametrize("texts", [["?"], [0, "?"], [0, 0], [0, 1, "yes"]])
def test_a_group_is_refused_as_a_whole(texts: list[int | str]) -> None:
    table = sit(lay_both)
    names = state_of(table).cards.names(HAND[0])
    before = table.state_hash(), table.journal(), table.view(0)
    with pytest.raises(Refused):
        table.answer_group([names[t] if isinstance(t, int) else t for t in texts], 0)
    assert (table.state_hash(), table.journal(), table.view(0)) == before


def test_a_group_says_when_it_is_full() -> None:
    table = sit(lay_both)
    names = state_of(table).cards.names(HAND[0])
    with pytest.raises(Refused, match="group_is_full") as caught:
        table.answer_group([*names, "yes"], 0)
    assert caught.value.values == {"given": 3, "allowed": 2}


def test_what_is_no_group_is_not_answered_as_one() -> None:
    with pytest.raises(Refused, match="no_group"):
        sit(word).answer_group(["yes"], 0)


# ---- mistakes in a rule


def test_an_error_in_a_rule_leaves_the_table_as_it_was() -> None:
    async def trap(s: Parlour) -> None:
        answer = await Ask(0, "word", ("yes", "no", "trap"))
        say(s, 0, answer)
        s.chance.order("luck", 3)
        s.cards.draw(DECK, HAND[0], 0)
        if answer == "trap":
            raise ZeroDivisionError
        s.over = len(s.said) == 2

    table = sit(trap)
    table.answer("yes")
    before = table.state_hash(), table.journal(), table.events(0), table.undoable(0)
    with pytest.raises(ZeroDivisionError):
        table.answer("trap")
    assert (table.state_hash(), table.journal(), table.events(0), table.undoable(0)) == before
    table.answer("no")
    assert table.result is not None and state_of(table).said == ["yes", "no"]


def test_an_error_among_several_flows_leaves_the_others_waiting() -> None:
    async def stumble(s: Parlour, seat: int) -> None:
        answer = await Ask(seat, "word", ("yes", "no"))
        assert answer != "no" or seat != 1
        say(s, seat, answer)

    async def all_say(s: Parlour) -> None:
        await together(*(stumble(s, seat) for seat in range(s.seats)))
        s.over = True

    table = sit(all_say)
    table.answer("yes", 2)
    with pytest.raises(AssertionError):
        table.answer("no", 1)
    assert [ask.seat for ask in table.asks] == [0, 1] and state_of(table).said == ["yes"]
    table.answer("yes", 1)
    assert [ask.seat for ask in table.asks] == [0]


# ---- copies


def test_copies_go_their_own_ways_at_every_position() -> None:
    table = sit(all_pick)
    for seat in (1, 0, 2):
        for _ in range(2):
            twin, before = table.copy(), table.state_hash()
            assert twin.state_hash() == before and twin.view(seat) == table.view(seat)
            twin.answer(
                twin.view(seat)["asks"][[a.seat for a in twin.asks].index(seat)]["options"][0], seat
            )
            assert table.state_hash() == before != twin.state_hash()
            ask = next(ask for ask in table.asks if ask.seat == seat)
            table.answer(ask.options[-1], seat)
    assert table.result is not None


def test_a_view_tells_the_options_of_the_table() -> None:
    assert parlour(word).table(2, seed=1).view(None)["options"] == {}


def test_a_card_laid_open_is_seen_by_all() -> None:
    async def lay_open(s: Parlour) -> None:
        await Ask(0, "go", ("go",))
        card = s.cards.lift(DECK, TABLE)
        s.cards.show(card, s.cards.all)
        s.over = True

    table = sit(lay_open)
    table.answer("go")
    assert state_of(table).cards.faces(TABLE, -1) == state_of(table).cards.names(TABLE)
