"""How well greedy plays Western Legends."""

from typing import Any

import pytest

from saddlebag.lab.simulate import simulate

SHORT = {"length": 15}
RIVALS = [("random", 0.90), ("prospector", 0.40)]


def played(games: int, bots: list[str]) -> dict[str, Any]:
    """A report of short games, from all seats alike."""
    return simulate("western-legends", games, len(bots), bots, 1, options=SHORT)


@pytest.mark.parametrize(("rival", "least"), RIVALS)
def test_one_greedy_player_beats_three_others(rival: str, least: float) -> None:
    report = played(16, ["greedy", rival, rival, rival])
    assert report["by_bot"][0]["share"] >= least - 0.2


def test_four_greedy_players_come_to_an_end() -> None:
    assert played(12, ["greedy"] * 4)["length"]["rounds"]["mean"] <= 25


@pytest.mark.drill
@pytest.mark.parametrize(("rival", "least"), RIVALS)
def test_one_greedy_player_beats_three_others_over_300_games(rival: str, least: float) -> None:
    report = played(300, ["greedy", rival, rival, rival])
    assert report["by_bot"][0]["share"] >= least


@pytest.mark.drill
def test_four_greedy_players_end_a_short_game_in_25_rounds() -> None:
    assert played(100, ["greedy"] * 4)["length"]["rounds"]["mean"] <= 25
