"""The curtain between people at one keyboard: nobody reads what was shown to another."""

from saddlebag.terminal.screen import Screen
from saddlebag.texts import say


class Curtain:
    """Falls whenever the person at the screen changes; with one person it never does."""

    def __init__(self, screen: Screen, people: dict[int, str]) -> None:
        self.screen = screen
        self.people = people  # seat -> name
        self.sitting: int | None = None
        self.unread = True  # text for everybody, before the first curtain

    def before(self, seat: int) -> None:
        """Ensures that only this seat reads the following text."""
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
        """Is this seat at the screen already?"""
        return len(self.people) == 1 or seat == self.sitting

    def open(self) -> None:
        """Waits until everybody has read the introduction."""
        if self.unread and self.screen.typed:
            self.screen.ask(say("curtain-first"))
        self.unread = False

    def away(self) -> None:
        """Opens the screen to everybody: clears what was shown to one person."""
        if len(self.people) > 1 and self.sitting is not None:
            self.screen.wipe()
        self.sitting = None
