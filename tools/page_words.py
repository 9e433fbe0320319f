"""The text keys the page uses, read from its TypeScript and Svelte files.

say("table-end", { name }) speaks a key outright and tells about a name. A key that is put together
from parts is a pattern, and any other string might be a key as well.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tools.report import ROOT, shown
from tools.spoken import Spoken, is_key_like

SAY = re.compile(r"""\bsay\(\s*(["'])(?P<key>[a-z][\w-]*)\1\s*(?P<more>[,)])""")
STRING = re.compile(r"""(["'])([a-z][\w-]*)\1""")
NAME = re.compile(r"\s*(?:\"([\w-]+)\"|(\w+))\s*(?::|$)")
OPENING, CLOSING = "([{", ")]}"


def page_files(root: Path = ROOT) -> list[Path]:
    """Every source file of the page, in a fixed order."""
    found = (root / "web/src").rglob("*")
    return sorted(path for path in found if path.suffix in (".ts", ".svelte"))


def hear_page(files: list[Path], spoken: Spoken) -> None:
    """Adds all keys that these files use."""
    for path in files:
        source = path.read_text(encoding="utf-8")
        for said in SAY.finditer(source):
            line = source.count("\n", 0, said.start()) + 1
            given = told(source, said.end()) if said["more"] == "," else set()
            spoken.keys.append((f"{shown(path)}:{line}", said["key"], given))
        spoken.literals |= {found[2] for found in STRING.finditer(source)}
        spoken.patterns |= set(patterns(source))


def told(source: str, at: int) -> set[str] | None:
    """The names in the following object; None if it spreads another."""
    opening = re.compile(r"\s*\{").match(source, at)
    if not opening:
        return None
    names: set[str] = set()
    for part in parts(source, opening.end()):
        name = NAME.match(part)
        if name is None:
            return None
        names.add(name[1] or name[2])
    return names


def parts(source: str, start: int) -> Iterator[str]:
    """The parts between commas up to the closing bracket, nested brackets kept whole."""
    depth, begin = 0, start
    for at in range(start, len(source)):
        letter = source[at]
        if (letter == "," and depth == 0) or (letter in CLOSING and depth == 0):
            if source[begin:at].strip():
                yield source[begin:at].strip()
            begin = at + 1
        if letter in CLOSING and depth == 0:
            return
        depth += (letter in OPENING) - (letter in CLOSING)


def patterns(source: str) -> Iterator[str]:
    """Template strings that could be keys, as patterns."""
    for at in (found.start() for found in re.finditer("`", source)):
        pieces = template(source, at + 1)
        if len(pieces) > 1 and is_key_like(" ".join(pieces)):
            yield ".+".join(re.escape(piece) for piece in pieces)


def template(source: str, at: int) -> list[str]:
    """The fixed parts of a template string that begins here; empty if there is none."""
    pieces, begin = [], at
    while at < len(source) and source[at] != "`":
        if source[at] == "\n":
            return []
        if source.startswith("${", at):
            pieces.append(source[begin:at])
            at = begin = end_of_hole(source, at + 2)
        else:
            at += 1
    return [*pieces, source[begin:at]]


def end_of_hole(source: str, at: int) -> int:
    """The position after the bracket that closes an expression."""
    depth = 1
    while at < len(source) and depth:
        depth += (source[at] == "{") - (source[at] == "}")
        at += 1
    return at
