"""The Cavalry: a town nobody may draw from (CAV)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.public_enemy.cards import TOWNS
from saddlebag.public_enemy.state import NOBODY, Enemy

CALLS: Final[tuple[str, ...]] = tuple(f"cavalry:{town}" for town in TOWNS)


async def station(s: Enemy, me: int) -> None:
    """CAV-1: place the Cavalry on a town, or move it to a different one; never on the saloon."""
    offers = ("pass", *(call for town, call in enumerate(CALLS) if town != s.cavalry))
    answer = await Ask(me, "cavalry", offers, lambda: refusals(s), idle="pass")
    if answer == "pass":
        return
    left = None if s.cavalry == NOBODY else TOWNS[s.cavalry]
    s.cavalry = CALLS.index(answer)
    s.tell("cavalry", me, TOWNS[s.cavalry], left)


def refusals(s: Enemy) -> list[Refusal]:
    """Where the Cavalry may not go."""
    found: list[Refusal] = [("cavalry:saloon", "never_at_the_saloon", {}, "PE CAV-1")]
    if s.cavalry != NOBODY:
        town = {"town": TOWNS[s.cavalry]}
        found.append((CALLS[s.cavalry], "already_there", dict(town), "PE Q-21"))
    return found
