"""What comes through the public door is checked there, and a refused call changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest

import saddlebag
from saddlebag import BadOption, Refused, Table
from saddlebag.kernel.ask import Ask
from saddlebag.kernel.chance import Secret, fresh_secret, seeded_secret
from saddlebag.kernel.game import Game, Option
from tests.kernel.parlour import Parlour, parlour

GAME = saddlebag.game("public-enemy")


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 7},
        {"seats": True},
        {"seats": 4, "seed": -1},
        {"seats": 4, "version": 99},
        {"seats": 4, "options": ["fast"]},
        {"seats": 4, "options": {"fast": 1}},
        {"seats": 4, "nonces": {"0": "x"}},
        {"seats": 4, "nonces": {4: "x"}},
        {"seats": 4, "nonces": {0: 5}},
        {"seats": 4, "nonces": {0: "\ud800"}},
    ],
)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.table(**wrong)


def test_an_option_exists_since_its_version() -> None:
    """Older tables neither take nor name it."""
    late = Option("late", "flag", False, (), since=2)
    two = Game("two", (2,), (late,), {1: GAME.versions[1], 2: GAME.versions[1]}, bound=1)
    assert two.chosen(2, {"late": True}) == two.chosen(2, {"late": True}, 2) == {"late": True}
    assert two.chosen(2, {}, 1) == {}
    with pytest.raises(BadOption):
        two.chosen(2, {"late": False}, 1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 4.0},
        {"seats": "4"},
        {"seats": None},
        {"seats": 4, "seed": 1.5},
        {"seats": 4, "seed": True},
        {"seats": 4, "seed": "7"},
        {"seats": 4, "version": "1"},
    ],
)
def test_a_table_of_wrong_types_is_an_error_that_names_them(wrong: dict[str, Any]) -> None:
    given = type(list(wrong.values())[-1]).__name__
    with pytest.raises(TypeError, match=given.replace("NoneType", "None")):
        GAME.table(**wrong)


LOOKS: list[Callable[[Table, Any], object]] = [
    Table.view,
    Table.events,
    lambda table, seat: table.imagine(seat, 1),
    lambda table, seat: table.answer("draw:saloon", seat),
]


@pytest.mark.parametrize("seat", [-1, 4])
def test_only_seats_and_the_spectator_look(seat: int) -> None:
    table = GAME.table(4, seed=1)
    for look in LOOKS:
        with pytest.raises(Refused) as no:
            look(table, seat)
        assert no.value.reason == "no_such_seat"


@pytest.mark.parametrize("seat", ["1", 1.5, 0.0, True, [0]])
def test_a_seat_is_a_whole_number_or_none(seat: Any) -> None:
    table = GAME.table(4, seed=1)
    before = table.state_hash()
    for look in LOOKS:
        with pytest.raises(TypeError, match=type(seat).__name__):
            look(table, seat)
    assert table.state_hash() == before


@pytest.mark.parametrize("number", ["1", 1.5, None])
@pytest.mark.parametrize(
    "look",
    [
        lambda table, number: table.events(0, since=number),
        lambda table, number: table.entries(number),
        lambda table, number: table.imagine(0, number),
    ],
)
def test_a_number_is_a_whole_one(look: Callable[[Table, Any], object], number: Any) -> None:
    with pytest.raises(TypeError, match=type(number).__name__.replace("NoneType", "None")):
        look(GAME.table(4, seed=1), number)


def asking(*asks: Ask) -> Table:
    """A table of two that asks this, one after the other."""

    async def step(s: Parlour) -> None:
        for ask in asks:
            await ask

    return parlour(step).table(2, seed=1)


@pytest.mark.pure
@pytest.mark.parametrize(
    ("seat", "key", "complaint"),
    [
        ("0", "pan", r"seat of ask pan: given '0' \(str\), allowed: 0 to 1"),
        (2, "pan", "seat of ask pan: given 2, allowed: 0 to 1"),
        (0, 7, r"key of an ask: given 7 \(int\), allowed: a text"),
    ],
)
def test_an_ask_that_no_seat_can_be_asked_is_named(seat: Any, key: Any, complaint: str) -> None:
    """When the table is opened, and later when somebody looks."""
    wrong = Ask(seat, key, ("go",))
    with pytest.raises((TypeError, ValueError), match=complaint):
        asking(wrong)
    table = asking(Ask(1, "dig", ("go",)), wrong)
    table.answer("go")
    with pytest.raises((TypeError, ValueError), match=complaint):
        table.view(None)


@pytest.mark.parametrize("answer", ["", "draw", "draw:saloon ", "pass"])
def test_an_answer_is_one_of_the_options(answer: str) -> None:
    table = GAME.table(4, seed=1)
    before = table.state_hash()
    with pytest.raises(Refused) as no:
        table.answer(answer)
    assert no.value.values["answer"] == answer or no.value.rule
    assert table.state_hash() == before


@pytest.mark.parametrize("answer", [None, 5, ["draw:saloon"], b"draw:saloon"])
def test_an_answer_that_is_no_text_is_an_error_that_names_its_type(answer: Any) -> None:
    table = GAME.table(4, seed=1)
    before = table.state_hash()
    with pytest.raises(TypeError, match=type(answer).__name__.replace("NoneType", "None")):
        table.answer(answer)
    assert table.state_hash() == before


@pytest.mark.parametrize("answers", [0, -1, 2, 1.0, True, "1"])
def test_undo_takes_back_whole_answers_of_ones_own(answers: Any) -> None:
    table = GAME.table(3, seed=7, options={"cavalry": True})
    table.answer("draw:tombstone")
    table.answer("cavalry:tombstone")
    before = table.state_hash()
    with pytest.raises(Refused if type(answers) is int else TypeError):
        table.undo(0, answers)
    assert table.state_hash() == before
    table.undo(0, 1)
    assert table.ask is not None and table.ask.key == "cavalry"


def test_a_commitment_binds_one_secret_only() -> None:
    secret = fresh_secret()
    whole = secret.salt + secret.value
    with pytest.raises(ValueError):
        Secret(whole[15:], whole[:15], None)
    with pytest.raises(BadOption):
        GAME.table(4, secret=Secret(seeded_secret(5000).value, secret.salt, None))


def test_nonces_are_told_apart() -> None:
    secret = fresh_secret()
    assert secret.key({0: "a", 1: "b"}) != secret.key({0: 'a"], [1, "b'})


def test_a_table_of_other_options_has_another_hash() -> None:
    plain, duel = GAME.table(4, seed=1), GAME.table(4, seed=1, options={"duel": True})
    assert plain.state_hash() != duel.state_hash()
