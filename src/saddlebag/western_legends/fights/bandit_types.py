"""Which bandit stands where: with bandit cards each of the six has a type (FIST-6, FIST-8)."""

from collections.abc import Sequence
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.content.bandit_cards import TYPES
from saddlebag.western_legends.content.board import NAMES
from saddlebag.western_legends.state import NOWHERE, West

# By type and space.
PUT: Final = [[f"put:{bandit}:{space}" for space in NAMES] for bandit in TYPES]


def type_at(s: West, space: int) -> int:
    return s.bandit_at.index(space)


def in_box(s: West) -> list[int]:
    """The types that are not on the board."""
    return [bandit for bandit, space in enumerate(s.bandit_at) if space == NOWHERE]


def remove_bandit(s: West, space: int) -> None:
    """Off the board; its type is in the box again."""
    s.bandits &= ~(1 << space)
    if s.options.bandit_cards:
        s.bandit_at[type_at(s, space)] = NOWHERE


def types_by_chance(s: West, spaces: Sequence[int]) -> None:
    """Q-79: of the bandits just put on these spaces."""
    left = in_box(s)
    order = s.chance.order("bandit_types", len(left))
    s.cards.news = s.cards.all
    put_types(s, [left[k] for k in order[: len(spaces)]], spaces)


async def choose_types(s: West, chooser: int, spaces: Sequence[int]) -> None:
    """FIST-8: whoever has bandits put on the board chooses; the Man in Black by chance (Q-79)."""
    if not s.human(chooser):
        types_by_chance(s, spaces)
        return
    for space in spaces:
        left = in_box(s)
        bandit = left[0]
        if len(left) > 1:
            options = tuple([PUT[it][space] for it in left])
            answer = await Ask(chooser, "spawn_type", options, on_board, about=(s, space))
            bandit = left[options.index(answer)]
        put_types(s, [bandit], [space])


def on_board(s: West, space: int) -> list[Refusal]:
    """Types that have a space already."""
    found: list[Refusal] = [("pass", "compulsory", {}, "WL FIST-8")]
    for bandit, there in enumerate(s.bandit_at):
        if there != NOWHERE:
            values: dict[str, object] = {"bandit": TYPES[bandit], "space": NAMES[there]}
            found.append((PUT[bandit][space], "bandit_on_board", values, "WL FIST-8"))
    return found


def put_types(s: West, bandits: Sequence[int], spaces: Sequence[int]) -> None:
    """These types on these spaces, for all to see."""
    for bandit, space in zip(bandits, spaces, strict=True):
        s.bandit_at[bandit] = space
    if spaces:
        names = [NAMES[space] for space in spaces]
        s.tell("bandit_types", names, [TYPES[bandit] for bandit in bandits])
