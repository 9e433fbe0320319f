"""The Cavalry (CAV)."""

import pytest

from saddlebag import Table
from saddlebag.public_enemy.cards import TOWNS
from tests.public_enemy.scene import fresh, table
from tests.public_enemy.seen import asked, keys, last, options, refused, told, why_not


def drawn(cavalry: str = "", modules: str = "cavalry") -> Table:
    """Seat 0 has drawn from Deadwood and may close the turn with the Cavalry."""
    ridden = table(3, modules=modules, cavalry=cavalry)
    ridden.answer("draw:deadwood")
    return ridden


def test_having_drawn_one_may_place_the_cavalry_on_a_town() -> None:
    """CAV-1"""
    ridden = drawn()
    assert asked(ridden) == (0, "cavalry")
    assert options(ridden) == ["pass", *[f"cavalry:{town}" for town in TOWNS]]
    ridden.answer("cavalry:tombstone")
    assert ridden.view(None)["cavalry"] == "tombstone" and asked(ridden) == (1, "draw")
    placed = {"event": "cavalry", "seat": 0, "town": "tombstone", "left": None}
    assert last(ridden, "cavalry") == placed


def test_the_cavalry_may_be_moved_to_a_different_town() -> None:
    """CAV-1"""
    ridden = drawn("tombstone")
    assert "cavalry:tombstone" not in options(ridden)
    ridden.answer("cavalry:dodge_city")
    moved = {"event": "cavalry", "seat": 0, "town": "dodge_city", "left": "tombstone"}
    assert ridden.view(1)["cavalry"] == "dodge_city" and last(ridden, "cavalry") == moved


@pytest.mark.parametrize(("cavalry", "shown"), [("", None), ("tombstone", "tombstone")])
def test_one_need_not_use_the_cavalry(cavalry: str, shown: str | None) -> None:
    """CAV-1: it stays where it is."""
    ridden = drawn(cavalry)
    ridden.answer("pass")
    assert ridden.view(None)["cavalry"] == shown and asked(ridden) == (1, "draw")
    assert "cavalry" not in keys(ridden)


def test_the_cavalry_never_stands_at_the_saloon() -> None:
    """CAV-1"""
    assert why_not(drawn(), "cavalry:saloon") == ("never_at_the_saloon", {}, "PE CAV-1")


def test_the_cavalry_waits_for_the_draw() -> None:
    """CAV-1: it closes a turn."""
    assert refused(fresh(3, cavalry=True), "cavalry:tombstone").reason == "not_an_option"


def test_there_is_no_cavalry_without_the_module() -> None:
    """CAV-1 is optional."""
    assert asked(drawn(modules="")) == (1, "draw")


@pytest.mark.parametrize("town", TOWNS)
def test_nobody_draws_where_the_cavalry_is(town: str) -> None:
    """CAV-2: until it moves on."""
    ridden = table(2, modules="cavalry", cavalry=town)
    free = [f"draw:{name}" for name in (*TOWNS, "saloon") if name != town]
    assert options(ridden) == free
    assert why_not(ridden, f"draw:{town}") == ("cavalry_here", {"town": town}, "PE CAV-2")
    elsewhere = TOWNS[TOWNS.index(town) - 1]
    ridden.answer("draw:saloon")
    ridden.answer(f"cavalry:{elsewhere}")
    assert f"draw:{town}" in options(ridden) and f"draw:{elsewhere}" not in options(ridden)


@pytest.mark.parametrize("town", TOWNS)
@pytest.mark.parametrize("action", ["bury", "peek"])
def test_no_tile_is_used_where_the_cavalry_is(town: str, action: str) -> None:
    """CAV-3: neither action, on that deck alone."""
    ridden = table(2, modules="cavalry dollars", cavalry=town)
    barred = why_not(ridden, f"{action}:{town}")
    assert barred == ("cavalry_here", {"town": town}, "PE CAV-3")
    others = [f"{action}:{name}" for name in TOWNS if name != town]
    assert [name for name in options(ridden) if name.startswith(action)][:3] == others


@pytest.mark.parametrize("hand", [{}, {"loners": 1}])
def test_a_saloon_card_counts_as_having_drawn(hand: dict[str, int]) -> None:
    """CAV-4: with or without effect."""
    ridden = table(3, modules="cavalry", stacks=[hand], decks={"saloon": ["sheriff"]})
    ridden.answer("draw:saloon")
    if hand:
        ridden.answer("discard:loners")
    assert asked(ridden) == (0, "cavalry")


def test_who_placed_the_cavalry_is_barred_like_everyone_else() -> None:
    """CAV-4"""
    ridden = drawn()
    ridden.answer("cavalry:tombstone")
    for _ in range(2):
        ridden.answer("draw:deadwood")
        ridden.answer("pass")
    assert asked(ridden) == (0, "draw") and "draw:tombstone" not in options(ridden)


def test_where_the_cavalry_rides_can_be_taken_back() -> None:
    """CAV-1: it has told nobody anything, so its owner may think again."""
    ridden = drawn()
    ridden.answer("cavalry:tombstone")
    ridden.undo(0)
    assert ridden.view(None)["cavalry"] is None and asked(ridden) == (0, "cavalry")
    assert told(ridden, "undo") == [{"event": "undo", "seat": 0, "answers": 1}]


def test_a_standing_order_lets_the_cavalry_be() -> None:
    """CAV-1: the idle answer changes nothing."""
    ridden = table(2, modules="cavalry", cavalry="tombstone")
    ridden.order(0, ["cavalry"])
    ridden.answer("draw:deadwood")
    assert asked(ridden) == (1, "draw") and ridden.view(None)["cavalry"] == "tombstone"
    ridden.answer("draw:deadwood")
    assert asked(ridden) == (1, "cavalry")
