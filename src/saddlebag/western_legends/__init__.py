"""Western Legends: ride, fight, rob, arrest, gamble, dig and drive cattle to become a legend."""

from functools import partial
from typing import Final

from saddlebag.kernel.extras import Extras
from saddlebag.kernel.game import Game
from saddlebag.western_legends.options import OPTIONS, settle
from saddlebag.western_legends.rules import WesternLegends

GAME: Final = Game(
    "western-legends",
    seats=(2, 3, 4, 5, 6),  # COMP: two play with the Man in Black
    options=OPTIONS,
    versions={
        1: partial(WesternLegends, version=1),
        2: partial(WesternLegends, version=2),
        3: WesternLegends,
    },
    bound=100_000,
    settle=settle,
    extras=Extras(
        letters="WL",
        terminal="saddlebag.terminal.western_legends.page:WesternLegendsPage",
        habits="saddlebag.bots.western_legends.habits:worths",
        foresight="saddlebag.bots.western_legends.foresight:FORESIGHT",
        bots="saddlebag.bots.western_legends.prospector:BOTS",
        report="saddlebag.lab.western_legends.report:REPORT",
        finale="saddlebag.finale.western_legends:finale",
    ),
)
