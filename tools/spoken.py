"""The text keys the code uses, read from its syntax trees.

say("table-end", ...) speaks a key outright. Rules speak shorter names, which belong to a family:
an Ask of Public Enemy with the key "draw" is the text public-enemy-ask-draw, a refusal with the
reason "no_dollars" is public-enemy-why-no_dollars, what the kernel refuses for every game is
why-<reason>, and what the server refuses is refused-<reason>. The page in the browser is read by
tools/page_words.py.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools import games
from tools.report import shown

# What the keys of a game's texts begin with, by the folder of its rules.
PREFIXES = {folder: name for name, folder in games.FOLDERS.items()}
SPEAKERS = frozenset({"say", "has"})

# Place, key, and arguments (None if they cannot be read from the call).
Key = tuple[str, str, set[str] | None]


class Spoken:
    """All keys the code uses, and the patterns of computed ones."""

    def __init__(self) -> None:
        self.keys: list[Key] = []
        self.literals: set[str] = set()
        self.patterns: set[str] = set()

    def may_speak(self, key: str) -> bool:
        """Could any string of the code be this key?"""
        spoken = key in self.literals or any(key == known for _, known, _ in self.keys)
        return spoken or any(re.fullmatch(pattern, key) for pattern in self.patterns)


def listen(files: Iterable[Path]) -> Spoken:
    """All keys that these files use."""
    spoken = Spoken()
    for path in files:
        folder = rules_folder(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            place = f"{shown(path)}:{getattr(node, 'lineno', 0)}"
            spoken.keys += ((place, key, given) for key, given in keys(node, folder))
            hear(node, spoken)
    return spoken


def rules_folder(path: Path) -> str:
    """The folder of the game that a file belongs to, at any depth; otherwise its own folder."""
    under = path.parts[path.parts.index("saddlebag") + 1 :] if "saddlebag" in path.parts else ()
    return under[0] if under and under[0] in PREFIXES else path.parent.name


def hear(node: ast.AST, spoken: Spoken) -> None:
    """Notes the strings that could be a key: literals, f-strings, and text(game, key)."""
    match node:
        case ast.Call(func=ast.Name(id="text"), args=[_, key, *_]) if text(key):
            spoken.literals |= {f"{prefix}-{text(key)}" for prefix in PREFIXES.values()}
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        spoken.literals.add(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = [text(part) if isinstance(part, ast.Constant) else None for part in node.values]
        if is_key_like("".join(part or " " for part in parts)):
            spoken.patterns.add(
                "".join(".+" if part is None else re.escape(part) for part in parts)
            )


def is_key_like(fixed: str) -> bool:
    """Could a string with these fixed parts be a key, and not just anything?"""
    return re.search(r"[a-z]{2}-|-[a-z]{2}", fixed) is not None


def keys(node: ast.AST, folder: str) -> Iterator[tuple[str, set[str] | None]]:
    """The keys that one node certainly uses."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, *_]) if (
            name in SPEAKERS and text(first)
        ):
            yield text(first), told(node) if name == "say" else None
        case ast.Call(func=ast.Name(id="No"), args=[reason, *_]) if text(reason):
            yield f"refused-{text(reason)}", None
        case _ if folder in PREFIXES:
            yield from ((f"{PREFIXES[folder]}-{key}", None) for key in of_rules(node))
        case _ if folder == "kernel":
            yield from ((key, None) for key in of_kernel(node))


def told(call: ast.Call) -> set[str] | None:
    """The argument names of a say() call; None if it unpacks a dictionary."""
    given = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    return given if len(given) == len(call.keywords) else None


def of_rules(node: ast.AST) -> Iterator[str]:
    """Asks, events, reasons of refusals and options of a game."""
    match node:
        case ast.Call(func=ast.Name(id="Ask"), args=[_, key, *_]) if text(key):
            yield f"ask-{text(key)}"
        case ast.Call(func=ast.Name(id="Vocabulary"), args=[ast.Dict(keys=names), *_]):
            yield from (f"told-{text(name)}" for name in names)
        case ast.Tuple(elts=[_, reason, ast.Dict(), _]) if text(reason):
            yield f"why-{text(reason)}"
        case ast.Call(func=ast.Name(id="Option"), args=[key, *_]) if text(key):
            yield f"option-{text(key)}"


def of_kernel(node: ast.AST) -> Iterator[str]:
    """The kernel's refusals in every game."""
    match node:
        case ast.Call(func=ast.Name(id="Refused"), args=[reason, *_]) if text(reason):
            yield f"why-{text(reason)}"
        case ast.Call(func=ast.Name(id="BadJournal"), args=[_, reason, *_]) if text(reason):
            yield f"journal-{text(reason)}"


def text(node: ast.AST | None) -> str:
    """A string literal, or an empty string."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
