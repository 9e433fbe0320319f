"""Ways of exactly so many steps, going back allowed: the Sheriff of some printings (Q-13)."""

from functools import lru_cache

from saddlebag.western_legends.content.board import AROUND, members
from saddlebag.western_legends.riding.ways import REMEMBERED, follow, spread


@lru_cache(REMEMBERED)
def march(start: int, steps: int, stops: int = 0) -> tuple[tuple[int, int], ...]:
    """Where a march of exactly so many steps can end; a stop ends it earlier."""
    met: dict[int, int] = {}
    here = 1 << start
    for length in range(1, steps + 1):
        here = spread(here, AROUND)
        for space in members(here & stops):
            met.setdefault(space, length)
        here &= ~stops
    ends = [(space, steps) for space in members(here)] if steps else []
    return tuple(sorted([*met.items(), *ends]))


@lru_cache(REMEMBERED)
def march_way(start: int, goal: int, steps: int, stops: int = 0) -> tuple[int, ...]:
    """A way of exactly so many steps that meets no stop before its goal; empty if there is none."""
    ahead = [1 << goal]
    for _ in range(steps - 1):
        ahead.append(spread(ahead[-1], AROUND) & ~stops)
    return follow(start, ahead, steps, False)
