"""Filters: what telling.toml can do with a value on its way into a message."""

from collections.abc import Sequence
from typing import Final

from saddlebag.kernel.phrase import Term
from saddlebag.telling.interpreter import (
    NOTHING,
    PERSON,
    ROWS,
    SAID,
    WORD,
    Filter,
    Interpreter,
    Lexicon,
    Scope,
    Typed,
    inside,
)
from saddlebag.telling.names import commas


def each(it: Interpreter, key: str, fields: Sequence[str], scope: Scope) -> Typed:
    """`rows draws player=players card=cards`: a phrase for each of several things side by side.

    What is no list is the same in each row.
    """
    named = [field.rstrip("!").split("=") for field in fields]
    columns = {name: it.source(source, scope) for name, source in named if source != "@"}
    wanted = [field.split("=")[0] for field in fields if field.endswith("!")]
    found = []
    lists = {name: column for name, column in columns.items() if isinstance(column.value, list)}
    for number in range(min(len(column.value) for column in lists.values())):
        row = {name: columns.get(name, Typed(PERSON, number)) for name, _ in named}
        row |= {name: of._replace(value=of.value[number]) for name, of in lists.items()}
        if all(row[name].value for name in wanted):
            found.append(it.phrase(key, it.args(key, row)))
    return Typed(ROWS, found)


def said(it: Interpreter, key: str, fields: Sequence[str], scope: Scope) -> Typed:
    """`say count-{gang} count=n`: a message of the game, its key and arguments from fields."""
    for name in scope:
        key = key.replace(f"{{{name}}}", str(scope[name].value))
    about = {name: it.source(source, scope) for name, source in (f.split("=") for f in fields)}
    return Typed(SAID, it.phrase(key, it.args(key, about)))


def entries(it: Interpreter, record: Typed, words: Sequence[str]) -> Typed:
    """`entries score lp`: a phrase for each part of a record that is not 0; `lp` always."""
    key, *always = words
    found = [
        it.phrase(f"{key}-{name}", {"n": n})
        for name, n in record.value.items()
        if n or name in always
    ]
    return Typed(ROWS, found)


def only(typed: Typed, lexicon: Lexicon, kind: str) -> Typed:
    return Typed(kind, [value for value in typed.value if value in lexicon[kind]])


def best(typed: Typed) -> Typed:
    return Typed(PERSON, [i for i, n in enumerate(typed.value) if n == max(typed.value)])


def ranked(typed: Typed) -> Typed:
    return Typed(PERSON, sorted(range(len(typed.value)), key=lambda seat: -typed.value[seat]))


def found_in(it: Interpreter, typed: Typed, words: Sequence[str], scope: Scope) -> Term:
    """`of option cause`: its entry in a family, of several the one under that cause."""
    family = it.grammar.lexicon[words[0]]
    causes = [it.source(word, scope).value for word in words[1:]]
    named = [f"{cause}/{typed.value}" for cause in causes]
    return next((family[name] for name in [*named, str(typed.value)] if name in family), "none")


def in_a_row(it: Interpreter, typed: Typed, key: str = "list-more") -> Term:
    """`commas list-plus`: all of them, one behind the other."""
    if typed.kind != ROWS:
        typed = Typed(ROWS, [it.render(typed._replace(value=one)) for one in typed.value or ()])
    return commas(typed.value, key) if typed.value else "none"


def truth(holds: bool) -> Typed:
    return Typed(SAID, "yes" if holds else "no")


FILTERS: Final[dict[str, Filter]] = {
    "first": lambda it, typed, words, scope: typed._replace(value=inside(typed.value, 0)),
    "last": lambda it, typed, words, scope: typed._replace(value=inside(typed.value, -1)),
    "between": lambda it, typed, words, scope: typed._replace(value=typed.value[1:-1]),
    "count": lambda it, typed, words, scope: Typed("number", len(typed.value or ())),
    "plus": lambda it, typed, words, scope: Typed(
        "number", typed.value + it.number(words[0], scope)
    ),
    "times": lambda it, typed, words, scope: Typed(
        "number", typed.value * it.number(words[0], scope)
    ),
    "reaches": lambda it, typed, words, scope: truth(typed.value >= it.number(words[0], scope)),
    "suffix": lambda it, typed, words, scope: typed._replace(value=f"{typed.value}{words[0]}"),
    "max": lambda it, typed, words, scope: Typed("number", max(typed.value)),
    "best": lambda it, typed, words, scope: best(typed),
    "ranked": lambda it, typed, words, scope: ranked(typed),
    "unique": lambda it, typed, words, scope: typed._replace(value=sorted(set(typed.value))),
    "only": lambda it, typed, words, scope: only(typed, it.grammar.lexicon, words[0]),
    "head": lambda it, typed, words, scope: Typed(WORD, typed.value.partition(":")[0]),
    "id": lambda it, typed, words, scope: Typed(WORD, typed.value),
    "as": lambda it, typed, words, scope: Typed(words[0], typed.value),
    "of": lambda it, typed, words, scope: Typed(SAID, found_in(it, typed, words, scope)),
    "begins": lambda it, typed, words, scope: truth(str(typed.value).startswith(words[0])),
    "alone": lambda it, typed, words, scope: typed._replace(
        value=typed.value[0] if len(typed.value) == 1 else None
    ),
    "not": lambda it, typed, words, scope: truth(typed.value != "yes"),
    "is": lambda it, typed, words, scope: truth(typed.value == it.source(words[0], scope).value),
    "in": lambda it, typed, words, scope: truth(typed.value in words),
    "any_begins": lambda it, typed, words, scope: truth(
        any(text.startswith(tuple(words)) for text in typed.value or ())
    ),
    "or": lambda it, typed, words, scope: (
        it.source(words[0], scope) if typed.value is None else typed
    ),
    "else": lambda it, typed, words, scope: (
        said(it, words[0], words[1:], scope) if typed.value in (None, "none") else typed
    ),
    "when": lambda it, typed, words, scope: (
        NOTHING if it.source(words[0], scope).value in (None, False, "no", "none") else typed
    ),
    "capital": lambda it, typed, words, scope: Typed(SAID, ("capital", {"text": it.render(typed)})),
    "and": lambda it, typed, words, scope: Typed(SAID, it.render(typed)),
    "commas": lambda it, typed, words, scope: Typed(SAID, in_a_row(it, typed, *words)),
    "who": lambda it, typed, words, scope: (
        NOTHING if typed.value is None else Typed(SAID, it.names.who(typed.value))
    ),
    "whom": lambda it, typed, words, scope: (
        NOTHING if typed.value is None else Typed(SAID, it.names.whom(typed.value))
    ),
    "me": lambda it, typed, words, scope: Typed(SAID, it.names.is_me(typed.value)),
    "all": lambda it, typed, words, scope: Typed(SAID, it.all(typed, *words)),
    "rows": lambda it, typed, words, scope: each(it, words[0], words[1:], scope),
    "say": lambda it, typed, words, scope: said(it, words[0], words[1:], scope),
    "entries": lambda it, typed, words, scope: entries(it, typed, words),
}
