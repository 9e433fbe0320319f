"""Butch Cassidy, Light Fingers: he robs items, and keeps what an arrest takes (Q-121)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.numbers import MISC_ITEMS
from saddlebag.western_legends.goods.buying import give_back, hand_over, room_for
from saddlebag.western_legends.goods.gains import gain_money, gain_nuggets
from saddlebag.western_legends.goods.gear import GEAR_ITEM, KIND, NAME, of_kind, owns, room_for_misc
from saddlebag.western_legends.goods.herds import give_up_surplus
from saddlebag.western_legends.records.fight import ARREST
from saddlebag.western_legends.state import West

LIGHT_FINGERS: Final = "light_fingers"
NOTHING: Final = "nothing"
TAKE: Final = [f"item:{name}" for name in NAME]
LEGENDARY: Final = [ITEMS[item].legendary for item in GEAR_ITEM]


class LightFingers(Ability):
    """An item in place of money or nuggets; the Man in Black has none (Q-139)."""

    def more_loot(self, s: West, me: int, foe: int) -> list[str]:
        return [TAKE[code] for code in s.owned[foe] if not closed(s, me, code)]

    def loot_refusals(self, s: West, me: int, foe: int) -> list[Refusal]:
        found: list[Refusal] = []
        for code in s.owned[foe]:
            why = closed(s, me, code)
            if why:
                found.append((TAKE[code], *why))
        return found

    async def take_loot(self, s: West, me: int, foe: int, what: str) -> None:
        """GBH-6: for a legendary one another may be dropped."""
        code = TAKE.index(what)
        if not room_for_misc(s, me):
            await make_room(s, me)
        await hand_over(s, foe, me, code, LIGHT_FINGERS)

    async def arrest_made(self, s: West, me: int, money: int, nuggets: int) -> None:
        """All of one kind, as far as he can carry it; the rest is lost."""
        lost = (("money", money), ("nuggets", nuggets))
        options = [f"{kind}:{n}" for kind, n in lost if n]
        if not options:
            return
        what = await Ask(me, "keep_loot", (*options, NOTHING), say_nothing, idle=NOTHING)
        if what != NOTHING:
            kind, _, amount = what.partition(":")
            s.tell("kept_loot", me, kind, int(amount))
            if kind == "money":
                gain_money(s, me, int(amount), ARREST)
            else:
                gain_nuggets(s, me, int(amount), ARREST)


def closed(s: West, me: int, code: int) -> tuple[str, dict[str, object], str] | None:
    """Why he cannot take this item; None: he can."""
    if KIND[code] != "misc":
        return "not_misc", {"item": NAME[code]}, "WL Q-121"
    if LEGENDARY[code] and not owns(s, me, GEAR_ITEM[code]):
        return None
    return room_for(s, me, GEAR_ITEM[code])


async def make_room(s: West, me: int) -> None:
    """GBH-6, GBH-7: one of the three goes back to where it came from."""
    options = tuple([f"drop:{NAME[code]}" for code in of_kind(s, me, "misc")])
    assert len(options) == MISC_ITEMS
    answer = await Ask(me, "make_room", options, compulsory)
    give_back(s, me, NAME.index(answer.removeprefix("drop:")), LIGHT_FINGERS)
    await give_up_surplus(s, me)  # CATTLE-9


def compulsory() -> list[Refusal]:
    return [("pass", "compulsory", {}, "WL GBH-6")]


def say_nothing() -> list[Refusal]:
    return [("pass", "say_nothing", {}, "WL Q-121")]
