"""Pearl Hart, Getaway: points on her turn bring a card, and later up to 2 spaces (Q-107, Q-131)."""

from typing import Final

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.actions.move import free_move
from saddlebag.western_legends.goods.hands import draw
from saddlebag.western_legends.riding.choose import choose_way
from saddlebag.western_legends.riding.ride import barred, travel
from saddlebag.western_legends.state import STORIES, West

GETAWAY: Final = "getaway"
FAR: Final = 2


class Getaway(Ability):
    """The card at once, the ride when what caused it is over; each gain brings both."""

    def points_gained(self, s: West, me: int) -> None:
        draw(s, me, 1, GETAWAY)
        s.waiting = (*s.waiting, f"{GETAWAY}:{me}")

    async def waited(self, s: West, me: int) -> None:
        """Q-113: in the End of Turn phase no bandit's space may be entered."""
        if s.phase < STORIES:
            await free_move(s, me, FAR, GETAWAY)
            return
        journey = await choose_way(s, me, GETAWAY, FAR, s.bandits | barred(s, me), 0, stay=True)
        if journey is not None:
            travel(s, me, journey, GETAWAY)
