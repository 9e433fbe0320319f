"""Rewards that let one keep the best of several cards."""

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.event import bit
from saddlebag.western_legends.content.steps import Step
from saddlebag.western_legends.goods.hands import count_hand, draw, put_away, reshuffle
from saddlebag.western_legends.rewards.terms import Reward
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import ASIDE, BOX, DECK, DISCARD, HAND, NAMES


async def draw_keep(s: West, r: Reward, step: Step) -> None:
    """Draw so many and keep some of them; the rest is discarded, and may pay (Q-31)."""
    me = r.seat
    drawn = min(step.n, len(s.cards.piles[DECK]) + len(s.cards.piles[DISCARD]))
    if drawn <= step.keep:
        draw(s, me, drawn, r.cause)
        return
    draw_aside(s, me, drawn, r.cause)
    for _ in range(step.keep):
        name = await Ask(me, "keep", lambda: s.cards.names(ASIDE[me]), hidden=True, group="keep")
        s.cards.slip(BOX.id[name], ASIDE[me], HAND[me], me)
    put_away(s, me, sorted(s.cards.piles[ASIDE[me]]), ASIDE[me], r.cause)


def draw_aside(s: West, me: int, n: int, cause: str) -> None:
    """Cards to choose from; they are held, but not yet in the hand."""
    drawn: list[str] = []
    for _ in range(n):
        if not s.cards.piles[DECK]:
            reshuffle(s)
        drawn.append(NAMES[s.cards.draw(DECK, ASIDE[me], me)])
    s.whisper(bit(me), (drawn,), "drew", me, n, cause)
    count_hand(s, me, n)
