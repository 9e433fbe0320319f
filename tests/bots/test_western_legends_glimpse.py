"""A glimpse is a view in short: habits see the same in both."""

from typing import Any

import pytest

from saddlebag import Table, game
from saddlebag.bots import Chair, bot
from saddlebag.bots.western_legends.glimpse import glimpse
from saddlebag.bots.western_legends.habits import HABITS
from saddlebag.western_legends.state import West

EXPANSIONS = {"fistful_of_extras": True, "good_bad_handsome": True, "bandit_cards": True}


def state(table: Table) -> West:
    assert isinstance(table.state, West)
    return table.state


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", [{}, {"goals": True}, EXPANSIONS | {"goals": True}])
def test_every_answer_is_worth_the_same_in_a_glimpse(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        table = game("western-legends").table(seats, seed, {"length": 15} | options)
        while (ask := table.ask) is not None:
            chair = Chair(table, ask.seat, seed)
            seen = glimpse(state(table), ask.seat, table.rules.options)
            assert HABITS.worths(ask, seen) == HABITS.worths(ask, chair.look())
            name = "random" if table.entry_count % 4 == 0 else "greedy"
            table.answer(bot(name).choose(chair), ask.seat)


def test_a_glimpse_says_what_the_view_says() -> None:
    table = game("western-legends").table(4, 3, {"length": 15})
    while (ask := table.ask) is not None:
        seen, view = glimpse(state(table), ask.seat, table.rules.options), table.view(ask.seat)
        assert within(seen, view)
        table.answer(bot("random").choose(Chair(table, ask.seat, 5)), ask.seat)


def within(seen: object, view: object) -> bool:
    """Is everything seen part of the view, in the same words?"""
    if isinstance(seen, dict) and isinstance(view, dict):
        return all(key in view and within(part, view[key]) for key, part in seen.items())
    if isinstance(seen, list) and isinstance(view, list):
        same = len(seen) == len(view)
        return same and all(within(*pair) for pair in zip(seen, view, strict=True))
    return seen == view
