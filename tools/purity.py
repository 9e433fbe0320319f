"""Kernel and games must replay the same everywhere: nothing may depend on the machine.

They use the standard library and each other, take luck only through the kernel's chance, and know
no clock, no network, no float, no hash() and no order of a set. The contract suite is exempt: it
tests games, it does not play them.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.games import FOLDERS
from tools.report import finish, python_files, shown

PURE = ("kernel", *FOLDERS.values())
EXEMPT = "kernel/contract*.py"
BARRED_MODULES = frozenset(
    {"asyncio", "concurrent", "multiprocessing", "random", "select", "signal", "socket"}
    | {"subprocess", "threading", "time", "datetime", "locale", "uuid"}
)
BARRED_CALLS = frozenset({"hash", "float"})


def complaints(path: Path) -> Iterator[str]:
    """The complaints about one file."""
    for node in running(ast.parse(path.read_text(encoding="utf-8"))):
        for complaint in about(node):
            yield f"{shown(path)}:{getattr(node, 'lineno', 0)}: {complaint}"


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node except those only a type checker reads."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            waiting += node.orelse
        else:
            waiting += ast.iter_child_nodes(node)


def about(node: ast.AST) -> Iterator[str]:
    """The complaints about one node of the syntax tree."""
    match node:
        case ast.Import(names=names):
            for alias in names:
                yield from about_import(alias.name)
        case ast.ImportFrom(module=str(module), level=0):
            yield from about_import(module)
        case ast.Call(func=ast.Name(id=name)) if name in BARRED_CALLS:
            yield f"{name}() may differ between machines"
        case ast.Constant(value=float()):
            yield "a float; count in whole numbers"
        case ast.For(iter=source) | ast.AsyncFor(iter=source) | ast.comprehension(iter=source):
            yield from about_order(source)
        case ast.Call(func=ast.Name(id="list" | "tuple" | "enumerate" | "iter"), args=[source]):
            yield from about_order(source)


def about_import(module: str) -> Iterator[str]:
    """Allows only this package and parts of the standard library."""
    top = module.partition(".")[0]
    if top in BARRED_MODULES:
        yield f"{top} is barred here"
    elif top != "saddlebag" and top not in sys.stdlib_module_names:
        yield f"{top} is not in the standard library"


def about_order(source: ast.expr) -> Iterator[str]:
    """A set has no order of its own: sort it first."""
    match source:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
            yield "the order of a set may differ between machines"


def main() -> None:
    files = [
        path
        for path in python_files(*(f"src/saddlebag/{folder}" for folder in PURE))
        if not path.match(EXEMPT)
    ]
    finish("purity", (c for path in files for c in complaints(path)), f"{len(files)} files")


if __name__ == "__main__":
    main()
