"""Random games under a magnifying glass: everything that must hold, at every step."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from saddlebag import Ask, Table, replay
from saddlebag.bots import Chair, greedy
from saddlebag.kernel.contract_settings import Setting, fits, settings, tried, values
from saddlebag.western_legends import GAME
from saddlebag.western_legends.state import West
from tests.western_legends import invariants as must
from tests.western_legends.listener import Listener
from tests.western_legends.seen import west

OFTEN, RARELY = 4, 24  # all cards are counted at every fourth step, views made at every 24th
LISTENED, PLANNED = 8, 5  # somebody listens to every eighth game, every fifth is played greedily
WHIM = 0.15  # how often the greedy do anything at all
ENDS = ("most_lp", "track_points", "nuggets", "fewest_wounds", "shared", "final_duel")


def games(count: int, first: int = 0) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """Seed, seats and options: pairs of options and options drawn by lot, by turns."""
    for seed in range(first, first + count):
        pairwise = pairs()
        seats, options = pairwise[seed // 2 % len(pairwise)] if seed % 2 else drawn(seed)
        yield seed, seats, options


@cache
def pairs() -> list[Setting]:
    """Tables that meet every pair of options."""
    return settings(GAME)


def drawn(seed: int) -> Setting:
    """All seat counts by turns; none, some or many options leave their default."""
    luck, seats = Random(seed), 2 + seed // 2 % 5
    options: dict[str, Any] = {"length": 15}
    for option in tried(GAME):
        if luck.random() < (0, 0.2, 0.6)[seed // 2 % 3]:
            value = luck.choice(values(option))
            if fits(GAME, {"seats": seats, **options, option.key: value}):
                options[option.key] = value
                options |= dict.fromkeys(option.requires if value else (), True)
    return seats, options


class Watch:
    """One game, and what it has shown so far."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.luck = Random(seed)
        self.eager = self.luck.choice((0.0, 0.6))  # how often other actions come before rides
        self.planned = seed % PLANNED == 0
        self.listener = None if seed % LISTENED else Listener(table)
        self.heard = 0
        self.turn = (0, 0)  # round and player of the last step
        self.goods = must.goods(west(table))
        self.met: Counter[str] = Counter()  # keys of asks

    def step(self) -> None:
        """Check everything, then give a random answer."""
        table, luck = self.table, self.luck
        ask = luck.choice(table.asks)
        self.met[ask.key] += 1
        self.check(ask)
        if not luck.randrange(OFTEN):
            self.count(ask)
        if not luck.randrange(RARELY):
            self.look_closer(ask)
        if self.listener is not None:
            self.listen(self.listener)
        table.answer(self.choose(ask), ask.seat)

    def choose(self, ask: Ask) -> str:
        """At random, or rather doing something than riding or ending the turn, or by a plan."""
        options, luck = ask.options, self.luck
        if self.planned and luck.random() >= WHIM:
            return greedy.choose(Chair(self.table, ask.seat, 0))
        if ask.key == "act" and luck.random() < self.eager:
            options = tuple(it for it in options if not it.startswith(("ride", "end"))) or options
        return luck.choice(options)

    def check(self, ask: Ask) -> None:
        """Cheap enough for every step."""
        s = west(self.table)
        must.check_asks(s, self.table.asks)
        must.check_mats(s, ask)
        must.check_him(s)
        must.check_stories(s)
        must.check_figures(s, ask)
        must.check_turn(s)
        if self.turn != (s.round, s.turn):
            self.check_last_turn(s, *self.turn)
            self.turn = s.round, s.turn

    def check_last_turn(self, s: West, number: int, player: int) -> None:
        """The hand limit; a story that the Man in Black completes may bring cards right after."""
        if number and (s.players == s.seats or player == s.first):
            must.check_hand(s, player)

    def count(self, ask: Ask) -> None:
        """Everything that came in the box."""
        s = west(self.table)
        must.check_cards(s)
        must.check_goals(s, ask)
        assert must.goods(s) == self.goods

    def look_closer(self, ask: Ask) -> None:
        """What costs more: refusals, what everybody has seen, and a view as JSON."""
        s, seat = west(self.table), self.luck.choice((None, *range(west(self.table).seats)))
        must.check_refusals(ask)
        must.check_open_cards(s)
        view = self.table.view(seat)
        assert json.dumps(view)
        assert [one["lp"] for one in view["players"]] == s.lp

    def listen(self, listener: Listener) -> None:
        """Q-89: whoever hears every event knows the table."""
        for line in self.table.events(None, self.heard):
            listener.hear(line)
        self.heard = self.table.event_count
        listener.check(west(self.table))

    # ---- the end

    def check_end(self) -> None:
        """END-2, END-5: one round after the last one began; the best score has won."""
        table, result = self.table, self.table.result
        assert table.ask is None and table.asks == [] and result is not None
        assert result["scores"] == [sum(lines.values()) for lines in result["lines"]]
        assert table.view(None)["result"] == result
        self.check_trigger(result["rounds"])
        best = [p for p, score in enumerate(result["scores"]) if score == max(result["scores"])]
        if west(table).seats in best:
            assert (result["winners"], result["why"]) == ([], "man_in_black")
        else:
            assert {*result["winners"]} <= {*best} and result["why"] in ENDS
            assert (len(best) == 1) == (result["why"] == "most_lp")
            assert (len(result["winners"]) > 1) == (result["why"] == "shared")

    def check_trigger(self, rounds: int) -> None:
        """EOT-4: somebody reached the length, once; the next round was the last."""
        marks = ("turn_begins", "end_triggered")
        told = [line for line in self.table.events(None) if line["event"] in marks]
        (at,) = [i for i, line in enumerate(told) if line["event"] == "end_triggered"]
        assert told[at]["target"] == self.table.head.options["length"] and told[at]["players"]
        assert told[at - 1]["round"] == rounds - 1


def play(seed: int, seats: int, options: dict[str, Any]) -> Watch:
    """One random game, watched from the first step to the last."""
    table = GAME.table(seats=seats, seed=seed, options=options)
    watch, steps = Watch(table, seed), 0
    while table.ask is not None:
        watch.step()
        steps += 1
        assert steps <= GAME.bound
    watch.check_end()
    if watch.listener is not None:
        assert replay(table.journal()).state_hash() == table.state_hash()
    return watch


def play_many(count: int, first: int = 0) -> Counter[str]:
    """So many games; how they ended and what was asked. A failure names its game."""
    found: Counter[str] = Counter()
    for seed, seats, options in games(count, first):
        try:
            watch = play(seed, seats, options)
        except Exception as error:
            raise AssertionError(f"seed {seed}, {seats} seats, {options}: {error!r}") from error
        assert watch.table.result is not None
        found[str(watch.table.result["why"])] += 1
        found += watch.met
    return found
