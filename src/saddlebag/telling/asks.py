"""What a reader is asked, offered and refused, as phrases; web/src/telling/asks.ts is its twin."""

from collections.abc import Callable, Mapping
from typing import Any

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.kernel.vocabulary import Vocabulary
from saddlebag.telling.interpreter import CONTEXT, Filter, Grammar, Interpreter, Scope, Typed
from saddlebag.telling.names import Names

View = Mapping[str, Any]
Knows = Callable[[str], bool]  # is there a message with this key?


class Asks:
    """Speaks of one game to one reader."""

    def __init__(
        self,
        grammar: Grammar,
        vocabulary: Vocabulary,
        names: Names,
        knows: Knows,
        filters: Mapping[str, Filter],
    ) -> None:
        self.speech = Interpreter(grammar, names, filters)
        self.vocabulary = vocabulary
        self.knows = knows

    def choice(self, view: View, answer: str) -> Phrase:
        """An option in a sentence or two, with what it leads to."""
        return self.about("choice", view, answer)

    def short(self, view: View, answer: str) -> Phrase:
        """An answer in a few words, also one that is not possible now."""
        return self.about("short", view, answer)

    def about(self, family: str, view: View, answer: str) -> Phrase:
        """The first message there is for an answer; a bare thing without one by its name."""
        ask = asked(view)
        word, fields = self.parted(ask, answer)
        main = next(iter(fields.values()), Typed("word", ""))
        scope = {**fields, **self.context(view), **contexts(answer=answer, word=word)}
        what = self.speech.render(main)
        for name in named(ask, word, fields, answer):
            key = f"{family}-{name}"
            if self.knows(f"{self.speech.grammar.prefix}-{key}"):
                args = self.speech.args(key, scope)
                return self.speech.phrase(key, {"n": number(fields), "what": what, **args})
        return what if isinstance(what, tuple) else ("bare", {"text": what or answer})

    def parted(self, ask: str, answer: str) -> tuple[str, Scope]:
        """An answer's word and its fields with their kinds."""
        for pattern in self.vocabulary.patterns(ask):
            values = pattern.read(answer)
            if values is not None:
                kinds = {slot.name: slot.kind for slot in pattern.slots}
                fields = {name: Typed(kinds[name], value) for name, value in values.items()}
                return pattern.word, fields
        return answer.partition(":")[0], {}

    def account(self, name: str, view: View) -> list[Term]:
        """A view, line by line."""
        return self.speech.account(name, self.context(view))

    def context(self, view: View) -> Scope:
        """What telling.toml may ask for beside the fields."""
        constants = self.speech.grammar.lexicon.get("constant", {})
        return contexts(view=view, me=view["seat"], constant=constants)

    def question(self, view: View, ask: View) -> Phrase:
        """What the reader is asked."""
        key = f"ask-{ask['key']}"
        scope = {**self.context(view), **contexts(ask=ask)}
        return self.speech.phrase(
            key, {**self.speech.args("ask", scope), **self.speech.args(key, scope)}
        )

    def thinking(self, ask: View) -> Phrase:
        """What somebody else is asked."""
        own = f"thinks-{ask['key']}"
        key = own if self.knows(f"{self.speech.grammar.prefix}-{own}") else "thinks"
        return self.speech.phrase(key, {"who": self.speech.names.who(ask["seat"])})

    def refusal(self, reason: str, values: View, family: str = "why") -> Phrase:
        """Why something is not possible, with its numbers and names."""
        kinds = self.vocabulary.refusal_kinds(reason)
        scope = {name: Typed(kinds.get(name, "word"), value) for name, value in values.items()}
        key = f"{family}-{reason}"
        return self.speech.phrase(key, self.speech.args(key, scope))


def asked(view: View) -> str:
    """The key of what the reader is asked; empty if nothing."""
    return next((ask["key"] for ask in view["asks"] if "options" in ask), "")


def contexts(**found: Any) -> Scope:
    return {name: Typed(CONTEXT, value) for name, value in found.items()}


def named(ask: str, word: str, fields: Scope, answer: str) -> list[str]:
    """Names of messages for an answer, the most fitting first."""
    head = answer.partition(":")[0]
    rest = [f"{ask}-{head}", head]
    if word:
        whole = word.replace(":", "-")
        return [f"{ask}-{whole}", *([f"{whole}-n"] if fields else []), whole, *rest]
    kind = next(iter(fields.values())).kind if fields else ""
    own = [f"{ask}-{answer}", f"{ask}-{kind}", f"thing-{kind}"]
    return [*own, *rest] if head != answer or not fields else own


def number(fields: Scope) -> int:
    """How many it is about; 0 if it does not say."""
    value: int = fields["number"].value if "number" in fields else 0
    return value
