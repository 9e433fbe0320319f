"""Figures from notes: wins by character, points by cause, how often each action is used."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from saddlebag.lab.figures import DIGITS, wins
from saddlebag.lab.one_game import Record, Setting
from saddlebag.lab.western_legends.contents_figures import contents
from saddlebag.lab.western_legends.notes import ACTIONS, CAUSES, Notes, Tally


def figures(setting: Setting, records: Sequence[Record]) -> dict[str, Any]:
    """The part of a report specific to this game."""
    noted = [record.notes for record in records if record.notes is not None]
    return {
        "by_character": by_character(setting, noted, [record.winners for record in records]),
        "lp": on_average(setting, noted, "cause", CAUSES, lambda note: note.lp),
        "actions": on_average(setting, noted, "action", ACTIONS, lambda note: note.actions),
        **contents(setting.options, [note.contents for note in noted]),
    }


def by_character(
    setting: Setting, noted: Sequence[Notes], winners: Sequence[tuple[int, ...]]
) -> list[dict[str, Any]]:
    """Games won by each character, with any bot; the best first."""
    played: Counter[str] = Counter()
    hits: Counter[str] = Counter()
    for note, won in zip(noted, winners, strict=True):
        played.update(note.characters)
        hits.update([note.characters[seat] for seat in won])
    rows = [
        {"character": name, "games": games, **wins(hits[name], games, 1 / setting.seats)}
        for name, games in played.items()
    ]
    return sorted(rows, key=lambda row: (-row["share"], row["character"]))


def on_average(
    setting: Setting,
    noted: Sequence[Notes],
    name: str,
    order: Sequence[str],
    of: Callable[[Notes], tuple[Tally, ...]],
) -> list[dict[str, Any]]:
    """How much of each thing a player has in a game, for each bot, and its share of the whole."""
    sums: dict[str, Counter[str]] = defaultdict(Counter)
    for number, note in enumerate(noted):
        for known, tally in zip(setting.seated(number), of(note), strict=True):
            sums[known].update(tally)
    played = {
        known: len(noted) * setting.bots.count(known) for known in dict.fromkeys(setting.bots)
    }
    whole = sum(tally.total() for tally in sums.values())
    return [
        {
            name: thing,
            "share": round(sum(tally[thing] for tally in sums.values()) / (whole or 1), DIGITS),
            "by_bot": {known: round(sums[known][thing] / n, DIGITS) for known, n in played.items()},
        }
        for thing in order
        if any(tally[thing] for tally in sums.values())
    ]
