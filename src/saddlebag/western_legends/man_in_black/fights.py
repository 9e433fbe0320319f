"""The Man in Black's fights: he duels his rival and robs his mark (MIB, Q-77)."""

from saddlebag.western_legends.content.man_in_black_cards import (
    HIS_DUEL_LP,
    HIS_LOOT,
    HIS_LOOT_NUGGETS,
    HIS_ROB_LP,
)
from saddlebag.western_legends.content.numbers import WILD_DUEL_LP
from saddlebag.western_legends.fights.aftermath import lost, won
from saddlebag.western_legends.fights.fight import close, fight_out
from saddlebag.western_legends.fights.player_fight import after_fight
from saddlebag.western_legends.fights.stakes import HIS, SETTLE
from saddlebag.western_legends.goods.gains import lose_lp, lose_money, lose_nuggets
from saddlebag.western_legends.man_in_black.ride import gain
from saddlebag.western_legends.records.fight import ATTACKER, DEFENDER, DUEL, ROB, Fight
from saddlebag.western_legends.state import NOBODY, West


async def his_fight(s: West, kind: str, victim: int) -> None:
    """Q-77: the Man in Black attacks; a human who wins gains nothing but beats him."""
    him = s.seats
    f = Fight(kind, him, victim, NOBODY, s.place[him])
    await fight_out(s, f)
    await settle(s, f)


async def settle(s: West, f: Fight) -> None:
    """What he gains, or that he is beaten."""
    him, victim = f.sides
    if f.winner == ATTACKER:
        lost(s, victim)
        if f.kind == DUEL:
            gain(s, HIS_DUEL_LP, DUEL)
            if s.options.wild:
                lose_lp(s, victim, WILD_DUEL_LP, DUEL)
        else:
            rob_human(s, him, victim)
    else:
        await won(s, f, DEFENDER)
    after_fight(s, f)
    close(s, f)


def rob_human(s: West, him: int, victim: int) -> None:
    """$30, or a nugget from one who has less, or nothing."""
    gain(s, HIS_ROB_LP, ROB)
    if s.money[victim] >= HIS_LOOT:
        s.tell("looted", him, victim, "money", HIS_LOOT)
        lose_money(s, victim, HIS_LOOT, ROB)
    elif s.nuggets[victim] >= HIS_LOOT_NUGGETS:
        s.tell("looted", him, victim, "nuggets", HIS_LOOT_NUGGETS)
        lose_nuggets(s, victim, HIS_LOOT_NUGGETS, ROB)


SETTLE[HIS] = settle
