"""The page of a game without its own: numbered choices, the view by lines, events by name."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from saddlebag import registry
from saddlebag.telling.names import Names
from saddlebag.terminal import any_view
from saddlebag.terminal.any_words import AnyWords
from saddlebag.texts import rulebook, say
from saddlebag.texts.game import heading, text, title

View = dict[str, Any]


class AnyPage:
    """Uses the game's own texts if it has them; the page that a game brings extends it."""

    chapter = ""  # the event that begins a part of the log
    pauses = False  # whether a new part waits for Enter
    asides: tuple[str, ...] = ()  # commands that show something of this game
    example = "pass"  # of an answer

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.game = game
        self.options = options
        self.letters = (
            known.letters if (known := registry.known(game)) is not None else game.upper()
        )
        self.rule = first_rule(game)  # an example of a rule id
        self.first_game: dict[str, Any] = {}  # options that make a first game easier
        self.tints: dict[str, str] = {}  # words with a colour of their own

    def title(self) -> str:
        return title(self.game)

    def about(self) -> str:
        return text(self.game, "about")

    def option(self, key: str) -> str:
        return text(self.game, f"option-{key}", heading(key))

    def settled(self, key: str) -> str:
        """The text of a default that other options settle."""
        return say("games-nothing")

    def intro(self) -> str:
        return text(self.game, "intro", say("any-intro"))

    def help(self) -> str:
        return text(self.game, "help", say("any-help"))

    def first_game_offer(self) -> str:
        return text(self.game, "first-game")

    def table(self, view: View, names: Names) -> list[str]:
        return any_view.lines(view, AnyWords(self.game, names))

    def seen(self, view: View, names: Names) -> list[str]:
        """The part of the table shown with a question."""
        return self.table(view, names)

    def aside(self, word: str, rest: str, view: View, names: Names) -> list[str]:
        """The output of a game-specific command."""
        return []

    def look(self, rest: str, view: View, names: Names) -> list[str]:
        return self.table(view, names)

    def question(self, view: View, ask: View, names: Names) -> str:
        """What the reader is asked."""
        return text(self.game, f"ask-{ask['key']}", say("any-ask", ask=heading(ask["key"])))

    def thinking(self, ask: View, names: Names) -> str:
        """What somebody is asked."""
        who, me = names.who(ask["seat"]), names.is_me(ask["seat"])
        plain = say("any-thinks", who=who, me=me, ask=heading(ask["key"]).lower())
        return text(self.game, f"thinks-{ask['key']}", plain, who=who, me=me)

    def choice(self, view: View, option: str, names: Names) -> str:
        return AnyWords(self.game, names).option(option)

    def group(self, option: str) -> str:
        """The common part of choices that share a line; empty for a line of its own."""
        return ""

    def together(self, view: View, group: str, options: dict[int, str], names: Names) -> str:
        return ""

    def short(self, view: View, option: str, names: Names) -> str:
        return self.choice(view, option, names)

    def typed(self, view: View, option: str, names: Names) -> list[str]:
        """The words of an answer, as the rules write it and as the page does."""
        said = self.choice(view, option, names).lower()
        return [word for word in re.split(r"\W|_", f"{option.lower()} {said}") if word]

    def met(self, view: View, option: str, names: Names) -> str:
        """Who is in the way of an answer."""
        return ""

    def mentions(self, refusal: View) -> bool:
        """Is a refused choice listed?"""
        return True

    def refusal(self, reason: str, values: dict[str, Any], names: Names) -> str:
        return AnyWords(self.game, names).refusal(reason, values)

    def sweeping(self, reason: str, values: dict[str, Any], names: Names) -> str:
        """The reason as it appears in the list of all reasons."""
        return self.refusal(reason, values, names)

    def told(
        self,
        happened: Iterable[dict[str, Any]],
        names: Names,
        brief: bool = False,
        before: Sequence[dict[str, Any]] = (),
    ) -> list[str]:
        words = AnyWords(self.game, names)
        return [words.event(event) for event in happened]

    def ending(self, view: View, names: Names) -> list[str]:
        return AnyWords(self.game, names).ending(view["result"])


def first_rule(game: str) -> str:
    """The id of the first rule of its page, if it has one."""
    page = rulebook.page_of(game)
    ids = rulebook.rules(page.read_text(encoding="utf-8")) if page else {}
    return next(iter(ids), "TURN-1")
