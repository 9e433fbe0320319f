"""Public Enemy Number One: collect outlaws from four towns and a saloon."""

from typing import Final

from saddlebag.kernel.extras import Extras
from saddlebag.kernel.game import Game, Option
from saddlebag.public_enemy.rules import PublicEnemy

GAME: Final = Game(
    "public-enemy",
    seats=(2, 3, 4, 5, 6),  # COMP-5
    options=(
        Option("fast", "flag", False, (), excludes=("seats=5", "seats=6")),  # SET-5, Q-26
        Option("duel", "flag", False, ()),
        Option("dollars", "flag", False, ()),
        Option("cavalry", "flag", False, ()),
        Option("supremacy", "flag", False, ()),
        Option("round_cap", "number", 0, (), most=1000),  # Q-27; 0: none
        Option("starter", "seat", 0, ("random",)),  # SET-4
    ),
    versions={1: PublicEnemy},
    bound=100_000,
    extras=Extras(
        letters="PE",
        terminal="saddlebag.terminal.public_enemy.page:PublicEnemyPage",
        habits="saddlebag.bots.public_enemy.habits:worths",
        foresight="saddlebag.bots.public_enemy.foresight:FORESIGHT",
        report="saddlebag.lab.public_enemy.report:REPORT",
        finale="saddlebag.finale.public_enemy:finale",
    ),
)
