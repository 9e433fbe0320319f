"""Every numbered rule, example and ruling of a game has a test that cites it.

A rule is a bullet of docs/rules/GAME.md that opens with its id in bold. A test cites it by the bare
id: in its docstring, in a comment on, in or right above it, or with `@pytest.mark.rule("TURN-4")`.
A rule about cardboard only is marked [physical] and needs no test; one of an expansion that is not
on offer yet, [later]. tools/coverage_plugin.py asks these questions at the end of a test run.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Mapping

from tools.games import LETTERS

RULE = re.compile(r"^(?:\s*\* )?\*\*([A-Z]+-\d+)\b")
CITED = re.compile(rf"(?<![\w-])(?:({'|'.join(LETTERS.values())}) )?([A-Z]+-\d+)\b")

Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def rules(page: str) -> dict[str, bool]:
    """The ids on a rules page, each with whether software can break it."""
    found = {}
    for line in page.splitlines():
        if rule := RULE.match(line):
            found[rule[1]] = "[physical]" not in line and "[later]" not in line
    return found


def cited_in(text: str, game: str) -> set[str]:
    """The ids of this game in a text; another game's carry its letters."""
    return {rule for letters, rule in CITED.findall(text) if letters in ("", LETTERS[game])}


def cited(source: str, game: str) -> dict[str, set[str]]:
    """The ids that the tests of a file cite, by the name of the test or of its class."""
    comments = comments_of(source)
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Test) and node.name.startswith(("Test", "test_")):
            said = [ast.get_docstring(node) or ""]
            said += [comments.get(line, "") for line in lines_of(node, comments)]
            found.setdefault(node.name, set()).update(cited_in("\n".join(said), game))
    return found


def comments_of(source: str) -> dict[int, str]:
    """The comments of a file by line."""
    return {
        token.start[0]: token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }


def lines_of(node: Test, comments: Mapping[int, str]) -> range:
    """The lines of a test, with its decorators and the block of comments right above."""
    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    while first - 1 in comments:
        first -= 1
    return range(first, (node.end_lineno or node.lineno) + 1)


def complaints(game: str, page: str, citations: Mapping[str, set[str]]) -> Iterator[str]:
    """The rules on a game's page that no test cites, and the citations (by test) of no rule."""
    known = rules(page)
    families = {rule.partition("-")[0] for rule in known}
    for test, here in citations.items():
        for rule in sorted(here - known.keys()):
            if rule.partition("-")[0] in families:
                yield f"{test}: cites {rule}, which docs/rules/{game}.md does not have"
    covered = set().union(*citations.values())
    for rule, testable in known.items():
        if testable and rule not in covered:
            yield f"docs/rules/{game}.md: no test cites {rule}"
