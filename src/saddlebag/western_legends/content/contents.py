"""The contents of the box: pages of TOML, checked as they are read.

Every row has an id, a source (rulebook, public or house) and belongs to a set: the base game or an
expansion. All rows are loaded, the base game's first, so a row's number never changes; which of
them lie on a table is `switched_on`.
"""

import tomllib
from collections.abc import Iterable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol

Row = dict[str, Any]

BASE: Final = "base"
FISTFUL: Final = "fistful_of_extras"
HANDSOME: Final = "good_bad_handsome"
SETS: Final[tuple[str, ...]] = (BASE, FISTFUL, HANDSOME)
FOLDER: Final[Traversable] = files("saddlebag.western_legends.content")
SOURCES: Final = ("rulebook", "public", "house")


class BadContent(ValueError):
    """A row that does not fit, and why."""


class OfSet(Protocol):
    """Whatever came in one of the boxes."""

    @property
    def set(self) -> str: ...


def page(name: str) -> Row:
    """A page of the contents."""
    text = FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def need(holds: bool, where: str, problem: str) -> None:
    """Contents that are wrong are found when they are loaded, not when they are played."""
    if not holds:
        raise BadContent(f"{where}: {problem}")


def table(of: Row, name: str) -> list[Row]:
    """The rows of a table, each with an id of its own and a known source and set."""
    rows: list[Row] = of[name]
    ids = [row["id"] for row in rows]
    need(len(set(ids)) == len(ids), name, "an id is there twice")
    order = [SETS.index(known(row.get("set", BASE), SETS, row["id"])) for row in rows]
    need(order == sorted(order), name, "the base game comes first, then the expansions")
    for row in rows:
        known(row["source"], SOURCES, row["id"])
    return rows


def known(word: str, vocabulary: Iterable[str], where: str) -> str:
    """The word, if its closed vocabulary has it."""
    if word not in vocabulary:
        raise BadContent(f"{where}: {word} is not known")
    return word


def fits(row: Row, says: tuple[str, ...], words: dict[str, tuple[str, ...]], where: str) -> None:
    """A row says all it must (? marks what may be left out), in known words, and nothing else."""
    for name in says:
        if name not in row and not name.endswith("?"):
            raise BadContent(f"{where}: {name} is missing")
    for name, value in row.items():
        if name not in says and f"{name}?" not in says:
            raise BadContent(f"{where}: {name} means nothing here")
        if name in words:
            known(value, words[name], where)
        elif name == "n":
            need(isinstance(value, int) and value > 0, where, "n counts from 1")


def numbered(rows: Sequence[Row]) -> dict[str, int]:
    """The number of each row, by its id."""
    return {row["id"]: number for number, row in enumerate(rows)}


def switched_on(rows: Sequence[OfSet], sets: Iterable[str]) -> tuple[int, ...]:
    """The numbers of the rows that these sets bring to the table."""
    wanted = {known(name, SETS, "sets") for name in sets}
    return tuple(number for number, row in enumerate(rows) if row.set in wanted)


def count(rows: Sequence[OfSet], wanted: list[int], where: str) -> None:
    """Each set brings as many rows as it should."""
    found = [sum(row.set == name for row in rows) for name in SETS]
    need(found == wanted, where, f"{found} of them, not {wanted}")
