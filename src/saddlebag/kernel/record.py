"""What has happened at a table: the journal's entries and the events, shared with its copies."""

from typing import Any

from saddlebag.kernel.flow import State
from saddlebag.kernel.shared_list import SharedList, new_shared_list
from saddlebag.kernel.vocabulary import Vocabulary


class Record:
    """Both lists, and the open page of each, where things are written."""

    __slots__ = ("entries", "entry_page", "event_page", "events")

    def __init__(self, entries: SharedList, events: SharedList) -> None:
        self.entries = entries
        self.events = events
        self.entry_page: list[Any] = entries.recent
        self.event_page: list[Any] = events.recent

    def copy(self) -> "Record":
        return Record(self.entries.copy(), self.events.copy())

    def without_past(self) -> "Record":
        """An empty record that goes on counting where this one is."""
        return new_record(len(self.entries), len(self.events))

    def attach(self, state: State, vocabulary: Vocabulary) -> None:
        """From now on what happens to this state is written here."""
        state.chance.record = self.entry_page
        state.listen(self.event_page, vocabulary)

    def shelve(self, state: State, vocabulary: Vocabulary) -> None:
        """Close full pages, and go on with this state."""
        self.entries.shelve()
        self.events.shelve()
        self.entry_page, self.event_page = self.entries.recent, self.events.recent
        self.attach(state, vocabulary)


def new_record(entries: int = 0, events: int = 0) -> Record:
    """An empty record, whose first entry and event will have these numbers."""
    return Record(new_shared_list(entries), new_shared_list(events))
