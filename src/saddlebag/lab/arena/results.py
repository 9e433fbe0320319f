"""The results of an arena: ratings, the games of each pairing, the time that thinking took."""

from collections.abc import Sequence
from typing import Any

from saddlebag.lab.arena.bouts import Bout, Thinking
from saddlebag.lab.arena.pairings import Contest, Pairing
from saddlebag.lab.arena.rating import ratings
from saddlebag.lab.arena.tally import Tally, tallies
from saddlebag.lab.figures import DIGITS, wilson


def report(contest: Contest, bouts: Sequence[Bout]) -> dict[str, Any]:
    """Plain JSON data; only the times depend on the machine."""
    played = [bout for bout in bouts if bout.pairing in contest.pairings]
    found = tallies(played)
    return {
        "game": contest.game,
        "version": contest.version,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
        "games": len(played) * contest.seats,
        "ratings": rows(contest, played) if played else [],
        "pairings": [wins(contest, it, found.get(it, Tally())) for it in contest.pairings],
    }


def rows(contest: Contest, bouts: Sequence[Bout]) -> list[dict[str, Any]]:
    """Each bot with its rating and its times, the strongest first."""
    found = ratings(tallies(bouts), contest.names(), contest.seats, contest.seed)
    return [
        {
            "bot": it.bot,
            "rating": round(it.rating),
            "low": round(it.low),
            "high": round(it.high),
            **times(bouts, it.bot),
        }
        for it in found
    ]


def times(bouts: Sequence[Bout], name: str) -> dict[str, Any]:
    """Milliseconds of CPU time for a decision of this bot: on average, and at most."""
    found = Thinking()
    for bout in bouts:
        found += bout.thinking.get(name, Thinking())
    mean = found.seconds / max(1, found.decisions)
    return {
        "decisions": found.decisions,
        "ms_mean": round(1000 * mean, 2),
        "ms_most": round(1000 * found.longest, 1),
    }


def wins(contest: Contest, pairing: Pairing, tally: Tally) -> dict[str, Any]:
    """The share of games that the one wins, and what it would win if it were no better."""
    low, high = (
        wilson(tally.share * tally.independent, tally.independent) if tally.games else (0.0, 1.0)
    )
    return {
        "one": pairing.one,
        "rest": pairing.rest,
        "games": tally.games,
        "share": round(tally.share, DIGITS),
        "low": round(low, DIGITS),
        "high": round(high, DIGITS),
        "even": round(1 / contest.seats, DIGITS),
    }
