"""Shares with intervals, and lengths."""

from collections import Counter

import pytest

from saddlebag.lab.figures import ends, length, wilson


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_an_interval_is_wilsons(hits: int, tries: int, low: float, high: float) -> None:
    assert wilson(hits, tries) == pytest.approx((low, high), abs=5e-5)


def test_a_length_is_told_by_mean_median_and_most() -> None:
    assert length([1, 2, 3, 10]) == {"mean": 4.0, "median": 2.5, "most": 10}


def test_the_most_frequent_end_comes_first_and_equal_ones_by_name() -> None:
    found = ends(Counter({("b", None): 1, ("a", "x"): 1, ("c", "y"): 2}), ("why", "deck"))
    assert [(row["why"], row["count"], row["share"]) for row in found] == [
        ("c", 2, 0.5),
        ("a", 1, 0.25),
        ("b", 1, 0.25),
    ]
