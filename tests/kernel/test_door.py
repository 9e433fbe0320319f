"""What comes through the public door is checked there, and a refused call changes nothing."""

from typing import Any

import pytest

import saddlebag
from saddlebag import BadOption, Refused
from saddlebag.kernel.chance import Secret, fresh_secret, seeded_secret

GAME = saddlebag.game("public-enemy")


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 4.0},
        {"seats": "4"},
        {"seats": True},
        {"seats": 4, "seed": 1.5},
        {"seats": 4, "seed": True},
        {"seats": 4, "seed": "7"},
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


@pytest.mark.parametrize("seat", [-1, 4, "1", 1.5, True, [0]])
def test_only_seats_and_the_spectator_look(seat: Any) -> None:
    table = GAME.table(4, seed=1)
    for look in (table.view, table.events, lambda seat: table.imagine(seat, 1)):
        with pytest.raises(Refused) as no:
            look(seat)
        assert no.value.reason == "no_such_seat"


@pytest.mark.parametrize("answer", [None, 5, ["draw:saloon"], b"draw:saloon", ""])
def test_an_answer_is_one_of_the_options(answer: Any) -> None:
    table = GAME.table(4, seed=1)
    before = table.state_hash()
    with pytest.raises(Refused) as no:
        table.answer(answer)
    assert no.value.reason == "not_an_option" and table.state_hash() == before


@pytest.mark.parametrize("answers", [0, -1, 2, 1.0, True, "1"])
def test_undo_takes_back_whole_answers_of_ones_own(answers: Any) -> None:
    table = GAME.table(3, seed=7, options={"cavalry": True})
    table.answer("draw:tombstone")
    table.answer("cavalry:tombstone")
    before = table.state_hash()
    with pytest.raises(Refused):
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
