"""A moment at which a person decides: the numbered choices, and what a typed line means."""

import re
from itertools import groupby
from typing import Any, NamedTuple

from saddlebag.kernel.ask import Refused
from saddlebag.kernel.table import Table
from saddlebag.terminal.names import Names, commas
from saddlebag.terminal.page import Page
from saddlebag.texts import say

FEW = 6  # refused choices that are worth a line of their own
SHORT = 3  # letters; a shorter word must be a whole one


class Meaning(NamedTuple):
    """What a line names: the numbers of all choices it could be."""

    numbers: list[int]
    out_of_range: bool = False


class Moment:
    """Choices are numbered from 1: the possible ones, then those that are refused."""

    def __init__(self, table: Table, seat: int, page: Page, names: Names) -> None:
        self.seat = seat
        self.page = page
        self.names = names
        self.view: dict[str, Any] = table.view(seat)
        self.ask = next(ask for ask in self.view["asks"] if ask["seat"] == seat)
        self.options: list[str] = self.ask["options"]
        self.refusals: list[dict[str, Any]] = self.ask["refusals"]
        self.answers = [*self.options, *(refusal["answer"] for refusal in self.refusals)]

    # ---- out

    def lines(self) -> list[str]:
        """The possible choices, and a hint at the others."""
        numbered = enumerate(self.options, 1)
        found: list[str] = []
        for group, some in groupby(numbered, key=lambda one: self.page.group(one[1])):
            if group:
                found.append(self.page.together(self.view, group, dict(some)))
            else:
                found += [say("table-choice", number=n, text=self.choice(n)) for n, _ in some]
        return [*found, self.refused()] if self.refusals else found

    def choice(self, number: int) -> str:
        return self.page.choice(self.view, self.options[number - 1], self.names)

    def refused(self) -> str:
        """The choices that are not possible now, in one line."""
        first, last = len(self.options) + 1, len(self.answers)
        if len(self.refusals) > FEW:
            return say("table-refused-many", first=first, last=last)
        few = commas(
            say("table-refused-short", number=number, text=self.short(number))
            for number in range(first, last + 1)
        )
        hint = say("table-refused-hint", number=first)
        return say("table-refused-few", choices=few) + " " + hint

    def short(self, number: int) -> str:
        return self.page.short(self.answers[number - 1], self.names)

    def why(self, number: int) -> str:
        """Why a choice is refused, or that it is possible."""
        if number <= len(self.options):
            return say("said-possible", number=number, text=self.choice(number))
        refusal = self.refusals[number - 1 - len(self.options)]
        text = self.page.refusal(refusal["reason"], refusal["values"], self.names)
        return say("rule-named", text=text, rule=refusal["rule"])

    def all_refused(self) -> list[str]:
        """Every refused choice with its reason."""
        numbers = range(len(self.options) + 1, len(self.answers) + 1)
        return [
            say("table-choice", number=number, text=f"{self.short(number)}: {self.why(number)}")
            for number in numbers
        ]

    # ---- in

    def meaning(self, text: str) -> Meaning:
        """A number, an answer's own name, or words that fit; possible choices come first."""
        if text.isascii() and text.isdecimal():
            number = int(text[:9])
            known = 1 <= number <= len(self.answers)
            return Meaning([number] if known else [], not known)
        if text in self.answers:
            return Meaning([self.answers.index(text) + 1])
        words = re.findall(r"\w+", text.lower().replace("_", " "))
        fits = [
            n + 1 for n, answer in enumerate(self.answers) if words and self._fits(words, answer)
        ]
        possible = [number for number in fits if number <= len(self.options)]
        return Meaning(possible or fits)

    def _fits(self, words: list[str], answer: str) -> bool:
        """Does each word begin a word of the answer, or of the name of the seat it is about?"""
        keys = re.split("[:_]", answer)
        for key in keys[1:]:
            if key.isdecimal():
                keys = [*keys, *self.names.names[int(key)].lower().split()]
        return all(
            any(key == word or (len(word) >= SHORT and key.startswith(word)) for key in keys)
            for word in words
        )


def refusal_text(error: Refused) -> str:
    """A refusal that any table may give, in words."""
    values = {
        name: commas(map(str, value)) if isinstance(value, list) else str(value)
        for name, value in error.values.items()
    }
    return say(f"why-{error.reason}", **values)
