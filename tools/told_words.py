"""The text keys of a game's telling, read from its vocabulary, lexicon and telling.toml.

What the interpreter cannot do without must be there: an event's sentence, a question, the words of
every answer and refusal, the names of all things. What it looks for beside that may be there.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from tools.report import ROOT
from tools.spoken import PREFIXES, Spoken
from tools.wording import Told, games, loaded

MAKERS = ("say", "rows", "else")  # filters of telling.toml that use a message of the game


class Game(NamedTuple):
    """The texts of one game."""

    prefix: str
    own: str  # of messages that only the page has
    vocabulary: Any
    lexicon: dict[str, dict[str, Any]]
    telling: dict[str, Any]


def hear_games(spoken: Spoken) -> None:
    """Adds all keys used in telling games."""
    for told in games(ROOT):
        game = opened(told)
        place = f"{told.rules}/vocabulary"
        spoken.keys += [(place, *it) for it in needed(game)]
        spoken.keys += [(f"{told.rules}/wording", *it) for it in (*named(game), *derived(game))]
        for name in possible(game):
            spoken.literals |= {f"{game.prefix}-{name}", f"{game.own}-{name}"}


def opened(told: Told) -> Game:
    vocabulary, lexicon, telling = loaded(ROOT, told)
    return Game(PREFIXES[told.rules], told.own, vocabulary, lexicon, telling)


def missing(known: Iterable[str]) -> Iterator[str]:
    """Answers for which there is no message at all."""
    there = set(known)
    for told in games(ROOT):
        game = opened(told)
        for ask in game.vocabulary.asks:
            every, offered = game.vocabulary.patterns(ask), game.vocabulary.offered(ask)
            for family, patterns in (("short", every), ("choice", offered)):
                for it in patterns:
                    if not is_named(game, it) and not worded(game, family, ask, it, there):
                        yield f"{told.rules}: no {family} for {ask} {it.text}"


def is_named(game: Game, pattern: Any) -> bool:
    """A bare thing is called by its name."""
    return not pattern.word and pattern.slots[0].kind in game.lexicon


def worded(game: Game, family: str, ask: str, pattern: Any, there: set[str]) -> bool:
    names = candidates(game, ask, pattern)
    return any(f"{game.prefix}-{family}-{name}" in there for name in names)


# ---- events, asks, refusals


def needed(game: Game) -> Iterator[tuple[str, set[str] | None]]:
    """Required messages with their arguments."""
    changes = game.telling["changes"]["events"]
    shared = game.telling.get("shared", ())
    if changes:
        yield f"{game.prefix}-changes", {"who", "me", "again", "clauses", "form"}
    for event, fields in game.vocabulary.fields.items():
        if event in changes:
            amounts = {"me", "again", "why", "up", "n", "now"}
            yield f"{game.prefix}-change-{event}", about(game, "", fields) | amounts
        elif event not in shared:
            yield f"{game.prefix}-told-{event}", about(game, event, fields)
        else:
            yield f"event-{event}", about(game, event, fields)
            yield f"told-{event}", about(game, event, fields)
    for ask in game.vocabulary.asks:
        given = about(game, "ask", []) | about(game, f"ask-{ask}", [])
        yield f"{game.prefix}-ask-{ask}", given
    for reason in game.vocabulary.refusals:
        if reason not in kernel_reasons():
            yield f"{game.prefix}-why-{reason}", None


def kernel_reasons() -> set[str]:
    """Refusals with texts for all games."""
    from saddlebag.kernel.vocabulary import REFUSALS

    return set(REFUSALS)


def about(game: Game, key: str, fields: Iterable[Any]) -> set[str]:
    """The arguments of a message: its fields by their kinds, and what telling.toml adds."""
    found = {"form", *game.telling.get("args", {}).get(key, {})}
    first = True
    for it in fields:
        several = "*" in it.marks
        if it.kind == "player":
            one = {"who", "whom", "me"} if first else {"other", "mine"}
            found |= {"all", "whom_all", "count", "me_alone"} if several else one
            first = first and several
        elif it.kind not in game.vocabulary.kinds.records:
            found |= {it.name, f"{it.name}_count" if several else f"{it.name}_key"}
    return found


# ---- answers


def possible(game: Game) -> Iterator[str]:
    """Optional messages: by name, for the page or for all."""
    yield "thinks"
    for reason in game.vocabulary.refusals:
        yield from (f"why-{reason}", f"why-all-{reason}")
    for ask in game.vocabulary.asks:
        yield from (f"{family}-{ask}" for family in ("ask", "more", "thinks"))
        for pattern in game.vocabulary.patterns(ask):
            for name in candidates(game, ask, pattern):
                yield from (f"{family}-{name}" for family in ("choice", "short"))


def candidates(game: Game, ask: str, pattern: Any) -> list[str]:
    """Names of messages for an answer, as src/saddlebag/telling/asks.py looks for them."""
    from saddlebag.telling.asks import named
    from saddlebag.telling.interpreter import Typed

    fields = {it.name: Typed(it.kind, None) for it in pattern.slots}
    head, colon, _ = pattern.text.partition(":")
    ids = game.vocabulary.kinds.ids.get(head.strip("{}"), [head])
    return [name for it in ids for name in named(ask, pattern.word, fields, f"{it}{colon}")]


# ---- the lexicon and telling.toml


def named(game: Game) -> Iterator[tuple[str, set[str] | None]]:
    """Every phrase of the lexicon, with the phrases inside it."""
    for family in game.lexicon.values():
        for term in family.values():
            yield from phrases(term)


def phrases(term: Any) -> Iterator[tuple[str, set[str] | None]]:
    if isinstance(term, tuple):
        key, args = term
        yield key, {*args, "form"}
        for it in args.values():
            yield from phrases(it)


def derived(game: Game) -> Iterator[tuple[str, set[str] | None]]:
    """Messages that expressions of telling.toml use."""
    for source, *filters in (text.split("|") for text in expressions(game)):
        for name, *words in map(str.split, [source, *filters]):
            yield from ((key, None) for key in made(game, source.strip(), name, words))


def expressions(game: Game) -> Iterator[str]:
    """Those of arguments and accounts, of all readers and of the page."""
    for table in (game.telling, game.telling.get("page", {})):
        yield from (text for args in table.get("args", {}).values() for text in args.values())
        yield from (text for lines in table.get("accounts", {}).values() for text in lines)


def made(game: Game, source: str, name: str, words: list[str]) -> Iterator[str]:
    """The keys that one filter uses."""
    if name in MAKERS:
        yield from (f"{game.prefix}-{it}" for it in filled(game, words[0]))
    elif name == "commas":
        yield from words
    elif name == "entries":
        yield from (f"{game.prefix}-{words[0]}-{part}" for part in parts(game, source))


def parts(game: Game, source: str) -> list[str]:
    """The parts of a record that is a field of some event."""
    fields = [it for declared in game.vocabulary.fields.values() for it in declared]
    kinds = {it.kind for it in fields if it.name == source} & set(game.vocabulary.kinds.records)
    return [it.name for kind in kinds for it in game.vocabulary.kinds.records[kind]]


def filled(game: Game, key: str) -> Iterator[str]:
    """`count-{gang}` for every gang."""
    before, hole, rest = key.partition("{")
    kind, _, after = rest.partition("}")
    ids = game.lexicon.get(kind, game.vocabulary.kinds.ids.get(kind, [])) if hole else [""]
    yield from (f"{before}{it}{after}" for it in ids)
