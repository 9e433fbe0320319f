"""What a person can type at the prompt besides a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from saddlebag.kernel.ask import Refused
from saddlebag.terminal.complaint import Complaint, shown
from saddlebag.terminal.moment import Moment, refusal_text
from saddlebag.terminal.names import commas
from saddlebag.terminal.rulebook import look_up
from saddlebag.texts import say

if TYPE_CHECKING:
    from saddlebag.terminal.session import Session


NO: Final = ("no", "n", "quit", "q", "exit")

# What is a command cannot be a file's name by mistake.
WORDS: Final = (
    *("why", "undo", "odds", "look", "stacks", "log", "save"),
    *("rules", "how", "help", "h", "?", "quit", "q", "exit", "back", "b", "yes", "y"),
)


class Left(Exception):
    """The people have left the table."""


def typed_file(line: str) -> str | None:
    """The file somebody means; empty for a goodbye, None for a number or another command."""
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
            "odds": self.odds,
            "look": self.look,
            "stacks": self.stacks,
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

    def obey(self, line: str) -> str | None:
        """The answer that was chosen; None after anything else."""
        word, _, rest = line.partition(" ")
        command = self.words.get(word.lower())
        if command is not None:
            command(rest.strip())
            return None
        if not line:
            self.screen.write(say("said-nothing"))
            return None
        number = self.number(line)
        if number is None:
            return None
        if number <= len(self.moment.options):
            return self.moment.options[number - 1]
        self.screen.write(self.moment.why(number))
        return None

    def pause(self, line: str) -> bool:
        """Between a decision and what follows: False to go on."""
        self.pausing = True
        word, _, rest = line.partition(" ")
        command = self.words.get(word.lower())
        if command is None:
            return False
        if command != self.why:
            command(rest.strip())
        return True

    def number(self, line: str) -> int | None:
        """The number of the one choice a line names; otherwise a sentence says what is wrong."""
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
                say("said-option-number", number=number, option=moment.answers[number - 1])
                for number in found
            )
            self.screen.write(say("said-ambiguous", given=given, choices=choices))
        return None

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
        """Take one decision back, if nobody has learnt anything since."""
        try:
            self.session.table.undo(self.moment.seat, 1)
        except Refused as error:
            self.screen.write(refusal_text(error))
            return
        self.stale = True

    # ---- looking

    def odds(self, rest: str) -> None:
        self.screen.heading(say("table-odds"))
        self.screen.lines(self.session.page.odds(self.session.table.view(self.moment.seat)))

    def look(self, rest: str) -> None:
        """The table again, as it is now."""
        if self.pausing:
            self.session.show_table(self.moment)
        else:
            self.session.show(self.moment)

    def stacks(self, rest: str) -> None:
        self.screen.heading(say("table-stacks"))
        view = self.session.table.view(self.moment.seat)
        self.screen.lines(self.session.page.stacks(view, self.moment.names))

    def log(self, rest: str) -> None:
        """What this seat has heard, in this round or in the whole game."""
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
            say("help-commands", example=page.example, rule=page.rule).split("\n\n"),
        )

    # ---- keeping and leaving

    def save(self, rest: str) -> None:
        file = rest or self.session.file
        if file:
            self.session.save(file)
        else:
            self.screen.write(say("said-save-where"))

    def quit(self, rest: str) -> None:
        """Leave the table, after an offer to save what would be lost."""
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
