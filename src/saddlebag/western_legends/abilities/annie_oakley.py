"""Annie Oakley, Steady Aim: whoever fights her first discards a card or takes a wound (Q-37)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.ability import DISCARD, Ability
from saddlebag.western_legends.content.numbers import MOST_WOUNDS
from saddlebag.western_legends.goods.gains import wound
from saddlebag.western_legends.goods.hands import holds, put_away
from saddlebag.western_legends.records.fight import Fight
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import BOX, HAND

STEADY_AIM: Final = "steady_aim"
WOUND: Final = "wound"


class SteadyAim(Ability):
    """As attacker and as target, and again in a restarted fight."""

    def starts_fight(self, s: West, fight: Fight, side: int) -> bool:
        """The Man in Black has neither cards nor wounds (Q-124), and NPCs are no players."""
        foe = fight.sides[1 - side]
        return 0 <= foe < s.seats and (holds(s, foe) > 0 or s.wounds[foe] < MOST_WOUNDS)

    async def fight_start(self, s: West, fight: Fight, side: int) -> None:
        """The opponent chooses, as far as there is a choice."""
        foe = fight.sides[1 - side]
        s.tell("demanded", fight.sides[side], foe, STEADY_AIM)
        answer = WOUND
        if holds(s, foe):
            answer = await Ask(foe, STEADY_AIM, lambda: choices(s, foe), lambda: no_room(s, foe))
        if answer == WOUND:
            wound(s, foe, 1, STEADY_AIM, cancellable=False)  # a price
        else:
            card = BOX.id[answer.removeprefix("discard:")]
            put_away(s, foe, [card], HAND[foe], STEADY_AIM)


def choices(s: West, foe: int) -> list[str]:
    """Q-74: a wound must really be marked."""
    wounds = [WOUND] if s.wounds[foe] < MOST_WOUNDS else []
    return wounds + [DISCARD[card] for card in sorted(s.cards.piles[HAND[foe]])]


def no_room(s: West, foe: int) -> list[Refusal]:
    found: list[Refusal] = [("pass", "compulsory", {}, "WL Q-37")]
    if s.wounds[foe] >= MOST_WOUNDS:
        found.append((WOUND, "wounds_full", {"has": s.wounds[foe], "most": MOST_WOUNDS}, "WL Q-74"))
    return found
