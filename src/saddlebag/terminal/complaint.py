"""An error of a command: one line that says what is wrong and what is allowed."""

import json
from typing import Any, Final

from saddlebag.kernel.game import BadOption, Game, Option
from saddlebag.kernel.journal import BadJournal
from saddlebag.kernel.phrase import Term
from saddlebag.telling.names import commas
from saddlebag.texts import has, say, spoken

BAD_INPUT: Final = 2  # the exit status
MOST_SHOWN: Final = 60  # characters of quoted input

# Reasons why a journal cannot be read at all; all others mean that it does not fit.
UNREADABLE: Final = (
    "not_a_journal",
    "newer_format",
    "imagined",
    "missing_field",
    "newer_rules",
    "unknown_rules",
)


class Complaint(Exception):
    """A sentence for standard error, and the exit status that goes with it."""

    def __init__(self, text: str, status: int = BAD_INPUT) -> None:
        super().__init__(text)
        self.text = text
        self.status = status


def shown(given: object, most: int = MOST_SHOWN) -> str:
    """Quoted input, short and without control characters."""
    text = given if isinstance(given, str) else json.dumps(given, default=str)
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= most else text[: most - 3] + "..."


def shown_file(file: str) -> str:
    """A file name as given; only an absurdly long one is cut."""
    return shown(file, 400)


def named(items: Any) -> Term:
    """The allowed values, as a list in words."""
    return commas(map(str, items)) if isinstance(items, list) else str(items)


def bad_option(error: BadOption, game: Game | None = None, title: str = "") -> Complaint:
    """The input, and the allowed values."""
    given, allowed = shown(error.given), named(error.allowed)
    if error.key in ("game", "bot"):
        return Complaint(say(f"bad-{error.key}", given=given, allowed=allowed))
    if game is None:
        return Complaint(say("bad-other", key=error.key, given=given, allowed=allowed))
    if error.key == "seats":
        least, most = min(game.seats), max(game.seats)
        return Complaint(say("bad-seats", game=title, given=given, least=least, most=most))
    if error.key == "option":
        return Complaint(say("bad-option", game=title, given=given, allowed=allowed))
    return bad_value(error, game)


def bad_value(error: BadOption, game: Game) -> Complaint:
    """An invalid value of an option, or an invalid combination."""
    given = shown(error.given)
    for option in game.options:
        if option.key == error.key and error.given in option.excludes:
            what, _, seats = given.partition("=")
            if what != "seats":
                return Complaint(say("bad-fit-option", key=error.key, given=given))
            fit = [n for n in game.seats if f"seats={n}" not in option.excludes]
            return Complaint(say("bad-fit-seats", key=error.key, given=seats, allowed=named(fit)))
        if option.key == error.key and (text := odd_value(option, error)):
            return Complaint(text)
    key = "bad-value" if error.key in {o.key for o in game.options} else "bad-other"
    return Complaint(say(key, key=error.key, given=given, allowed=named(error.allowed)))


def odd_value(option: Option, error: BadOption) -> str:
    """A more precise reason for an invalid value; empty if there is none."""
    allowed = error.allowed if isinstance(error.allowed, list) else []
    if allowed == [f"version={option.since}"]:
        return say("bad-too-new", key=option.key, version=str(option.since))
    if len(allowed) == 1 and str(allowed[0]).startswith("with "):
        other = str(allowed[0]).removeprefix("with ")
        if option.kind == "names":
            return say("bad-names-without", key=option.key, given=shown(error.given), other=other)
        return say("bad-needs-option", key=option.key, other=other)
    if option.kind == "names" and error.given in option.bars:
        other = option.bars[str(error.given)]
        return say("bad-names-with", key=option.key, given=shown(error.given), other=other)
    if option.kind == "names" and isinstance(error.given, int):
        return say("bad-names-count", key=option.key, given=error.given, needed=allowed[0])
    if option.kind == "names" and error.given in allowed:
        return say("bad-names-twice", key=option.key, given=shown(error.given))
    if allowed and all(str(one).startswith("seats=") for one in allowed):
        seats = named([str(one).removeprefix("seats=") for one in allowed])
        return say("bad-needs-seats", key=option.key, on=str(error.given), allowed=seats)
    return ""


def bad_journal(file: str, error: BadJournal) -> Complaint:
    """The first invalid entry of a file."""
    text = journal_text(error)
    if error.reason in UNREADABLE:
        return Complaint(say("journal-unreadable-file", file=file, text=text))
    if error.entry < 0:
        return Complaint(say("journal-head", file=file, text=text))
    if error.reason in ("hash", "result"):
        return Complaint(say("journal-end", file=file, text=text))
    return Complaint(say("journal-entry", file=file, entry=str(error.entry), text=text))


def journal_text(error: BadJournal) -> str:
    """The error in words; an invalid head field is named."""
    values: dict[str, Term] = {name: shown(value) for name, value in error.values.items()}
    if "known" in values:
        values["known"] = named(error.values["known"])
    if "entry" in values:
        values["written"] = values["entry"]
    key = f"journal-{error.reason}"
    if error.reason == "unreadable" and "entry" in values:
        key = "journal-no-entry"
    if not has(key):
        key = "journal-field"
    return spoken((key, {"field": error.reason, **values}))
