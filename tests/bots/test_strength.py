"""How well greedy plays against players who do not think."""

import pytest

from saddlebag.lab.simulate import simulate

ALL_MODULES = dict.fromkeys(("duel", "dollars", "cavalry", "supremacy"), True)


def greedy_share(seats: int, games: int, options: dict[str, bool]) -> float:
    """The share of games that one greedy bot wins against random ones, from all seats alike."""
    bots = ["greedy", *["random"] * (seats - 1)]
    report = simulate("public-enemy", games, seats, bots, 1, options=options)
    share: float = report["by_bot"][0]["share"]
    return share


@pytest.mark.parametrize(("seats", "least"), [(2, 0.70), (4, 0.45)])
def test_greedy_beats_random(seats: int, least: float) -> None:
    assert greedy_share(seats, 100, {}) >= least


@pytest.mark.drill
@pytest.mark.parametrize("options", [{}, {"fast": True}, ALL_MODULES])
@pytest.mark.parametrize(("seats", "least"), [(2, 0.70), (3, 0.55), (4, 0.45)])
def test_greedy_beats_random_over_a_thousand_games(
    seats: int, least: float, options: dict[str, bool]
) -> None:
    assert greedy_share(seats, 1000, options) >= least


@pytest.mark.drill
@pytest.mark.parametrize("seats", [5, 6])
def test_greedy_beats_a_full_table_of_random_players(seats: int) -> None:
    assert greedy_share(seats, 1000, ALL_MODULES) >= 0.45
