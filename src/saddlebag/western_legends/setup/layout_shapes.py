"""The shape of each part of a layout: a part that is malformed is named before anything is laid."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

Shape = Callable[[Any], bool]


def amount(value: Any) -> bool:
    return type(value) is int and value >= 0


def name(value: Any) -> bool:
    return isinstance(value, str)


def several(of: Shape) -> Shape:
    """A list, each of this shape."""
    return lambda value: (
        isinstance(value, Sequence) and not isinstance(value, str) and all(map(of, value))
    )


def each(of: Shape, key: Shape = amount) -> Shape:
    """By seat, or by what `key` says."""
    return lambda value: (
        isinstance(value, Mapping) and all(map(key, value)) and all(map(of, value.values()))
    )


def either(*shapes: Shape) -> Shape:
    return lambda value: any(shape(value) for shape in shapes)


AMOUNT: Final = either(amount, each(amount))
NAMES: Final = several(name)
SHAPES: Final[dict[str, Shape]] = {
    **dict.fromkeys(("money", "nuggets", "wounds", "lp", "marshal", "wanted"), AMOUNT),
    **dict.fromkeys(("hands", "cattle", "goals", "done", "items"), each(NAMES)),
    **dict.fromkeys(("mount", "weapon", "places"), each(name)),
    **dict.fromkeys(("deck", "discard", "fight_deck", "his_deck", "his_cards"), NAMES),
    **dict.fromkeys(("phase", "turn", "actions", "round", "ending"), amount),
    "bandit_deck": NAMES,
    "tokens": each(several(amount)),
    "characters": either(each(name), NAMES),
    "stories": several(either(name, NAMES)),
    "discs": several(several(amount)),
    "stock": each(amount, key=name),
    "bandits": either(each(name, key=name), NAMES),
    "sheriff": name,
    "luck": each(several(several(amount)), key=name),
}


def require_shapes(layout: Mapping[str, Any], players: int) -> None:
    """Names the first part that is unknown, malformed, or of a seat that is not there."""
    for key, value in layout.items():
        shape = SHAPES.get(key)
        if shape is None:
            raise ValueError(f"unknown: {key}")
        if not shape(value):
            raise ValueError(f"malformed: {key}")
        seats = [at for at in value if isinstance(at, int)] if isinstance(value, Mapping) else []
        if key != "characters" and any(seat >= players for seat in seats):  # more may be at hand
            raise ValueError(f"no such seat: {key}")
    if layout.get("turn", 0) >= players:
        raise ValueError("no such seat: turn")
