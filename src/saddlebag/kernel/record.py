"""What has happened at a table: the journal's entries and the events, shared with its copies."""

from collections.abc import Iterator
from typing import Any

from saddlebag.kernel.flow import State
from saddlebag.kernel.pages import FEW, FULL, Page, close, nothing, since
from saddlebag.kernel.vocabulary import CheckedEvents, Vocabulary


class Record:
    """Of each kind an open page, where things are written, and the past before it."""

    __slots__ = ("entry_page", "event_page", "past_entries", "past_events")

    def __init__(
        self,
        past_entries: Page,
        past_events: Page,
        entry_page: list[Any],
        event_page: list[Any],
    ) -> None:
        self.past_entries = past_entries
        self.past_events = past_events
        self.entry_page = entry_page
        self.event_page = event_page

    @property
    def entry_count(self) -> int:
        """The number that the next entry will have."""
        return self.past_entries.end + len(self.entry_page)

    @property
    def event_count(self) -> int:
        """The number that the next event will have."""
        return self.past_events.end + len(self.event_page)

    def entries(self, number: int) -> Iterator[Any]:
        """The entries from this number on."""
        return since(self.past_entries, self.entry_page, number)

    def events(self, number: int) -> Iterator[Any]:
        """The events from this number on."""
        return since(self.past_events, self.event_page, number)

    def copy(self, state: State, vocabulary: Vocabulary) -> "Record":
        """A twin with the same past; pages long to copy are closed, and this state goes on here."""
        if len(self.entry_page) >= FEW or len(self.event_page) >= FEW:
            self.close_pages(state, vocabulary, FEW)
        return Record(
            self.past_entries, self.past_events, self.entry_page.copy(), self.event_page.copy()
        )

    def without_past(self) -> "Record":
        """An empty record that goes on counting where this one is."""
        return Record(nothing(self.entry_count), nothing(self.event_count), [], [])

    def attach(self, state: State, vocabulary: Vocabulary) -> None:
        """From now on what happens to this state is written here."""
        state.chance.record = self.entry_page
        if vocabulary.strict:
            state.checked = CheckedEvents(vocabulary, self.event_page, state.players)
        else:
            state.events = self.event_page

    def close_pages(self, state: State, vocabulary: Vocabulary, full: int = FULL) -> None:
        """Those with so many items or more; the table goes on with this state."""
        if len(self.entry_page) >= full:
            self.past_entries, self.entry_page = close(self.past_entries, self.entry_page), []
        if len(self.event_page) >= full:
            self.past_events, self.event_page = close(self.past_events, self.event_page), []
        self.attach(state, vocabulary)


def new_record() -> Record:
    """An empty record."""
    return Record(nothing(), nothing(), [], [])
