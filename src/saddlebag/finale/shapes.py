"""What a finale is made of."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Event = Mapping[str, Any]
View = Mapping[str, Any]
Value = int | str


@dataclass(frozen=True)
class Field:
    """A value and its kind in the game's vocabulary."""

    kind: str
    value: Value


@dataclass(frozen=True)
class Sentence:
    """The key of a text, and what it speaks of."""

    key: str
    fields: dict[str, Field] = field(default_factory=dict)


@dataclass(frozen=True)
class Source:
    """Something that brought points: its kind, its id, how many."""

    kind: str
    id: str
    n: int


@dataclass(frozen=True)
class Standing:
    """One player in the end; `rounds` is the score after each round, from 0 to the end."""

    player: int
    place: int  # from 1 on; equal ones share a place
    won: bool
    score: int
    face: str  # whom they are remembered as: a character, an outlaw
    rounds: list[int]
    gains: list[list[Source]]  # by round: gains[i] leads from rounds[i] to rounds[i + 1]
    epilogue: list[Sentence]


@dataclass(frozen=True)
class Moment:
    """The moment of the game; `event` is its number."""

    event: int
    round: int
    player: int
    sentence: Sentence


@dataclass(frozen=True)
class Finale:
    """Everybody in the order of the end, and the moment of the game."""

    standings: list[Standing]
    moment: Moment | None


# Events with their numbers, without those taken back, and the last view.
Told = Sequence[tuple[int, Event]]
Maker = Callable[[Told, View], Finale]


def number(n: int) -> Field:
    return Field("number", n)


def person(player: int) -> Field:
    return Field("player", player)


def places(ranked: Sequence[tuple[bool, int]]) -> list[int]:
    """The place of each (winner, score), best first; equal ones share it."""
    return [next(i for i, it in enumerate(ranked) if it == one) + 1 for one in ranked]


def summed(sources: Sequence[Source]) -> list[Source]:
    """One source of each kind and id, the largest first; what cancels out is left out."""
    totals: dict[tuple[str, str], int] = {}
    for it in sources:
        totals[it.kind, it.id] = totals.get((it.kind, it.id), 0) + it.n
    found = [Source(kind, id, n) for (kind, id), n in totals.items() if n]
    return sorted(found, key=lambda it: -it.n)
