"""Modules together (INT)."""

from itertools import product

import pytest

from saddlebag.public_enemy.cards import OUTLAW_ROWS, TOWNS
from tests.public_enemy.scene import Hand, fresh, scored, table
from tests.public_enemy.seen import asked, deck, keys, last, majority, options, told, why_not

MODULES = ("fast", "duel", "dollars", "cavalry", "supremacy")
THREE: Hand = {"wild_bunch": 1, "daltons": 1, "loners": 1}


@pytest.mark.parametrize("chosen", list(product([False, True], repeat=5)))
def test_any_set_of_modules_may_be_on(chosen: tuple[bool, ...]) -> None:
    """INT-1: each does its own part whatever the others do."""
    on = dict(zip(MODULES, chosen, strict=True))
    dealt = fresh(4, seed=2, **on)
    assert len(deck(dealt, "tombstone")) == (8 if on["fast"] else 12)
    assert ("peek:saloon" in options(dealt)) == on["dollars"]
    assert (dealt.view(None)["supremacy"] is not None) == on["supremacy"]
    dealt.answer("draw:deadwood")
    assert asked(dealt) == ((0, "cavalry") if on["cavalry"] else (1, "draw"))


def test_the_order_of_a_turn_with_everything_on() -> None:
    """INT-2"""
    decks = {"saloon": ["swindler"]}
    hands: list[Hand] = [{}, {"loners": 1}]
    full = table(2, modules="duel dollars cavalry supremacy", stacks=hands, decks=decks)
    steps = []
    for answer in ("peek:saloon", "draw:saloon", "swindle:1:loners", "cavalry:deadwood"):
        steps.append(asked(full))
        full.answer(answer)
    assert steps == [(0, "draw"), (0, "draw"), (0, "swindler"), (0, "cavalry")]
    assert keys(full) == ["peeked", "saloon", "swindled", "cavalry"] and asked(full) == (1, "draw")


def test_there_is_no_cavalry_after_the_round_has_ended() -> None:
    """INT-2"""
    hands: list[Hand] = [THREE, {"loners": 2}]
    over = table(2, modules="cavalry", stacks=hands, decks={"deadwood": ["wood_hite"]})
    over.answer("draw:deadwood")
    assert "round_over" in keys(over) and asked(over)[1] == "draw"


@pytest.mark.parametrize("action", ["bury", "peek"])
def test_dollars_never_change_the_number_of_cards(action: str) -> None:
    """INT-3: so they never end a round, not even on the last two cards."""
    spent = table(2, modules="dollars", left={"deadwood": 2})
    spent.answer(f"{action}:deadwood")
    assert len(deck(spent, "deadwood")) == 2 and "round_over" not in keys(spent)
    assert asked(spent) == (0, "draw")


@pytest.mark.parametrize("action", ["bury", "peek"])
def test_dollars_need_a_hidden_card(action: str) -> None:
    """INT-4: a town with its face-up card alone offers neither action."""
    spent = table(2, modules="dollars", left={"deadwood": 1})
    barred = why_not(spent, f"{action}:deadwood")
    assert barred == ("no_hidden_card", {"deck": "deadwood"}, "PE INT-4")
    assert f"{action}:tombstone" in options(spent) and "draw:deadwood" in options(spent)


def test_the_last_saloon_card_can_be_looked_at() -> None:
    """INT-4: it lies face down."""
    spent = table(2, modules="dollars", left={"saloon": 1}, decks={"saloon": ["swindler"]})
    spent.answer("peek:saloon")
    assert deck(spent, "saloon", 0) == ["swindler"] and deck(spent, "saloon", 1) == [None]


def test_burying_and_peeking_are_barred_under_the_cavalry() -> None:
    """INT-5"""
    barred = table(2, modules="cavalry dollars", cavalry="tombstone")
    assert {answer for answer in options(barred) if "tombstone" in answer} == set()


def test_the_cavalry_does_not_stop_a_card_from_being_turned_up() -> None:
    """INT-5: the card is replaced before the Cavalry comes, and lies open beneath it."""
    ridden = table(2, modules="cavalry", decks={"deadwood": ["wood_hite", "tom_horn"]})
    ridden.answer("draw:deadwood")
    ridden.answer("cavalry:deadwood")
    assert deck(ridden, "deadwood")[-1] == "tom_horn"
    assert keys(ridden) == ["took", "turned_up", "cavalry"]


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (7, 30), (8, 30), (11, 30)])
def test_supremacy_at_both_ends_of_the_table(cards: int, points: int) -> None:
    """INT-6, EXD-13"""
    hands: list[Hand] = [{}, {"daltons": cards}]
    after = scored(2, modules="supremacy", supremacy="daltons", stacks=hands)
    assert last(after, "points")["points"] == [0, points]


def test_all_twelve_of_the_supreme_gang_are_worth_no_more() -> None:
    """INT-6"""
    names = [row["id"] for row in OUTLAW_ROWS if row["gang"] == "daltons"]
    hands: list[Hand] = [{}, {"daltons": names}]
    after = scored(2, modules="supremacy", supremacy="daltons", stacks=hands)
    assert len(names) == 12 and last(after, "points")["points"] == [0, 30]


@pytest.mark.parametrize("town", TOWNS)
def test_a_legal_draw_always_exists(town: str) -> None:
    """INT-7: also when every deck is down to one card."""
    left = dict.fromkeys((*TOWNS, "saloon"), 1)
    barred = table(2, modules="cavalry", cavalry=town, left=left)
    assert len(options(barred)) == 4 and f"draw:{town}" not in options(barred)


def test_supremacy_can_break_a_tie_for_the_one_token() -> None:
    """INT-8"""
    hands: list[Hand] = [{}, {"loners": 2}, {"daltons": 2}]
    after = scored(3, modules="supremacy", supremacy="loners", stacks=hands)
    assert last(after, "one") == {
        "event": "one",
        "seat": 1,
        "before": None,
        "tied": [1],
        "how": "takes",
    }


def test_supremacy_can_create_a_tie_for_the_one_token_alone() -> None:
    """INT-8: a majority of the same gang stays what it is."""
    hands: list[Hand] = [{}, {"loners": 2}, {"daltons": 3}]
    after = scored(3, modules="supremacy", supremacy="loners", stacks=hands)
    assert last(after, "points")["points"] == [0, 5, 5]
    assert last(after, "one")["tied"] == [1, 2] and majority(after, "loners")["winner"] == 1
    assert len(told(after, "majority")) == 4
