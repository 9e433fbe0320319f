"""The contract bites: every planted leak and defect is found, and for what it is."""

import re
from typing import Any

import pytest

from saddlebag.kernel.contract import Broken, audit
from tests.contract import plants_in_kernel, plants_in_rules, plants_in_views
from tests.contract.listing import in_debt
from tests.contract.plants import PLANTS
from tests.contract.small_game import GAME

SETTINGS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"moon": True}),
    (4, {}),
    (2, {"moon": True, "nights": 4}),
    (4, {"moon": True}),
    (2, {"nights": 4}),
)
MODULES = (plants_in_views, plants_in_rules, plants_in_kernel)


def verdict(games: int) -> str:
    """What the contract says to a few random games."""
    for seed in range(games):
        seats, options = SETTINGS[seed % len(SETTINGS)]
        try:
            audit(GAME, seats, options, seed, share=25, conserved=in_debt)
        except Broken as broken:
            return str(broken)
    return "kept"


def test_there_are_plants_of_every_kind() -> None:
    assert len(PLANTS) >= 20
    assert all(len(vars(module)) > 10 for module in MODULES)


@pytest.mark.pure
@pytest.mark.parametrize("name", PLANTS)
def test_every_planted_defect_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil, complaint = PLANTS[name]
    spoil(monkeypatch.setattr)
    said = verdict(20)
    assert re.search(complaint, said), said


def test_the_honest_game_is_not_accused() -> None:
    assert verdict(3) == "kept"
