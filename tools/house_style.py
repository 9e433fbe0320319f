"""House style beyond the linters: short files, reasons for suppressions, no stubs."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tools.report import finish, python_files, shown

MOST_LINES = 400
SUPPRESSION = re.compile(
    r"#\s*(?:noqa|type:\s*ignore|ruff:\s*noqa)(?::?\s*[A-Z]+\d+,?|\[[\w, -]+\])*"
)
STUB = re.compile(r"\b(?:TODO|FIXME|XXX)\b")


def complaints(path: Path) -> Iterator[str]:
    """The complaints about one file."""
    source = path.read_text(encoding="utf-8")
    length = source.count("\n")
    if length > MOST_LINES:
        yield f"{shown(path)}: {length} lines, at most {MOST_LINES}; is it still one idea?"
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for complaint in about_comment(token.string):
                yield f"{shown(path)}:{token.start[0]}: {complaint}"


def about_comment(comment: str) -> Iterator[str]:
    """A suppression states its reason, and nothing is left for later."""
    suppression = SUPPRESSION.match(comment)
    if suppression and not re.search(r"\w", comment[suppression.end() :]):
        yield "a suppression without its reason on the line"
    if STUB.search(comment):
        yield "something left for later"


def main() -> None:
    files = python_files("src", "tests", "tools", "bench")
    finish("house style", (c for path in files for c in complaints(path)), f"{len(files)} files")


if __name__ == "__main__":
    main()
