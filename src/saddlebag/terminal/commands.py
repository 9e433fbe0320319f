"""The commands at the prompt."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from saddlebag.kernel.ask import Refused
from saddlebag.telling.names import commas
from saddlebag.terminal.complaint import Complaint, shown
from saddlebag.terminal.moment import Moment, refusal_text
from saddlebag.terminal.rulebook import look_up
from saddlebag.texts import say

if TYPE_CHECKING:
    from saddlebag.terminal.session import Session


NO: Final = ("no", "n", "quit", "q", "exit")

MOST_NAMED: Final = 6  # choices that are named if words fit several

# A command is not mistaken for a file name.
WORDS: Final = (
    "why",
    "undo",
    "odds",
    "look",
    "stacks",
    "log",
    "save",
    "map",
    "where",
    "players",
    "hand",
    "stories",
    "tracks",
    "goals",
    "prices",
    "rules",
    "how",
    "help",
    "h",
    "?",
    "quit",
    "q",
    "exit",
    "back",
    "b",
    "yes",
    "y",
)


class Left(Exception):
    """The people have left the table."""


def typed_file(line: str) -> str | None:
    """The file name typed; empty for a goodbye, None for a number or another command."""
    word, _, rest = line.partition(" ")
    if word.lower() == "save":
        return rest.strip() or None
    if line.lower() in NO:
        return ""
    return None if line.isdecimal() or word.lower() in WORDS else line


class Commands:
    """The commands of one moment. `stale`: the moment has passed without an answer."""

    def __init__(self, session: Session, moment: Moment) -> None:
        self.session = session
        self.screen = session.screen
        self.moment = moment
        self.stale = False
        self.pausing = False
        self.words: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "undo": self.undo,
            "look": self.look,
            "log": self.log,
            "save": self.save,
            "rules": self.rules,
            "how": self.how,
            "help": self.help,
            "h": self.help,
            "?": self.help,
            "quit": self.quit,
            "q": self.quit,
            "exit": self.quit,
        }
        for word in session.page.asides:
            self.words[word] = partial(self.aside, word)

    def obey(self, line: str) -> list[str]:
        """The answers that were chosen; none after anything else."""
        word, _, rest = line.partition(" ")
        command = self.words.get(word.lower())
        if command is not None:
            command(rest.strip())
            return []
        if not line and self.moment.settled:
            return self.moment.options
        if not line:
            self.screen.write(say("said-nothing"))
            return []
        return self.chosen(line)

    def chosen(self, line: str) -> list[str]:
        """One choice, or several if the ask takes several; a refused one is explained."""
        moment, answers = self.moment, []
        for part in self.parts(line):
            number = self.number(part)
            if number is None:
                return []
            if number > len(moment.options):
                self.screen.write(moment.why(number))
                return []
            answers.append(moment.options[number - 1])
        if len(set(answers)) == len(answers) <= moment.picks:
            return answers
        self.screen.write(say("said-picks", count=moment.picks))
        return []

    def parts(self, line: str) -> list[str]:
        """Several numbers, or several choices between commas, if the ask takes more than one."""
        words = line.replace(",", " ").split()
        if self.moment.picks == 1:
            return [line]
        if all(word.isdecimal() for word in words):
            return words
        if self.moment.worded(line):
            return [line]
        return [part.strip() for part in line.split(",") if part.strip()] or [line]

    def pause(self, line: str) -> bool:
        """A pause after a decision: False to continue, which only an empty line does."""
        self.pausing = True
        if not line:
            return False
        word, _, rest = line.partition(" ")
        command = self.words.get(word.lower())
        if command is None or command == self.why:
            self.screen.write(say("said-pause", given=shown(line)))
        else:
            command(rest.strip())
        return True

    def number(self, line: str) -> int | None:
        """The number of the one choice a line names; otherwise prints what is wrong."""
        found, out_of_range = self.moment.meaning(line)
        if len(found) == 1:
            return found[0]
        given, moment = shown(line), self.moment
        if out_of_range:
            self.screen.write(say("said-no-number", given=given, last=len(moment.options)))
        elif not found:
            self.screen.write(say("said-unknown", given=given, count=len(moment.options)))
        else:
            choices = commas(
                say("said-option-number", number=number, option=self.called(number))
                for number in found[:MOST_NAMED]
            )
            more = max(0, len(found) - MOST_NAMED)
            self.screen.write(say("said-ambiguous", given=given, choices=choices, more=more))
        return None

    def called(self, number: int) -> str:
        """A choice in a few words."""
        return self.moment.short(number)

    # ---- about choices

    def why(self, rest: str) -> None:
        """The reasons for all refused choices, or for one."""
        if not self.moment.refusals:
            self.screen.write(say("said-no-refusals"))
        elif not rest:
            self.screen.lines(self.moment.all_refused())
        else:
            number = self.number(rest)
            if number is not None:
                self.screen.write(self.moment.why(number))

    def undo(self, rest: str) -> None:
        """Takes one decision back, if nobody has learnt anything since."""
        try:
            self.session.take_back(self.moment.seat)
        except Refused as error:
            self.screen.write(refusal_text(error))
            return
        self.stale = True

    # ---- looking

    def aside(self, word: str, rest: str) -> None:
        """A command that shows something of this game."""
        page = self.session.page
        self.screen.heading(say(f"{self.session.table.head.game}-aside-{word}"))
        view = self.session.table.view(self.moment.seat)
        self.screen.lines(page.aside(word, rest, view, self.moment.names))

    def look(self, rest: str) -> None:
        """The table as it is now, or something by its name."""
        if rest:
            view = self.session.table.view(self.moment.seat)
            self.screen.lines(self.session.page.look(rest, view, self.moment.names))
        elif self.pausing:
            self.session.show_table(self.moment)
        else:
            self.session.show(self.moment, whole=True)

    def log(self, rest: str) -> None:
        """The log of this seat, for this round or the whole game."""
        page = self.session.page
        events = self.session.table.events(self.moment.seat)
        whole = rest.lower() == "all"
        if not whole:
            begins = [n for n, event in enumerate(events) if event["event"] == page.chapter]
            events = events[begins[-1] :] if begins else events
        self.screen.heading(say("table-log-all" if whole else "table-log"))
        self.screen.lines(page.told(events, self.moment.names) or [say("table-log-empty")])

    def rules(self, rest: str) -> None:
        try:
            self.screen.lines(look_up(rest.split(), self.session.page.letters))
        except Complaint as error:
            self.screen.write(error.text)

    def how(self, rest: str) -> None:
        self.screen.write(self.session.page.intro())

    def help(self, rest: str) -> None:
        page = self.session.page
        self.screen.heading(say("table-help"))
        self.screen.lines(
            say("help-commands", example=page.example, rule=page.rule, more=page.help()).split(
                "\n\n"
            ),
        )

    # ---- saving and leaving

    def save(self, rest: str) -> None:
        file = rest or self.session.file
        if file:
            self.session.save(file)
        else:
            self.screen.write(say("said-save-where"))

    def quit(self, rest: str) -> None:
        """Leaves the table, after offering to save an unsaved game."""
        session = self.session
        while session.moves and session.unsaved:
            line = self.screen.ask(say("quit-offer"))
            if line.lower() in NO:
                break
            if line.lower() in ("back", "b"):
                return
            file = typed_file(line) or session.file
            if file:
                session.save(file)
            else:
                self.screen.write(say("said-save-where"))
        raise Left
