"""The names of gangs, decks and cards, and the score of stacks."""

from typing import Any, Final

from saddlebag.public_enemy.cards import GANGS, NUMBERS, OUTLAW_ROWS
from saddlebag.texts import say

GANG_OF: Final[dict[str, str]] = {row["id"]: row["gang"] for row in OUTLAW_ROWS}
LEADERS: Final[dict[str, str]] = {
    row["gang"]: row["id"] for row in OUTLAW_ROWS if row.get("leader")
}
POINTS: Final[list[int]] = NUMBERS["points"]["table"]

Look = dict[str, Any]  # a view, or a part of one


def gang(name: str) -> str:
    return say(f"public-enemy-gang-{name}")


def deck(name: str | None) -> str:
    """A town or the saloon; `none` if the Cavalry is on no town."""
    return "none" if name is None else say(f"public-enemy-deck-{name}")


def card(name: str) -> str:
    """A saloon card by its name, an outlaw with the gang."""
    if name not in GANG_OF:
        return say(f"public-enemy-card-{name}")
    of = GANG_OF[name]
    leader = "yes" if LEADERS[of] == name else "no"
    return say("public-enemy-outlaw", name=bare(name), gang=gang(of), leader=leader)


def bare(name: str) -> str:
    """A card without its gang."""
    return say(f"public-enemy-card-{name}")


def several(name: str, count: int) -> str:
    """A number of cards of a gang."""
    return say(f"public-enemy-count-{name}", count=count)


def worth(view: Look, player: Look) -> int:
    """The score of a player's stacks now (PE PTS-1, PE SUP-2)."""
    total = 0
    for name in GANGS:
        count = len(player["stacks"][name])
        more = 1 if count and view["supremacy"] == name else 0
        total += POINTS[min(len(POINTS) - 1, count + more)]
    return total
