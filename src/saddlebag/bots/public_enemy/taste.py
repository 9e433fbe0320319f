"""What the greedy bot likes, and how much: chosen by letting tastes play each other."""

from typing import Final, NamedTuple


class Taste(NamedTuple):
    """Worths are in Wanted tokens: the first one that a player gets is worth 1."""

    token: tuple[float, ...] = (1.0, 1.2, 1.5, 2.0)  # the first, second, third, fourth
    one: float = 0.4
    win: float = 10.0
    rivals: float = 1.0  # how much what all rivals together gain hurts
    lead: tuple[float, ...] = (3.0, 2.2, 1.8, 1.6, 1.5)  # what half a card more makes likelier
    point: tuple[float, ...] = (1.5, 1.3, 1.2, 1.16, 1.12)  # and a point more; by turns left
    deny: float = 1.0  # how much the harm that the next player may do is to be feared
    dollar: float = 0.1  # what a Dollars tile must bring to be spent
    ride: float = 0.05  # what the Cavalry must bring to be sent


TASTE: Final = Taste()
TURNS_LEFT: Final = (5, 5, 4, 2)  # about how many, by the most gangs that anybody has cards of
