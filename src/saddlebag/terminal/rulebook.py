"""Looks up the numbered rules and prints them."""

import re
from typing import Final

from saddlebag.telling.names import commas
from saddlebag.terminal.complaint import Complaint, shown
from saddlebag.texts import rulebook, say, spoken
from saddlebag.texts.rulebook import TITLE, rules

WANTED: Final = r"^(?:(%s)(?: |$))?(?:([A-Z]+)(?:-(\d+))?)?$"  # the letters of all games go in


def pages() -> dict[str, str]:
    """The text of each rules page, by the letters of its game."""
    found = rulebook.pages()
    if not found:
        raise Complaint(say("rules-none"))
    return found


def chapters(letters: str, page: str) -> list[str]:
    """The name of the game, then each chapter with its rules."""
    ids = rulebook.chapters(page)
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
    return spoken(
        commas(
            run[0] if len(run) == 1 else say("rules-span", first=run[0], last=run[-1].split("-")[1])
            for run in runs
        )
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
    """The rules that the words name, or all chapters. `letters`: of the current game."""
    asked = " ".join(words).strip()
    known = pages()
    wanted = re.match(WANTED % "|".join(rulebook.letters()), lettered(asked))
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
    """Finds a game by its letters or its name."""
    first, _, rest = asked.partition(" ")
    letters = next(
        (key for key, name in rulebook.letters().items() if name == first.lower()), first
    )
    return f"{letters} {rest}".strip().upper()


def has(letters: str, known: dict[str, str], family: str | None) -> list[str]:
    """The rules of a family on one page."""
    ids = [rule for rule in rules(known[letters]) if rule.partition("-")[0] == family]
    return [f"{letters} {span(ids)}"] if ids else []


def lookup_in(letters: str, known: dict[str, str], wanted: re.Match[str]) -> list[str]:
    """The text of a chapter or a rule on one page."""
    _, family, number = wanted.groups()
    if family is None:
        return chapters(letters, known[letters])
    return [
        f"{letters} {rule}: {text}"
        for rule, text in rules(known[letters]).items()
        if rule.partition("-")[0] == family
        and (number is None or int(rule.partition("-")[2]) == int(number))
    ]
