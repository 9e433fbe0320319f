"""What is in the box (COMP)."""

import re
from collections import Counter
from pathlib import Path

import pytest

from saddlebag import BadOption, game
from saddlebag.public_enemy.cards import BOX, GANGS, LEADERS, NUMBERS, OUTLAW_ROWS, SALOON_CARDS
from tests.public_enemy.scene import fresh, scored, table
from tests.public_enemy.seen import deck, last, options, player

PAGE = Path(__file__).parents[2] / "docs/rules/public-enemy.md"


def test_each_town_has_three_outlaws_of_each_gang() -> None:
    """COMP-1"""
    crews = Counter((row["town"], row["gang"]) for row in OUTLAW_ROWS)
    assert len(OUTLAW_ROWS) == len({row["id"] for row in OUTLAW_ROWS}) == 48
    assert len(crews) == 16 and set(crews.values()) == {3}


def test_each_gang_has_one_leader_in_its_home_town() -> None:
    """COMP-1"""
    leaders = {row["gang"]: (row["id"], row["town"]) for row in OUTLAW_ROWS if row.get("leader")}
    assert leaders == {
        "wild_bunch": ("butch_cassidy", "tombstone"),
        "daltons": ("bob_dalton", "cripple_creek"),
        "james_younger": ("jesse_james", "deadwood"),
        "loners": ("billy_the_kid", "dodge_city"),
    }
    assert [BOX.names[card] for card in LEADERS] == [leaders[gang][0] for gang in GANGS]


def test_the_roster_of_the_rules_page_is_what_lies_in_the_box() -> None:
    """COMP-1, Q-25: names, leaders and the cards marked as removed in the fast game."""
    page = PAGE.read_text(encoding="utf-8").partition("# R. Roster")[2]
    rows = [line.split("|")[2:-1] for line in page.splitlines() if line.startswith("| ")][1:]
    listed = [name.strip() for gangs in rows for cell in gangs for name in cell.split("·")]
    assert [slug(name) for name in listed] == [row["id"] for row in OUTLAW_ROWS]
    assert [name.endswith(" L**") for name in listed] == ["leader" in row for row in OUTLAW_ROWS]
    assert [name.endswith("*(f)*") for name in listed] == ["fast_out" in row for row in OUTLAW_ROWS]


def slug(name: str) -> str:
    """An outlaw's id, from the name in the roster."""
    bare = re.sub(r"\*\*|\*\(f\)\*|'", "", name.replace(" L**", ""))
    return re.sub(r"[ -]", "_", bare.strip().lower())


def test_the_back_of_a_card_shows_its_town() -> None:
    """COMP-1: every card of a deck comes from that town."""
    at_start = fresh(3, seed=4)
    towns = {row["id"]: row["town"] for row in OUTLAW_ROWS}
    for town in ("tombstone", "cripple_creek", "deadwood", "dodge_city"):
        assert len(deck(at_start, town)) == 12
        assert towns[str(deck(at_start, town)[-1])] == town


def test_the_saloon_has_four_cards_of_each_kind() -> None:
    """COMP-2"""
    kinds = Counter(BOX.names[card] for card in SALOON_CARDS)
    assert kinds == {"bounty_hunter": 4, "swindler": 4, "sheriff": 4}
    assert len(deck(fresh(), "saloon")) == 12


def test_the_wanted_tokens_suffice_for_six_players() -> None:
    """COMP-3: six per gang, so the stock never runs out (MAJ-5)."""
    assert NUMBERS["tokens"]["wanted_per_gang"] == max(game("public-enemy").seats) == 6
    five = "wild_bunch daltons loners"
    held = scored(6, stacks=[{"loners": 1}] + [{}] * 5, wanted=[""] + [five] * 5)
    assert ["loners" in player(held, seat)["wanted"] for seat in range(6)] == [True] * 6


def test_there_is_a_single_one_token() -> None:
    """COMP-3: whoever takes it takes it from its holder."""
    taken = scored(3, stacks=[{}, {"loners": 2}, {"loners": 1}], one=2)
    assert taken.view(None)["one"] == 1
    assert (last(taken, "one")["seat"], last(taken, "one")["before"]) == (1, 2)


def test_twelve_dollars_tiles_and_two_sets_of_bullets_are_all_that_is_needed() -> None:
    """COMP-4"""
    spread = fresh(6, dollars=True)
    assert [player(spread, seat)["dollars"] for seat in range(6)] == [2] * 6
    assert NUMBERS["tokens"]["bullets"] == 6


def test_there_is_one_cavalry_and_a_supremacy_tile_per_gang() -> None:
    """COMP-4"""
    tiles = {fresh(3, seed=seed, supremacy=True).view(None)["supremacy"] for seed in range(40)}
    assert tiles == set(GANGS)
    moved = table(3, modules="cavalry", cavalry="deadwood")
    moved.answer("draw:tombstone")
    moved.answer("cavalry:tombstone")
    assert moved.view(None)["cavalry"] == "tombstone" and "draw:deadwood" in options(moved)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_may_play(seats: int) -> None:
    """COMP-5"""
    assert len(fresh(seats).view(None)["players"]) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, True])
def test_no_other_number_may_play(seats: int) -> None:
    """COMP-5"""
    with pytest.raises(BadOption) as no:
        fresh(seats)
    assert (no.value.key, no.value.allowed) == ("seats", [2, 3, 4, 5, 6])
