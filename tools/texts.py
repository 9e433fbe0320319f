"""Checks that the Fluent files are consistent and have every key that the code uses.

They parse, no key is there twice, no reference is dangling, every language has the keys of English,
no key that the code speaks is missing (tools/spoken.py), and no message is there for nobody.
"""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tools.lesson_words import hear_lessons
from tools.page_words import hear_page, page_files
from tools.report import ROOT, finish, python_files, shown
from tools.spoken import Spoken, listen
from tools.told_words import hear_games, missing

TEXTS = ROOT / "src/saddlebag/texts"
ENGLISH = "en"


class Mentions(Visitor):
    """Collects the messages, terms and variables that a text refers to."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.keys.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.keys.add(f"-{node.id.name}")

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def entries(language: Path) -> Iterator[tuple[Path, ast.EntryType]]:
    """Everything in the files of one language, in a fixed order."""
    for path in sorted(language.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path, entry


def messages(language: Path) -> dict[str, Mentions]:
    """The messages and terms of one language, each with what it mentions."""
    found: dict[str, Mentions] = {}
    for _, entry in entries(language):
        if isinstance(entry, ast.Message | ast.Term):
            mentions = found[name(entry)] = Mentions()
            mentions.visit(entry)
    return found


def name(entry: ast.Message | ast.Term) -> str:
    return ("-" if isinstance(entry, ast.Term) else "") + entry.id.name


def complaints(language: Path) -> Iterator[str]:
    """The complaints about the files of one language."""
    seen: set[str] = set()
    for path, entry in entries(language):
        if isinstance(entry, ast.Junk):
            yield f"{shown(path)}: not Fluent: {(entry.content or '').strip().splitlines()[:1]}"
        elif isinstance(entry, ast.Message | ast.Term):
            if name(entry) in seen:
                yield f"{shown(path)}: {name(entry)} is there twice"
            seen.add(name(entry))
    mentioned = {key for mentions in messages(language).values() for key in mentions.keys}
    yield from (f"{shown(language)}: no {key}" for key in sorted(mentioned - seen))


def against_code(known: dict[str, Mentions], spoken: Spoken) -> Iterator[str]:
    """Keys that are used but missing, and keys that are never used."""
    for place, key, given in spoken.keys:
        if key not in known:
            yield f"{place}: no text for {key}"
        elif given is not None and (lacking := known[key].variables - given):
            yield f"{place}: {key} also needs {', '.join(sorted(lacking))}"
    mentioned = {key for mentions in known.values() for key in mentions.keys}
    for key in known:
        if key not in mentioned and not spoken.may_speak(key):
            yield f"texts: nobody speaks {key}"


def against_english(language: Path, english: dict[str, Mentions]) -> Iterator[str]:
    """Keys a translation lacks, or has beyond English; its terms are its own."""
    own = {key for key in messages(language) if not key.startswith("-")}
    wanted = {key for key in english if not key.startswith("-")}
    yield from (f"{shown(language)}: no {key}, which English has" for key in sorted(wanted - own))
    yield from (f"{shown(language)}: {key} is not in English" for key in sorted(own - wanted))


def main() -> None:
    languages = sorted(path for path in TEXTS.iterdir() if (path / "table.ftl").exists())
    english = messages(TEXTS / ENGLISH)
    found = [complaint for language in languages for complaint in complaints(language)]
    spoken = listen(python_files("src"))
    hear_page(page_files(), spoken)
    hear_games(spoken)
    hear_lessons(spoken)
    found += against_code(english, spoken)
    found += missing(english)
    for language in languages:
        found += against_english(language, english)
    named = ", ".join(language.name for language in languages)
    finish("texts", found, f"{len(english)} messages in {named}")


if __name__ == "__main__":
    main()
