"""Taking back by consent: any number of answers, whoever gave them, and the journal still fits."""

import json
from typing import Any

import pytest

import saddlebag
from saddlebag.kernel.ask import Refused
from saddlebag.kernel.contract_outlook import Dice
from saddlebag.kernel.game import Game
from saddlebag.kernel.journal import standing_answers
from saddlebag.kernel.replay import replay
from saddlebag.kernel.table import Table
from tests.contract.small_game import GAME

GAMES = [GAME, saddlebag.game("public-enemy"), saddlebag.game("western-legends")]


def played(game: Game, answers: int, seed: int) -> tuple[Table, list[str]]:
    """A table after random answers, and its hash before each of them."""
    dice, table, hashes = Dice(f"takeback {seed}"), game.table(3, seed=seed), []
    for _ in range(answers):
        if not table.asks:
            break
        hashes.append(table.state_hash())
        ask = dice.pick(table.asks)
        table.answer(dice.pick(ask.options), ask.seat)
    return table, hashes


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("answers", [1, 7, 60])
def test_any_number_of_answers_can_be_taken_back(game: Game, answers: int) -> None:
    table, hashes = played(game, 90 if game is not GAME else 12, seed=2)
    count = min(answers, len(hashes) - 1)
    assert table.asks
    table.take_back(1, count)
    assert table.state_hash() == hashes[-count]
    assert table.entries()[-1] == ["takeback", 1, count]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_journal_of_a_game_with_takebacks_replays(game: Game) -> None:
    dice, (table, _) = Dice("again"), played(game, 30 if game is not GAME else 8, seed=5)
    for _ in range(12):
        table.take_back(0, 1 + dice.below(4))
        while table.asks and dice.often(80):
            ask = dice.pick(table.asks)
            table.answer(dice.pick(ask.options), ask.seat)
        if not table.asks:
            break
    journal: Any = json.loads(json.dumps(table.journal()))
    again = replay(game, journal)
    assert again.state_hash() == table.state_hash() and again.events(1) == table.events(1)


def test_the_same_luck_comes_again() -> None:
    table, _ = played(saddlebag.game("public-enemy"), 40, seed=9)
    before, last = table.state_hash(), standing_answers(table.entries())[-5:]
    table.take_back(2, 5)
    for seat, text in last:
        table.answer(text, seat)
    assert table.state_hash() == before


def test_standing_orders_end_with_a_takeback() -> None:
    table, _ = played(GAME, 6, seed=1)
    table.order(1, ["react"])
    table.take_back(0, 1)
    assert table.view(1)["orders"] is None


def test_everybody_hears_of_it_and_nothing_is_free_afterwards() -> None:
    table, _ = played(saddlebag.game("public-enemy"), 10, seed=4)
    told = table.events(None)
    table.take_back(2, 3)
    assert table.events(None) == [*told, {"event": "takeback", "seat": 2, "answers": 3}]
    assert [table.undoable(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("answers", [0, -1, 11])
def test_no_more_is_taken_back_than_was_given(answers: int) -> None:
    table, _ = played(saddlebag.game("public-enemy"), 10, seed=4)
    before = table.journal()
    with pytest.raises(Refused, match="nothing_to_take_back"):
        table.take_back(0, answers)
    assert table.journal() == before


@pytest.mark.parametrize("answers", ["3", 1.0, None])
def test_answers_to_take_back_are_a_whole_number(answers: Any) -> None:
    table, _ = played(saddlebag.game("public-enemy"), 10, seed=4)
    before = table.journal()
    with pytest.raises(TypeError, match=type(answers).__name__.replace("NoneType", "None")):
        table.take_back(0, answers)
    assert table.journal() == before


def test_a_finished_game_stays_finished() -> None:
    table, _ = played(GAME, 300, seed=4)
    with pytest.raises(Refused, match="game_over"):
        table.take_back(0, 1)
