"""What thinking costs in the middle of a game."""

import gc
from collections.abc import Callable
from itertools import count
from random import Random
from statistics import fmean
from time import process_time

import saddlebag
from bench.clock import MICRO, repeated
from bench.play import at_random, in_mid_game
from bench.sample import Sample
from saddlebag.bots.foresight import Foresight
from saddlebag.registry import extra

REPEATS = 20  # at one position


def mid_game(sample: Sample, seed: int) -> dict[str, float]:
    """Copies, imagined worlds, views and refusals: the mean over the positions."""
    costs: dict[str, list[float]] = {}
    for k, decisions in enumerate(sample.mid_game):
        table, rng = in_mid_game(sample.game, seed * len(sample.mid_game) + k, decisions)
        for name, cost in (at_one_position(table) | of_a_turn(table, rng, sample.turn)).items():
            costs.setdefault(name, []).append(cost)
    return {name: fmean(found) for name, found in costs.items()}


def at_one_position(table: saddlebag.Table) -> dict[str, float]:
    """The table has just been answered; the seat to move thinks."""
    assert table.ask is not None
    seat, worlds = table.ask.seat, count()
    return {
        "copy_first": once(table.copy),
        "copy": repeated(table.copy, REPEATS),
        "imagine": repeated(lambda: table.imagine(seat, next(worlds)), REPEATS),
        "view": repeated(lambda: table.view(seat), REPEATS),
        "hash": repeated(table.state_hash, REPEATS),
        "rollout": repeated(lambda: rollout(table, seat, next(worlds)), REPEATS),
    }


def rollout(table: saddlebag.Table, seat: int, world: int) -> float:
    """One answer tried in one world, as bots do that look ahead."""
    foresight: Foresight = extra(table.head.game, "foresight")
    imagined = table.imagine(seat, world)
    assert imagined.ask is not None
    imagined.answer(imagined.ask.options[0], seat)
    return foresight.outcome(imagined, seat, ())


def of_a_turn(table: saddlebag.Table, rng: Random, turn: str) -> dict[str, float]:
    """The refusals of the next plain action turn."""
    while turn and table.ask is not None and table.ask.key != turn:
        at_random(table, rng, 1)
    if not turn or table.ask is None:
        return {}
    return {"refusals": repeated(table.ask.refusals, REPEATS)}


def once(work: Callable[[], object]) -> float:
    """Microseconds for a single call."""
    gc.collect(0)
    begin = process_time()
    work()
    return (process_time() - begin) * MICRO
