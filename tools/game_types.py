"""A game's vocabulary in TypeScript: its kinds, events, answers, refusals and view."""

import re
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from saddlebag.kernel.kinds import Field
from saddlebag.kernel.pattern import Pattern, patterns
from saddlebag.kernel.views import SOME, TableView, schema
from saddlebag.kernel.vocabulary import Vocabulary

PLAIN = {"player": "number", "number": "number", "flag": "boolean", "json": "Json"}
TYPES: dict[Any, str] = {str: "string", int: "number", bool: "boolean", type(None): "null"}
TYPES[Any] = "Json"
HEAD = "/** Written by `make wire` from {source}: change that. */\n"


def camel(name: str) -> str:
    """The type names of `saloon_card` and `public-enemy`."""
    return "".join(part.capitalize() for part in re.split("[_-]", name))


def kind(name: str) -> str:
    """The type of one kind; words and texts are strings."""
    return PLAIN.get(name) or ("string" if name in ("word", "text") else camel(name))


def listed(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def marked(it: Field) -> str:
    """The type of a field with its marks."""
    made = kind(it.kind)
    for mark in it.marks:
        made = listed(made) if mark == "*" else f"{made} | null"
    return made


def fields(declared: list[Field], optional: list[str]) -> str:
    """`seat: number; card?: Card`."""
    return "; ".join(
        f"{it.name}{'?' if it.optional or it.name in optional else ''}: {marked(it)}"
        for it in declared
    )


def template(pattern: Pattern) -> str:
    """A template literal; optional and repeated parts are any text."""
    made = re.sub(r"\{(?:\w+:)?(\w+)\}", lambda it: "${" + kind(it[1]) + "}", pattern.text)
    made = re.sub(r"\[[^\]]+\]\*?", "${string}", made)
    made = re.sub(r"(\$\{string\})+", "${string}", made)
    whole = re.fullmatch(r"\$\{(\w+)\}", made)
    return whole[1] if whole else f"`{made}`" if "$" in made else f'"{made}"'


def quoted(word: object) -> str:
    return f'"{word}"'


def union(members: list[str]) -> str:
    return "".join(f"\n  | {member}" for member in members) or " never"


# ---- the parts of a game's file


def kinds(vocabulary: Vocabulary) -> Iterator[str]:
    """A union of ids or patterns; an interface for a record."""
    for name, ids in vocabulary.kinds.ids.items():
        yield f"export type {camel(name)} = {' | '.join(map(quoted, ids))};"
    for name, written in vocabulary.kinds.written.items():
        found = [template(it) for it in patterns(written, vocabulary.kinds.regex)]
        yield f"export type {camel(name)} = {' | '.join(dict.fromkeys(found))};"
    for name, declared in vocabulary.kinds.records.items():
        yield f"export type {camel(name)} = {{ {fields(declared, [])} }};"


def events(vocabulary: Vocabulary, prefix: str) -> str:
    """Secret fields may be missing."""
    told = [
        f'{{ event: "{key}"; {fields(declared, vocabulary.secret[key])} }}'.replace("; }", " }")
        for key, declared in vocabulary.fields.items()
    ]
    return f"export type {prefix}Event ={union(told)};"


def answers(vocabulary: Vocabulary, prefix: str) -> Iterator[str]:
    """The answers by ask."""
    yield f"export interface {prefix}Answers {{"
    for key in vocabulary.asks or {}:
        found = [template(it) for it in vocabulary.offered(key)]
        yield f"  {key if key.isidentifier() else quoted(key)}: {' | '.join(found)};"
    yield "}"


def refusals(vocabulary: Vocabulary, prefix: str) -> str:
    """The values by reason."""
    found = [
        f'{{ reason: "{reason}"; values: {{ {fields(declared, [])} }} }}'.replace(
            "{  }", "Record<string, never>"
        )
        for reason, declared in vocabulary.reasons.items()
    ]
    return f"export type {prefix}Reason ={union(found)};"


def game_file(vocabulary: Vocabulary, game: str) -> str:
    """The whole file of one game."""
    prefix = camel(game)
    view, result, detail = map(schema, (vocabulary.view, vocabulary.result, vocabulary.detail))
    known: dict[str, list[str]] = {}
    for part in (result, view, detail):
        if part is not None:
            interfaces(part, known)
    shown = "never" if detail is None else detail.__name__
    more = f"""export type {prefix}Answer = {prefix}Answers[keyof {prefix}Answers];

/** Why an answer is not possible. */
export type {prefix}Refusal = Omit<RefusalView, "reason" | "values"> & {prefix}Reason;

/** A question with its options; only its addressee gets them. */
export type {prefix}Ask = {{
  [Key in keyof {prefix}Answers]: Omit<AskView, "key" | "options" | "refusals" | "detail"> & {{
    key: Key;
    options?: {prefix}Answers[Key][];
    refusals?: {prefix}Refusal[];
    detail?: {shown};
  }};
}}[keyof {prefix}Answers];

/** A whole view: the game's part and the table's. */
export type {prefix}View = {view.__name__} &
  Omit<TableView, "asks" | "result"> & {{ asks: {prefix}Ask[]; result: {result.__name__} | null }};
"""
    blocks = [
        'import type { AskView, Json, RefusalView, TableView } from "./table";',
        "\n".join(kinds(vocabulary)),
        events(vocabulary, prefix),
        "\n".join(answers(vocabulary, prefix)),
        refusals(vocabulary, prefix),
        *("\n".join(lines) for lines in known.values()),
        more,
    ]
    return HEAD.format(source=f"the vocabulary of {game}") + "\n\n".join(blocks)


def games_file(games: list[str]) -> str:
    """The types of every game by its name."""
    lines = [HEAD.format(source="the games of this checkout").rstrip()]
    for game in games:
        names = ", ".join(f"{camel(game)}{part}" for part in ("Ask", "Event", "View"))
        lines.append(f'import type {{ {names} }} from "./{game}";')
    lines += ["", "export interface Games {"]
    for game in games:
        parts = "; ".join(
            f"{part.lower()}: {camel(game)}{part}" for part in ("Ask", "Event", "View")
        )
        lines.append(f'  "{game}": {{ {parts} }};')
    return "\n".join([*lines, "}", ""])


def table_file() -> str:
    """The part of a view that every game has."""
    known: dict[str, list[str]] = {}
    interfaces(TableView, known)
    head = HEAD.format(source="src/saddlebag/kernel/views.py")
    json = (
        "export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };"
    )
    return head + f"{json}\n\n" + "\n\n".join("\n".join(lines) for lines in known.values()) + "\n"


# ---- views


def interfaces(typed: Any, known: dict[str, list[str]]) -> None:
    """A TypedDict and its parts, the inner ones first."""
    lines = [f"/** {(typed.__doc__ or '').strip()} */", f"export interface {typed.__name__} {{"]
    for name, hint in get_type_hints(typed, include_extras=True).items():
        left_out = get_origin(hint) is NotRequired
        inner = get_args(hint)[0] if left_out else hint
        lines.append(f"  {name}{'?' if left_out else ''}: {type_of(inner, known)};")
    known[typed.__name__] = [*lines, "}"]


def type_of(hint: Any, known: dict[str, list[str]]) -> str:
    """The TypeScript type of a part of a view; collects nested TypedDicts."""
    origin, parts = get_origin(hint), get_args(hint)
    if hasattr(hint, "__required_keys__"):
        if hint.__name__ not in known:
            interfaces(hint, known)
        return str(hint.__name__)
    if origin is Annotated:
        some = parts[1] == SOME
        return f"Partial<{type_of(parts[0], known)}>" if some else kind(parts[1])
    if origin is Literal:
        return " | ".join(map(quoted, parts))
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(type_of(part, known) for part in parts))
    if origin is list:
        return listed(type_of(parts[0], known))
    if origin is tuple:
        return f"[{', '.join(type_of(part, known) for part in parts)}]"
    if origin is dict:
        return f"Record<{type_of(parts[0], known)}, {type_of(parts[1], known)}>"
    return TYPES[hint]
