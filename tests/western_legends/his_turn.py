"""The Man in Black's turn laid out by hand, and what a test looks at in it."""

from typing import Any

from saddlebag import Table
from saddlebag.western_legends.state import TURN_BEGINS
from tests.western_legends.scene import table
from tests.western_legends.seen import told, west

HIM = 2


def his(card: str, **scene: Any) -> Table:
    """He has turned up this card and done what it says until somebody is asked."""
    return table(2, phase=TURN_BEGINS, turn=HIM, his_deck=[card], **scene)


def path(played: Table) -> list[str]:
    """The spaces of his only ride."""
    (line,) = [line for line in told(played, "rode") if line["player"] == HIM]
    found: list[str] = line["path"]
    return found


def lp(played: Table) -> int:
    return west(played).lp[HIM]


def spawned(played: Table) -> list[str]:
    """Where bandits have appeared."""
    return [name for line in told(played, "spawned") for name in line["spaces"]]
