"""Learning: weights are found again from who won."""

from random import Random

import pytest

from tools.learning import public_enemy, western_legends
from tools.learning.fitting import BATCH, Learner, Weights, log_loss, uniform_loss
from tools.learning.positions import Position, row


def position(game: int, luck: Random) -> Position:
    """The seat with more of the first feature wins; the second one says nothing."""
    rows = [[luck.random(), luck.random()] for _ in range(3)]
    best = max(range(3), key=lambda seat: rows[seat][0])
    won = tuple([float(seat == best) for seat in range(3)])
    return Position(game, game % 2, tuple([row(it) for it in rows]), (0, 0, 0), won)


@pytest.mark.parametrize("count", [2 * BATCH, 3 * BATCH - 1, 10 * BATCH + 77])
def test_what_wins_is_learned_whatever_the_number_of_positions(count: int) -> None:
    luck = Random(count)
    positions = [position(game, luck) for game in range(count)]
    weights = Learner(positions, 2, 1).learn(1)
    assert all(first > abs(second) for first, second in weights.times)
    assert log_loss(weights, positions) < uniform_loss(positions)


def test_no_weights_say_nothing() -> None:
    positions = [position(game, Random(game)) for game in range(5)]
    nothing = Weights([[0.0, 0.0], [0.0, 0.0]], [0.0])
    assert log_loss(nothing, positions) == pytest.approx(uniform_loss(positions))


def test_a_game_to_learn_from_follows_from_its_number() -> None:
    for subject in (public_enemy, western_legends):
        first, again = (subject.play_batch((3, range(4, 5))) for _ in range(2))
        assert first and first == again
        assert all(sum(it.won) == pytest.approx(1.0) for it in first)
