"""A learned estimate of each seat's chance to win: features weighted by time, then compared.

The weights of a game are in its value.json; `python -m tools.learning` learns them anew.
"""

import json
from importlib.resources import files
from math import exp
from typing import Any, Final

FILE: Final = "value.json"


class Value:
    """The weight of each feature, by how far the game has come."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights

    def chances(self, time: int, rows: list[list[float]], more: list[float]) -> list[float]:
        """Of all seats, from their features and what else speaks for each; they add up to one."""
        weights, sums = self.weights[time], more.copy()
        count = len(weights)
        for seat, row in enumerate(rows):
            total = sums[seat]
            for k in range(count):
                total += row[k] * weights[k]
            sums[seat] = total
        return compared(sums)


def compared(sums: list[float]) -> list[float]:
    """The softmax."""
    most = max(sums)
    parts = [exp(it - most) for it in sums]
    whole = sum(parts)
    return [part / whole for part in parts]


def page(package: str) -> dict[str, Any]:
    """What was learned about a game."""
    learned: dict[str, Any] = json.loads(files(package).joinpath(FILE).read_text("utf-8"))
    return learned


def weights(learned: dict[str, Any], key: str = "weights") -> list[list[float]]:
    """Numbers, by time and feature."""
    return [[float(it) for it in row] for row in learned[key]]
