"""A game in the terminal, from the first question to the end."""

import itertools
from typing import Any, Final

import saddlebag
from saddlebag.bots import Chair, bot
from saddlebag.kernel.journal import BadJournal
from saddlebag.kernel.table import Table
from saddlebag.telling.names import Names, commas
from saddlebag.terminal import hangup, saves
from saddlebag.terminal.any_page import AnyPage
from saddlebag.terminal.called import called
from saddlebag.terminal.commands import Commands, Left, typed_file
from saddlebag.terminal.complaint import Complaint, shown_file
from saddlebag.terminal.curtain import Curtain
from saddlebag.terminal.moment import Moment
from saddlebag.terminal.page import page
from saddlebag.terminal.players import Player
from saddlebag.terminal.screen import Screen
from saddlebag.texts import say

EARLIER: Final = 300  # earlier events that the text may refer to


class Session:
    """One table, its players, and the screen they share."""

    def __init__(self, table: Table, players: list[Player], screen: Screen, file: str = "") -> None:
        self.table = table
        self.players = players
        self.screen = screen
        self.file = file  # the file last saved to
        self.kept = len(table.entries()) if file else 0  # entries in that file
        self.page: AnyPage = page(table.head.game, table.head.options)
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        names = {seat: players[seat].name for seat in self.people}
        self.curtain = Curtain(screen, names)
        self.heard = [table.event_count if file else 0] * len(players)  # events shown, by seat
        self.moves = 0  # decisions people have made since the start
        self.passed: dict[int, list[int]] = {seat: [] for seat in self.people}  # see take_back
        screen.tints = self.page.tints

    def names(self, me: int | None) -> Names:
        """What this seat calls everybody."""
        return Names([player.name for player in self.players], me)

    @property
    def reader(self) -> int | None:
        """The seat that reads the screen while no person decides: the only person's, or none."""
        return self.people[0] if len(self.people) == 1 else None

    # ---- the course of a game

    def welcome(self) -> None:
        """Introduces the players and the game."""
        everybody = commas(self.names(self.reader).who(seat) for seat in range(len(self.players)))
        self.screen.write(say("play-welcome", game=self.page.title(), players=everybody))
        if not self.people:
            self.screen.write(say("play-watch"))
            return
        if not self.file:
            self.screen.blank()
            self.screen.write(self.page.intro())
            self.screen.blank()
        self.screen.write(say("play-commands"))

    def play(self) -> None:
        """Plays to the end, or until an interrupt, which saves the game."""
        try:
            self.course()
        except KeyboardInterrupt:
            if self.whole():
                self.cut_off()
            raise

    def course(self) -> None:
        """Makes decisions until the game is over or the people have left."""
        try:
            while self.table.asks:
                self.step()
            self.end()
        except Left:
            self.screen.write(say("quit-bye"))
        except EOFError:  # a closed terminal also sends a hangup
            self.cut_off()

    def step(self) -> None:
        """One decision, by a bot or a person."""
        asks = self.table.asks
        for ask in asks:
            name = self.players[ask.seat].bot
            if name:
                self.bot_answers(ask.seat, name)
                return
        self.decide(asks[0].seat)

    def bot_answers(self, seat: int, name: str) -> None:
        """Its seed is public, so that a resumed game continues as it would have."""
        commitment: str = self.table.head.published()["commitment"]
        answer = bot(name).choose(Chair(self.table, seat, int(commitment[:16], 16)))
        self.table.answer(answer, seat)
        if not self.people:
            self.news(None)

    # ---- a person's decision

    def decide(self, seat: int) -> None:
        """Shows the moment, then reads lines until something is decided."""
        moment = Moment(self.table, seat, self.page, self.names(seat))
        if moment.settled and self.curtain.is_up_for(seat):
            self.let_pass(seat, moment)
            return
        self.curtain.before(seat)
        self.news(seat)
        self.show(moment)
        commands = Commands(self, moment)
        while not (answers := self.heard_answers(commands)):
            if commands.stale:
                return
        for answer in answers:
            self.table.answer(answer, seat)
        self.moves += 1
        self.passed[seat].append(len(answers))
        self.pause(seat, commands)

    def heard_answers(self, commands: Commands) -> list[str]:
        """The answers of the next line; none if it was a command."""
        moment = commands.moment
        count = len(moment.options)
        prompt = say("table-settled") if moment.settled else say("table-prompt", count=count)
        return commands.obey(self.screen.ask(prompt))

    def let_pass(self, seat: int, moment: Moment) -> None:
        """Passes automatically if that is the only choice.

        Only for the person at the screen already: whether a curtain falls would tell the
        others what a hand can do.
        """
        self.table.answer(moment.ask["idle"], seat)
        made = self.passed[seat]
        if made:
            made[-1] += 1
            if self.table.undoable(seat) >= made[-1]:
                self.pause(seat, Commands(self, moment))

    def take_back(self, seat: int) -> None:
        """Takes back the last decision, and the automatic passes after it."""
        made = self.passed[seat]
        self.table.undo(seat, made[-1] if made else self.last_decision(seat))
        del made[-1:]

    def last_decision(self, seat: int) -> int:
        """How many answers of a resumed game make up a decision."""
        trial, count = self.table.copy(), 0
        while trial.undoable(seat):
            trial.undo(seat, 1)
            count += 1
            if any(ask.seat == seat and ask.options != (ask.idle,) for ask in trial.asks):
                break
        return max(1, count)

    def pause(self, seat: int, commands: Commands) -> None:
        """Waits after a decision that can be taken back."""
        while self.table.undoable(seat) and all(ask.seat != seat for ask in self.table.asks):
            self.news(seat)
            if not commands.pause(self.screen.ask(say("table-pause"))):
                return

    def news(self, seat: int | None) -> None:
        """Shows what happened since this seat last looked."""
        since = min(self.heard) if seat is None else self.heard[seat]
        before = max(0, since - EARLIER)
        events = self.table.events(seat, before)
        for other in range(len(self.heard)) if seat is None else [seat]:
            self.heard[other] = self.table.event_count
        new = since - before
        begins = [
            n
            for n, event in enumerate(events)
            if n > new and self.page.pauses and event["event"] == self.page.chapter
        ]
        for first, end in itertools.pairwise([new, *begins, len(events)]):
            if first > new and self.people and self.screen.typed:
                self.screen.ask(say("table-scored"))
            self.tell(events[first:end], seat, events[:first])

    def tell(
        self, events: list[dict[str, Any]], seat: int | None, before: list[dict[str, Any]]
    ) -> None:
        """What happened, as this seat calls everybody."""
        told = self.page.told(events, self.names(seat), brief=True, before=before)
        if told and self.people:
            self.screen.heading(say("table-happened"))
        self.screen.unread = 0
        for number, part in enumerate(parts(told)):
            if number and self.people and self.screen.would_scroll(part):
                self.screen.ask(say("table-more"))
            self.screen.lines(part)

    def show(self, moment: Moment, whole: bool = False) -> None:
        """Shows the table, or the part the question is about, and the choices."""
        if whole:
            self.show_table(moment)
        else:
            self.screen.heading(say("table-seen"))
            self.screen.lines(self.page.seen(moment.view, moment.names))
        self.screen.heading(self.page.question(moment.view, moment.ask, moment.names))
        for line in moment.lines():
            self.screen.write(line, "  ", "   ")

    def show_table(self, moment: Moment) -> None:
        """The table as it is now, as this seat may know it."""
        self.screen.heading(say("table-seen"))
        self.screen.lines(self.page.table(self.table.view(moment.seat), moment.names))

    # ---- saving, leaving, the end

    def save(self, file: str) -> bool:
        """Saves the game to a file; prints the result in one sentence."""
        try:
            saves.write(file, self.table, [player.token for player in self.players])
        except Complaint as error:
            self.screen.write(error.text)
            return False
        self.file, self.kept = file, len(self.table.entries())
        over = not self.table.asks
        self.screen.write(say("said-saved-over" if over else "said-saved", file=shown_file(file)))
        self.screen.verbatim(called("replay", file) if over else called("play", "--resume", file))
        return True

    @property
    def unsaved(self) -> bool:
        """Would anything be lost?"""
        return self.kept < len(self.table.entries())

    def cut_off(self) -> None:
        """Stops the game and saves it to its file, or to a spare one."""
        hangup.deafen()
        try:
            self.screen.blank()
            self.screen.write(say("quit-here"))
        finally:  # even when the terminal has gone away
            self.keep()

    def keep(self) -> None:
        """Saves automatically, unless there is nothing to save or no place for it."""
        if not self.moves:
            self.screen.write(say("quit-nothing"))
        elif self.unsaved and not self.file and not self.screen.typed:
            self.screen.write(say("quit-unsaved-hint"))
        elif self.unsaved:
            self.save(self.file or saves.spare())
        else:
            self.screen.write(say("quit-nothing-new"))

    def whole(self) -> bool:
        """Is the table valid? An interrupt in the middle of an answer may have broken it."""
        try:
            saddlebag.replay(self.table.journal())
        except BadJournal:
            return False
        return True

    def end(self) -> None:
        """Shows the last scoring, the winner and why, and everybody's result."""
        self.curtain.away()
        seat = self.reader
        self.news(seat)
        self.screen.heading(say("table-end"))
        self.screen.lines(self.page.ending(self.table.view(seat), self.names(seat)))
        if self.unsaved and self.people:
            self.offer_journal()

    def offer_journal(self) -> None:
        """Offers to save a finished game, for replay and verification."""
        self.screen.blank()
        try:
            while True:
                line = self.screen.ask(say("end-offer"))
                file = typed_file(line)
                if file is None:
                    self.screen.write(say("said-save-where"))
                elif not file or self.save(file):
                    return
        except EOFError:
            return


def parts(told: list[str]) -> list[list[str]]:
    """Paragraphs, separated by empty lines."""
    begins = [n for n, text in enumerate(told) if n and not text]
    return [told[first:end] for first, end in itertools.pairwise([0, *begins, len(told)])]
