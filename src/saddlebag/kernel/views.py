"""The part of a view that every game has, as types; a game declares its own part beside its view.

`Annotated[str, "card"]` names a kind of the game's vocabulary: to Python it is text, to those who
generate from a view it is a card. A mapping by a kind holds all ids of the kind, unless it is
`Annotated[dict[Item, int], SOME]`.
"""

from importlib import import_module
from typing import (
    Annotated,
    Any,
    Final,
    NotRequired,
    TypedDict,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

SOME: Final = "some"  # of a mapping by ids: not all of them are there
Player = Annotated[int, "player"]


class RefusalView(TypedDict):
    """An answer one might expect, and why it is not possible."""

    answer: str
    reason: str
    values: dict[str, Any]
    rule: str


class AskView(TypedDict):
    """A question to a seat; only its addressee learns more than who is asked what."""

    seat: Player
    key: str
    options: NotRequired[list[str]]
    refusals: NotRequired[list[RefusalView]]
    group: NotRequired[str]
    idle: NotRequired[str]
    detail: NotRequired[dict[str, Any]]


class OrdersView(TypedDict):
    """The asks this seat lets pass, until it is asked another one."""

    keys: list[str]
    until: str


class Held(TypedDict):
    """Cards on a hand: how many, and those this observer knows."""

    count: int
    known: list[str]


class TableView(TypedDict):
    """What the kernel adds to the view of every game."""

    seat: Player | None
    options: dict[str, Any]
    events: int
    asks: list[AskView]
    orders: OrdersView | None
    result: dict[str, Any] | None


def is_fields(declared: object) -> bool:
    """Is a view declared by its fields, `"turn:player pan:card*"`, and not by a TypedDict?"""
    return isinstance(declared, str) and (":" in declared or "." not in declared)


def schema(declared: Any) -> Any:
    """A TypedDict, or the one that has this whole name."""
    if not isinstance(declared, str):
        return declared
    module, _, name = declared.rpartition(".")
    return getattr(import_module(module), name)


def kinds_of(declared: Any) -> dict[str, str]:
    """The kinds that a TypedDict names for its fields, and for those of what is inside it."""
    held = fields_of(declared)
    found = {name: kind for name, hint in held if (kind := kind_of(hint))}
    for _, hint in held:
        for part in inside(hint):
            found = kinds_of(part) | found
    return found


def fields_of(declared: Any) -> list[tuple[str, Any]]:
    """The fields of a TypedDict with their types; none of anything else."""
    if not is_typeddict(declared):
        return []
    return list(get_type_hints(declared, include_extras=True).items())


def kind_of(hint: Any) -> str:
    """The kind of a value, also where it may be None or is in a list; empty if it has none."""
    parts = get_args(hint)
    if get_origin(hint) is Annotated:
        return "" if parts[1] == SOME else str(parts[1])
    if get_origin(hint) is dict:
        return ""
    return next((kind for part in parts if (kind := kind_of(part))), "")


def inside(hint: Any) -> list[Any]:
    """Every TypedDict that a type speaks of."""
    if is_typeddict(hint):
        return [hint]
    return [found for part in get_args(hint) for found in inside(part)]
