"""The numbered rules, read from the rules pages: installed with the package, or of a checkout."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

PAGES: Final[dict[str, str]] = {"PE": "public-enemy", "WL": "western-legends"}
RULE: Final = re.compile(r"^\* \*\*([A-Z]+-\d+)\b\s*([^*]*)\*\*\s*(.*)")
CHAPTER: Final = re.compile(r"^#+ (?:[0-9A-Z]+\. )?(.*)")
TITLE: Final = re.compile(r"^# ([^:]*)")
TAG: Final = re.compile(r" *\[(?:all|B|D|E|F|R|inf|content|physical)\b[^\]]*\]")  # where it stands


def pages() -> dict[str, str]:
    """The text of each rules page that is there, by the letters of its game."""
    found = {}
    for letters, name in PAGES.items():
        for folder in folders():
            page = folder.joinpath(f"{name}.md")
            if page.is_file():
                found[letters] = page.read_text(encoding="utf-8")
                break
    return found


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
    bare = re.sub(r"\*\*|`", "", TAG.sub("", text))
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
