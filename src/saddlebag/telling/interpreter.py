"""Turns typed fields into phrases: the one interpreter of a game's telling (docs/telling.md).

`web/src/telling/interpreter.ts` is its twin. Both read the same data: the kinds of a vocabulary,
the lexicon (what each thing is called) and telling.toml (what needs more than its kind).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.telling.names import Names, commas, listed


class Typed(NamedTuple):
    """A value and its kind; a list has the kind of its items."""

    kind: str
    value: Any


Scope = dict[str, Typed]
Args = dict[str, Term]
Lexicon = Mapping[str, Mapping[str, Term]]  # by kind and id
PERSON: Final = "player"
SAID: Final = "said"  # a phrase already, or a word to select by
ROWS: Final = "rows"  # a list of phrases
WORD: Final = "word"
MAKERS: Final = ("say", "rows")  # filters that need no source
CONTEXT: Final = "context"  # can be asked for by telling.toml, is no argument by itself
NOTHING: Final = Typed(SAID, "none")


class Grammar(NamedTuple):
    """All that is known of one game's words."""

    prefix: str  # before the keys of its messages
    lexicon: Lexicon
    data: Mapping[str, Any]  # telling.toml


@cache
def parsed(text: str) -> tuple[tuple[str, ...], ...]:
    """`path | only mesa | and`: a source and its filters, each with its words."""
    return tuple(tuple(part.split()) for part in text.split("|"))


class Interpreter:
    """Speaks of one game to one reader."""

    def __init__(self, grammar: Grammar, names: Names, filters: Mapping[str, "Filter"]) -> None:
        self.grammar = grammar
        self.names = names
        self.filters = filters

    def phrase(self, key: str, args: Args) -> Phrase:
        """A message of this game."""
        return f"{self.grammar.prefix}-{key}", args

    def args(self, about: str, scope: Scope) -> Args:
        """Every field by its kind, then what telling.toml says of this event, answer or row."""
        found: Args = {}
        for name, field in scope.items():
            found |= self.field(name, field, scope)
        derived = self.derived(about, scope)
        return found | {name: self.render(derived[name]) for name in self.expressions(about)}

    def derived(self, about: str, scope: Scope) -> Scope:
        """The fields, and what telling.toml makes of them; later expressions use earlier ones."""
        expressions = self.expressions(about)
        if expressions:
            scope = dict(scope)
            for name, text in expressions.items():
                scope[name] = self.evaluate(text, scope)
        return scope

    def expressions(self, about: str) -> Mapping[str, str]:
        found: Mapping[str, str] = self.grammar.data.get("args", {}).get(about, {})
        return found

    def account(self, name: str, scope: Scope) -> list[Term]:
        """What `accounts` of telling.toml lists under a name, line by line."""
        scope = self.derived(name, scope)
        lines: list[Term] = []
        for text in self.grammar.data["accounts"][name]:
            it = self.evaluate(text, scope)
            lines += it.value if it.kind == ROWS else [self.render(it)]
        return [line for line in lines if line != "none"]

    def field(self, name: str, field: Typed, scope: Scope) -> Args:
        """One field as arguments: the first player is the actor, the next the other."""
        kind, value = field
        if kind == PERSON:
            return self.player(name, value, scope)
        if isinstance(value, list):
            return {name: self.render(field), f"{name}_count": len(value)}
        if isinstance(value, str) and kind in self.grammar.lexicon:
            return {name: self.render(field), f"{name}_key": value}
        quiet = kind == CONTEXT or isinstance(value, dict)
        return {} if quiet else {name: self.render(field)}

    def player(self, name: str, value: Any, scope: Scope) -> Args:
        """Who does it, to whom it is done, or all who share in it."""
        if isinstance(value, list):
            whole, alone = Typed(PERSON, value), value[0] if len(value) == 1 else None
            said = {"all": self.all(whole, "begins"), "whom_all": self.all(whole)}
            return {**said, "count": len(value), "me_alone": self.names.is_me(alone)}
        me = self.names.is_me(value)
        single = [
            key for key, it in scope.items() if it.kind == PERSON and not isinstance(it.value, list)
        ]
        if name != single[0]:
            return {"other": "none" if value is None else self.names.whom(value), "mine": me}
        if value is None:
            return {"who": "none", "whom": "none", "me": me}
        return {"who": self.names.who(value), "whom": self.names.whom(value), "me": me}

    def all(self, players: Typed, how: str = "") -> Term:
        """Several players, the reader first."""
        return self.names.all(players.value, how == "begins") if players.value else "none"

    def render(self, typed: Typed) -> Term:
        """A value as an argument of a message."""
        kind, value = typed
        if kind == SAID:
            return value  # type: ignore[no-any-return] # made by a filter
        if value is None or value == []:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if kind == ROWS:
            return commas(value)
        if isinstance(value, list):
            return listed(self.render(Typed(kind, it)) for it in value)
        if kind == PERSON:
            return self.names.whom(value)
        return self.called(kind, value)

    def called(self, kind: str, value: Any) -> Term:
        """A thing by its name; of some kinds every other id is a message by itself."""
        family = self.grammar.lexicon.get(kind, {})
        if str(value) in family:
            return family[str(value)]
        return (str(family["*"]).replace("{id}", value), {}) if "*" in family else value

    # ---- expressions

    def evaluate(self, text: str, scope: Scope) -> Typed:
        """A source, sent through its filters."""
        (source, *given), *filters = parsed(text)
        typed = NOTHING if source in MAKERS else self.source(source, scope)
        if source in MAKERS:
            filters = [(source, *given), *filters]
        for name, *words in filters:
            typed = self.filters[name](self, typed, words, scope)
        return typed

    def source(self, text: str, scope: Scope) -> Typed:
        """'word', 12, #kind (its ids), a field, or a path into one: view.players[player].money."""
        if text.startswith("'"):
            return Typed(SAID, text.strip("'"))
        if text.lstrip("-").isdecimal():
            return Typed("number", int(text))
        if text.startswith("#"):
            return Typed(text[1:], list(self.grammar.lexicon[text[1:]]))
        head, *path = text.replace("[", ".[").replace("]", "").split(".")
        typed = scope.get(head, NOTHING)
        for step in path:
            typed = Typed(WORD, inside(typed.value, self.step(step, scope)))
        return typed

    def number(self, text: str, scope: Scope) -> int:
        """A number, or a field that is one."""
        value: int = self.source(text, scope).value
        return value

    def step(self, step: str, scope: Scope) -> Any:
        """The name of a part, or in brackets a number or the value of a field."""
        if not step.startswith("["):
            return step
        return (
            int(step[1:])
            if step[1:].lstrip("-").isdecimal()
            else self.source(step[1:], scope).value
        )


def inside(value: Any, part: Any) -> Any:
    """A part of a record or a list; None where there is no such part."""
    if isinstance(value, dict):
        return value.get(part)
    if (
        isinstance(value, (list, tuple))
        and isinstance(part, int)
        and -len(value) <= part < len(value)
    ):
        return value[part]
    return None


Filter = Callable[[Interpreter, Typed, Sequence[str], Scope], Typed]
