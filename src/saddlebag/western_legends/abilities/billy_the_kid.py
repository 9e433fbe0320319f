"""Billy the Kid, Friendly Toll: a player he rides up to gives him a card or $10 (Q-36)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.event import bit
from saddlebag.western_legends.ability import SEAT, Ability
from saddlebag.western_legends.content.board import NAMES as SPACE_NAMES
from saddlebag.western_legends.goods.gains import gain_money, lose_money
from saddlebag.western_legends.goods.hands import count_hand, holds, names
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import BOX, HAND, NAMES

FRIENDLY_TOLL: Final = "friendly_toll"
TOLL: Final = 10
MONEY: Final = "money"
CARD: Final = "card"
EITHER: Final = (MONEY, CARD)


class FriendlyToll(Ability):
    """Once for each Move action, when it is completely over (MOVE-9)."""

    def follows_move(self, s: West, me: int) -> bool:
        return bool(s.others_at(me))

    async def move_over(self, s: West, me: int) -> None:
        """He names one player; if that one has neither, nothing happens."""
        others = s.others_at(me)
        payer = others[0]
        if len(others) > 1:
            marks = tuple([SEAT[other] for other in others])
            answer = await Ask(me, "toll", marks, lambda: out_of_reach(s, me))
            payer = SEAT.index(answer)
        s.tell("demanded", me, payer, FRIENDLY_TOLL)
        await pay(s, me, payer)


def out_of_reach(s: West, me: int) -> list[Refusal]:
    """Whoever is elsewhere pays nothing, and one who is here must."""
    here: dict[str, object] = {"needs": SPACE_NAMES[s.place[me]]}
    far = [other for other in range(s.players) if s.place[other] != s.place[me]]
    found: list[Refusal] = [(SEAT[other], "not_here", here, "WL MOVE-9") for other in far]
    return [*found, ("pass", "compulsory", {}, "WL Q-36")]


async def pay(s: West, me: int, payer: int) -> None:
    """The payer chooses, as far as both are possible; the Man in Black always pays (Q-124)."""
    has_card, has_money = holds(s, payer) > 0, s.money[payer] >= TOLL
    if has_card and has_money:
        answer = await Ask(payer, "pay_toll", EITHER, compulsory)
        has_card = answer == CARD
    if has_card:
        await give_card(s, payer, me)
    elif has_money:
        lose_money(s, payer, TOLL, FRIENDLY_TOLL)
        gain_money(s, me, TOLL, FRIENDLY_TOLL)


def compulsory() -> list[Refusal]:
    return [("pass", "compulsory", {}, "WL Q-36")]


async def give_card(s: West, giver: int, me: int) -> None:
    """Which one is the giver's choice; nobody but the two sees it."""
    if holds(s, giver) > 1:
        name = await Ask(giver, "give_card", lambda: names(s, giver), compulsory, hidden=True)
    else:
        name = NAMES[s.cards.piles[HAND[giver]][0]]
    s.cards.slip(BOX.id[name], HAND[giver], HAND[me], giver, also=bit(me))
    s.whisper(bit(giver) | bit(me), (name,), "gave_card", giver, me, FRIENDLY_TOLL)
    count_hand(s, me)
