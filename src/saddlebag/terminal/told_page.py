"""The page of a game that brings a telling: its questions, answers, refusals and events by it."""

from collections.abc import Iterable, Sequence
from typing import Any

from saddlebag.telling.names import Names
from saddlebag.telling.telling import Telling
from saddlebag.terminal.any_page import AnyPage, View
from saddlebag.texts import has


class ToldPage(AnyPage):
    """All other words are the game's own texts, as on any page."""

    telling: Telling

    def question(self, view: View, ask: View, names: Names) -> str:
        return self.telling.question(view, ask, names)

    def thinking(self, ask: View, names: Names) -> str:
        return self.telling.thinking(ask, names)

    def choice(self, view: View, option: str, names: Names) -> str:
        return self.telling.choice(view, option, names)

    def short(self, view: View, option: str, names: Names) -> str:
        return self.telling.short(view, option, names)

    def refusal(self, reason: str, values: dict[str, Any], names: Names) -> str:
        return self.telling.refusal(reason, values, names)

    def sweeping(self, reason: str, values: dict[str, Any], names: Names) -> str:
        key = "why-all" if has(f"{self.game}-why-all-{reason}") else "why"
        return self.telling.refusal(reason, values, names, key)

    def ending(self, view: View, names: Names) -> list[str]:
        return self.telling.account("ending", view, names)

    def told(
        self,
        happened: Iterable[View],
        names: Names,
        brief: bool = False,
        before: Sequence[View] = (),
    ) -> list[str]:
        return self.telling.told(happened, names, brief, before)
