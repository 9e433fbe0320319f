"""The fields of a compiled game's state as code: fields_code.py beside each fields.py.

A game declares the fields of its state once (saddlebag.kernel.fields). Interpreted Python reads
the declaration as it is; mypyc wants every attribute and assignment written out: `--write`.
"""

import ast
import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from saddlebag.kernel.fields import (
    FIXED,
    LIST,
    PER_PLAYER,
    PER_SEAT,
    PER_STEP,
    PER_TURN,
    ROWS,
    Field,
    declared,
)
from tools.games import FOLDERS
from tools.report import ROOT, finish, shown

# A game that declares its fields in fields.py is compiled.
GAMES = [it for it in FOLDERS.values() if (ROOT / f"src/saddlebag/{it}/fields.py").exists()]
COPIED = (PER_SEAT, PER_PLAYER, LIST)
HEAD = '''"""The fields of the state as code. Written by tools/state_code.py from fields.py."""

'''


class Source:
    """One declaration: the class, its fields, and details from its source text."""

    def __init__(self, game: str) -> None:
        self.file = ROOT / f"src/saddlebag/{game}/fields.py"
        self.tree = ast.parse(self.file.read_text(encoding="utf-8"))
        (self.body,) = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        cls: type = getattr(importlib.import_module(f"saddlebag.{game}.fields"), self.body.name)
        self.fields = declared(cls)
        self.rows: tuple[int, ...] = getattr(cls, ROWS, ())
        self.types = {
            node.target.id: ast.unparse(node.annotation)
            for node in self.body.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }

    def type_of(self, name: str) -> str:
        """The annotated type, or the type of the initial value."""
        field = self.fields[name]
        plain = type(field.value).__name__
        return self.types.get(name, f"list[{plain}]" if field.kind in COPIED else plain)

    def imports(self) -> Iterator[str]:
        """The imports that the types need."""
        named = {
            node.id
            for text in self.types.values()
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Name)
        }
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                names = [it.name for it in node.names if it.name in named or it.name == "State"]
                if names:
                    yield f"from {node.module} import {', '.join(names)}"


def begins(field: Field) -> str:
    """The initial value, as an expression."""
    if field.kind == PER_SEAT:
        return f"[{field.value!r}] * self.seats"
    if field.kind == PER_PLAYER:
        return f"[{field.value!r}] * self.players"
    return repr(list(field.value) if field.kind == LIST else field.value)


def copied(name: str, field: Field) -> str:
    """The value of a copy, as an expression."""
    if field.kind == PER_STEP:
        return repr(field.value)
    return f"twin.{name}.copy()" if field.kind in COPIED else f"twin.{name}"


def hashed(name: str, kind: str) -> str:
    """The value in data(), as an expression."""
    if kind[:1].isupper():  # a record of the game's own, or None
        return f"None if self.{name} is None else self.{name}.data()"
    return f"self.{name}"


def in_rows(values: list[str], rows: tuple[int, ...]) -> str:
    """A list, or a list of lists."""
    if not rows:
        return f"[{', '.join(values)}]"
    assert sum(rows) == len(values), "the rows do not hold every field once"
    rest = iter(values)
    return "[" + ", ".join(f"[{', '.join(next(rest) for _ in range(n))}]" for n in rows) + "]"


def lines(source: Source) -> Iterator[str]:
    """The whole file, not yet formatted."""
    name, fields = source.body.name, source.fields
    own = {it: field for it, field in fields.items() if field.kind != FIXED}
    yield HEAD + "\n".join(source.imports())
    yield f"class {name}(State):"
    yield f'    """{ast.get_docstring(source.body)}"""'
    yield "    __slots__ = (" + "".join(f"{it!r}, " for it in sorted(fields)) + ")"
    yield from (f"    {it}: {source.type_of(it)}" for it in fields)
    yield "    def lay_out(self) -> None:"
    yield from (f"        self.{it} = {begins(field)}" for it, field in own.items())
    yield "    def take_after(self, twin: State) -> None:"
    yield f"        assert isinstance(twin, {name})"
    yield from (f"        self.{it} = {copied(it, field)}" for it, field in fields.items())
    turn = [f"self.{it} = {field.value!r}" for it, field in own.items() if field.kind == PER_TURN]
    if turn:
        yield "    def begin_turn(self) -> None:"
        yield from (f"        {line}" for line in turn)
    yield "    def data(self) -> list[object]:"
    values = [hashed(it, source.type_of(it)) for it in own if not own[it].added]
    yield f"        found: list[object] = {in_rows(values, source.rows)}"
    yield from added_later(source, own)
    yield "        return found"
    yield "    def field_names(self) -> list[str]:"
    yield f"        return {list(own)!r}"


def changed(name: str, field: Field) -> str:
    """Is it no longer as it began? As an expression."""
    if field.value is True or field.value is False:
        return f"not self.{name}" if field.value else f"self.{name}"
    return f"self.{name} != {begins(field)}"


def added_later(source: Source, own: dict[str, Field]) -> Iterator[str]:
    """Fields that recorded games did not have, by name, once they have changed."""
    added = {it: field for it, field in own.items() if field.added}
    if added:
        yield "        later: list[object] = []"
    for it, field in added.items():
        yield f"        if {changed(it, field)}:"
        yield f"            later.append([{it!r}, {hashed(it, source.type_of(it))}])"
    if added:
        yield "        if later:"
        yield "            found.append(later)"


def text(game: str) -> str:
    """The expected file, formatted."""
    code = "\n".join(lines(Source(game))) + "\n"
    command = [sys.executable, "-m", "ruff", "format", "-q", "--stdin-filename", "code.py", "-"]
    made = subprocess.run(command, input=code, cwd=ROOT, capture_output=True, text=True, check=True)
    return made.stdout


def target(game: str) -> Path:
    return ROOT / f"src/saddlebag/{game}/fields_code.py"


def complaints() -> Iterator[str]:
    """Is the generated code up to date?"""
    for game in GAMES:
        file = target(game)
        if not file.exists() or file.read_text(encoding="utf-8") != text(game):
            yield f"{shown(file)}: not what fields.py declares: python -m tools.state_code --write"


def main() -> None:
    if "--write" in sys.argv[1:]:
        for game in GAMES:
            target(game).write_text(text(game), encoding="utf-8")
    finish("state code", complaints(), f"{len(GAMES)} games")


if __name__ == "__main__":
    main()
