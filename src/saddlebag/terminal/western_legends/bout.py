"""The fight that is being told: what kind, and who against whom."""

from typing import Any

from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.texts import say


class Bout:
    """Remembered from the declaration on; later events of a fight do not say it again."""

    def __init__(self) -> None:
        self.kind = "bandit"
        self.sides: tuple[int | None, int | None] = (None, None)

    def follow(self, event: dict[str, Any]) -> None:
        """A fight that begins is the one that is told."""
        if event["event"] == "fight":
            self.kind = event["kind"]
            self.sides = (event["attacker"], event["defender"])

    def who(self, player: int | None, folk: Folk) -> str:
        """A side, at the beginning of a sentence."""
        return say("wl-foe-begins", kind=self.kind) if player is None else folk.who(player)

    def whom(self, player: int | None, folk: Folk) -> str:
        """A side, anywhere else."""
        return say("wl-foe", kind=self.kind) if player is None else folk.whom(player)
