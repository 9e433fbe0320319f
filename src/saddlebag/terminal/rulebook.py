"""The numbered rules, read from the rules pages: installed with the package, or of a checkout."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from saddlebag.terminal.complaint import Complaint, shown
from saddlebag.terminal.names import commas
from saddlebag.texts import say

PAGES: Final[dict[str, str]] = {"PE": "public-enemy", "WL": "western-legends"}
RULE: Final = re.compile(r"^\* \*\*([A-Z]+-\d+)\b\s*([^*]*)\*\*\s*(.*)")
CHAPTER: Final = re.compile(r"^#+ (?:[0-9A-Z]+\. )?(.*)")
TITLE: Final = re.compile(r"^# ([^:]*)")
WANTED: Final = re.compile(r"^(?:(PE|WL)(?: |$))?(?:([A-Z]+)(?:-(\d+))?)?$")
TAG: Final = re.compile(r" *\[(?:all|B|D|E|F|R|inf|content|physical)\b[^\]]*\]")  # where it stands


def pages() -> dict[str, str]:
    """The text of each rules page, by the letters of its game."""
    found = {}
    for letters, name in PAGES.items():
        for folder in folders():
            page = folder.joinpath(f"{name}.md")
            if page.is_file():
                found[letters] = page.read_text(encoding="utf-8")
                break
    if not found:
        raise Complaint(say("rules-none"))
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


def chapters(letters: str, page: str) -> list[str]:
    """The name of the game, then each chapter with its rules."""
    title = ""
    ids: dict[str, list[str]] = {}
    for line in page.splitlines():
        heading, rule = CHAPTER.match(line), RULE.match(line)
        if heading:
            title = plain(heading[1])
        elif rule:
            ids.setdefault(title, []).append(rule[1])
    name = TITLE.match(page)
    game = name[1] if name else letters
    example = f"{letters} {next(iter(ids.values()))[0]}"
    lines = [say("rules-chapters", game=game, letters=letters, example=example)]
    return lines + [say("rules-chapter", title=key, ids=span(found)) for key, found in ids.items()]


def span(ids: list[str]) -> str:
    """TURN-1 to 6, for each run of ids without a gap."""
    runs: list[list[str]] = []
    for rule in sorted(ids, key=lambda rule: (ids.index(first_of(rule, ids)), number_of(rule))):
        if runs and follows(runs[-1][-1], rule):
            runs[-1].append(rule)
        else:
            runs.append([rule])
    return commas(
        run[0] if len(run) == 1 else say("rules-span", first=run[0], last=run[-1].split("-")[1])
        for run in runs
    )


def first_of(rule: str, ids: list[str]) -> str:
    """The first id of the same family."""
    return next(other for other in ids if other.split("-")[0] == rule.split("-")[0])


def number_of(rule: str) -> int:
    return int(rule.split("-")[1])


def follows(before: str, rule: str) -> bool:
    """Is this the next id of the family?"""
    same = before.split("-")[0] == rule.split("-")[0]
    return same and number_of(before) + 1 == number_of(rule)


def look_up(words: list[str], letters: str = "") -> list[str]:
    """The rules that the words name; no words: the chapters. `letters`: of the game at hand."""
    asked = " ".join(words).strip()
    wanted = WANTED.match(lettered(asked))
    known = pages()
    if wanted:
        games = [wanted[1] or letters] if wanted[1] or letters else list(known)
        found = [line for game in games if game in known for line in lookup_in(game, known, wanted)]
        if found:
            return found
        there = [line for game in games if game in known for line in has(game, known, wanted[2])]
        if there:
            raise Complaint(say("rules-number", given=shown(asked), there=commas(there)))
    example = f"{letters or 'PE'} TURN-4"
    raise Complaint(say("rules-unknown", given=shown(asked), example=example))


def lettered(asked: str) -> str:
    """A game goes by its letters, or by its name."""
    first, _, rest = asked.partition(" ")
    letters = next((key for key, name in PAGES.items() if name == first.lower()), first)
    return f"{letters} {rest}".strip().upper()


def has(letters: str, known: dict[str, str], family: str | None) -> list[str]:
    """Which rules of a family one page has."""
    ids = [rule for rule in rules(known[letters]) if rule.partition("-")[0] == family]
    return [f"{letters} {span(ids)}"] if ids else []


def lookup_in(letters: str, known: dict[str, str], wanted: re.Match[str]) -> list[str]:
    """What one page has of a chapter or a rule."""
    _, family, number = wanted.groups()
    if family is None:
        return chapters(letters, known[letters])
    return [
        f"{letters} {rule}: {text}"
        for rule, text in rules(known[letters]).items()
        if rule.partition("-")[0] == family
        and (number is None or int(rule.partition("-")[2]) == int(number))
    ]
