"""Victory (WIN)."""

import pytest

from saddlebag import Refused, Table
from saddlebag.public_enemy.cards import GANGS
from tests.public_enemy.scene import Hand, scored
from tests.public_enemy.seen import keys, last, player, told

ALL = " ".join(GANGS)


def won_by_majority() -> Table:
    """Seat 1 holds One and three Wanted tokens, and gains the first gang's."""
    three = "daltons james_younger loners"
    hands: list[Hand] = [{"loners": 3}, {"wild_bunch": 1}, {}]
    return scored(3, stacks=hands, wanted=["", three], one=1)


def test_four_wanted_tokens_and_the_one_token_win() -> None:
    """WIN-1"""
    won = won_by_majority()
    assert won.result == {
        "winners": [1],
        "scores": [0, 4, 0],
        "why": "public_enemy",
        "one": 1,
        "points": [0, 0, 0],
        "rounds": 1,
    }
    assert last(won, "game_over") == {"event": "game_over", "winners": [1], "why": "public_enemy"}
    assert won.view(None)["decided"] == "before_points"  # WIN-2


def test_the_game_stops_at_that_instant() -> None:
    """WIN-1: nothing is asked, answered or taken back any more."""
    won = won_by_majority()
    assert won.ask is None and won.asks == [] and won.view(1)["result"] == won.result
    with pytest.raises(Refused) as no:
        won.answer("draw:tombstone", 1)
    assert no.value.reason == "game_over"
    with pytest.raises(Refused, match="game_over"):
        won.undo(0)


@pytest.mark.parametrize("missing", GANGS)
def test_three_wanted_tokens_are_not_enough(missing: str) -> None:
    """WIN-1: whichever is missing."""
    three = " ".join(gang for gang in GANGS if gang != missing)
    after = scored(2, stacks=[{}, {}], wanted=[three, ""], one=0)
    assert after.result is None and "game_over" not in keys(after)


def test_four_wanted_tokens_without_the_one_token_are_not_enough() -> None:
    """WIN-1"""
    after = scored(2, stacks=[{}, {"loners": 1}], wanted=[ALL, ""], one=1)
    assert after.result is None and after.view(None)["one"] == 1


def test_points_are_not_calculated_after_a_win_by_majority() -> None:
    """WIN-2: nor does the One token move, or another gang's."""
    won = won_by_majority()
    assert keys(won)[-2:] == ["majority", "game_over"] and "points" not in keys(won)
    assert won.view(None)["one"] == 1


def test_the_one_token_wins_in_the_second_phase() -> None:
    """WIN-3: its new owner, not the old one."""
    won = scored(3, stacks=[{}, {"loners": 2}, {}], wanted=["", ALL, ALL], one=0)
    assert won.result is not None
    assert (won.result["winners"], won.result["one"], won.result["points"]) == ([1], 1, [0, 3, 0])
    assert keys(won)[-3:] == ["points", "one", "game_over"]


def test_only_the_holder_can_win_in_the_first_phase() -> None:
    """WIN-3: completing the Wanted tokens without One wins nothing."""
    three = "daltons james_younger loners"
    hands: list[Hand] = [{"loners": 3}, {"wild_bunch": 1}, {}]
    after = scored(3, stacks=hands, wanted=["", three], one=2)
    assert player(after, 1)["wanted"] == list(GANGS) and after.result is None


def test_a_win_is_looked_for_after_every_token() -> None:
    """WIN-4: the third gang's token ends it, the fourth is not awarded."""
    three = "wild_bunch daltons loners"
    hands: list[Hand] = [{"loners": 3}, {"james_younger": 1}]
    won = scored(2, stacks=hands, wanted=["", three], one=1)
    assert [line["gang"] for line in told(won, "majority")] == list(GANGS[:3])
    assert player(won, 0)["wanted"] == []


def test_tokens_of_the_same_scoring_count_together() -> None:
    """WIN-4: two tokens in phase 1 and One in phase 2."""
    hands: list[Hand] = [{"wild_bunch": 2, "daltons": 2}, {}]
    won = scored(2, stacks=hands, wanted=["james_younger loners", ""])
    assert won.result is not None and won.result["winners"] == [0]


def test_at_the_round_cap_points_decide_between_equals() -> None:
    """Q-27: the points of the last round."""
    hands: list[Hand] = [{"wild_bunch": 1}, {}, {"wild_bunch": 1}]
    over = scored(3, stacks=hands, round_cap=1, wanted=["loners", "loners", ""], one=2)
    assert over.result is not None and over.result["winners"] == [0]
    assert over.view(None)["decided"] == "points"
