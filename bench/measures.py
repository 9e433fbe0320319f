"""One run: every figure once. Microseconds, unless the name says something else."""

import gc
import tracemalloc
from random import Random
from time import process_time
from typing import Any

import saddlebag
from bench.clock import MICRO, each, repeated
from bench.play import ALL_MODULES, SEATS, at_random, chess_moves, in_mid_game, new_tables, thirsty
from saddlebag.bots import Chair, bot
from saddlebag.lab.simulate import simulate

TO_THE_END = 1_000_000  # more decisions than any game has
GAMES = 30
POSITIONS = 60  # in mid-game
MID_GAME = 40  # the first of them, counted in decisions
REPEATS = 20  # at one position
EARLY, LATE = 204, 20_004  # decisions; whole rounds of twelve thirsty draws
WINDOW = 600
TURNS = 5
REMEMBERED = 200  # decisions, for the memory of a table
KILO = 1000
GREEDY_GAMES = 5
SIMULATED = 40  # games

greedy = bot("greedy").choose


def one_run(seed: int) -> dict[str, float]:
    """All figures, each kind of work once, beside the yardstick."""
    found = {"chess": each(lambda: chess_moves(seed))}
    found["decision"] = random_play(seed, {})
    found["decision_modules"] = random_play(seed, ALL_MODULES)
    found["new_table"] = each(lambda: len(new_tables(GAMES, seed, {})))
    found |= mid_game(seed)
    found |= bots(seed)
    found |= with_the_past()
    found |= memory(seed)
    return found


def random_play(seed: int, options: dict[str, bool]) -> float:
    """A decision in random games to the end, through ask, options and answer; the deal apart."""
    rng, spent, decisions = Random(seed), 0.0, 0
    for k in range(GAMES):
        (table,) = new_tables(1, seed * GAMES + k, options)
        begin = process_time()
        decisions += at_random(table, rng, TO_THE_END)
        spent += process_time() - begin
    return spent / decisions * MICRO


def mid_game(seed: int) -> dict[str, float]:
    """Copies, imaginings and views along a game: the mean over its positions."""
    sums = dict.fromkeys(("copy_first", "copy", "imagine", "view", "hash"), 0.0)
    for k in range(POSITIONS):
        table, _ = in_mid_game(seed * POSITIONS + k, MID_GAME + k)
        for name, cost in at_one_position(table).items():
            sums[name] += cost / POSITIONS
    return sums


def at_one_position(table: saddlebag.Table) -> dict[str, float]:
    """The table has just been answered; the seat to move thinks."""
    assert table.ask is not None
    seat = table.ask.seat
    gc.collect(0)
    begin = process_time()
    table.copy()
    first = (process_time() - begin) * MICRO
    return {
        "copy_first": first,
        "copy": repeated(table.copy, REPEATS),
        "imagine": repeated(lambda: table.imagine(seat, 5), REPEATS),
        "view": repeated(lambda: table.view(seat), REPEATS),
        "hash": repeated(table.state_hash, REPEATS),
    }


def with_the_past() -> dict[str, float]:
    """The same costs after few and after many decisions, by turns, as late / early."""
    young, old = new_tables(2, 1, {})
    thirsty(young, EARLY)
    thirsty(old, LATE)
    early, late = costs_along(young), costs_along(old)
    for _ in range(TURNS):
        early = cheaper(early, costs_along(young.copy()))
        late = cheaper(late, costs_along(old.copy()))
    return {f"growth_{name}": late[name] / early[name] for name in early}


def costs_along(table: saddlebag.Table) -> dict[str, float]:
    """Decision, copy, imagine and view from here on, over a window of thirsty play."""
    twin = table.copy()
    return {
        "decision": each(lambda: thirsty(twin, WINDOW)),
        "copy": repeated(table.copy, WINDOW),
        "imagine": repeated(lambda: table.imagine(0, 5), WINDOW),
        "view": repeated(lambda: table.view(0), WINDOW),
    }


def cheaper(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """Item by item the lower cost: what disturbs a measurement only ever adds to it."""
    return {name: min(cost, other[name]) for name, cost in one.items()}


def bots(seed: int) -> dict[str, float]:
    """A decision of the greedy bot, and games a second of CPU time in the simulator."""
    spent, count = 0.0, 0
    for table in new_tables(GREEDY_GAMES, seed, {}):
        chairs = [Chair(table, seat, seed) for seat in range(SEATS)]
        while (ask := table.ask) is not None:
            begin = process_time()
            answer = greedy(chairs[ask.seat])
            spent += process_time() - begin
            count += 1
            table.answer(answer)
    games = {
        f"games_{name}": SIMULATED / simulated(name, seed)["times"]["seconds_cpu"]
        for name in ("random", "greedy")
    }
    return {"greedy": spent / count * MICRO, **games}


def simulated(first: str, seed: int) -> dict[str, Any]:
    """One bot against three random ones."""
    return simulate("public-enemy", SIMULATED, SEATS, [first, *["random"] * (SEATS - 1)], seed)


def memory(seed: int) -> dict[str, float]:
    """What a table weighs in kB after 200 decisions, and with its journal written out."""
    in_mid_game(seed, REMEMBERED)  # whatever is made once is made now
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        table, _ = in_mid_game(seed, REMEMBERED)
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
