"""A game's vocabulary as a page of the documentation."""

from collections.abc import Iterator, Mapping, Sequence

from saddlebag.kernel.kinds import Field
from saddlebag.kernel.vocabulary import EVENTS, Vocabulary

FEW = 12  # at most this many ids are listed; otherwise only their number
MARKS = """A field is a name and its kind; a name alone is its own kind.
`?` may be null, `*` is a list, `**` a list of lists.
Built-in kinds: `player` (a number), `number`, `flag`, `word`, `text`, `json`."""


def table(*columns: str, rows: Sequence[tuple[str, ...]]) -> list[str]:
    """A table in Markdown."""
    line = "|" + "---|" * len(columns)
    return [f"| {' | '.join(it)} |" if it else line for it in (columns, (), *rows)]


def code(words: list[str]) -> str:
    return " ".join(f"`{word}`" for word in words)


def spelt(declared: list[Field]) -> str:
    """Fields as an author writes them."""
    return code([str(it).removeprefix(f"{it.kind}:") for it in declared])


def kinds(vocabulary: Vocabulary) -> list[str]:
    rows = [
        (f"`{name}`", code(list(ids)) if len(ids) <= FEW else f"{len(ids)} ids")
        for name, ids in vocabulary.kinds.ids.items()
    ]
    rows += [(f"`{name}`", code(it.split())) for name, it in vocabulary.kinds.written.items()]
    rows += [
        (f"`{name}`", f"a record: {spelt(it)}") for name, it in vocabulary.kinds.records.items()
    ]
    return table("kind", "values", rows=rows)


def events(vocabulary: Vocabulary, keys: list[str]) -> list[str]:
    rows = []
    for key in keys:
        public = len(vocabulary.public[key])
        declared = vocabulary.fields[key]
        rows.append((f"`{key}`", spelt(declared[:public]), spelt(declared[public:])))
    return table("event", "everybody hears", "some hear", rows=rows)


def asks(vocabulary: Vocabulary) -> list[str]:
    rows = []
    for key in vocabulary.asks or {}:
        offered = [it.text for it in vocabulary.offered(key)]
        refused = [it.text for it in vocabulary.patterns(key)][len(offered) :]
        rows.append((f"`{key}`", code(offered), code(refused)))
    return table("ask", "answers", "only ever refused", rows=rows)


def refusals(vocabulary: Vocabulary) -> list[str]:
    rows = [(f"`{reason}`", spelt(it)) for reason, it in vocabulary.reasons.items()]
    return table("reason", "values", rows=rows)


def page(vocabulary: Vocabulary, title: str, chapters: Mapping[str, Mapping[str, str]]) -> str:
    """The whole page."""
    return "\n".join(lines(vocabulary, title, chapters)) + "\n"


def lines(
    vocabulary: Vocabulary, title: str, chapters: Mapping[str, Mapping[str, str]]
) -> Iterator[str]:
    yield f"# {title}: events, answers, refusals\n"
    yield "Written by `make wire` from the game's vocabulary; `make check` holds it to that."
    yield f"{MARKS}\n"
    yield "## Events\n"
    for chapter, declared in {**chapters, "Every game": EVENTS}.items():
        yield from [f"### {chapter}\n", *events(vocabulary, list(declared)), ""]
    yield from ["## Asks\n", "`[...]` may be left out, `[...]*` may come several times.\n"]
    yield from [*asks(vocabulary), ""]
    yield from ["## Refusals\n", *refusals(vocabulary), ""]
    yield from ["## Kinds\n", *kinds(vocabulary)]
