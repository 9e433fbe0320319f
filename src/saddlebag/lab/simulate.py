"""Play many games, in several processes if wanted, and report what came of them.

Game number i has its luck from the seed and i alone, and the games are counted in their order: the
report is the same whatever the number of jobs, but for the times in it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter, process_time
from typing import Any, Final

import saddlebag
from saddlebag.bots import bot
from saddlebag.lab.figures import by_bot, by_seat, ends, length
from saddlebag.lab.one_game import ROUND_ENDS, Record, Setting, play
from saddlebag.lab.western_legends import figures as western_legends
from saddlebag.lab.workers import in_order

# What a report says of one game alone.
OWN_FIGURES: Final[dict[str, Callable[[Setting, Sequence[Record]], dict[str, Any]]]] = {
    "western-legends": western_legends.figures
}
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
) -> dict[str, Any]:
    """So many games between these bots, who change seats from game to game; plain JSON data."""
    setting = checked(name, games, seats, bots, seed, jobs, options or {})
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
) -> Setting:
    """What all games have in common, if it makes sense."""
    game = saddlebag.game(name)
    for key, number, least in (("games", games, 1), ("jobs", jobs, 1), ("seed", seed, 0)):
        if number < least:
            raise saddlebag.BadOption(key, number, f">= {least}")
    chosen = game.chosen(seats, options)
    for known in bots:
        bot(known, name)
    if len(bots) != seats:
        raise saddlebag.BadOption("bots", ",".join(bots), f"{seats} names")
    return Setting(name, seats, chosen, tuple(bots), seed)


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
    return {
        "game": setting.game,
        "version": saddlebag.game(setting.game).version,
        "seats": setting.seats,
        "options": setting.options,
        "bots": list(setting.bots),
        "seed": setting.seed,
        "games": len(records),
        "by_bot": by_bot(setting, records),
        "by_seat": by_seat(setting, records),
        "shared_wins": sum(len(record.winners) > 1 for record in records),
        "length": {
            "decisions": length([record.decisions for record in records]),
            "rounds": length([record.rounds for record in records]),
        },
        **own_figures(setting, records),
        "game_ends": ends(Counter((record.why,) for record in records), ("why",)),
    }


def own_figures(setting: Setting, records: list[Record]) -> dict[str, Any]:
    """How rounds ended where that can differ, and what only this game has."""
    found: dict[str, Any] = {}
    if setting.game in ROUND_ENDS:
        counted = Counter(how for record in records for how in record.round_ends)
        found["round_ends"] = ends(counted, ROUND_ENDS[setting.game][1])
    if setting.game in OWN_FIGURES:
        found |= OWN_FIGURES[setting.game](setting, records)
    return found
