"""How an answer is written: `ride:{space}:by:{region}`, `deposit:{number}[+{card}]*`."""

import re
from collections.abc import Callable
from typing import Final

Regex = Callable[[str], str]  # of a kind
# Compiled when first used: declaring a vocabulary must cost next to nothing.
PARTS: Final = r"(\{[^}]+\}|\[[^\]]+\]\*?)"
FIELD: Final = r"\{(?:(\w+):)?(\w+)\}"


class Slot:
    """A place in a pattern for a value of some kind."""

    __slots__ = ("kind", "mark", "name")

    def __init__(self, name: str, kind: str, mark: str) -> None:
        self.name = name
        self.kind = kind
        self.mark = mark  # `?` may be left out, `*` comes several times

    def value(self, text: str) -> object:
        """As JSON would have it."""
        return int(text) if self.kind in ("number", "player") else text


class Pattern:
    """One way to write an answer.

    `{kind}` or `{name:kind}` is a value, `[...]` may be left out, `[...]*` may come several times.
    `word` is what is written in every case, without the colons: `ride:by`.
    """

    __slots__ = ("_groups", "_inner", "_regex", "plain", "slots", "text", "word")

    def __init__(self, text: str, regex: Regex) -> None:
        self.text = text
        self.slots: list[Slot] = []
        self._groups: list[str] = []  # by slot, the group of the expression it is read from
        self._inner: list[re.Pattern[str] | None] = []  # by slot, how to find it in its group
        bare = re.sub(PARTS, " ", text)
        self.word = ":".join(re.findall(r"[^\s:+]+", bare))
        found = [self._part(part, regex) for part in re.split(PARTS, text)]
        self._regex: re.Pattern[str] = re.compile("".join(found))
        self.plain = re.sub(r"\(\?P<\w+>", "(?:", "".join(found))

    def _part(self, part: str, regex: Regex) -> str:
        """The regular expression of one part, its slots noted."""
        if part.endswith("]*"):
            return self._repeated(part[1:-2], regex)
        if part.startswith("["):
            return "(?:" + self._inside(part[1:-1], regex, "?") + ")?"
        return self._inside(part, regex, "")

    def _inside(self, text: str, regex: Regex, mark: str) -> str:
        """Literals and slots, without brackets."""
        made = ""
        for part in re.split(r"(\{[^}]+\})", text):
            field = re.fullmatch(FIELD, part)
            if field is None:
                made += re.escape(part)
            else:
                made += f"(?P<f{len(self.slots)}>{regex(field[2])})"
                self._note(field, mark, None)
        return made

    def _repeated(self, text: str, regex: Regex) -> str:
        """Something that may come several times; it holds one slot."""
        before, slot, after = re.split(r"(\{[^}]+\})", text)
        field = re.fullmatch(FIELD, slot)
        assert field is not None, text
        inner = f"{re.escape(before)}({regex(field[2])}){re.escape(after)}"
        number = len(self.slots)
        self._note(field, "*", re.compile(inner))
        return f"(?P<f{number}>(?:{inner.replace('(', '(?:', 1)})*)"

    def _note(self, field: re.Match[str], mark: str, inner: re.Pattern[str] | None) -> None:
        self._groups.append(f"f{len(self.slots)}")
        self._inner.append(inner)
        self.slots.append(Slot(field[1] or field[2], field[2], mark))

    def read(self, text: str) -> dict[str, object] | None:
        """The values in an answer by name; None if it is not written like this."""
        match = self._regex.fullmatch(text)
        if match is None:
            return None
        values: dict[str, object] = {}
        for slot, group, inner in zip(self.slots, self._groups, self._inner, strict=True):
            part = match[group]
            if inner is not None:
                values[slot.name] = [slot.value(it[1]) for it in inner.finditer(part)]
            elif part is not None:
                values[slot.name] = slot.value(part)
        return values

    def fits(self, values: dict[str, object]) -> bool:
        """Has it a slot for each of these values, and a value for each slot that needs one?"""
        names = [slot.name for slot in self.slots]
        needed = [slot.name for slot in self.slots if slot.mark != "?"]
        return all(it in names for it in values) and all(it in values for it in needed)

    def write(self, values: dict[str, object]) -> str:
        """The answer with these values in it."""
        return "".join([self._written(part, values) for part in re.split(PARTS, self.text)])

    def _written(self, part: str, values: dict[str, object]) -> str:
        if part.endswith("]*"):
            name = re.search(FIELD, part)
            assert name is not None
            items = values[name[1] or name[2]]
            assert isinstance(items, (list, tuple))
            return "".join([re.sub(FIELD, str(item), part[1:-2]) for item in items])
        if part.startswith("["):
            named = [it[1] or it[2] for it in re.finditer(FIELD, part)]
            return self._written(part[1:-1], values) if all(it in values for it in named) else ""
        return re.sub(FIELD, lambda it: str(values[it[1] or it[2]]), part)

    def expressions(self) -> tuple[str, list[str | None]]:
        """For other languages: how to read it, and by slot how to find each of several values."""
        return self._regex.pattern, [None if it is None else it.pattern for it in self._inner]


def slot_kinds(declared: str) -> list[str]:
    """The kinds that patterns have slots for."""
    return [part.partition("}")[0].rpartition(":")[2] for part in declared.split("{")[1:]]


def patterns(declared: str, regex: Regex) -> list[Pattern]:
    """Several ways to write an answer, with spaces between them."""
    return [Pattern(text, regex) for text in declared.split()]
