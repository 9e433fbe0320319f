"""Y.B. Rowdy, Night Scout: a card for up to 3 spaces when his turn starts outside (Q-35)."""

from typing import Final

from saddlebag.kernel.ask import Ask
from saddlebag.western_legends.ability import DISCARD, Ability
from saddlebag.western_legends.actions.move import free_move
from saddlebag.western_legends.goods.hands import holds, put_away
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import BOX, HAND

NIGHT_SCOUT: Final = "night_scout"
FAR: Final = 3
PASS: Final = "pass"


class NightScout(Ability):
    """The card is paid first; then the steps, whatever the mount, and a bandit ends them."""

    def starts_turn(self, s: West, me: int) -> bool:
        """Outside is read where the turn began."""
        return s.outside and holds(s, me) > 0

    async def turn_start(self, s: West, me: int) -> None:
        answer = await Ask(me, NIGHT_SCOUT, lambda: offers(s, me), idle=PASS)
        if answer != PASS:
            card = BOX.id[answer.removeprefix("discard:")]
            put_away(s, me, [card], HAND[me], NIGHT_SCOUT)
            await free_move(s, me, FAR, "night_scout_ride")


def offers(s: West, me: int) -> list[str]:
    return [PASS, *[DISCARD[card] for card in sorted(s.cards.piles[HAND[me]])]]
