"""Western Legends: ride, fight, rob, arrest, gamble, dig and drive cattle to become a legend."""

from typing import Final

from saddlebag.kernel.game import Game
from saddlebag.western_legends.agreed import OPTIONS, settle
from saddlebag.western_legends.rules import WesternLegends

GAME: Final = Game(
    "western-legends",
    seats=(2, 3, 4, 5, 6),  # COMP: two play with the Man in Black
    options=OPTIONS,
    versions={1: WesternLegends},
    bound=100_000,
    settle=settle,
)
