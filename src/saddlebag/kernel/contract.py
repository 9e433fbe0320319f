"""What every game must keep. `audit` plays one random game and checks it on the way.

A game takes the contract by being listed in tests/contract. What is checked where:
contract_asks (asks, refusals, plain data, conservation), contract_fields (the state's fields),
contract_copies (copies, replays, undo),
contract_secrets (two worlds a seat cannot tell apart), contract_imagine (dealing again),
contract_orders (standing orders), contract_vocabulary (events, answers, refusals and views are as
declared), contract_settings (which tables to try).
"""

from collections.abc import Callable
from typing import Any

from saddlebag.kernel.contract_asks import (
    check_all_plain,
    check_asks,
    check_canary,
    check_cards,
    check_plain,
    check_refused,
)
from saddlebag.kernel.contract_copies import (
    check_copies,
    check_group,
    check_prefixes,
    check_replay,
    check_undo,
    whole,
)
from saddlebag.kernel.contract_fields import check_fields, check_records
from saddlebag.kernel.contract_imagine import (
    check_canonical,
    check_lost,
    check_no_past,
    check_places,
    check_played_out,
)
from saddlebag.kernel.contract_orders import check_orders
from saddlebag.kernel.contract_outlook import (
    Broken,
    Dice,
    demand,
    eye,
    observers,
    play,
    quiet,
    recent,
    wire,
    words,
)
from saddlebag.kernel.contract_secrets import (
    check_hiding,
    check_secret_answers,
    check_sight,
    check_undo_tells_nothing,
)
from saddlebag.kernel.contract_settings import Setting, settings
from saddlebag.kernel.contract_vocabulary import check_asked, check_seen, strictly
from saddlebag.kernel.game import Game
from saddlebag.kernel.table import Table

__all__ = ["Broken", "Setting", "audit", "settings"]


def nothing_more(table: Table) -> object:
    """What a game conserves besides its cards: nothing, unless it says so."""
    return None


def audit(
    game: Game,
    seats: int,
    options: dict[str, Any],
    seed: int,
    share: int = 10,
    conserved: Callable[[Table], object] = nothing_more,
    skip: int = 0,
    most: int = 0,
) -> dict[str, int]:
    """One random game; the costly checks at `share` percent of its positions.

    `conserved` says what of a table never changes, in no world. Of a long game a part will do:
    `most` decisions after the first `skip`. Returns how often what was checked.
    """
    with strictly(game.vocabulary()):
        return Audit(game, seats, options, seed, share, conserved).run(skip, most or game.bound)


class Audit:
    """A random game and everything needed to look back at it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        seed: int,
        share: int,
        conserved: Callable[[Table], object],
    ) -> None:
        self.game = game
        self.share = share
        self.conserved = conserved
        self.dice = Dice(f"audit {seed}")
        self.orders = seed % 2 == 1  # whether seats give standing orders in this game
        nonces = {0: "nonce"} if seed % 3 else {}
        self.table = game.table(seats, seed=seed, options=options, nonces=nonces)
        self.kept = conserved(self.table)
        self.past = [self.table.state_hash()]  # of each answer not taken back; "": not looked at
        self.written = len(self.table.entries())
        self.hashes = {self.written: self.past[0]}
        self.frozen: list[tuple[Table, str]] = []
        self.sent: list[tuple[int | None, int, int, str]] = []
        self.live: list[tuple[object, str]] = []  # what was handed out, as it was then
        self.met: list[set[str]] = [set() for _ in observers(self.table)]
        self.luck: dict[str, int] = {}
        self.heard = 0
        self.cleared = 0  # events looked through for names
        self.idle: dict[str, None] = {}
        self.records: set[type] = set()  # classes of records whose fields were looked at
        self.tally: dict[str, int] = {}

    def run(self, skip: int, most: int) -> dict[str, int]:
        decisions = 0
        self.skip(skip)
        while self.table.ask is not None and decisions < most:
            demand(decisions < self.game.bound, "the game does not end within its bound")
            self.look()
            costly = self.dice.often(self.share)
            if costly:
                self.examine()
            before = self.table.copy() if costly or self.dice.often(20) else None
            self.go_on()
            if before is not None:
                self.count("lost from sight", check_lost(before, self.table, self.dice))
            decisions += 1
            self.meddle()
        self.count("decisions", decisions)
        self.close()
        return self.tally

    def skip(self, decisions: int) -> None:
        """Play on without looking."""
        for _ in range(decisions):
            if self.table.ask is not None:
                ask = self.dice.pick(self.table.asks)
                play(self.table, self.dice.pick(ask.options), ask.seat, "in play")
                self.past += [""] * self.answers()
        if decisions:
            self.meet()
            self.keep_hash()

    def count(self, what: str, times: int = 1) -> None:
        self.tally[what] = self.tally.get(what, 0) + times

    # ---- at every position

    def look(self) -> None:
        """What is cheap enough to be checked everywhere."""
        table = self.table
        check_asks(table)
        check_asked(table)
        check_seen(table, self.tally.get("positions", 0))
        check_cards(table)
        demand(self.conserved(table) == self.kept, "what is conserved has changed")
        for handed, text in self.live:
            demand(wire(handed) == text, "what was handed out has changed since")
        self.live = []
        self.count("records", check_records(table, self.records))
        self.meet()
        for ask in table.asks:
            if ask.idle:
                self.idle[ask.key] = None
            if ask.hidden and not self.orders:
                check_undo_tells_nothing(table, ask)
        self.count("positions")
        self.count("several asks", len(table.asks) > 1)

    def meet(self) -> None:
        """Whose name each seat may have heard by now."""
        cards, luck = self.table.state.cards, dict(self.table.state.chance.used)
        for met, seat in zip(self.met, observers(self.table), strict=True):
            met |= {cards.box.names[c] for c, who in enumerate(cards.seen) if who & eye(seat)}
            if luck != self.luck:  # a card may have been seen and shuffled away at once
                met |= words(self.table.events(seat, self.heard))
        self.luck, self.heard = luck, self.table.event_count

    def go_on(self) -> None:
        """A random answer."""
        ask = self.dice.pick(self.table.asks)
        if ask.group:
            self.count("groups", check_group(quiet(self.table), ask, self.dice))
        play(self.table, self.dice.pick(ask.options), ask.seat, "in play")
        self.past += [""] * self.answers()
        self.keep_hash()

    def answers(self) -> int:
        """How many answers were written since the last look."""
        fresh = self.table.entries(self.written)
        self.written += len(fresh)
        return sum(1 for entry in fresh if isinstance(entry[0], int))

    def keep_hash(self) -> None:
        """Of this position, to come back to by replay, and by undo: that ends standing orders."""
        self.hashes[self.written] = self.table.state_hash()
        self.past[-1] = "" if self.orders else self.hashes[self.written]

    def meddle(self) -> None:
        """Now and then somebody takes something back, or gives an order."""
        table, dice = self.table, self.dice
        seat = dice.below(table.rules.seats)
        free = table.undoable(seat)
        if free and dice.often(10):
            answers = 1 + dice.below(free)
            table.undo(seat, answers)
            del self.past[len(self.past) - answers :]
            demand(self.past[-1] in ("", table.state_hash()), "undo does not lead back")
            self.answers()
        elif self.orders and self.idle and table.ask is not None and dice.often(4):
            table.order(
                seat, list(self.idle) if dice.often(60) else [], dice.pick(["", *self.idle])
            )
            self.past = [""] * (len(self.past) + self.answers())
        else:
            return
        self.keep_hash()

    # ---- at some positions

    def examine(self) -> None:
        """Everything else."""
        table, dice = self.table, self.dice
        self.count("refused", check_refused(table, self.written - 1, dice))
        twin = check_copies(table, self.written - 3, dice)
        if len(self.frozen) < 5:
            self.frozen.append((twin, whole(twin)))
        check_replay(self.game, table)
        self.count("fields", check_fields(table))
        check_all_plain(table, recent(table))
        self.hand_out()
        self.count("undos", check_undo(table, self.past))
        if self.idle:
            self.count("orders", check_orders(self.game, table, list(self.idle), dice, 6))
        self.examine_secrets(quiet(table))

    def examine_secrets(self, table: Table) -> None:
        """What seats cannot know."""
        dice = self.dice
        self.count("secret answers", check_secret_answers(table, dice, 4))
        for seat in observers(table):
            self.count("hiding", 1 + check_hiding(table, seat, dice, 5))
            check_sight(table, seat)
            check_canonical(table, seat, dice)
            check_canary(table, seat, self.cleared, self.met[0 if seat is None else seat + 1])
        self.cleared = table.event_count
        seat = dice.pick(observers(table))
        check_no_past(self.game, table, seat, dice)
        if dice.often(40):
            bound = self.game.bound
            self.count("played out", check_played_out(table, seat, dice, bound, self.conserved))
        if dice.often(40):
            self.count("places", check_places(table, seat, dice))

    def hand_out(self) -> None:
        """Views, events and refusals given away now must read the same later."""
        table = self.table
        given: list[object] = [ask.refusals() for ask in table.asks]
        for seat in observers(table):
            view, events = table.view(seat, detail=True), table.events(seat, recent(table))
            given += [view, events]
            self.sent.append((seat, recent(table), table.event_count, wire(events)))
        self.live = [(data, wire(data)) for data in given]

    # ---- at the end

    def close(self) -> None:
        """Look back at the whole game."""
        table = self.table
        check_asks(table)
        check_cards(table)
        check_all_plain(table, 0)
        check_seen(table, 0)
        check_plain(table.journal(), "journal")
        if table.ask is None:
            tells_all = {"winners", "scores", "why"} <= (table.result or {}).keys()
            demand(tells_all, "a result that does not tell all")
        self.count("refused", check_refused(table, 0, self.dice))
        check_copies(table, 0, self.dice)
        check_replay(self.game, table)
        self.count("fields", check_fields(table))
        self.count("prefixes", check_prefixes(self.game, table, self.hashes))
        for twin, text in self.frozen:
            demand(whole(twin) == text, "an earlier copy has changed")
        for seat, start, end, text in self.sent:
            told = table.events(seat)[start:end]
            demand(wire(told) == text, "what was told reads otherwise now")
        for seat in observers(table):
            check_canonical(table, seat, self.dice)
        self.count("games")
