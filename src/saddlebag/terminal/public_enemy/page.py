"""The terminal page of Public Enemy Number One."""

import re
from typing import Any

from saddlebag.public_enemy.cards import GANGS
from saddlebag.telling.names import Names
from saddlebag.terminal.public_enemy import choices, odds, sight
from saddlebag.terminal.public_enemy.telling import TELLING
from saddlebag.terminal.public_enemy.words import Look, gang
from saddlebag.terminal.told_page import ToldPage
from saddlebag.texts import say


class PublicEnemyPage(ToldPage):
    """Made for one table: some lines depend on its options."""

    telling = TELLING
    example = "draw:saloon"
    chapter = "round_begins"
    pauses = True  # a scoring waits for Enter
    asides: tuple[str, ...] = ("odds", "stacks")

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__("public-enemy", options)
        self.rule = "TURN-4"
        self.first_game = {"round_cap": 10}  # PE Q-27
        colours = ("91", "92", "94", "93")  # red, green, blue, yellow: as the gangs are printed
        self.tints = {gang(name): tint for name, tint in zip(GANGS, colours, strict=True)}

    def intro(self) -> str:
        """How the game is played, with the chosen options."""
        lines = [say("public-enemy-intro"), *(self.option(key) for key in self.modules())]
        if self.options["round_cap"]:
            lines.append(say("public-enemy-intro-cap", rounds=self.options["round_cap"]))
        return "\n\n".join(lines)

    def modules(self) -> list[str]:
        """The keys of the active options."""
        return [key for key, value in self.options.items() if value is True]

    def table(self, view: Look, names: Names) -> list[str]:
        return sight.table(view, names, self.modules())

    def aside(self, word: str, rest: str, view: Look, names: Names) -> list[str]:
        return odds.odds(view) if word == "odds" else sight.stacks(view, names)

    def group(self, option: str) -> str:
        """The common part of choices that share a line; empty for a line of its own."""
        return choices.group(option)

    def together(self, view: Look, group: str, options: dict[int, str], names: Names) -> str:
        return choices.together(view, group, options)

    def typed(self, view: Look, option: str, names: Names) -> list[str]:
        """The words of an answer, and of the name of the seat it is about."""
        keys = re.split("[:_]", option)
        for key in keys[1:]:
            if key.isdecimal():
                keys = [*keys, *names.names[int(key)].lower().split()]
        return keys
