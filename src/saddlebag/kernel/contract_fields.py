"""The contract about the fields of a state: the hash of a table sees every one of them.

A record is an object in a field that has fields and `data()` of its own, as a fight while it lasts.
What its data() leaves out on purpose it declares: `left_out = {"how": "follows from the ranks"}`.
"""

from collections.abc import Iterator
from typing import Any

from saddlebag.kernel.contract_outlook import demand, wire
from saddlebag.kernel.fields import record_fields
from saddlebag.kernel.table import Table


def check_fields(table: Table) -> int:
    """Another value in any field gives other data, and so another hash."""
    s, examples = table.copy().state, table.state.examples()
    names, before = s.field_names(), wire(s.data())
    for name in names:
        values = examples.get(name, [])
        seen = sees(s, name, values, f"the field {name}: name some in State.examples()")
        demand(seen, f"data() does not see the field {name}")
    demand(wire(s.data()) == before, "data() changes when it is looked at")
    for record in records([getattr(s, name) for name in names] + list(examples.values())):
        check_record(record)
    return len(names)


def check_records(table: Table, known: set[type]) -> int:
    """The records on the table, one of each class that is not known yet."""
    s, count = table.state, 0
    for record in records([getattr(s, name) for name in s.field_names()]):
        if type(record) not in known:
            known.add(type(record))
            count += check_record(record)
    return count


def check_record(record: Any) -> int:
    """Another value in any field of a record gives other data, unless it is left out on purpose."""
    title, names = type(record).__name__, record_fields(record)
    left_out: dict[str, str] = getattr(record, "left_out", {})
    for name, reason in left_out.items():
        demand(name in names, f"{title} leaves out {name}, which is none of its fields")
        demand(bool(reason.strip()), f"{title} leaves out {name} without a reason")
    for name in names:
        seen = sees(record, name, [], f"{title}.{name}")
        demand(seen or name in left_out, f"data() does not see {title}.{name}")
        demand(
            not seen or name not in left_out, f"data() holds {title}.{name}, said to be left out"
        )
    return len(names)


def records(value: Any) -> Iterator[Any]:
    """The records in a value."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from records(item)
    elif isinstance(value, dict):
        yield from records(list(value.values()))
    elif hasattr(value, "data"):
        yield value


def sees(holder: Any, name: str, examples: list[object], where: str) -> bool:
    """Does data() change with this field? Some other value must fit into it."""
    honest, before = getattr(holder, name), wire(holder.data())
    for other in [*others(honest), *examples]:
        seen = None if other == honest else data_with(holder, name, other)
        put(holder, name, honest)
        if seen is not None:
            return seen != before
    demand(False, f"no other value fits into {where}")
    return False


def others(value: Any) -> list[object]:
    """Other values that such a field might hold."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    if isinstance(value, str):
        return [value + "x"]
    if isinstance(value, (list, tuple)):
        kind = list if isinstance(value, list) else tuple
        longer = kind([*value, *(value[-1:] or [0])])
        return [longer, *(kind([it, *value[1:]]) for one in value[:1] for it in others(one))]
    if isinstance(value, (set, frozenset)):
        return [value ^ {it} for it in (*sorted(value)[:1], 0, "x")]
    if isinstance(value, dict):
        changed = [{**value, key: it} for key in list(value)[:1] for it in others(value[key])]
        return [*changed, {**value, 0: None}, {**value, "x": None}]
    return [None] if value is not None else [0, "x", Another()]


class Another:
    """In the place of a record that is not there now."""

    def data(self) -> list[object]:
        return ["another"]


def data_with(holder: Any, name: str, value: object) -> str | None:
    """data() with this value in a field; None where the field takes no such value."""
    try:
        put(holder, name, value)
        return wire(holder.data())
    except Exception:  # whatever a setter or data() says to a value that cannot be there
        return None


def put(holder: Any, name: str, value: object) -> None:
    """Into the fields of a frozen record, too."""
    object.__setattr__(holder, name, value)
