"""Between two people at one keyboard: neither reads what was shown to the other."""

from saddlebag.terminal.screen import Screen
from saddlebag.texts import say


class Curtain:
    """Falls whenever another person is to sit down; with one person it never does."""

    def __init__(self, screen: Screen, people: dict[int, str]) -> None:
        self.screen = screen
        self.people = people  # seat -> name
        self.sitting: int | None = None
        self.unread = True  # what was written for everybody, before the first curtain

    def before(self, seat: int) -> None:
        """Make sure that this seat, and nobody else, reads what is written next."""
        if len(self.people) > 1 and seat != self.sitting:
            who = self.people[seat]
            self.open()
            self.screen.wipe()
            self.sitting = None
            self.screen.write(say("curtain-pass", who=who))
            self.screen.forget_typed()
            while self.screen.ask(say("curtain-ready", who=who)):
                self.screen.write(say("curtain-alone"))
        self.sitting = seat

    def is_up_for(self, seat: int) -> bool:
        """Is it this seat that reads what is written, without anything being moved?"""
        return len(self.people) == 1 or seat == self.sitting

    def open(self) -> None:
        """What everybody may read stands until it has been read."""
        if self.unread and self.screen.typed:
            self.screen.ask(say("curtain-first"))
        self.unread = False

    def away(self) -> None:
        """Everybody may look again: nothing shown to one person stays."""
        if len(self.people) > 1 and self.sitting is not None:
            self.screen.wipe()
        self.sitting = None
