"""What a Python prompt shows of a table, an ask, a game, a chair, an option."""

import pydoc

import pytest

import saddlebag
from saddlebag.bots import Chair

GAME = saddlebag.game("public-enemy")


def test_a_table_says_its_game_its_seats_and_its_ask() -> None:
    table = GAME.table(4, seed=7)
    assert repr(table) == "<Table public-enemy, 4 seats: Ask(seat=0, 'draw', 5 options)>"
    assert repr(table.ask) == "Ask(seat=0, 'draw', 5 options)"


def test_a_table_at_its_end_says_so() -> None:
    table = GAME.table(2, seed=7, options={"round_cap": 1})
    while table.ask is not None:
        table.answer(table.ask.options[0])
    assert repr(table) == "<Table public-enemy, 2 seats: over>"


def test_a_game_says_its_name_its_seats_and_its_version() -> None:
    assert repr(GAME) == f"Game('public-enemy', seats={GAME.seats}, version={GAME.version})"
    assert repr(GAME.options[0]).startswith("Option(")


def test_a_chair_says_its_seat_and_its_ask() -> None:
    table = GAME.table(4, seed=7)
    assert repr(Chair(table, 0, 1)) == f"<Chair 0 of public-enemy: {table.ask}>"
    assert repr(Chair(table, 1, 1)) == "<Chair 1 of public-enemy: None>"


@pytest.mark.pure  # a compiled class has no docstring
def test_help_on_a_table_opens_with_how_to_get_one() -> None:
    opening = pydoc.plain(pydoc.render_doc(saddlebag.Table)).split("Methods defined here")[0]
    assert "Game.table" in opening and "checkpoint" not in opening
