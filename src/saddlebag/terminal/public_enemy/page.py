"""The page of Public Enemy Number One: all that the text table needs to show it."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from saddlebag.public_enemy.cards import GANGS
from saddlebag.terminal.names import Names
from saddlebag.terminal.public_enemy import choices, ending, events, odds, sight
from saddlebag.terminal.public_enemy.words import Look, gang
from saddlebag.texts import say


class PublicEnemyPage:
    """Made for one table: some lines depend on its options."""

    letters = "PE"
    example = "draw:saloon"
    rule = "TURN-4"
    chapter = "round_begins"
    pauses = True  # a scoring is not hurried past
    asides: tuple[str, ...] = ("odds", "stacks")

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.first_game: dict[str, Any] = {"round_cap": 10}  # PE Q-27
        colours = ("91", "92", "94", "93")  # red, green, blue, yellow: as the gangs are printed
        self.tints = {gang(name): tint for name, tint in zip(GANGS, colours, strict=True)}

    def title(self) -> str:
        return say("pe-name")

    def about(self) -> str:
        return say("pe-about")

    def option(self, key: str) -> str:
        """What an option changes."""
        return say(f"pe-option-{key}")

    def settled(self, key: str) -> str:
        """Every option has a value of its own."""
        return say("games-nothing")

    def intro(self) -> str:
        """How the game is played, with what was agreed on."""
        lines = [say("pe-intro"), *(self.option(key) for key in self.modules())]
        if self.options["round_cap"]:
            lines.append(say("pe-intro-cap", rounds=self.options["round_cap"]))
        return "\n\n".join(lines)

    def modules(self) -> list[str]:
        """The keys of what is switched on."""
        return [key for key, value in self.options.items() if value is True]

    def help(self) -> str:
        return say("pe-help")

    def first_game_offer(self) -> str:
        return say("pe-first-game")

    def table(self, view: Look, names: Names) -> list[str]:
        return sight.table(view, names, self.modules())

    def seen(self, view: Look, names: Names) -> list[str]:
        """With every question the whole table."""
        return self.table(view, names)

    def aside(self, word: str, rest: str, view: Look, names: Names) -> list[str]:
        return odds.odds(view) if word == "odds" else sight.stacks(view, names)

    def look(self, rest: str, view: Look, names: Names) -> list[str]:
        """There is only the table to look at."""
        return self.table(view, names)

    def question(self, view: Look, ask: Look, names: Names) -> str:
        """What the reader is asked."""
        tiles = any(option.startswith(("bury:", "peek:")) for option in ask["options"])
        return say(f"pe-ask-{ask['key']}", dollars="yes" if tiles else "no")

    def thinking(self, ask: Look, names: Names) -> str:
        """What somebody else is asked."""
        return say(f"pe-thinks-{ask['key']}", who=names.who(ask["seat"]))

    def choice(self, view: Look, option: str, names: Names) -> str:
        return choices.choice(view, option, names)

    def group(self, option: str) -> str:
        """What choices that share a line have in common; empty for a line of its own."""
        return choices.group(option)

    def together(self, view: Look, group: str, options: dict[int, str], names: Names) -> str:
        return choices.together(view, group, options)

    def short(self, view: Look, option: str, names: Names) -> str:
        return choices.short(option, names)

    def typed(self, view: Look, option: str, names: Names) -> list[str]:
        """The words of an answer, and of the name of the seat it is about."""
        keys = re.split("[:_]", option)
        for key in keys[1:]:
            if key.isdecimal():
                keys = [*keys, *names.names[int(key)].lower().split()]
        return keys

    def met(self, view: Look, option: str, names: Names) -> str:
        """Nobody stands anywhere."""
        return ""

    def mentions(self, refusal: Look) -> bool:
        """Whatever is refused may be looked for."""
        return True

    def refusal(self, reason: str, values: dict[str, Any], names: Names) -> str:
        """Why something is not possible."""
        about = {name: value for name, value in values.items() if name in ("seat", "town", "deck")}
        args = events.about(about, names)
        if "gang" in values:
            args["gang"] = gang(values["gang"])
        numbers = {name: values[name] for name in ("has", "needs") if name in values}
        return say(f"pe-why-{reason}", **args, **numbers)

    def sweeping(self, reason: str, values: dict[str, Any], names: Names) -> str:
        """The reason as it is told where all of them are listed."""
        return self.refusal(reason, values, names)

    def told(
        self,
        happened: Iterable[dict[str, Any]],
        names: Names,
        brief: bool = False,
        before: Sequence[dict[str, Any]] = (),
    ) -> list[str]:
        return events.told(happened, names, brief)

    def ending(self, view: Look, names: Names) -> list[str]:
        return ending.ending(view, names)
