"""Recipes of recorded games: what they must show, and which bots play."""

from collections.abc import Callable
from random import Random
from typing import Any

from saddlebag import Ask, Table, game

Wish = Callable[[Table], bool]
Choose = Callable[[Ask, Random], str]
MOST_ENTRIES = 1500  # a game that is kept for good stays handy


class Recipe:
    """Seats and options of a game; the first seed that shows what is wanted is taken."""

    def __init__(self, name: str, seats: int, wish: Wish | None = None, **options: Any) -> None:
        self.game = game(name)
        self.seats = seats
        self.wish = wish
        self.choose: Choose = at_random
        self.options = options

    def played_by(self, choose: Choose) -> "Recipe":
        """The same recipe with other players than random ones."""
        self.choose = choose
        return self

    def play(self) -> Table:
        """Tries seeds until a game fits."""
        for seed in range(10_000):
            table = self.game.table(seats=self.seats, seed=seed, options=self.options)
            play(table, seed, self.choose)
            if table.entry_count <= MOST_ENTRIES and (self.wish is None or self.wish(table)):
                return table
        raise LookupError("no seed shows this")


def at_random(ask: Ask, luck: Random) -> str:
    return luck.choice(ask.options)


def play(table: Table, seed: int, choose: Choose = at_random) -> Table:
    """Plays a game to the end."""
    luck = Random(seed)
    while table.ask is not None:
        answer_one(table, luck, choose)
    return table


def answer_one(table: Table, luck: Random, choose: Choose = at_random) -> tuple[int, str]:
    """Answers the first open ask; returns its seat and key."""
    ask = table.asks[0]
    table.answer(choose(ask, luck), ask.seat)
    return ask.seat, ask.key


# ---- wishes


def events(table: Table) -> list[str]:
    return [line["event"] for line in table.events(None)]


def ends_with(*keys: str) -> Wish:
    """The last events of the game."""
    return lambda table: events(table)[-len(keys) :] == [*keys]


def ends_by(why: str, winners: int = 1) -> Wish:
    """The game ended for this reason, and so many have won."""

    def wish(table: Table) -> bool:
        result = table.result
        return result is not None and (result["why"], len(result["winners"])) == (why, winners)

    return wish


def happens(*keys: str) -> Wish:
    """All of these are among the events."""
    return lambda table: {*keys} <= {*events(table)}


def for_these_causes(*causes: str) -> Wish:
    """An event has each of these as its cause."""
    return lambda table: {*causes} <= {line.get("cause") for line in table.events(None)}


def both(one: Wish, other: Wish) -> Wish:
    return lambda table: one(table) and other(table)
