"""How a state declares its fields: each once, with the value it begins with.

    class Creek(State):
        turn = 0
        banked = per_seat(0)
        asked = per_turn(False)

Everything else follows: what a new state holds, `copy`, `data` and `begin_turn`. This module is
not compiled; a compiled game writes the same out as code (tools/state_code.py).
"""

from collections.abc import Iterable
from typing import Any, Final, TypeVar, cast

T = TypeVar("T")

PLAIN: Final = "plain"
PER_SEAT: Final = "per_seat"
PER_PLAYER: Final = "per_player"
LIST: Final = "list"
PER_TURN: Final = "per_turn"
PER_STEP: Final = "per_step"
FIXED: Final = "fixed"
KERNEL_STATE: Final = "saddlebag.kernel.flow"
ROWS: Final = "_rows"  # of a state class: how many fields each row of data() holds


class Field:
    """One declared field: its kind, the value it begins with, and was it added later?"""

    __slots__ = ("added", "kind", "value")

    def __init__(self, kind: str, value: Any, added: bool = False) -> None:
        self.kind = kind
        self.value = value
        self.added = added

    def initial(self, seats: int, players: int) -> Any:
        """What a new state holds, shared with no other."""
        if self.kind == PER_SEAT:
            return [self.value] * seats
        if self.kind == PER_PLAYER:
            return [self.value] * players
        return list(self.value) if self.kind == LIST else self.value


# Each of these is typed as the value that the field will hold, as dataclasses.field is.


def per_seat(value: T) -> list[T]:
    """A list with this value for every seat."""
    return cast(list[T], Field(PER_SEAT, value))


def per_player(value: T) -> list[T]:
    """A list with this value for every player: the seats, and players that the rules run."""
    return cast(list[T], Field(PER_PLAYER, value))


def list_of(*values: T) -> list[T]:
    """A list that begins with these values."""
    return cast(list[T], Field(LIST, values))


def per_turn(value: T) -> T:
    """Back to this value at the beginning of a turn (`begin_turn`)."""
    return cast(T, Field(PER_TURN, value))


def per_step(value: T) -> T:
    """Always this value between steps, so a copy, which begins at a step, has it too."""
    return cast(T, Field(PER_STEP, value))


def fixed(kind: type[T]) -> T:
    """Set once at setup and shared by all copies; no part of data()."""
    return cast(T, Field(FIXED, None))


def added(value: T) -> T:
    """A field that recorded games did not have: part of data() only once it has changed."""
    field = value if isinstance(value, Field) else Field(PLAIN, value)
    return cast(T, Field(field.kind, field.value, added=True))


_declared: dict[type, dict[str, Field]] = {}  # found once for each class


def declared(cls: type) -> dict[str, Field]:
    """The fields of a state class, in the order of their declaration."""
    found = _declared.get(cls)
    if found is None:
        found = {}
        for parent in reversed(cls.__mro__):
            for name, value in vars(parent).items():
                if isinstance(value, Field):
                    found[name] = value
                elif not name.startswith("_") and is_value(value):
                    found[name] = Field(PLAIN, value)
        _declared[cls] = found
    return found


def is_value(value: object) -> bool:
    """A plain value that never changes, not a method, a property, a slot or a class."""
    return value is None or isinstance(value, (bool, int, str, tuple))


def lay_out(state: Any) -> None:
    """Every declared field as it begins."""
    for name, field in declared(type(state)).items():
        if field.kind != FIXED:
            setattr(state, name, field.initial(state.seats, state.players))


def take_after(state: Any, twin: Any) -> None:
    """Every field as there; lists, dicts and sets are copied."""
    known = declared(type(state))
    for name, value in vars(twin).items():
        field = known.get(name)
        if field is not None and field.kind == PER_STEP:
            value = field.value
        elif isinstance(value, (list, dict, set)):
            value = value.copy()
        setattr(state, name, value)


def begin_turn(state: Any) -> None:
    """Every per-turn field as it begins."""
    for name, field in declared(type(state)).items():
        if field.kind == PER_TURN:
            setattr(state, name, field.value)


def data(state: Any) -> list[object]:
    """The values of all fields but the fixed ones, as plain data; in rows, if the class has any.

    Behind them, by name, fields that were added later and differ from what they begin with.
    """
    known, rows = declared(type(state)), getattr(type(state), ROWS, ())
    values, later = list[object](), list[object]()
    for name, value in vars(state).items():
        field = known.get(name)
        if field is None or not (field.added or field.kind == FIXED):
            values.append(canonical(value))
        elif field.added and value != field.initial(state.seats, state.players):
            later.append([name, canonical(value)])
    if rows:
        rest = iter(values)
        values = [[next(rest) for _ in range(count)] for count in rows]
    return [*values, later] if later else values


def canonical(value: Any) -> object:
    """Plain data, the same for equal values."""
    if isinstance(value, dict):
        return [[canonical(key), canonical(it)] for key, it in sorted(value.items())]
    if isinstance(value, (set, frozenset)):
        return [canonical(it) for it in sorted(value)]
    if isinstance(value, (list, tuple)):
        return [canonical(it) for it in value]
    return value.data() if hasattr(value, "data") else value


def field_names(state: Any) -> list[str]:
    """The names of a state's fields but the fixed ones, whether declared, in slots or just set."""
    known = declared(type(state))
    slots = slots_of([it for it in type(state).__mro__ if it.__module__ != KERNEL_STATE])
    return [
        name
        for name in dict.fromkeys([*slots, *getattr(state, "__dict__", {})])
        if name not in known or known[name].kind != FIXED
    ]


def record_fields(record: object) -> list[str]:
    """The names of the attributes of any other object, compiled or not."""
    compiled: tuple[str, ...] = getattr(type(record), "__mypyc_attrs__", ())
    names = [*slots_of(type(record).__mro__), *compiled, *getattr(record, "__dict__", {})]
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]


def slots_of(classes: Iterable[type]) -> list[str]:
    """The names in their slots."""
    return [name for it in classes for name in vars(it).get("__slots__", ())]


def blank(state: T) -> T:
    """A new object of the same class, with nothing in it."""
    cls = type(state)
    return cls.__new__(cls)
