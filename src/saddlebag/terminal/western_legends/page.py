"""The page of Western Legends: all that the text table needs to show it."""

from collections.abc import Iterable, Sequence
from typing import Any

from saddlebag.terminal.complaint import shown
from saddlebag.terminal.names import Names
from saddlebag.terminal.western_legends import (
    chart,
    choices,
    ending,
    events,
    look,
    mats,
    questions,
    refusals,
    shorts,
    sight,
    spaces,
    tales,
)
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.words import Look
from saddlebag.texts import say


class WesternLegendsPage:
    """Made for one table: some lines depend on its options."""

    letters = "WL"
    example = "ride bank"
    rule = "FIGHT-7"
    chapter = "round_over"
    pauses = False
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
        self.options = options
        self.first_game: dict[str, Any] = {"first_game": True}  # WL FIRST
        self.tints = {say("wl-term-marshal"): "94", say("wl-term-wanted"): "91"}

    def title(self) -> str:
        return say("wl-name")

    def about(self) -> str:
        return say("wl-about")

    def option(self, key: str) -> str:
        """What an option changes."""
        return say(f"wl-option-{key}")

    def settled(self, key: str) -> str:
        """What an option goes by when it is left out."""
        return say("wl-settled-seats" if key == "man_in_black" else "wl-settled-edition")

    def intro(self) -> str:
        """How the game is played, with what was agreed on."""
        lines = [say("wl-intro", length=self.options["length"])]
        lines += [self.option(key) for key, value in self.options.items() if value is True]
        return "\n\n".join(lines)

    def first_game_offer(self) -> str:
        return say("wl-first-game")

    def help(self) -> str:
        return say("wl-help")

    # ---- looking

    def table(self, view: Look, names: Names) -> list[str]:
        return sight.table(view, Folk(names))

    def seen(self, view: Look, names: Names) -> list[str]:
        """What is shown with a question."""
        return sight.seen(view, Folk(names))

    def aside(self, word: str, rest: str, view: Look, names: Names) -> list[str]:
        """What somebody wants to look at."""
        folk = Folk(names)
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

    def where(self, rest: str, view: Look, folk: Folk) -> list[str]:
        """How far it is to everything, or to what was named."""
        asked = look.spaces_of(view, rest, folk) if rest else []
        if rest and not asked:
            return [say("wl-where-unknown", given=shown(rest))]
        return chart.where(view, asked, folk)

    def look(self, rest: str, view: Look, names: Names) -> list[str]:
        """Anything by its name."""
        return look.look(view, rest, Folk(names))

    # ---- deciding

    def question(self, view: Look, ask: Look, names: Names) -> str:
        return questions.question(view, ask, Folk(names))

    def thinking(self, ask: Look, names: Names) -> str:
        return questions.thinking(ask, Folk(names))

    def choice(self, view: Look, option: str, names: Names) -> str:
        return choices.choice(view, option, names)

    def group(self, option: str) -> str:
        """Spaces share a line for each region."""
        return spaces.group(option)

    def together(self, view: Look, group: str, options: dict[int, str], names: Names) -> str:
        return spaces.together(view, group, options, Folk(names))

    def short(self, view: Look, option: str, names: Names) -> str:
        return shorts.short(view, option, Folk(names))

    def typed(self, view: Look, option: str, names: Names) -> list[str]:
        return shorts.typed(view, option, Folk(names))

    def met(self, view: Look, option: str, names: Names) -> str:
        return shorts.met(view, option, Folk(names))

    def mentions(self, refusal: Look) -> bool:
        """Nobody looks for a way out of what must be, or for a Reaction in every card."""
        answer, reason = refusal["answer"], refusal["reason"]
        return answer not in ("pass", "decline", "done") and reason != "no_reaction"

    def refusal(self, reason: str, values: dict[str, Any], names: Names) -> str:
        return refusals.refusal(reason, values, Folk(names))

    def sweeping(self, reason: str, values: dict[str, Any], names: Names) -> str:
        return refusals.sweeping(reason, values, Folk(names))

    # ---- telling

    def told(
        self,
        happened: Iterable[dict[str, Any]],
        names: Names,
        brief: bool = False,
        before: Sequence[dict[str, Any]] = (),
    ) -> list[str]:
        return events.told(happened, names, brief, before)

    def ending(self, view: Look, names: Names) -> list[str]:
        return ending.ending(view, Folk(names))
