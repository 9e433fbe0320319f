"""How rollouts are divided among candidates."""

import pytest

from saddlebag.bots.fuse import Fuse
from saddlebag.bots.halving import Verdict, clearly_better, decide

BLOWN = Fuse(-1.0)


def verdict(means: list[float], rollouts: int, doubt: float = 0.5) -> Verdict:
    """Each candidate comes to its mean, give or take a little that depends on the world."""

    def trial(candidate: int, world: int) -> float:
        return means[candidate] + (world * 7 % 5 - 2) / 100 + (candidate * 3 + world) % 4 / 1000

    return decide(len(means), rollouts, doubt, trial, Fuse())


@pytest.mark.parametrize("rollouts", [2, 8, 24, 36, 240])
@pytest.mark.parametrize("count", [2, 3, 6, 13])
def test_the_incumbent_has_seen_every_world_of_the_winner(rollouts: int, count: int) -> None:
    found = verdict([0.2, *[0.3] * (count - 2), 0.5], rollouts)
    worlds = [len(it) for it in found.outcomes]
    assert worlds[0] == worlds[found.winner] == max(worlds)


@pytest.mark.parametrize("rollouts", [24, 36, 240])
def test_all_rollouts_are_spent_and_hardly_more(rollouts: int) -> None:
    spent = sum(len(it) for it in verdict([0.2, 0.3, 0.1, 0.4, 0.2, 0.3], rollouts).outcomes)
    assert rollouts - 3 <= spent <= rollouts


def test_a_clearly_better_challenger_wins() -> None:
    assert verdict([0.2, 0.1, 0.5, 0.3, 0.1, 0.2], 24).winner == 2


def test_the_incumbent_stays_where_nothing_is_clearly_better() -> None:
    assert verdict([0.3, 0.3, 0.3, 0.29], 24, doubt=3.0).winner == 0


def test_weaker_challengers_are_tried_less_often() -> None:
    found = verdict([0.5, 0.1, 0.4, 0.2, 0.3, 0.0], 60)
    assert len(found.outcomes[5]) < len(found.outcomes[2]) == len(found.outcomes[0])


def test_one_world_alone_must_speak_loudly() -> None:
    assert clearly_better([0.6], [0.5], 0.5) and not clearly_better([0.51], [0.5], 0.5)


def test_doubt_asks_for_a_difference_beyond_chance() -> None:
    mine, other = [0.5, 0.1, 0.6, 0.2], [0.3, 0.3, 0.3, 0.3]
    assert clearly_better(mine, other, 0.1) and not clearly_better(mine, other, 2.0)


def test_a_blown_fuse_leaves_the_incumbent() -> None:
    found = decide(3, 24, 0.5, lambda candidate, world: float(candidate), BLOWN)
    assert found.winner == 0 and found.outcomes == [[], [], []]
