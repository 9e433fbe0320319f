"""No, and why: what REST and socket tell alike."""

from typing import Any, Final

MOST_EACH: Final = 64  # refusals of one person that are remembered, to be given again
MOST_OTHERS: Final = 32  # people without a seat whose refusals are


class No(Exception):
    """Nothing has changed: a reason's key, its values, and the status REST gives it."""

    def __init__(self, reason: str, status: int = 409, rule: str = "", **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.rule = rule
        self.values = values


def no_such_table() -> No:
    """The same for a table that is not there and for one that is none of the asker's business."""
    return No("no_such_table", 404)


class Refusals:
    """What was refused at a table, by person: nobody's nonsense pushes out what others heard."""

    def __init__(self) -> None:
        self.players: dict[str | None, dict[str, bytes]] = {}
        self.others: dict[str | None, dict[str, bytes]] = {}

    def told(self, visitor: str | None, cid: str) -> bytes | None:
        """What this person was told about this command, if it was refused."""
        for kept in (self.players, self.others):
            if visitor in kept and cid in kept[visitor]:
                return kept[visitor][cid]
        return None

    def keep(self, visitor: str | None, cid: str, reply: bytes, seated: bool) -> None:
        """Of everybody the last ones; of people without a seat the last who came."""
        kept = self.players if seated else self.others
        own = kept.setdefault(visitor, {})
        own[cid] = reply
        if len(own) > MOST_EACH:
            own.pop(next(iter(own)))
        if len(self.others) > MOST_OTHERS:
            self.others.pop(next(iter(self.others)))
