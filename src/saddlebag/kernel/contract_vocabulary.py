"""The contract about words: everything a game says is as its vocabulary declares it."""

import types
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from saddlebag.kernel.contract_outlook import Broken, observers
from saddlebag.kernel.kinds import VocabularyError, fields
from saddlebag.kernel.table import Table
from saddlebag.kernel.views import SOME, TableView, is_fields, schema
from saddlebag.kernel.vocabulary import REFUSALS, Vocabulary

PLAIN = (str, int, bool, type(None))


@contextmanager
def strictly(vocabulary: Vocabulary) -> Iterator[None]:
    """Tables opened meanwhile check every event when it is told."""
    before, vocabulary.strict = vocabulary.strict, True
    try:
        yield
    finally:
        vocabulary.strict = before


def keeps(check: Callable[..., None], *what: Any) -> None:
    """What the vocabulary complains about breaks the contract."""
    try:
        check(*what)
    except VocabularyError as error:
        raise Broken(str(error)) from error


def check_asked(table: Table) -> None:
    """Every option, and every refusal with its values."""
    for ask in table.asks:
        keeps(table.rules.vocabulary.check_ask, ask)


def check_said(table: Table, reason: str, values: dict[str, Any]) -> None:
    """The reason and the values of an error; it repeats the answer that was given."""
    declared = reason in REFUSALS
    named = {name: it for name, it in values.items() if declared or name != "answer"}
    keeps(table.rules.vocabulary.check_refusal, reason, named)


def check_seen(table: Table, turn: int) -> None:
    """The view of one observer, each in turn."""
    seats = observers(table)
    keeps(check_view, table.rules.vocabulary, table.view(seats[turn % len(seats)], detail=True))


@cache
def parts_of(wanted: Any) -> dict[str, Any]:
    """The fields of a TypedDict with their types."""
    hints = get_type_hints(wanted, include_extras=True)
    return {
        name: get_args(it)[0] if get_origin(it) is NotRequired else it for name, it in hints.items()
    }


def check_view(vocabulary: Vocabulary, view: dict[str, Any]) -> None:
    """A whole view: the game's own part, and that of the kernel."""
    common = {name: view[name] for name in parts_of(TableView) if name in view}
    check_value(vocabulary, common, TableView, "view")
    if vocabulary.view is not None:
        own = {name: part for name, part in view.items() if name not in common}
        check_own(vocabulary, own)
    if vocabulary.result is not None and view["result"] is not None:
        check_value(vocabulary, view["result"], schema(vocabulary.result), "result")
    for ask in view["asks"]:
        check_detail(vocabulary, ask)


def check_detail(vocabulary: Vocabulary, ask: dict[str, Any]) -> None:
    """What an ask shows besides its options."""
    if vocabulary.detail is not None and "detail" in ask:
        check_value(
            vocabulary, ask["detail"], schema(vocabulary.detail), f"ask {ask['key']}: detail"
        )


def check_own(vocabulary: Vocabulary, own: dict[str, Any]) -> None:
    """The game's part of a view, declared as fields or as a TypedDict."""
    if "game" not in vocabulary.view_names():
        own.pop("game", None)  # the kernel adds it
    if not is_fields(vocabulary.view):
        check_value(vocabulary, own, schema(vocabulary.view), "view")
        return
    wrong = vocabulary.kinds.misfit(own, fields(vocabulary.view))
    if wrong:
        raise VocabularyError(f"view: {wrong}")


def check_value(vocabulary: Vocabulary, value: Any, wanted: Any, where: str) -> None:
    """VocabularyError, with the way there, if a value is not of this type."""
    origin, parts = get_origin(wanted), get_args(wanted)
    fits = True
    if wanted is Any:
        return
    if hasattr(wanted, "__required_keys__"):
        check_fields(vocabulary, value, wanted, where)
    elif origin is Annotated and parts[1] == SOME:
        check_mapping(vocabulary, value, parts[0], where)
    elif origin is Annotated:
        fits = vocabulary.kinds.fits(value, parts[1], "")
    elif origin is Literal:
        fits = type(value) is not float and value in parts
    elif origin is list and isinstance(value, list):
        for item in value:
            check_value(vocabulary, item, parts[0], f"{where}[]")
    elif origin is tuple and isinstance(value, list) and len(value) == len(parts):
        for item, part in zip(value, parts, strict=True):
            check_value(vocabulary, item, part, f"{where}[]")
    elif origin is dict and isinstance(value, dict):
        check_mapping(vocabulary, value, wanted, where)
        fits = all(key in value for key in ids_of(vocabulary, parts[0]))
    elif origin in (Union, types.UnionType):
        check_either(vocabulary, value, parts, where)
    else:
        fits = wanted in PLAIN and type(value) is wanted
    if not fits:
        raise VocabularyError(f"{where} is {value!r}, not {named(wanted)}")


def check_mapping(vocabulary: Vocabulary, value: Any, wanted: Any, where: str) -> None:
    """Keys and values of their types."""
    keys, items = get_args(wanted)
    for key, item in value.items():
        check_value(vocabulary, key, keys, f"{where} key")
        check_value(vocabulary, item, items, f"{where}.{key}")


def ids_of(vocabulary: Vocabulary, wanted: Any) -> list[str]:
    """The keys that a mapping must have."""
    name = get_args(wanted)[1] if get_origin(wanted) is Annotated else ""
    return list(vocabulary.kinds.ids.get(name, ()))


def check_either(vocabulary: Vocabulary, value: Any, choices: Any, where: str) -> None:
    """One of several types; of a TypedDict or None, what is wrong inside is told."""
    if value is None and type(None) in choices:
        return
    found = ""
    for wanted in choices:
        if wanted is type(None):
            continue
        try:
            check_value(vocabulary, value, wanted, where)
        except VocabularyError as error:
            found = found or str(error)
        else:
            return
    raise VocabularyError(found)


def check_fields(vocabulary: Vocabulary, value: Any, wanted: Any, where: str) -> None:
    """A TypedDict: nothing missing, nothing more, everything of its type."""
    if not isinstance(value, Mapping):
        raise VocabularyError(f"{where} is {value!r}, not {named(wanted)}")
    declared = parts_of(wanted)
    for name in sorted(wanted.__required_keys__):
        if name not in value:
            raise VocabularyError(f"{where}.{name} is missing")
    for name, part in value.items():
        if name not in declared:
            raise VocabularyError(f"{where}.{name} is not declared")
        check_value(vocabulary, part, declared[name], f"{where}.{name}")


def named(wanted: Any) -> str:
    """A type as a complaint names it."""
    if get_origin(wanted) is Annotated:
        return str(get_args(wanted)[1])
    return getattr(wanted, "__name__", str(wanted))
