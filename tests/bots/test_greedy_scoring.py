"""Greedy foresees the end of a round exactly as the rules score it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag import Table, game
from saddlebag.bots.public_enemy.scoring import End
from saddlebag.bots.public_enemy.sight import GANG_OF_NAME, LEADER_NAMES, NOBODY, Sight
from saddlebag.public_enemy.cards import GANGS, TOWNS
from tests.public_enemy.scene import Hand, table


def foreseen(laid: Table) -> End:
    """The end of the round if it came now."""
    return End(Sight(laid.view(0)), 0, NOBODY, NOBODY, False)


@pytest.mark.parametrize(
    ("modules", "seats", "shares"),
    [("", 2, {}), ("duel", 2, {0: 5 / 12, 1: 5 / 12}), ("duel", 3, dict.fromkeys(range(3), 1 / 3))],
)
def test_a_tie_is_nobodys_or_as_likely_as_a_duel_makes_it(
    modules: str, seats: int, shares: dict[int, float]
) -> None:
    """MAJ-4, DUEL-4, TUEL-2"""
    hands: list[Hand] = [{"daltons": 2}] * seats
    end = foreseen(table(seats, stacks=hands, modules=modules))
    assert end.majority(GANGS.index("daltons")) == pytest.approx(shares)
    assert end.one() == pytest.approx(shares)


def test_the_holder_keeps_one_unless_a_duel_takes_it() -> None:
    """ONE-3, DUEL-4: also if both fall."""
    hands: list[Hand] = [{"daltons": 2}, {"loners": 2}]
    assert foreseen(table(2, stacks=hands, one=1)).one() == {1: 1.0}
    fought = foreseen(table(2, stacks=hands, one=1, modules="duel")).one()
    assert fought == pytest.approx({0: 5 / 12, 1: 7 / 12})


@given(seats=st.integers(2, 6), seed=st.integers(0, 300), supremacy=st.booleans())
def test_the_tokens_of_a_round_are_foreseen(seats: int, seed: int, supremacy: bool) -> None:
    """MAJ-1 to MAJ-4, PTS-1, ONE-1 to ONE-3, SUP-2"""
    played = game("public-enemy").table(seats, seed, {"round_cap": 1, "supremacy": supremacy})
    ends: dict[str, End] = {}
    answer = ""
    while played.ask is not None:
        view = played.view(played.ask.seat)
        ends = {town: with_draw(view, town) for town in TOWNS}
        answer = played.ask.options[(seed + played.event_count) % len(played.ask.options)]
        played.answer(answer)
    drawn = answer.removeprefix("draw:")
    if drawn in ends:
        assert tokens(ends[drawn]) == tokens_of(played)


def with_draw(view: dict[str, Any], town: str) -> End:
    """The end of the round if the seat takes the open card of this town."""
    card = view["decks"][town][-1]
    gang = GANG_OF_NAME[card]
    return End(Sight(view), gang, NOBODY, view["seat"], card == LEADER_NAMES[gang])


def tokens(end: End) -> tuple[list[list[int]], list[int], list[int]]:
    """Who wins each gang and who has One, both as foreseen, and the points."""
    return [list(end.majority(gang)) for gang in range(len(GANGS))], list(end.one()), end.totals


def tokens_of(played: Table) -> tuple[list[list[int]], list[int], list[int]]:
    """The same as it came about."""
    told: dict[str, list[dict[str, Any]]] = {"majority": [], "one": [], "points": []}
    for event in played.events(None):
        if event["event"] in told:
            told[event["event"]].append(event)
    majorities = [seats(event["winner"]) for event in told["majority"]]
    return majorities, seats(told["one"][0]["seat"]), told["points"][0]["points"]


def seats(seat: int | None) -> list[int]:
    return [] if seat is None else [seat]
