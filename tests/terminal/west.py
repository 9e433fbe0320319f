"""Random games of Western Legends in the terminal, which together use every text."""

import random
import re
from collections.abc import Iterator
from typing import Any

import saddlebag
from saddlebag.kernel.ask import Ask
from saddlebag.kernel.table import Table

# Together these bring every ask, event and reason that random play can reach.
AGREED: list[dict[str, Any]] = [
    {"length": 15},
    {"length": 15, "goals": True},
    {"first_game": True},
    {"wild_wild_west": True, "arrest_bounty": True, "hot_sheriff": True, "finite_gold": True},
    {"edition": "classic", "tired_crowd": True, "cheap_doctor": True, "goals": True},
    {"sheriff_exact": True, "story_turnover": True, "proud_target": True, "duel_risk": True},
    {"raise_values": True, "delivery": "any", "cattle_rest": True, "shotgun": "self+1"},
    {"length": 15, "fistful_of_extras": True, "jokers": False, "bandit_cards": True},
]
RAW = re.compile(r"[a-z0-9]_[a-z0-9]|\w:\w|\bnone\b|\{|\}|\$ |\bTrue\b|\bFalse\b")


def west(seats: int = 3, seed: int = 1, **options: Any) -> Table:
    """A table of Western Legends as the game itself deals it."""
    return saddlebag.game("western-legends").table(seats, seed, options)


def at_random(seed: int, decisions: int) -> Iterator[tuple[Table, Ask]]:
    """A game of some seats and options, at each of its asks; rides are not all there is to do."""
    luck = random.Random(seed)
    table = west(2 + seed % 5, seed, **AGREED[seed % len(AGREED)])
    for _ in range(decisions):
        if not table.asks:
            return
        ask = luck.choice(table.asks)
        yield table, ask
        other = [option for option in ask.options if not option.startswith("ride:")]
        table.answer(luck.choice(other if luck.random() < 0.7 else ask.options), ask.seat)


def raw(texts: list[str]) -> list[str]:
    """The texts that contain a raw key or placeholder."""
    return [text for text in texts if RAW.search(text)]
