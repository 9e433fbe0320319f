"""The Fluent files hold together: they parse, no key is there twice, no reference is dangling."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tools.report import ROOT, finish, shown

TEXTS = ROOT / "src/saddlebag/texts"


class References(Visitor):
    """Collects the messages and terms that a text points to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.add(f"-{node.id.name}")


def complaints(language: Path) -> Iterator[str]:
    """What is wrong with the files of one language."""
    keys: Counter[str] = Counter()
    references = References()
    for path in sorted(language.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                start = (entry.content or "").strip().splitlines()[:1]
                yield f"{shown(path)}: not Fluent: {start}"
            elif isinstance(entry, ast.Message | ast.Term):
                keys[("-" if isinstance(entry, ast.Term) else "") + entry.id.name] += 1
                references.visit(entry)
    yield from (f"{shown(language)}: {key} is there twice" for key in keys if keys[key] > 1)
    yield from (f"{shown(language)}: no {key}" for key in sorted(references.found - keys.keys()))


def main() -> None:
    languages = sorted(path for path in TEXTS.iterdir() if path.is_dir())
    found = [complaint for language in languages for complaint in complaints(language)]
    finish("texts", found, ", ".join(language.name for language in languages))


if __name__ == "__main__":
    main()
