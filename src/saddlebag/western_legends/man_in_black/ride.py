"""Whom the Man in Black means, what is nearest to him, and how he rides there (Q-77)."""

from typing import Final

from saddlebag.western_legends.content.board import BANK, CABARET, MINES, NAMES, SALOONS, members
from saddlebag.western_legends.content.man_in_black_cards import HIS_BANDIT_LP, NUGGET_WORTH
from saddlebag.western_legends.fights.bandit_types import remove_bandit
from saddlebag.western_legends.goods.gains import gain_lp
from saddlebag.western_legends.riding.outing import as_ridden
from saddlebag.western_legends.riding.ride import travel
from saddlebag.western_legends.riding.ways import distances, way
from saddlebag.western_legends.state import West

NOWHERE: Final = -1
ALL_SALOONS: Final = tuple(sorted([space for spaces in SALOONS for space in spaces]))


# ---- whom he means


def in_turn_order(s: West) -> list[int]:
    """The humans who play after him, the next one first."""
    return s.clockwise(s.first)


def rival(s: West) -> int:
    """The human with the most LP."""
    return foremost(s, s.lp)


def mark(s: West) -> int:
    """The richest human, nuggets included."""
    wealth = [s.money[seat] + NUGGET_WORTH * s.nuggets[seat] for seat in range(s.seats)]
    return foremost(s, wealth)


def foremost(s: West, worth: list[int]) -> int:
    """The human who is worth most; a tie goes to the nearer one, then to the next in turn order."""
    steps = distances(s.place[s.seats])
    return min(in_turn_order(s), key=lambda seat: (-worth[seat], steps[s.place[seat]]))


def nearest_player(s: West) -> int:
    """Fewest steps from him; a tie goes to more LP, then to the next in turn order."""
    steps = distances(s.place[s.seats])
    return min(in_turn_order(s), key=lambda seat: (steps[s.place[seat]], -s.lp[seat]))


# ---- where he rides


def nearest(s: West, spaces: tuple[int, ...]) -> int:
    """Fewest steps from him, 0 included; a tie goes to the first on the board."""
    steps = distances(s.place[s.seats])
    return min(spaces, key=lambda space: (steps[space], space), default=NOWHERE)


def goal(s: West, to: str) -> int:
    """The space a card sends him toward."""
    if to == "cabaret":
        return CABARET
    if to == "bank":
        return BANK
    if to == "nearest_saloon":
        return nearest(s, ALL_SALOONS)
    if to == "nearest_mine":
        return nearest(s, MINES)
    if to == "nearest_bandit":
        return nearest(s, members(s.bandits))
    return s.place[nearest_player(s) if to == "nearest_player" else s.named]


def ride(s: West, to: str, n: int, cause: str) -> None:
    """Along a shortest way, at most n steps; he stays where he already is, or has nowhere to go."""
    him, there = s.seats, goal(s, to)
    if there in (NOWHERE, s.place[him]):
        return
    travel(s, him, as_ridden(s.place[him], way(s.place[him], there)[:n]), cause)
    clear_bandit(s, cause)


def gain(s: West, n: int, cause: str) -> None:
    """His LP; the level Greenhorn has a most at once."""
    most = s.options.level.most_lp_at_once
    gain_lp(s, s.seats, min(n, most) if most else n, cause)


def clear_bandit(s: West, cause: str) -> None:
    """A bandit where a ride of his ends is removed, for 1 LP; it is not fought."""
    him, here = s.seats, s.place[s.seats]
    if s.bandits >> here & 1:
        remove_bandit(s, here)
        s.tell("bandit_gone", him, NAMES[here], False)
        gain(s, HIS_BANDIT_LP, cause)
