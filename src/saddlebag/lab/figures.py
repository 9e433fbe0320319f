"""Figures from records: shares with their intervals, lengths, endings."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import median
from typing import Any, Final

from saddlebag.lab.one_game import Record, Setting

SURE: Final = 1.96  # standard deviations on either side: 19 out of 20 such intervals hold the truth
DIGITS: Final = 4


def wilson(hits: float, tries: float) -> tuple[float, float]:
    """Wilson's interval for a share: stays within 0 and 1, and 0 of 10 does not mean never."""
    share, spread = hits / tries, SURE * SURE / tries
    middle = share + spread / 2
    reach = SURE * sqrt(share * (1 - share) / tries + spread / tries / 4)
    low, high = (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
    return max(0.0, low), min(1.0, high)


def wins(hits: int, tries: int, even: float) -> dict[str, Any]:
    """The share of games won, and the share expected of equal players."""
    low, high = wilson(hits, tries)
    return {
        "wins": hits,
        "share": round(hits / tries, DIGITS),
        "low": round(low, DIGITS),
        "high": round(high, DIGITS),
        "even": round(even, DIGITS),
    }


def by_bot(setting: Setting, records: Sequence[Record]) -> list[dict[str, Any]]:
    """Games won by each bot, from any seat; a bot may have several seats."""
    hits: Counter[str] = Counter()
    for number, record in enumerate(records):
        seated = setting.seated(number)
        hits.update({seated[seat] for seat in record.winners})
    return [
        {"bot": name, "seats": count, **wins(hits[name], len(records), count / setting.seats)}
        for name, count in Counter(setting.bots).items()
    ]


def by_seat(setting: Setting, records: Sequence[Record]) -> list[dict[str, Any]]:
    """Games won from each seat, by any bot."""
    hits = Counter(seat for record in records for seat in record.winners)
    return [
        {"seat": seat, **wins(hits[seat], len(records), 1 / setting.seats)}
        for seat in range(setting.seats)
    ]


def length(counts: list[int]) -> dict[str, Any]:
    """Mean, median and maximum."""
    mean = round(sum(counts) / len(counts), DIGITS)
    return {"mean": mean, "median": median(counts), "most": max(counts)}


def ends(found: Counter[tuple[str | None, ...]], names: Sequence[str]) -> list[dict[str, Any]]:
    """How often each ending occurred, the most frequent first."""
    whole = found.total()
    ranked = sorted(found.items(), key=lambda item: (-item[1], [part or "" for part in item[0]]))
    return [
        {
            **dict(zip(names, how, strict=True)),
            "count": count,
            "share": round(count / whole, DIGITS),
        }
        for how, count in ranked
    ]
