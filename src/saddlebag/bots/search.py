"""Plays any game: tries each answer in imagined worlds and plays them out at random.

Its effort is limited by answers, not by time, so it chooses the same on every machine.
"""

from typing import Any, Final, TypeGuard

from saddlebag.bots.chair import Chair
from saddlebag.kernel.chance import Chance
from saddlebag.kernel.table import Table

BUDGET: Final = 1_200  # answers given in imagined worlds for one decision
HORIZON: Final = 300  # answers after which a playout counts as undecided
MOST_TRIED: Final = 24  # at most this many options are tried
MARGIN: Final = 0.25  # weight of a lead in points, relative to a win
WORLDS: Final = 1 << 62  # seeds to imagine from


def choose(chair: Chair, budget: int = BUDGET) -> str:
    """The option with the best playouts; each is tried in the same worlds."""
    ask = chair.ask
    assert ask is not None, "nobody is asked"
    luck = chair.luck
    tried = some(ask.options, luck)
    if len(tried) == 1:
        return tried[0]
    worths = dict.fromkeys(tried, 0.0)
    spent = 0
    while spent < budget:
        seed = luck.below("world", WORLDS)
        for option in tried:
            table = chair.imagine(seed)
            table.answer(option, chair.seat)
            spent += 1 + play_out(table, luck)
            worths[option] += worth(table.result, chair.seat, table.head.seats)
    return max(tried, key=worths.__getitem__)


def some(options: tuple[str, ...], luck: Chance) -> list[str]:
    """All options, or a random selection if there are too many."""
    if len(options) <= MOST_TRIED:
        return list(options)
    drawn = luck.order("options", len(options))[:MOST_TRIED]
    return [options[number] for number in sorted(drawn)]


def play_out(table: Table, luck: Chance) -> int:
    """Random answers to the end or the horizon; returns how many."""
    given = 0
    while table.asks and given < HORIZON:
        ask = table.asks[0]
        table.answer(ask.options[luck.below("playout", len(ask.options))], ask.seat)
        given += 1
    return given


def worth(result: dict[str, Any] | None, seat: int, seats: int) -> float:
    """The value of a win, shared or not, plus a little for the lead; undecided counts as even."""
    if result is None:
        return 1 / seats
    winners, scores = result["winners"], result.get("scores")
    won = 1 / len(winners) if seat in winners else 0.0
    if not is_row(scores, seats):
        return won
    return won + MARGIN * lead(scores, seat)


def lead(scores: list[int], seat: int) -> float:
    """The lead over the best rival, between -1 and 1."""
    rivals = [score for other, score in enumerate(scores) if other != seat]
    widest = 1 + max(abs(score) for score in scores)
    return (scores[seat] - max(rivals, default=0)) / (2 * widest)


def is_row(scores: object, seats: int) -> TypeGuard[list[int]]:
    """Is this one number for each seat?"""
    if not isinstance(scores, list) or len(scores) != seats:
        return False
    return all(isinstance(score, int) for score in scores)
