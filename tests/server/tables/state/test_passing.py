"""Timing tells nothing: a pass that is the only answer takes as long as one by choice."""

import json
from functools import cache
from math import exp, log
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import pytest

import saddlebag
from saddlebag.kernel.replay import begin, carry_out
from saddlebag.server.tables.play.bots import is_lone_pass
from saddlebag.server.tables.state.passing import MOST, Passing

GAMES = Path(__file__).parents[3] / "games"
RECORDED = ("greedy", "average", "fair", "goals", "short")
# How fast people pass, beside their usual time: after an own move, a reward, in a fight, a goal.
HABIT = {"move_end": 0.8, "reputation": 0.9, "react": 1.5, "goal": 1.2}
FREQUENT = ("move_end", "reputation", "react")
Window = tuple[int, str, bool]  # seat, question, was passing the only answer?


class Evening(NamedTuple):
    """What the others saw of the windows at many tables."""

    lone: dict[str, list[float]]  # by question, which everybody knows
    chosen: dict[str, list[float]]
    added: list[float]  # to each turn

    def all_lone(self) -> list[float]:
        return [seconds for times in self.lone.values() for seconds in times]


@cache
def turns(name: str) -> list[list[Window]]:
    """The passes of each turn of a recorded game."""
    journal = json.loads((GAMES / f"western-legends-{name}.json").read_text())
    table, found, last = begin(saddlebag.game("western-legends"), journal), list[list[Window]](), -1
    for i, entry in enumerate(journal["entries"]):
        if i < table.entry_count:
            continue  # what follows by itself
        turn: int = table.view(None)["turn"]
        if turn != last:
            found.append([])
            last = turn
        ask = next((ask for ask in table.asks if ask.seat == entry[0]), None)
        if ask is not None and ask.key in HABIT and entry[1] == ask.idle:
            found[-1].append((ask.seat, ask.key, is_lone_pass(ask)))
        carry_out(table, i, entry)
    return found


def evening(usual: float, seed: int, tables: int = 250) -> Evening:
    """Tables at which people pass in log-normal times, each with a pace of their own."""
    luck = Random(seed)
    passing = Passing(luck)
    seen = Evening({key: [] for key in HABIT}, {key: [] for key in HABIT}, [])
    for number in range(tables):
        own = [luck.gauss(log(usual), 0.35) for _ in range(6)]
        for turn in turns(RECORDED[number % len(RECORDED)]):
            waits = [0.0]
            for seat, question, lone in turn:
                who = f"{number}-{seat}"
                if lone:
                    waits.append(passing.pause(who, question))
                    seen.lone[question].append(waits[-1])
                else:
                    seconds = exp(luck.gauss(own[seat] + log(HABIT[question]), 0.5))
                    passing.note(who, question, seconds)
                    seen.chosen[question].append(seconds)
            seen.added.append(sum(waits))
    return seen


def best_guess(lone: list[float], chosen: list[float]) -> float:
    """How often the best threshold is right where both are equally likely."""
    best, share = 0.5, [0.0, 0.0]
    for _, which in sorted([(it, 0) for it in lone] + [(it, 1) for it in chosen]):
        share[which] += 1 / len((lone, chosen)[which])
        best = max(best, 0.5 + abs(share[0] - share[1]) / 2)
    return best


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("usual", [0.8, 1.2, 2.5])
def test_a_guesser_by_time_is_right_in_55_of_100_cases_at_most(usual: float, seed: int) -> None:
    seen = evening(usual, seed)
    guesses = {key: best_guess(seen.lone[key], seen.chosen[key]) for key in FREQUENT}
    assert min(len(seen.chosen[key]) for key in FREQUENT) > 300
    assert max(guesses.values()) <= 0.55, guesses


def test_the_guesser_finds_a_pause_that_takes_no_notice_of_people() -> None:
    seen, luck = evening(2.5, 1, tables=40), Random(1)
    blind = [luck.uniform(0.7, 2.0) for _ in seen.lone["react"]]
    assert best_guess(blind, seen.chosen["react"]) > 0.7


def test_half_of_all_turns_wait_no_longer_than_a_second_and_a_half() -> None:
    assert median(evening(1.2, 1).added) <= 1.5


def test_a_table_is_as_fast_as_its_people() -> None:
    slow, quick = evening(2.5, 1), evening(0.8, 1)
    assert median(quick.added) < 1.0
    assert median(slow.all_lone()) > 2 * median(quick.all_lone())


def test_who_went_away_is_no_measure_and_not_everything_is_remembered() -> None:
    passing = Passing(Random(1))
    passing.note("anna", "react", 3600.0)
    assert not passing.heard
    for number in range(MOST):
        passing.note(f"{number}", "react", 1.0)
    assert len(passing.heard) == MOST and ("0", "react") not in passing.heard
