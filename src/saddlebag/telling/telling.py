"""One game as one reader hears it, in text."""

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any

from saddlebag.kernel.vocabulary import Vocabulary
from saddlebag.telling.asks import Asks, View, contexts
from saddlebag.telling.chronicle import Event, Fields, chronicle
from saddlebag.telling.filters import FILTERS
from saddlebag.telling.interpreter import Filter, Grammar, Interpreter, Lexicon
from saddlebag.telling.names import Names
from saddlebag.texts import has, spoken


class Telling:
    """What a game brings so that it can be told: `wording` is the package with its telling.toml."""

    def __init__(
        self,
        prefix: str,
        wording: str,
        vocabulary: Vocabulary,
        lexicon: Callable[[], Lexicon],
        filters: Mapping[str, Filter],
        others: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.prefix = prefix
        self.wording = wording
        self.vocabulary = vocabulary
        self.lexicon = lexicon
        self.filters = {**FILTERS, **filters}
        self.others = others  # keys of the names of players without a seat

    @cached_property
    def grammar(self) -> Grammar:
        """Read when it is first spoken."""
        page = files(self.wording).joinpath("telling.toml").read_text(encoding="utf-8")
        return Grammar(self.prefix, self.lexicon(), tomllib.loads(page))

    @cached_property
    def fields(self) -> Fields:
        """Each event's fields with their kinds."""
        return {
            key: [(it.name, it.kind) for it in declared]
            for key, declared in self.vocabulary.fields.items()
        }

    def named(self, names: Names) -> Names:
        """The players without a seat have names, too."""
        return Names(names.names, names.me, self.others)

    def asks(self, names: Names) -> Asks:
        return Asks(self.grammar, self.vocabulary, self.named(names), has, self.filters)

    def choice(self, view: View, answer: str, names: Names) -> str:
        return spoken(self.asks(names).choice(view, answer))

    def short(self, view: View, answer: str, names: Names) -> str:
        return spoken(self.asks(names).short(view, answer))

    def question(self, view: View, ask: View, names: Names) -> str:
        return spoken(self.asks(names).question(view, ask))

    def thinking(self, ask: View, names: Names) -> str:
        return spoken(self.asks(names).thinking(ask))

    def refusal(
        self, reason: str, values: Mapping[str, Any], names: Names, family: str = "why"
    ) -> str:
        return spoken(self.asks(names).refusal(reason, values, family))

    def account(self, name: str, view: View, names: Names) -> list[str]:
        """What telling.toml lists of a view under a name; empty lines are left out."""
        return [text for text in map(spoken, self.asks(names).account(name, view)) if text]

    def message(self, key: str, names: Names, **about: Any) -> str:
        """A message of the game, its arguments from parts of a view."""
        speech = self.asks(names).speech
        return spoken(speech.phrase(key, speech.args(key, contexts(**about))))

    def told(
        self, events: Iterable[Event], names: Names, brief: bool, before: Sequence[Event] = ()
    ) -> list[str]:
        """A paragraph for each thing somebody did."""
        speech = Interpreter(self.grammar, self.named(names), self.filters)
        found = chronicle(speech, self.fields, events, brief, before)
        return [" ".join(text for text in map(spoken, paragraph) if text) for paragraph in found]
