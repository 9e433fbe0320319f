"""Wild Bill Hickok, Card Sense: $20 for a won hand of poker, a card back for a lost one."""

from typing import Final

from saddlebag.kernel.ask import Ask
from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.goods.gains import gain_money
from saddlebag.western_legends.goods.hands import count_hand
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import HAND, NAMES, PLAYED

CARD_SENSE: Final = "card_sense"
WINNINGS: Final = 20
YES_OR_NO: Final = ("yes", "no")


class CardSense(Ability):
    """As active or joined player, never as the dealer."""

    def poker_won(self, s: West, me: int) -> None:
        gain_money(s, me, WINNINGS, CARD_SENSE)

    async def poker_lost(self, s: West, me: int) -> None:
        """One of the cards played, picked at random; it counts as not discarded."""
        if not s.cards.piles[PLAYED[me]]:
            return
        answer = await Ask(me, "take_back", YES_OR_NO, idle="no")
        if answer == "no":
            return
        played = sorted(s.cards.piles[PLAYED[me]])
        card = played[s.roll("take_back", len(played))]
        s.cards.show(card, s.cards.all)
        s.cards.move(card, PLAYED[me], HAND[me])
        s.tell("took_back", me, NAMES[card], CARD_SENSE)
        count_hand(s, me)
