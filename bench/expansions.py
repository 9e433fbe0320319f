"""What Western Legends costs with both expansions, against the base game.

A position in the middle of a fight or a poker game costs many times as much as a plain one, so
there are many positions, each looked at a few times.
"""

from random import Random
from time import process_time
from typing import Any

import saddlebag
from bench.clock import MICRO, repeated
from bench.play import TO_THE_END, at_random, new_table
from bench.sample import Sample

BASE: dict[str, Any] = {}
BOTH: dict[str, Any] = {"fistful_of_extras": True, "good_bad_handsome": True}
EVERY = 5  # decisions from position to position
REPEATS = 4  # at each of them


class Costs:
    """What was spent on each kind of work, and how often it was done."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self.count: dict[str, int] = {}

    def add(self, name: str, spent: float, count: int = 1) -> None:
        self.spent[name] = self.spent.get(name, 0.0) + spent
        self.count[name] = self.count.get(name, 0) + count

    def of(self, name: str) -> float:
        """The mean."""
        return self.spent[name] / self.count[name]


def with_both(sample: Sample, seed: int) -> dict[str, float]:
    """The costs with both expansions / without, measured by turns, game by game."""
    base, both = Costs(), Costs()
    for number in range(seed * sample.games, (seed + 1) * sample.games):
        for costs, options in ((base, BASE), (both, BOTH)):
            play(new_table(sample.game, number, options), Random(number), costs)
            table, rng = new_table(sample.game, number, options), Random(number)
            at_random(table, rng, sample.mid_game.start)
            for _ in range(sample.mid_game.start, sample.mid_game.stop, EVERY):
                think(table, costs)
                at_random(table, rng, EVERY)
    return {f"both_{name}": both.of(name) / base.of(name) for name in base.spent}


def play(table: saddlebag.Table, rng: Random, costs: Costs) -> None:
    """A random game to its end."""
    begin = process_time()
    decisions = at_random(table, rng, TO_THE_END)
    costs.add("decision", (process_time() - begin) * MICRO, decisions)


def think(table: saddlebag.Table, costs: Costs) -> None:
    """Copies, imagined worlds and views for the seat to move, if the game still runs."""
    if table.ask is None:
        return
    seat, worlds = table.ask.seat, iter(range(REPEATS))
    table.copy()  # the first prepares the later ones
    costs.add("copy", repeated(table.copy, REPEATS))
    costs.add("imagine", repeated(lambda: table.imagine(seat, next(worlds)), REPEATS))
    costs.add("view", repeated(lambda: table.view(seat), REPEATS))
