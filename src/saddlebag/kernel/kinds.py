"""Kinds: what the values of events, answers and refusals may be."""

from collections.abc import Iterable, Mapping
from typing import Final

from saddlebag.kernel.pattern import Pattern, patterns, slot_kinds

BUILT_IN: Final = ("player", "number", "flag", "word", "text", "json")
MARKS: Final = "?*"  # `card?` may be None, `card*` is a list, `card?*` a list with gaps
WRITTEN: Final = {"player": "[0-9]+", "number": "-?[0-9]+", "word": "[a-z0-9_]+", "text": r"\S+"}


class VocabularyError(ValueError):
    """A declaration that makes no sense, or something told, offered or refused against it."""


class Field:
    """A named value and its kind: `path:space*`; `card` alone is short for `card:card`."""

    __slots__ = ("kind", "marks", "name", "optional")

    def __init__(self, declared: str) -> None:
        name, colon, kind = declared.partition(":")
        whole = kind if colon else name
        self.kind = whole.rstrip(MARKS)
        self.marks = whole[len(self.kind) :]
        self.name = name_of(declared)
        self.optional = bool(colon) and name.endswith("?")  # in a record: may be left out

    def __repr__(self) -> str:
        return f"{self.name}{'?' if self.optional else ''}:{self.kind}{self.marks}"


def name_of(declared: str) -> str:
    """The name of a field."""
    return declared.partition(":")[0].rstrip(MARKS)


def fields(declared: str) -> list[Field]:
    """The fields of one event, refusal or record."""
    return [Field(word) for word in declared.split()]


class Kinds:
    """The kinds of one game: built in, with ids, with patterns, or records of several fields."""

    __slots__ = ("_patterns", "_regex", "ids", "known", "records", "written")

    def __init__(self, kinds: Mapping[str, str | Iterable[str]], records: dict[str, str]) -> None:
        self.ids: dict[str, dict[str, None]] = {}  # in the order they were declared in
        self.written: dict[str, str] = {}  # kinds whose words are made of other kinds
        self.records = {name: fields(declared) for name, declared in records.items()}
        self._patterns: dict[str, list[Pattern]] = {}
        self._regex: dict[str, str] = {}
        self.known = dict.fromkeys([*BUILT_IN, *kinds, *records])
        for name, values in kinds.items():
            if isinstance(values, str) and "{" in values:
                self.written[name] = values
            else:
                words = values.split() if isinstance(values, str) else values
                self.ids[name] = dict.fromkeys(words)
        for name, declared in self.records.items():
            self.demand(declared, f"record {name}")
        for name, declared_as in self.written.items():
            self.demand_slots(declared_as, f"kind {name}")

    def demand(self, declared: list[Field], what: str) -> None:
        """Every field has a kind of this game, and no two share a name."""
        for it in declared:
            if it.kind not in self.known:
                raise VocabularyError(f"{what}, {it.name}: there is no kind {it.kind}")
        names = [it.name for it in declared]
        if len(names) != len(dict.fromkeys(names)):
            raise VocabularyError(f"{what}: a field twice in {', '.join(names)}")

    def demand_slots(self, declared: str, what: str) -> None:
        """Every slot of these patterns has a kind that can be written."""
        for kind in slot_kinds(declared):
            if kind not in WRITTEN and kind not in self.ids and kind not in self.written:
                raise VocabularyError(f"{what}: there is no kind {kind} that can be written")

    def fits(self, value: object, kind: str, marks: str) -> bool:
        """Is this a value of the kind?"""
        if not marks:
            return self._is(value, kind)
        inner = marks[:-1]
        if marks[-1] == "?":
            return value is None or self.fits(value, kind, inner)
        if not isinstance(value, (list, tuple)):
            return False
        return all(self.fits(item, kind, inner) for item in value)

    def _is(self, value: object, kind: str) -> bool:
        """One value, neither None nor a list."""
        if kind == "json":
            return True
        if kind == "flag":
            return type(value) is bool
        if kind == "number" or kind == "player":
            if isinstance(value, bool) or not isinstance(value, int):
                return False
            return kind == "number" or value >= 0
        if kind in self.records:
            return isinstance(value, dict) and not self.misfit(value, self.records[kind])
        if not isinstance(value, str):
            return False
        if kind in self.ids:
            return value in self.ids[kind]
        if kind == "text":
            return True
        return self.reads(value, kind)

    def misfit(self, values: dict[str, object], declared: list[Field]) -> str:
        """What is wrong with named values; empty if they are as declared."""
        for it in declared:
            if it.name not in values:
                if not it.optional:
                    return f"{it.name} is missing"
            elif not self.fits(values[it.name], it.kind, it.marks):
                return f"{it.name} is {values[it.name]!r}, not {it.kind}{it.marks}"
        names = [it.name for it in declared]
        unknown = [name for name in values if name not in names]
        return f"{unknown[0]} is not declared" if unknown else ""

    def reads(self, text: str, kind: str) -> bool:
        """Is this text of an open kind, or one written with a pattern?"""
        found = self._patterns.get(kind)
        if found is None:
            found = patterns(self.written.get(kind) or "{" + kind + "}", self.regex)
            self._patterns[kind] = found
        return any(it.read(text) is not None for it in found)

    def regex(self, kind: str) -> str:
        """A regular expression for the words of a kind."""
        if kind in WRITTEN:
            return WRITTEN[kind]
        if kind not in self._regex:
            if kind in self.ids:
                ids = sorted(self.ids[kind], key=len, reverse=True)
                self._regex[kind] = "|".join([it.replace("+", r"\+") for it in ids])
            else:
                found = patterns(self.written[kind], self.regex)
                self._regex[kind] = "|".join([it.plain for it in found])
        return self._regex[kind]
