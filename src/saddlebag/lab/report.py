"""The report of a simulation as a page to read."""

from typing import Any

from saddlebag.lab.columns import percent, table, win_cells, win_head
from saddlebag.lab.one_game import BotFailed
from saddlebag.lab.own_report import own_report
from saddlebag.telling.names import commas
from saddlebag.texts import has, say
from saddlebag.texts.game import pretty, title
from saddlebag.texts.game import text as game_text


def text(report: dict[str, Any]) -> str:
    """The whole report, table by table."""
    own = own_report(report["game"])
    parts = [heading(report), by_bot(report), by_seat(report), length(report)]
    parts += [*(own.tables(report) if own else []), game_ends(report), times(report)]
    return "\n\n".join(parts)


def heading(report: dict[str, Any]) -> str:
    """Which games were played."""
    line = say(
        "lab-heading",
        game=title(report["game"]),
        games=report["games"],
        seats=report["seats"],
        seed=str(report["seed"]),
    )
    lines = [line]
    switched = [f"{key}={value}" for key, value in sorted(report["options"].items()) if value]
    if switched:
        lines.append(say("lab-options", options=commas(switched)))
    if report.get("dealt"):  # not in an arena
        lines.append(say("lab-dealt", options=commas(report["dealt"])))
    return "\n".join(lines)


def by_bot(report: dict[str, Any]) -> str:
    """Wins of each bot, from any seat."""
    rows = [
        [say("lab-bot", bot=row["bot"], seats=row["seats"]), *win_cells(row)]
        for row in report["by_bot"]
    ]
    return table(win_head("lab-by-bot"), rows)


def by_seat(report: dict[str, Any]) -> str:
    """Wins from each seat, by any bot."""
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


def game_ends(report: dict[str, Any]) -> str:
    """How the games ended."""
    rows = [
        [game_end(report["game"], row["why"]), str(row["count"]), percent(row["share"])]
        for row in report["game_ends"]
    ]
    found = table([say("lab-game-ends"), say("lab-games"), say("lab-share")], rows)
    shared = report["shared_wins"]
    return f"{found}\n{say('lab-shared', count=shared)}" if shared else found


def game_end(game: str, why: str) -> str:
    """One way for a game to end, in words."""
    ours = f"lab-game-{why}"
    return say(ours) if has(ours) else game_text(game, f"lab-{why}", pretty(why))


def times(report: dict[str, Any]) -> str:
    """Time and processes used."""
    row = report["times"]
    return say(
        "lab-times",
        cpu=f"{row['seconds_cpu']:.1f}",
        wall=f"{row['seconds_wall']:.1f}",
        speed=f"{row['games_per_second_wall']:.0f}",
        jobs=row["jobs"],
    )


def failure(error: BotFailed) -> str:
    """Which bot failed, and how to reproduce it."""
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
