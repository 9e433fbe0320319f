"""The One token (ONE)."""

from tests.public_enemy.scene import Hand, scored
from tests.public_enemy.seen import asked, last, told


def test_the_highest_total_takes_the_one_token_from_the_stock() -> None:
    """ONE-1"""
    after = scored(3, stacks=[{"loners": 1}, {"loners": 3}, {"daltons": 2}])
    assert after.view(None)["one"] == 1
    assert last(after, "one") == {
        "event": "one",
        "seat": 1,
        "before": None,
        "tied": [1],
        "how": "takes",
    }


def test_the_highest_total_takes_the_one_token_from_its_holder() -> None:
    """ONE-1: also with fewer cards than another."""
    three: Hand = {"wild_bunch": 1, "daltons": 1, "james_younger": 1}
    after = scored(3, stacks=[{"loners": 3}, three, {}], one=0)
    assert last(after, "points")["points"] == [5, 6, 0]
    assert last(after, "one") == {
        "event": "one",
        "seat": 1,
        "before": 0,
        "tied": [1],
        "how": "from",
    }


def test_nothing_changes_if_the_holder_is_the_highest_again() -> None:
    """ONE-2"""
    after = scored(3, stacks=[{"loners": 3}, {}, {}], one=0)
    assert last(after, "one") == {
        "event": "one",
        "seat": 0,
        "before": 0,
        "tied": [0],
        "how": "keeps",
    }


def test_a_tie_gains_nobody_the_one_token() -> None:
    """ONE-3"""
    after = scored(3, stacks=[{"loners": 2}, {"daltons": 2}, {}])
    assert after.view(None)["one"] is None
    assert last(after, "one") == {
        "event": "one",
        "seat": None,
        "before": None,
        "tied": [0, 1],
        "how": "nobody",
    }


def test_a_holder_keeps_the_one_token_in_a_tie_of_others() -> None:
    """ONE-3: even with fewer points."""
    after = scored(3, stacks=[{"loners": 2}, {"daltons": 2}, {}], one=2)
    assert last(after, "one") == {
        "event": "one",
        "seat": 2,
        "before": 2,
        "tied": [0, 1],
        "how": "keeps_tie",
    }


def test_the_holder_of_the_one_token_starts_the_next_round() -> None:
    """ONE-4: new or old."""
    assert asked(scored(3, stacks=[{}, {}, {"loners": 1}])) == (2, "draw")
    kept = scored(3, stacks=[{"loners": 2}, {"daltons": 2}, {}], one=2)
    assert asked(kept) == (2, "draw") and last(kept, "round_begins")["starter"] == 2


def test_without_a_holder_the_left_neighbour_of_the_starter_begins() -> None:
    """ONE-5: not of who ended the round."""
    after = scored(4, stacks=[{}, {}, {}, {}], starter=1, turn=3)
    assert asked(after) == (2, "draw") and after.view(None)["starter"] == 2


def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    """ONE-5"""
    after = scored(4, stacks=[{}, {}, {}, {}], starter=3)
    assert asked(after) == (0, "draw") and len(told(after, "round_begins")) == 1
