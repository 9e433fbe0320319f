"""Prospecting at a mine (GOLD-1)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.content.board import MINES, NAMES
from saddlebag.western_legends.content.dice import DICE
from saddlebag.western_legends.content.numbers import MOST_SEATS
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.goods.dice_rolls import (
    FACE_NAMES,
    take_results,
    throw_again,
    throw_all,
)
from saddlebag.western_legends.goods.gear import NAME, in_force
from saddlebag.western_legends.state import West

WORD: Final = "prospect"
OPEN: Final = (WORD,)
PASS: Final = "pass"
REROLLS: Final = (PASS, *(f"die:{die}" for die in range(DICE)))
REROLL: Final = [Ask(seat, "reroll", REROLLS, idle=PASS).made_once() for seat in range(MOST_SEATS)]


def offers(s: West, me: int) -> tuple[str, ...]:
    return OPEN


def refusals(s: West, me: int) -> list[Refusal]:
    return []


async def prospect(s: West, me: int, rest: str) -> None:
    """GOLD-1: both dice; Q-112: first the Miner's Map, then the results, Gold Dust last."""
    s.tell("prospected", me, NAMES[s.place[me]])
    faces = throw_all(s, me, DICE, WORD)
    for code, _ in in_force(s, me, "prospected"):
        s.dice = tuple([FACE_NAMES[face] for face in faces])
        answer = await REROLL[me]
        s.dice = ()
        if answer != PASS:
            die = int(answer.removeprefix("die:"))
            faces[die] = throw_again(s, me, die, faces[die], NAME[code])
    take_results(s, me, faces, WORD, MINES.index(s.place[me]))
    did(s, me, WORD)


PROSPECT: Final = Action(WORD, offers, refusals, prospect)
