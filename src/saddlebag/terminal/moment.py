"""A person's decision: the numbered choices, and which of them a typed line means."""

from typing import Any, NamedTuple

from saddlebag.kernel.ask import Refused
from saddlebag.kernel.group import picks_left
from saddlebag.kernel.phrase import Term
from saddlebag.kernel.table import Table
from saddlebag.telling.names import Names, commas
from saddlebag.terminal.any_page import AnyPage
from saddlebag.terminal.typed_words import begins, plain_words, telling
from saddlebag.texts import say, spoken

FEW = 6  # refused choices that get a line of their own


class Meaning(NamedTuple):
    """The numbers of all choices that a line could mean."""

    numbers: list[int]
    out_of_range: bool = False


class Moment:
    """Choices are numbered from 1: the possible ones, then those that are refused."""

    def __init__(self, table: Table, seat: int, page: AnyPage, names: Names) -> None:
        self.seat = seat
        self.page = page
        self.names = names
        self.view: dict[str, Any] = table.view(seat, detail=True)
        self.ask = next(ask for ask in self.view["asks"] if ask["seat"] == seat)
        self.options: list[str] = self.ask["options"]
        self.refusals: list[dict[str, Any]] = self.ask["refusals"]
        self.answers = [*self.options, *(refusal["answer"] for refusal in self.refusals)]
        self.picks = picks_left(table, seat)
        self.ask["picks"] = self.picks

    @property
    def settled(self) -> bool:
        """Is passing the only choice?"""
        return self.options == [self.ask["idle"]]

    # ---- out

    def lines(self) -> list[str]:
        """The possible choices by group, and a hint at the others."""
        found: dict[object, str] = {}
        for number, option in enumerate(self.options, 1):
            group = self.page.group(option)
            if not group:
                found[number] = say("table-choice", number=number, text=self.choice(number))
            elif group not in found:
                found[group] = self.page.together(self.view, group, self.like(group), self.names)
        lines = list(found.values())
        return [*lines, self.refused()] if self.worth_a_line() else lines

    def worth_a_line(self) -> bool:
        """Is there a refused choice that a player would look for?"""
        return any(self.page.mentions(it) for it in self.refusals)

    def like(self, group: str) -> dict[int, str]:
        """The choices of a group by their numbers."""
        return {n: it for n, it in enumerate(self.options, 1) if self.page.group(it) == group}

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
        return self.page.short(self.view, self.answers[number - 1], self.names)

    def why(self, number: int) -> str:
        """The reason why a choice is refused, or a note that it is possible."""
        if number <= len(self.options):
            return say("said-possible", number=number, text=self.choice(number))
        refusal = self.refusals[number - 1 - len(self.options)]
        text = self.page.refusal(refusal["reason"], refusal["values"], self.names)
        return ruled(text, refusal["rule"])

    def all_refused(self) -> list[str]:
        """Every refused choice with its reason; choices with the same reason share a line."""
        same: dict[str, list[int]] = {}
        for number, refusal in enumerate(self.refusals, len(self.options) + 1):
            text = self.page.sweeping(refusal["reason"], refusal["values"], self.names)
            same.setdefault(ruled(text, refusal["rule"]), []).append(number)
        return [
            say("table-refused-line", numbers=spans(numbers), choices=self.some(numbers), text=text)
            for text, numbers in same.items()
        ]

    def some(self, numbers: list[int]) -> str:
        """These choices in a few words, the first of them if there are many."""
        named = commas(self.short(number) for number in numbers[:FEW])
        more = len(numbers) - FEW
        return say("table-refused-more", choices=named, more=more) if more > 0 else spoken(named)

    # ---- in

    def meaning(self, text: str) -> Meaning:
        """Finds choices by number, answer or words; possible choices come first.

        Whole words win over prefixes.
        """
        if text.isascii() and text.isdecimal():
            number = int(text[:9])
            known = 1 <= number <= len(self.answers)
            return Meaning([number] if known else [], not known)
        if text in self.answers:
            return Meaning([self.answers.index(text) + 1])
        return Meaning(self.worded(text) or self._fitting(telling(text)))

    def worded(self, text: str) -> list[int]:
        """The choices whose text on the screen is exactly the typed line."""
        for words in (plain_words, telling):
            given = words(text)
            fits = [n for n in self._numbers() if given and given in map(words, self.sayings(n))]
            if fits:
                return [n for n in fits if n <= len(self.options)] or fits
        return []

    def sayings(self, number: int) -> list[str]:
        """The texts of a choice on the screen: short and full."""
        found = [self.short(number)]
        if number <= len(self.options) and not self.page.group(self.answers[number - 1]):
            found.append(self.choice(number))
        return found

    def _numbers(self) -> range:
        return range(1, len(self.answers) + 1)

    def _fitting(self, words: list[str]) -> list[int]:
        """The choices that match all words: by keyword, or else by their text on the screen."""
        if not words:
            return []
        keys = [self.page.typed(self.view, answer, self.names) for answer in self.answers]
        found = self._among(words, keys)
        if found:
            return found
        met = [self.page.met(self.view, answer, self.names) for answer in self.answers]
        said = [plain_words(" ".join([*self.sayings(n), met[n - 1]])) for n in self._numbers()]
        return self._among(words, [[*a, *b] for a, b in zip(keys, said, strict=True)])

    def _among(self, words: list[str], keys: list[list[str]]) -> list[int]:
        """The choices whose keywords match, the possible ones or else the refused."""
        for first, last in ((0, len(self.options)), (len(self.options), len(self.answers))):
            some = range(first, last)
            whole = [n for n in some if all(word in keys[n] for word in words)]
            begun = [n for n in some if all(begins(word, keys[n]) for word in words)]
            if whole or begun:
                return [n + 1 for n in self._plainest(whole or begun)]
        return []

    def _plainest(self, fits: list[int]) -> list[int]:
        """Drops choices that only extend another matching choice."""
        answers = [self.answers[n] for n in fits]
        return [n for n in fits if not any(self.answers[n].startswith(f"{a}:") for a in answers)]


def spans(numbers: list[int]) -> str:
    """1, 3 to 5, 8."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return spoken(
        commas(
            str(run[0]) if len(run) == 1 else say("rules-span", first=run[0], last=run[-1])
            for run in runs
        )
    )


def ruled(text: str, rule: str) -> str:
    """A reason with its rule, if one is named."""
    return say("rule-named", text=text, rule=rule) if rule else text


def refusal_text(error: Refused) -> str:
    """A refusal that any table may give, in words."""
    values: dict[str, Term] = {
        name: commas(map(str, value)) if isinstance(value, list) else str(value)
        for name, value in error.values.items()
    }
    return spoken((f"why-{error.reason}", values))
