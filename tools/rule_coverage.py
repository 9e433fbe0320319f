"""Every numbered rule, example and ruling of a game has a test that cites it.

A rule is a bullet of docs/rules/GAME.md that opens with its id in bold. A test cites it by the
bare id, in its docstring or in a comment on, in or right above it. A rule about cardboard only is
marked [physical] and needs no test; one of an expansion that is not on offer yet, [later].
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tools.report import ROOT, finish, shown

# The games whose rules must all be tested; the tests live in tests/<game, with underscores>/.
COVERED = ("public-enemy", "western-legends")

RULE = re.compile(r"^(?:\s*\* )?\*\*([A-Z]+-\d+)\b")
CITED = re.compile(r"(?<![\w-])(?:(PE|WL) )?([A-Z]+-\d+)\b")
PREFIX = {"public-enemy": "PE", "western-legends": "WL"}


def rules(page: str) -> dict[str, bool]:
    """The ids on a rules page, each with whether software can break it."""
    found = {}
    for line in page.splitlines():
        if rule := RULE.match(line):
            found[rule[1]] = "[physical]" not in line and "[later]" not in line
    return found


def said(source: str) -> Iterator[str]:
    """What the tests of a file say: their docstrings, and the comments that belong to them."""
    comments = {
        token.start[0]: token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and is_test(
            node
        ):
            yield ast.get_docstring(node) or ""
            for line in lines_of(node, comments):
                yield comments.get(line, "")


def is_test(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    return node.name.startswith("Test" if isinstance(node, ast.ClassDef) else "test_")


def lines_of(
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, comments: dict[int, str]
) -> range:
    """The lines of a test, with its decorators and the block of comments right above."""
    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    while first - 1 in comments:
        first -= 1
    return range(first, (node.end_lineno or node.lineno) + 1)


def cited(source: str, game: str) -> set[str]:
    """The ids of this game that the tests of a file cite; another game's carry its letters."""
    return {
        rule
        for text in said(source)
        for letters, rule in CITED.findall(text)
        if letters in ("", PREFIX[game])
    }


def complaints(game: str, root: Path = ROOT) -> Iterator[str]:
    """The rules of a game that no test cites, and the citations of no rule."""
    known = rules((root / f"docs/rules/{game}.md").read_text(encoding="utf-8"))
    families = {rule.partition("-")[0] for rule in known}
    covered: set[str] = set()
    for path in sorted((root / "tests" / game.replace("-", "_")).rglob("*.py")):
        here = cited(path.read_text(encoding="utf-8"), game)
        covered |= here
        for rule in sorted(here - known.keys()):
            if rule.partition("-")[0] in families:
                yield f"{shown(path)}: cites {rule}, which docs/rules/{game}.md does not have"
    for rule, testable in known.items():
        if testable and rule not in covered:
            yield f"docs/rules/{game}.md: no test cites {rule}"


def main() -> None:
    found = [complaint for game in COVERED for complaint in complaints(game)]
    finish("rule coverage", found, f"every rule of {', '.join(COVERED)} has a test")


if __name__ == "__main__":
    main()
