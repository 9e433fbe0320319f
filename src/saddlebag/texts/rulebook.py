"""The numbered rules, read from the rules pages: installed with the package, or of a checkout."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from saddlebag import registry

RULE: Final = re.compile(r"^\* \*\*([A-Z]+-\d+)\b\s*([^*]*)\*\*\s*(.*)")
CHAPTER: Final = re.compile(r"^#+ (?:[0-9A-Z]+\. )?(.*)")
TITLE: Final = re.compile(r"^# ([^:]*)")
TAG: Final = re.compile(r" *\[(?:all|B|D|E|F|R|inf|content|physical)\b[^\]]*\]")  # where it stands

SOURCE: Final = re.compile(
    r" *\([^()]*\bD-\d\d\b[^()]*\)"
)  # where printings differ (docs/rulings.md)


def letters() -> dict[str, str]:
    """Every game by the letters of its rules: PE is public-enemy."""
    return {game.letters: name for name, game in registry.found().items()}


def pages() -> dict[str, str]:
    """The text of each rules page that is there, by the letters of its game."""
    found = {known: page_of(name) for known, name in letters().items()}
    return {known: page.read_text(encoding="utf-8") for known, page in found.items() if page}


def page_of(game: str) -> Traversable | None:
    """The rules page that a game brings, or ours of its name; None: there is none."""
    brought = registry.resource(game, "rules")
    if brought is not None:
        return brought
    ours = [folder.joinpath(f"{game}.md") for folder in folders()]
    return next((page for page in ours if page.is_file()), None)


def folders() -> list[Traversable]:
    """Where the pages may lie."""
    package = files("saddlebag")
    checkout = Path(str(package)).parent.parent / "docs" / "rules"
    return [package.joinpath("rules"), checkout]


def rules(page: str) -> dict[str, str]:
    """Each rule's text by its id, with what is indented below it."""
    found: dict[str, str] = {}
    here = ""
    for line in page.splitlines():
        rule = RULE.match(line)
        if rule:
            here = rule[1]
            found[here] = plain(f"{rule[2]} {rule[3]}")
        elif here and line.startswith(" "):
            item = line.strip().startswith("* ")
            found[here] += ("\n\n" if item else " ") + plain(line.strip().removeprefix("* "))
        else:
            here = ""
    return found


def plain(text: str) -> str:
    """Without the marks of Markdown and the tags of its sources."""
    bare = re.sub(r"\*\*|`", "", SOURCE.sub("", TAG.sub("", text)))
    return re.sub(r"(?<![\w*-])\*([^*]+)\*(?![\w*])", r"\1", bare).strip()


def chapters(page: str) -> dict[str, list[str]]:
    """The ids of the rules under each heading that has any."""
    title = ""
    ids: dict[str, list[str]] = {}
    for line in page.splitlines():
        heading, rule = CHAPTER.match(line), RULE.match(line)
        if heading:
            title = plain(heading[1])
        elif rule:
            ids.setdefault(title, []).append(rule[1])
    return ids
