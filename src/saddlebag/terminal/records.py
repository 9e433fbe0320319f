"""Saved games: replay from a seat, and verification."""

from typing import Any, Final, NamedTuple

import saddlebag
from saddlebag.kernel.game import BadOption
from saddlebag.kernel.journal import BadJournal
from saddlebag.kernel.replay import named_game, replay_steps
from saddlebag.kernel.table import Table
from saddlebag.telling.names import Names, commas
from saddlebag.terminal import saves
from saddlebag.terminal.complaint import Complaint, bad_journal, named, shown, shown_file
from saddlebag.terminal.page import page
from saddlebag.terminal.players import Player, seated, strangers
from saddlebag.terminal.screen import Screen
from saddlebag.texts import say

EARLIER: Final = 300  # earlier events that the text may refer to


class Record(NamedTuple):
    """A valid journal, the requested table, and its history."""

    file: str
    journal: dict[str, Any]
    table: Table
    ends: list[int]  # the number of events at the beginning, and after each decision
    decisions: int  # in the whole journal
    to: int  # the decision after which the table is shown

    def players(self) -> list[Player]:
        """The players; unknown if the file does not name them."""
        tokens, seats = self.journal.get("players"), self.table.head.seats
        if tokens is None:
            return strangers(seats)
        try:
            words = isinstance(tokens, list) and all(isinstance(token, str) for token in tokens)
            if words and len(tokens) == seats:
                return seated(tokens, self.table.head.game)
        except Complaint:
            pass  # a name nobody can have
        text = say("journal-players", seats=seats)
        raise Complaint(say("journal-unreadable-file", file=shown_file(self.file), text=text))


def is_decision(entry: Any) -> bool:
    """Is it a person's or bot's answer, not one by a standing order?"""
    match entry:
        case [int(), str()]:
            return True
    return False


def read(file: str) -> dict[str, Any]:
    """Reads a file that looks like a journal of an available game."""
    journal = saves.read(file)
    try:
        saddlebag.game(named_game(journal))
    except BadJournal as error:
        raise bad_journal(shown_file(file), error) from None
    except BadOption as error:
        text = say("journal-unknown-game", given=shown(error.given), allowed=named(error.allowed))
        raise Complaint(say("journal-unreadable-file", file=shown_file(file), text=text)) from None
    found: dict[str, Any] = journal
    return found


def load(file: str, to: int | None = None) -> Record:
    """The table at the end of a file, or after so many decisions; the whole file must be valid."""
    journal = read(file)
    entries = journal["entries"]
    ends: list[int] = []
    kept: Table | None = None
    try:
        for number, table in enumerate(replay_steps(saddlebag.game(journal["game"]), journal)):
            if number == len(entries) or is_decision(entries[number]):
                if to is not None and len(ends) == to:
                    kept = table.copy()
                ends.append(table.event_count)
    except BadJournal as error:
        raise bad_journal(shown_file(file), error) from None
    last = len(ends) - 1
    if to is not None and not 0 <= to <= last:
        raise Complaint(say("replay-bad-to", given=to, last=last))
    stands = last if to is None else to
    return Record(file, journal, kept or table, ends, last, stands)


# ---- replay


def seat_of(given: str, called: list[str]) -> int:
    """A seat by its number or by the name of its player."""
    for seat, name in enumerate(called):
        if given.lower() in (str(seat), name.lower()):
            return seat
    names = commas(called)
    raise Complaint(say("replay-bad-seat", given=shown(given), last=len(called) - 1, names=names))


def replay(screen: Screen, file: str, given: str | None, to: int | None) -> None:
    """Shows what a seat or a spectator saw: the events of each decision, then the table."""
    it = load(file, to)
    called = [player.name for player in it.players()]
    seat = None if given is None else seat_of(given, called)
    names = Names(called, seat)
    sheet = page(it.table.head.game, it.table.head.options)
    screen.tints = sheet.tints
    if seat is None:
        screen.write(say("replay-head-watcher", game=sheet.title()))
    else:
        screen.write(say("replay-head-seat", game=sheet.title(), who=called[seat], seat=seat))
    screen.heading(say("table-happened"))
    events = it.table.events(seat)
    screen.lines(sheet.told(events[: it.ends[0]], names))
    for number in range(1, it.to + 1):
        first, last = it.ends[number - 1], it.ends[number]
        told = sheet.told(events[first:last], names, before=events[max(0, first - EARLIER) : first])
        screen.lines(say("replay-decision", number=number, text=text) for text in told[:1])
        screen.lines(told[1:])
    stand(screen, it, seat, names)


def stand(screen: Screen, it: Record, seat: int | None, names: Names) -> None:
    """The current table with this seat's open ask, or the end of the game."""
    sheet, view = page(it.table.head.game, it.table.head.options), it.table.view(seat)
    whole = "yes" if it.to == it.decisions else "no"
    screen.heading(say("replay-stands", number=it.to, count=it.decisions, all=whole))
    if view["result"]:
        screen.lines(sheet.ending(view, names))
        return
    screen.lines(sheet.table(view, names))
    for ask in view["asks"]:
        if ask["seat"] == seat:
            options = [sheet.short(view, option, names) for option in ask["options"]]
            screen.lines(
                [sheet.question(view, ask, names), say("replay-options", options=commas(options))]
            )
        else:
            screen.lines([sheet.thinking(ask, names)])


# ---- verify


def verify(screen: Screen, file: str) -> None:
    """Recompute everything; Complaint names the first entry that does not fit."""
    table = load(file).table
    head = table.head
    secret = head.secret
    screen.write(
        say(
            "verify-fits",
            file=shown_file(file),
            game=page(head.game, head.options).title(),
            seats=head.seats,
            entries=len(table.entries()),
            over="no" if table.asks else "yes",
            fair="lesson" if head.layout is not None else "yes" if head.fair else "no",
            commitment=head.published()["commitment"],
            seed=str(secret.seed) if secret is not None else "",
        )
    )
