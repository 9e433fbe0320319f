"""Random games with every invariant checked at every step."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from saddlebag import Ask, Table, game
from saddlebag.public_enemy.cards import GANGS, OUTLAW_ROWS, TOWNS

MODULES = ("fast", "duel", "dollars", "cavalry", "supremacy")
GANG = {row["id"]: row["gang"] for row in OUTLAW_ROWS}
TOWN = {row["id"]: row["town"] for row in OUTLAW_ROWS}
MOST_DRAWS = 56


def games(count: int, first: int = 0) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """Seed, seats and options of each game: all seat counts and sets of modules in turn."""
    for seed in range(first, first + count):
        seats, bits = 2 + seed % 5, seed // 5 % 32
        options: dict[str, Any] = {key: bool(bits >> i & 1) for i, key in enumerate(MODULES)}
        options["fast"] = options["fast"] and seats < 5
        options["round_cap"] = (0, 0, 10, 3)[seed // 160 % 4]
        options["starter"] = "random" if seed % 3 else seed % seats
        yield seed, seats, options


class Watch:
    """What one game has shown so far."""

    def __init__(self, table: Table, options: dict[str, Any], luck: Random) -> None:
        self.table = table
        self.options = options
        self.luck = luck
        self.seats = len(table.view(None)["players"])
        self.known: dict[int | None, set[str]] = {}  # outlaws by who has heard of them this round
        self.peeks: dict[int | None, int] = {}  # looks into the saloon this round
        self.heard = 0
        self.round = 0
        self.draws = 0
        self.sizes: list[int] = []
        self.wanted: list[set[str]] = [set() for _ in range(self.seats)]

    def listen(self) -> None:
        """Notes the events since the last step: public ones and those of a peeker."""
        for i, line in enumerate(self.table.events(None, since=self.heard), self.heard):
            if line["event"] == "round_begins":
                self.round, self.draws, self.sizes = line["round"], 0, []
                self.known = {seat: set() for seat in (None, *range(self.seats))}
                self.peeks = dict.fromkeys(self.known, 0)
            elif line["event"] == "peeked":
                self.peek(line["seat"], self.table.events(line["seat"], since=i)[0]["card"])
            for known in self.known.values():
                known.update(GANG.keys() & {line.get("card")})
        self.heard = self.table.event_count

    def peek(self, seat: int, card: str) -> None:
        if card in GANG:
            self.known[seat].add(card)
        else:
            self.peeks[seat] += 1


def step(watch: Watch) -> None:
    """Check everything, then give a random answer."""
    table = watch.table
    ask = table.ask
    assert ask is not None and table.asks == [ask] and table.result is None
    watch.listen()
    check_ask(watch, ask)
    whole = table.view(watch.luck.choice((None, *range(watch.seats))))
    check_view(watch, whole)
    check_cards(watch, whole)
    check_tokens(watch, whole)
    if ask.key == "draw":
        check_draw(watch, ask, whole)
    answer = watch.luck.choice(ask.options)
    watch.draws += answer.startswith("draw:")
    table.answer(answer)


def check_ask(watch: Watch, ask: Ask) -> None:
    """Options exist, once each; none of them is refused; every refusal has its reason."""
    options = ask.options
    assert options and len(set(options)) == len(options) and options == ask.options
    refusals = ask.refusals()
    assert not {line["answer"] for line in refusals} & set(options)
    assert all(line["reason"] and line["rule"] for line in refusals)
    assert 0 <= ask.seat < watch.seats


def check_draw(watch: Watch, ask: Ask, view: dict[str, Any]) -> None:
    """INT-7, ROUND-7: a legal draw exists, no deck is empty, and nobody has all four gangs."""
    assert ask.seat == view["turn"]
    draws = [option for option in ask.options if option.startswith("draw:")]
    barred = view["cavalry"]
    assert draws == [f"draw:{name}" for name in view["decks"] if name != barred]
    assert all(view["decks"].values()) and watch.draws < MOST_DRAWS
    assert not any(all(one["stacks"].values()) for one in view["players"])
    if barred is not None:
        assert not [option for option in ask.options if option.endswith(f":{barred}")]


def check_view(watch: Watch, view: dict[str, Any]) -> None:
    """JSON, and no outlaw in it that this seat never saw; nor a saloon card it did not look at."""
    named = GANG.keys() & set(re.findall(r'"(\w+)"', json.dumps(view)))
    assert named <= watch.known[view["seat"]]
    saloon = [name for name in view["decks"]["saloon"] if name is not None]
    assert len(saloon) <= watch.peeks[view["seat"]]


def check_cards(watch: Watch, view: dict[str, Any]) -> None:
    """60 cards, each exactly once; stacks by gang, decks by town; decks only shrink in a round."""
    cards = watch.table.state.cards
    assert sorted(card for pile in cards.piles for card in pile) == list(range(60))
    for one in view["players"]:
        for gang, pile in one["stacks"].items():
            assert all(GANG[name] == gang for name in pile)
    for town in TOWNS:
        assert all(TOWN[name] == town for name in view["decks"][town] if name is not None)
        assert view["decks"][town][-1] is not None
    sizes = [len(pile) for pile in view["decks"].values()]
    full = [8, 8, 8, 8, 9] if watch.options["fast"] else [12] * 5
    before = watch.sizes or full
    assert all(now <= then for now, then in zip(sizes, before, strict=True))
    assert sum(before) - sum(sizes) <= 1 and len(view["removed"]) == 60 - sum(full)
    watch.sizes = sizes


def check_tokens(watch: Watch, view: dict[str, Any]) -> None:
    """Wanted tokens are kept, nobody has won yet, and no tile comes from nowhere."""
    for seat, one in enumerate(view["players"]):
        assert watch.wanted[seat] <= set(one["wanted"]) <= set(GANGS)
        assert len(set(one["wanted"])) == len(one["wanted"])
        assert 0 <= one["dollars"] <= (2 if watch.options["dollars"] else 0)
        assert len(one["wanted"]) < 4 or view["one"] != seat
        watch.wanted[seat] = set(one["wanted"])
    assert view["one"] in (None, *range(watch.seats))
    assert (view["supremacy"] in GANGS) == watch.options["supremacy"]
    assert view["cavalry"] is None or (watch.options["cavalry"] and view["cavalry"] in TOWNS)
    assert watch.round == view["round"]
    cap = watch.options["round_cap"]
    assert not cap or view["round"] <= cap


def check_end(watch: Watch) -> None:
    """Checks that the result matches the table, and that the journal replays to it."""
    table, result = watch.table, watch.table.result
    assert table.ask is None and table.asks == [] and result is not None and result["winners"]
    view = table.view(None)
    scores = [len(one["wanted"]) for one in view["players"]]
    assert result["scores"] == scores and view["result"] == result
    if result["why"] == "public_enemy":
        (winner,) = result["winners"]
        assert scores[winner] == 4 and result["one"] == winner
    else:
        assert result["why"] == "round_cap" and result["rounds"] == watch.options["round_cap"]
        assert all(scores[winner] == max(scores) for winner in result["winners"])


def play(seed: int, seats: int, options: dict[str, Any]) -> tuple[int, str]:
    """One random game, watched from the first step to the last: its length, and why it ended."""
    offered = game("public-enemy")
    table = offered.table(seats=seats, seed=seed, options=options)
    watch, steps = Watch(table, options, Random(seed)), 0
    while table.ask is not None:
        step(watch)
        steps += 1
        assert steps <= offered.bound
    check_end(watch)
    assert table.result is not None
    return steps, str(table.result["why"])


def play_many(count: int, first: int = 0) -> Counter[str]:
    """Plays games; a failure names its game."""
    ends: Counter[str] = Counter()
    for seed, seats, options in games(count, first):
        try:
            ends[play(seed, seats, options)[1]] += 1
        except Exception as error:
            raise AssertionError(f"seed {seed}, {seats} seats, {options}: {error!r}") from error
    return ends
