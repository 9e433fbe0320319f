"""Rolling the prospecting dice and taking what they show (GOLD-2, GOLD-3)."""

from typing import Final

from saddlebag.western_legends.content.board import MINES, NAMES
from saddlebag.western_legends.content.dice import DIE, FACES, SIDES
from saddlebag.western_legends.goods.gains import gain_money, gain_nuggets
from saddlebag.western_legends.state import West

NO_MINE: Final = -1  # dice of a reward are rolled nowhere in particular
FACE_NAMES: Final = [face.id for face in FACES]


def throw(s: West) -> int:
    """The face one die shows."""
    return DIE[s.roll("die", SIDES)]


def roll_dice(s: West, seat: int, n: int, cause: str) -> None:
    """So many dice for a reward: no Prospect action, so the Miner's Map stays folded (Q-112)."""
    take_results(s, seat, throw_all(s, seat, n, cause), cause)


def throw_all(s: West, seat: int, n: int, cause: str) -> list[int]:
    faces = [throw(s) for _ in range(n)]
    s.tell("rolled", seat, [FACE_NAMES[face] for face in faces], cause)
    return faces


def throw_again(s: West, seat: int, die: int, before: int, cause: str) -> int:
    """One die more; its new face takes the place of the old one."""
    after = throw(s)
    s.tell("rerolled", seat, die, FACE_NAMES[before], FACE_NAMES[after], cause)
    return after


def take_results(s: West, seat: int, faces: list[int], cause: str, mine: int = NO_MINE) -> None:
    """GOLD-2: die by die; Gold Dust pays and rolls on as often as it recurs."""
    for die, first in enumerate(faces):
        face = first
        while take_face(s, seat, face, cause, mine):
            face = throw_again(s, seat, die, face, FACE_NAMES[face])


def take_face(s: West, seat: int, face: int, cause: str, mine: int) -> bool:
    """What one face brings; does the die roll on?"""
    rolls_on = False
    for step in FACES[face].fx:
        if step.do == "money":
            gain_money(s, seat, step.n, cause)
        elif step.do == "nugget":
            dig(s, seat, step.n, cause, mine)
        else:
            rolls_on = True
    return rolls_on


def dig(s: West, seat: int, n: int, cause: str, mine: int) -> None:
    """GOLD-3; with finite_gold a mine gives what it holds, and keeps what cannot be carried."""
    if mine == NO_MINE or not s.options.finite_gold:
        gain_nuggets(s, seat, n, cause)
        return
    held = s.gold[mine]
    gained = gain_nuggets(s, seat, min(n, held), cause)
    if gained:
        s.gold = (*s.gold[:mine], held - gained, *s.gold[mine + 1 :])
        s.tell("mine", NAMES[MINES[mine]], held, held - gained)
