"""The contract bites: every planted leak and defect is found, and for what it is."""

import re
from typing import Any

import pytest

from saddlebag.kernel.contract import Broken, audit
from tests.contract import (
    plants_in_fields,
    plants_in_kernel,
    plants_in_rules,
    plants_in_views,
    plants_in_words,
)
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
MODULES = (plants_in_views, plants_in_rules, plants_in_fields, plants_in_kernel, plants_in_words)


def verdict(games: int, share: int = 25) -> str:
    """What the contract says to a few random games."""
    for seed in range(games):
        seats, options = SETTINGS[seed % len(SETTINGS)]
        try:
            audit(GAME, seats, options, seed, share=share, conserved=in_debt)
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


@pytest.mark.pure
@pytest.mark.parametrize(
    "name",
    [
        "the hash does not see whose turn it is",
        "a field is set that data() does not hold",
        "the hash does not see a field of a record",
    ],
)
def test_a_field_that_the_hash_misses_is_found_in_every_audit(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil, complaint = PLANTS[name]
    spoil(monkeypatch.setattr)
    assert re.search(complaint, verdict(1, share=0))


@pytest.mark.pure
def test_what_a_record_leaves_out_with_a_reason_is_not_missed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left_out = {"verses": "all songs have the same"}
    plants_in_fields.sing(monkeypatch.setattr, left_out=left_out, data=lambda song: [song.pitch])
    assert verdict(2) == "kept"


def test_the_honest_game_is_not_accused() -> None:
    assert verdict(3) == "kept"
