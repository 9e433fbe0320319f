"""Plays many games, in several processes if wanted, and reports the results.

Game number i has its luck from the seed and i alone, and the games are counted in their order: the
report is the same whatever the number of jobs, but for the times in it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter, process_time
from typing import Any, Final

import saddlebag
from saddlebag.bots import bot
from saddlebag.lab.dealing import pool
from saddlebag.lab.figures import by_bot, by_seat, ends, length
from saddlebag.lab.one_game import Record, Setting, play
from saddlebag.lab.own_report import own_report
from saddlebag.lab.workers import in_order

BATCH: Final = 25  # games that a worker plays before it reports
Progress = Callable[[int, int], None]  # games done, of how many
Batch = tuple[list[Record], float]  # and the CPU seconds they took


def simulate(
    name: str,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
    dealt: Sequence[str] = (),
) -> dict[str, Any]:
    """Plays games between these bots, which change seats each game; plain JSON data.

    `dealt` names options whose names are dealt anew for each game.
    """
    setting = checked(name, games, seats, bots, seed, jobs, options or {}, dealt)
    begin, cpu = perf_counter(), 0.0
    records: list[Record] = []
    for played, seconds in in_order(play_batch, batches(setting, games), jobs):
        records += played
        cpu += seconds
        if progress is not None:
            progress(len(records), games)
    wall = perf_counter() - begin
    times = {
        "jobs": jobs,
        "seconds_cpu": round(cpu, 3),
        "seconds_wall": round(wall, 3),
        "games_per_second_wall": round(games / wall, 1),
    }
    return {**report(setting, records), "times": times}


def checked(
    name: str,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int,
    jobs: int,
    options: dict[str, Any],
    dealt: Sequence[str] = (),
) -> Setting:
    """The common settings of all games, validated."""
    game = saddlebag.game(name)
    for key, number, least in (("games", games, 1), ("jobs", jobs, 1), ("seed", seed, 0)):
        if number < least:
            raise saddlebag.BadOption(key, number, f">= {least}")
    chosen = game.chosen(seats, options)
    for known in bots:
        bot(known, name)
    if len(bots) != seats:
        raise saddlebag.BadOption("bots", ",".join(bots), f"{seats} names")
    pools = tuple([(key, pool(game, seats, chosen, key)) for key in dealt])
    return Setting(name, seats, chosen, tuple(bots), seed, dealt=pools)


def batches(setting: Setting, games: int) -> list[tuple[Setting, range]]:
    """All game numbers, cut into pieces of work."""
    return [(setting, range(first, min(first + BATCH, games))) for first in range(0, games, BATCH)]


def play_batch(work: tuple[Setting, range]) -> Batch:
    """A few games, wherever this runs."""
    setting, numbers = work
    begin = process_time()
    records = [play(setting, number) for number in numbers]
    return records, process_time() - begin


def report(setting: Setting, records: list[Record]) -> dict[str, Any]:
    """Everything that does not depend on the machine."""
    own = own_report(setting.game)
    return {
        "game": setting.game,
        "version": saddlebag.game(setting.game).version,
        "seats": setting.seats,
        "options": setting.options,
        "bots": list(setting.bots),
        "seed": setting.seed,
        "dealt": [key for key, _ in setting.dealt],
        "games": len(records),
        "by_bot": by_bot(setting, records),
        "by_seat": by_seat(setting, records),
        "shared_wins": sum(len(record.winners) > 1 for record in records),
        "length": lengths(records),
        **(own.figures(setting, records) if own else {}),
        "game_ends": ends(Counter((record.why,) for record in records), ("why",)),
    }


def lengths(records: list[Record]) -> dict[str, Any]:
    """Decisions, and rounds where the game has them."""
    found = {"decisions": length([record.decisions for record in records])}
    rounds = [record.rounds for record in records if record.rounds is not None]
    return {**found, "rounds": length(rounds)} if rounds else found
