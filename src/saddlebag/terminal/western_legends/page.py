"""The terminal page of Western Legends."""

from typing import Any

from saddlebag.telling.names import Names
from saddlebag.terminal.complaint import shown
from saddlebag.terminal.told_page import ToldPage
from saddlebag.terminal.western_legends import (
    chart,
    look,
    mats,
    shorts,
    sight,
    spaces,
    tales,
)
from saddlebag.terminal.western_legends.stakes import stakes_of
from saddlebag.terminal.western_legends.telling import TELLING
from saddlebag.terminal.western_legends.words import Look
from saddlebag.texts import say


class WesternLegendsPage(ToldPage):
    """Made for one table: some lines depend on its options."""

    telling = TELLING
    example = "ride bank"
    chapter = "round_over"
    asides: tuple[str, ...] = (
        "map",
        "where",
        "players",
        "hand",
        "stories",
        "tracks",
        "goals",
        "prices",
    )

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__("western-legends", options)
        self.rule = "FIGHT-7"
        self.first_game = {"first_game": True}  # WL FIRST
        self.tints = {
            say("western-legends-term-marshal"): "94",
            say("western-legends-term-wanted"): "91",
        }

    def settled(self, key: str) -> str:
        """The text of an option's default."""
        own = {"man_in_black": "seats", "jokers": "jokers"}
        return say(f"western-legends-settled-{own.get(key, 'edition')}")

    def intro(self) -> str:
        """How the game is played, with the chosen options."""
        lines = [
            say("western-legends-intro", length=self.options["length"]),
            say("western-legends-intro-typing"),
        ]
        lines += [self.option(key) for key, value in self.options.items() if value is True]
        return "\n\n".join(lines)

    # ---- looking

    def table(self, view: Look, names: Names) -> list[str]:
        return sight.table(view, TELLING.named(names))

    def seen(self, view: Look, names: Names) -> list[str]:
        """The part of the table shown with a question."""
        return sight.seen(view, TELLING.named(names))

    def aside(self, word: str, rest: str, view: Look, names: Names) -> list[str]:
        """The output of a game-specific command."""
        folk = TELLING.named(names)
        match word:
            case "map":
                return chart.chart(view, folk)
            case "where":
                return self.where(rest, view, folk)
            case "players":
                return mats.players(view, folk)
            case "hand":
                return mats.hand(view)
            case "stories":
                return tales.stories(view, folk)
            case "tracks":
                return mats.tracks(view, folk)
            case "goals":
                return mats.goals(view, folk)
        return look.prices(view)

    def where(self, rest: str, view: Look, folk: Names) -> list[str]:
        """The distances to everything, or the way to a named place."""
        asked = look.spaces_of(view, rest, folk) if rest else []
        if rest and not asked:
            return [say("western-legends-where-unknown", given=shown(rest))]
        return chart.where(view, asked, folk)

    def look(self, rest: str, view: Look, names: Names) -> list[str]:
        """Explains anything by its name."""
        return look.look(view, rest, TELLING.named(names))

    # ---- deciding

    def choice(self, view: Look, option: str, names: Names) -> str:
        """With what it brings."""
        text, found = super().choice(view, option, names), stakes_of(view, option)
        return say("western-legends-choice-stakes", text=text, stakes=found) if found else text

    def group(self, option: str) -> str:
        """Spaces share a line for each region."""
        return spaces.group(option)

    def together(self, view: Look, group: str, options: dict[int, str], names: Names) -> str:
        return spaces.together(view, group, options, TELLING.named(names))

    def typed(self, view: Look, option: str, names: Names) -> list[str]:
        return shorts.typed(view, option, TELLING.named(names))

    def met(self, view: Look, option: str, names: Names) -> str:
        return shorts.met(view, option, TELLING.named(names))

    def mentions(self, refusal: Look) -> bool:
        """Leaves out refusals nobody looks for: forced decisions, and Reactions of every card."""
        answer, reason = refusal["answer"], refusal["reason"]
        return answer not in ("pass", "decline", "done") and reason != "no_reaction"
