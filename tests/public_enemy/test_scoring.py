"""Scoring, whatever the stacks: Hypothesis deals them, a count of our own checks the table's."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from saddlebag import Table
from saddlebag.public_enemy.cards import GANGS, LEADERS, NAMES, OUTLAW_ROWS
from saddlebag.public_enemy.scoring import score
from saddlebag.public_enemy.state import Enemy
from tests.public_enemy.scene import Hand, table
from tests.public_enemy.seen import last, told

TABLE = (0, 2, 3, 5, 8, 12, 17, 23, 30)
Deal = dict[str, Any]


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Stacks of two to six seats, who owns each leader, tokens, starter and modules."""
    seats = draw(st.integers(2, 6))
    seat, nobody = st.integers(0, seats - 1), st.just(-1)
    three = st.sets(st.sampled_from(GANGS), max_size=3)
    wanted = [draw(three) for _ in range(seats)]
    one = draw(nobody | seat)
    for other in range(seats):
        if other != one and draw(st.booleans()):  # a holder with all four has won already
            wanted[other] = set(GANGS)
    return {
        "seats": seats,
        "counts": [shares(draw, seats) for _ in GANGS],
        "bosses": [draw(nobody | seat) for _ in GANGS],
        "wanted": [sorted(gangs) for gangs in wanted],
        "one": one,
        "starter": draw(seat),
        "supremacy": draw(st.sampled_from(["", *GANGS])),
        "duel": draw(st.booleans()),
    }


def shares(draw: st.DrawFn, seats: int) -> list[int]:
    """How many cards of one gang each seat has; eleven at most, ties more often than not."""
    most = draw(st.integers(0, 11 // seats))
    counts = [draw(st.sampled_from([0, most, most])) for _ in range(seats)]
    counts[draw(st.integers(0, seats - 1))] += draw(st.integers(0, 11 - sum(counts)))
    return counts


def dealt(deal: Deal) -> Table:
    """The table at the moment this round has ended, scored."""
    hands: list[dict[str, list[str]]] = [{} for _ in range(deal["seats"])]
    for g, gang in enumerate(GANGS):
        crew = [row["id"] for row in OUTLAW_ROWS if row["gang"] == gang and "leader" not in row]
        for seat, count in enumerate(deal["counts"][g]):
            hands[seat][gang] = [crew.pop() for _ in range(count)]
            if count and deal["bosses"][g] == seat:
                hands[seat][gang][0] = NAMES[LEADERS[g]]
    stacks: list[Hand] = [dict(hand) for hand in hands]
    modules = " ".join(key for key in ("duel", "supremacy") if deal[key])
    wanted = [" ".join(gangs) for gangs in deal["wanted"]]
    scene = {key: deal[key] for key in ("one", "starter", "supremacy")}
    laid = table(deal["seats"], modules=modules, stacks=stacks, wanted=wanted, **scene)
    assert isinstance(laid.state, Enemy)
    score(laid.state)
    return laid


def best_of(counts: list[int]) -> list[int]:
    """Who has the most."""
    return [seat for seat, count in enumerate(counts) if count == max(counts)]


@given(deals())
@settings(max_examples=200, deadline=None, derandomize=True)
def test_each_majority_goes_to_whom_the_rules_say(deal: Deal) -> None:
    """MAJ-1 to MAJ-4, DUEL-1, Q-04, Q-12, Q-31, Q-32"""
    for g, line in enumerate(told(dealt(deal), "majority")):
        counts, boss = deal["counts"][g], deal["bosses"][g]
        tied = best_of(counts)
        fought = deal["duel"] and any(GANGS[g] not in deal["wanted"][seat] for seat in tied)
        if not any(counts):
            assert (line["winner"], line["how"]) == (None, "no_cards")
        elif len(tied) == 1:
            assert (line["winner"], line["how"]) == (tied[0], "most")
        elif boss in tied:
            assert (line["winner"], line["how"]) == (boss, "leader")
        elif fought:
            assert line["how"] == "duel" and line["winner"] in [*tied, None]
            assert line["winner"] is not None or len(tied) == 2
        else:
            assert (line["winner"], line["how"]) == (None, "tie")


@given(deals())
@settings(max_examples=150, deadline=None, derandomize=True)
def test_tokens_are_gained_by_winners_and_lost_by_nobody(deal: Deal) -> None:
    """MAJ-2, MAJ-5"""
    after = dealt(deal)
    owned = [set(gangs) for gangs in deal["wanted"]]
    for line in told(after, "majority"):
        gains = line["winner"] is not None and line["gang"] not in owned[line["winner"]]
        assert line["gains"] == gains
        if gains:
            owned[line["winner"]].add(line["gang"])
    assert [set(one["wanted"]) for one in after.view(None)["players"]] == owned


@given(deals())
@settings(max_examples=150, deadline=None, derandomize=True)
def test_points_are_those_of_the_table(deal: Deal) -> None:
    """PTS-1, SUP-2, SUP-3, INT-6"""
    for line in told(dealt(deal), "points"):
        for seat, row in enumerate(line["by_gang"]):
            for g, gang in enumerate(GANGS):
                count = deal["counts"][g][seat]
                more = 1 if count and gang == deal["supremacy"] else 0
                assert row[g] == TABLE[min(8, count + more)]
            assert line["points"][seat] == sum(row)


@given(deals())
@settings(max_examples=200, deadline=None, derandomize=True)
def test_one_goes_to_the_single_highest_total(deal: Deal) -> None:
    """ONE-1 to ONE-3, WIN-2, INT-8"""
    after = dealt(deal)
    s = after.state
    assert isinstance(s, Enemy)
    if told(after, "points"):
        tied, line = best_of(last(after, "points")["points"]), last(after, "one")
        assert line["tied"] == tied and line["before"] == (None if deal["one"] < 0 else deal["one"])
        kept = [*tied, deal["one"]] if deal["duel"] else [deal["one"]]
        assert s.one in (tied if len(tied) == 1 else kept)
    else:
        assert s.one == deal["one"] and s.ending


@given(deals())
@settings(max_examples=200, deadline=None, derandomize=True)
def test_the_game_ends_when_somebody_owns_everything(deal: Deal) -> None:
    """WIN-1 to WIN-4, ONE-4, ONE-5, Q-05"""
    s = dealt(deal).state
    assert isinstance(s, Enemy)
    if s.one >= 0 and s.wanted[s.one] == 15:
        assert (s.winners, s.ending) == ((s.one,), "public_enemy")
    else:
        assert (s.winners, s.ending) == ((), "")
        assert s.starter == (s.one if s.one >= 0 else (deal["starter"] + 1) % deal["seats"])
