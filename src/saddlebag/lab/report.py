"""The report of a simulation as a page to read."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.lab.columns import percent, table, win_cells, win_head
from saddlebag.lab.one_game import BotFailed
from saddlebag.lab.western_legends import page as western_legends
from saddlebag.texts import say

PREFIX: Final = {"public-enemy": "pe", "western-legends": "wl"}  # of each game's own words
OWN_TABLES: Final[dict[str, Callable[[dict[str, Any]], list[str]]]] = {
    "public-enemy": lambda report: [round_ends(report)],
    "western-legends": western_legends.tables,
}


def text(report: dict[str, Any]) -> str:
    """All of it, table by table."""
    parts = [heading(report), by_bot(report), by_seat(report), length(report)]
    parts += [*OWN_TABLES[report["game"]](report), game_ends(report), times(report)]
    return "\n\n".join(parts)


def heading(report: dict[str, Any]) -> str:
    """Which games were played."""
    title = say(f"{PREFIX[report['game']]}-name")
    line = say(
        "lab-heading",
        game=title,
        games=report["games"],
        seats=report["seats"],
        seed=str(report["seed"]),
    )
    switched = [f"{key}={value}" for key, value in sorted(report["options"].items()) if value]
    return line if not switched else f"{line}\n{say('lab-options', options=', '.join(switched))}"


def by_bot(report: dict[str, Any]) -> str:
    """Wins of each bot, whatever its seat."""
    rows = [
        [say("lab-bot", bot=row["bot"], seats=row["seats"]), *win_cells(row)]
        for row in report["by_bot"]
    ]
    return table(win_head("lab-by-bot"), rows)


def by_seat(report: dict[str, Any]) -> str:
    """Wins from each seat, whoever sat there."""
    rows = [[say("lab-seat", seat=row["seat"]), *win_cells(row)] for row in report["by_seat"]]
    return table(win_head("lab-by-seat"), rows)


def length(report: dict[str, Any]) -> str:
    """How long the games took."""
    head = [say("lab-length"), say("lab-mean"), say("lab-median"), say("lab-most")]
    rows = [
        [say(f"lab-{name}"), f"{row['mean']:.1f}", f"{row['median']:.1f}", str(row["most"])]
        for name, row in report["length"].items()
    ]
    return table(head, rows)


def round_ends(report: dict[str, Any]) -> str:
    """How the rounds ended."""
    rows = [
        [round_end(PREFIX[report["game"]], row), str(row["count"]), percent(row["share"])]
        for row in report["round_ends"]
    ]
    return table([say("lab-round-ends"), say("lab-rounds"), say("lab-share")], rows)


def round_end(prefix: str, row: dict[str, Any]) -> str:
    """One way for a round to end, in words."""
    deck = "" if row["deck"] is None else say(f"{prefix}-deck-{row['deck']}")
    return say(f"lab-round-{row['why']}", deck=deck)


def game_ends(report: dict[str, Any]) -> str:
    """How the games ended."""
    rows = [
        [say(f"lab-game-{row['why']}"), str(row["count"]), percent(row["share"])]
        for row in report["game_ends"]
    ]
    found = table([say("lab-game-ends"), say("lab-games"), say("lab-share")], rows)
    shared = report["shared_wins"]
    return f"{found}\n{say('lab-shared', count=shared)}" if shared else found


def times(report: dict[str, Any]) -> str:
    """What it took."""
    row = report["times"]
    return say(
        "lab-times",
        cpu=f"{row['seconds_cpu']:.1f}",
        wall=f"{row['seconds_wall']:.1f}",
        speed=f"{row['games_per_second_wall']:.0f}",
        jobs=row["jobs"],
    )


def failure(error: BotFailed) -> str:
    """Which bot failed, and how to see it happen again."""
    return say(
        "lab-bot-failed",
        bot=error.bot,
        game=error.game,
        seat=error.seat,
        decision=error.decision,
        why=error.why,
        seed=str(error.seed),
        bot_seed=str(error.bot_seed),
    )
