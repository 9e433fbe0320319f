"""One run: every figure once. Microseconds, unless the name says something else."""

import gc
import os
import subprocess
import sys
import tracemalloc
from random import Random
from time import process_time
from typing import Any

from bench.clock import MICRO, each
from bench.expansions import with_both
from bench.goals import CHESS
from bench.growth import with_the_past
from bench.mid_game import mid_game
from bench.play import SEATS, TO_THE_END, at_random, chess_moves, in_mid_game, new_table
from bench.sample import PUBLIC_ENEMY, WESTERN_LEGENDS, Sample
from saddlebag.bots import Chair, bot
from saddlebag.lab.simulate import simulate

REMEMBERED = 200  # decisions, for the memory of a table
KILO = 1000
START = """
import saddlebag, time
saddlebag.game("western-legends").table(4, 7)
print(time.process_time())
"""

greedy = bot("greedy").choose
Figures = dict[str, float]


def one_run(seed: int) -> dict[str, Figures]:
    """All figures by game, each kind of work once, beside the yardstick."""
    return {
        PUBLIC_ENEMY.game: of_game(PUBLIC_ENEMY, seed) | with_the_past(),
        WESTERN_LEGENDS.game: of_game(WESTERN_LEGENDS, seed)
        | with_both(WESTERN_LEGENDS, seed)
        | {"start_ms": start()},
    }


def of_game(sample: Sample, seed: int) -> Figures:
    """What is measured of every game."""
    found = random_play(sample, seed, {})
    found["decision_more"] = random_play(sample, seed, sample.more)["decision"]
    found["new_table"] = each(lambda: new_tables(sample, seed))
    return found | mid_game(sample, seed) | bots(sample, seed) | memory(sample, seed)


def random_play(sample: Sample, seed: int, options: dict[str, Any]) -> Figures:
    """A decision in random games to the end, through ask, options and answer; the deal apart.

    Games of chess come between them, so that whatever slows the one down slows the other.
    """
    rng, spent, decisions, chess, moves = Random(seed), 0.0, 0, 0.0, 0
    gc.collect()
    for k in range(sample.games):
        table = new_table(sample.game, seed * sample.games + k, options)
        begin = process_time()
        decisions += at_random(table, rng, TO_THE_END)
        spent += process_time() - begin
        if k % sample.per_chess == 0:
            begin = process_time()
            moves += chess_moves(seed + k)
            chess += process_time() - begin
    return {"decision": spent / decisions * MICRO, CHESS: chess / moves * MICRO}


def new_tables(sample: Sample, seed: int) -> int:
    """Set up one after the other."""
    for k in range(sample.games):
        new_table(sample.game, seed * sample.games + k)
    return sample.games


def bots(sample: Sample, seed: int) -> Figures:
    """A decision of the greedy bot, and games a second of CPU time in the simulator."""
    spent, count = 0.0, 0
    warm_up(sample)
    for k in range(sample.greedy_games):
        table = new_table(sample.game, seed * sample.greedy_games + k)
        chairs = [Chair(table, seat, seed) for seat in range(SEATS)]
        while (ask := table.ask) is not None:
            begin = process_time()
            answer = greedy(chairs[ask.seat])
            spent += process_time() - begin
            count += 1
            table.answer(answer, ask.seat)
    rates = {f"games_{name}": rate(sample, name, seed) for name in ("random", "greedy")}
    return {"greedy": spent / count * MICRO, **rates}


def warm_up(sample: Sample) -> None:
    """A first decision of the greedy bot: its habits are imported when they are first needed."""
    table = new_table(sample.game, 1)
    assert table.ask is not None
    greedy(Chair(table, table.ask.seat, 1))


def rate(sample: Sample, first: str, seed: int) -> float:
    """Games a second: one bot against three random ones."""
    players = [first, *["random"] * (SEATS - 1)]
    report = simulate(sample.game, sample.simulated, SEATS, players, seed)
    return float(sample.simulated / report["times"]["seconds_cpu"])


def memory(sample: Sample, seed: int) -> Figures:
    """What a table weighs in kB after 200 decisions, and with its journal written out."""
    in_mid_game(sample.game, seed, REMEMBERED)  # whatever is made once is made now
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        table, _ = in_mid_game(sample.game, seed, REMEMBERED)
        gc.collect()
        kept = tracemalloc.get_traced_memory()[0]
        journal = table.journal()
        gc.collect()
        written = tracemalloc.get_traced_memory()[0]
        assert journal["entries"]
    finally:
        tracemalloc.stop()
    return {
        "memory_kB": (kept - before) / KILO,
        "memory_journal_kB": (written - before) / KILO,
    }


def start() -> float:
    """Milliseconds of a fresh process up to its first table; its bytecode is there already."""
    command = [sys.executable, "-c", START]
    keep = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    said = [
        subprocess.run(command, env=keep, stdout=subprocess.PIPE, check=True).stdout
        for _ in range(2)
    ]
    return float(said[-1]) * KILO
