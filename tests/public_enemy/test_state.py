"""Nothing that lies on the table is forgotten by a copy, a hash or a result."""

import pytest

from saddlebag.public_enemy.state import Enemy
from tests.public_enemy.scene import scored, table

FIELDS: dict[str, object] = {
    "phase": 2,
    "round": 7,
    "starter": 2,
    "turn": 2,
    "one": 1,
    "wanted": [1, 2, 4],
    "points": [9, 8, 7],
    "dollars": [0, 1, 2],
    "spent": True,
    "cavalry": 3,
    "supremacy": 3,
    "winners": (1, 2),
    "ending": "round_cap",
}


@pytest.mark.parametrize("field", FIELDS)
def test_each_part_of_the_state_is_copied_and_counts_for_the_hash(field: str) -> None:
    laid = table(3)
    s = laid.state
    assert isinstance(s, Enemy)
    data, digest = s.data(), laid.state_hash()
    setattr(s, field, FIELDS[field])
    assert s.data() != data and laid.state_hash() != digest
    twin = s.copy()
    assert getattr(twin, field) == FIELDS[field] and twin.data() == s.data()


@pytest.mark.parametrize("field", ["wanted", "points", "dollars"])
def test_a_copy_shares_nothing_that_may_change(field: str) -> None:
    s = table(3).state
    assert isinstance(s, Enemy)
    twin = s.copy()
    getattr(twin, field)[0] += 1
    assert getattr(twin, field) != getattr(s, field)


def test_a_game_that_is_over_is_copied_as_such() -> None:
    over = scored(2, stacks=[{"loners": 1}, {}], round_cap=1)
    twin = over.copy()
    assert twin.result == over.result is not None and twin.ask is None
    assert twin.state_hash() == over.state_hash()


@pytest.mark.parametrize("one", [-1, 0, 1])
def test_the_result_says_who_holds_one(one: int) -> None:
    over = scored(2, stacks=[{}, {}], one=one, round_cap=1)
    assert over.result is not None
    assert over.result["one"] == (None if one < 0 else one)
