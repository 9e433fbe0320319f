"""Refusals already sent, so that a repeated command gets the same reply."""

from typing import Final

MOST_EACH: Final = 64  # refusals remembered for one person
MOST_OTHERS: Final = 32  # people without a seat whose refusals are remembered


class RefusedReplies:
    """By person, so that nobody's nonsense pushes out other people's replies."""

    def __init__(self) -> None:
        self.players: dict[str | None, dict[str, bytes]] = {}
        self.others: dict[str | None, dict[str, bytes]] = {}

    def find(self, visitor: str | None, cid: str) -> bytes | None:
        """The reply this person got to this command, if it was refused."""
        for kept in (self.players, self.others):
            if visitor in kept and cid in kept[visitor]:
                return kept[visitor][cid]
        return None

    def keep(self, visitor: str | None, cid: str, reply: bytes, seated: bool) -> None:
        """Keeps each person's latest replies, and the latest people without a seat."""
        kept = self.players if seated else self.others
        own = kept.setdefault(visitor, {})
        own[cid] = reply
        if len(own) > MOST_EACH:
            own.pop(next(iter(own)))
        if len(self.others) > MOST_OTHERS:
            self.others.pop(next(iter(self.others)))
