"""Plays the bouts of a contest, in several processes if wanted, and reports the results."""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from saddlebag.lab.arena.bouts import Bout, Work, play_bout
from saddlebag.lab.arena.ledger import Ledger
from saddlebag.lab.arena.pairings import Contest
from saddlebag.lab.arena.results import report
from saddlebag.lab.workers import in_order

Progress = Callable[[int, int], None]  # games done, of how many


def compete(
    contest: Contest,
    jobs: int = 1,
    file: Path | None = None,
    minutes: float = 0.0,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Plays what is missing, for so many minutes at most, and reports all; plain JSON data."""
    ledger = Ledger(contest, file)
    pieces, whole = missing(contest, ledger.bouts), len(wanted(contest))
    done, begin = whole - len(pieces), monotonic()
    for bout in in_order(play_bout, pieces, jobs) if pieces else ():
        ledger.add(bout)
        done += 1
        if progress is not None:
            progress(done * contest.seats, whole * contest.seats)
        if minutes and monotonic() - begin > 60 * minutes:
            break
    return report(contest, ledger.bouts)


def wanted(contest: Contest) -> list[Work]:
    """Every bout, deal by deal, so that all pairings are equally far when it stops."""
    deals = range(contest.deals)
    return [(contest, pairing, deal) for deal in deals for pairing in contest.pairings]


def missing(contest: Contest, bouts: Sequence[Bout]) -> list[Work]:
    """The bouts that have not been played yet."""
    played = {(bout.pairing, bout.deal) for bout in bouts}
    return [work for work in wanted(contest) if work[1:] not in played]
