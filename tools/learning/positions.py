"""A position of a game that was played, and who won it."""

from array import array
from typing import NamedTuple


class Position(NamedTuple):
    """Features of each seat at a time, what else they are, and how much of the win they had."""

    game: int
    time: int
    rows: tuple["array[float]", ...]
    kinds: tuple[int, ...]  # the characters, where a game has them
    won: tuple[float, ...]


def row(features: list[float]) -> "array[float]":
    """Features as they are kept: there are millions of them."""
    return array("f", features)


def shares(winners: list[int], seats: int) -> tuple[float, ...]:
    """A win that several share is divided."""
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])
