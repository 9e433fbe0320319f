"""The preferences of the greedy bot, chosen by letting variants play each other."""

from typing import Final, NamedTuple


class Taste(NamedTuple):
    """Values are in Wanted tokens: a player's first one is worth 1."""

    token: tuple[float, ...] = (1.0, 1.2, 1.5, 2.0)  # the first, second, third, fourth
    one: float = 0.4
    win: float = 10.0
    rivals: float = 1.0  # how much the gains of all rivals together hurt
    lead: tuple[float, ...] = (3.0, 2.2, 1.8, 1.6, 1.5)  # strength factor per half card
    point: tuple[float, ...] = (1.5, 1.3, 1.2, 1.16, 1.12)  # and per point; by turns left
    deny: float = 1.0  # weight of the harm the next player may do
    dollar: float = 0.1  # the least gain for which a Dollars tile is spent
    ride: float = 0.05  # the least gain for which the Cavalry is sent


TASTE: Final = Taste()
TURNS_LEFT: Final = (5, 5, 4, 2)  # about how many, by the most gangs that anybody has cards of
