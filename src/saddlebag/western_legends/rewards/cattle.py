"""Rewards that bring cattle, or take it."""

from saddlebag.kernel.ask import Ask
from saddlebag.western_legends.content.board import COLORS
from saddlebag.western_legends.goods.herds import give_up, take_token
from saddlebag.western_legends.rewards.terms import Reward, must_choose, ranches
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import HERD


async def cattle(s: West, r: Reward) -> None:
    """A random token from a ranch of one's choice."""
    colors = ranches(s, r.seat)
    if len(colors) > 1:
        options = tuple([COLORS[color] for color in colors])
        answer = await Ask(r.seat, "ranch", options, must_choose)
        take_token(s, r.seat, COLORS.index(answer), r.cause)
    elif colors:
        take_token(s, r.seat, colors[0], r.cause)


async def lose_cattle(s: West, r: Reward, n: int) -> None:
    """So many tokens of the owner's choice go back to their ranches."""
    for _ in range(min(n, len(s.cards.piles[HERD[r.seat]]))):
        await give_up(s, r.seat, r.cause)
