"""Plays and writes the recorded games: python -m tests.games.record

A game that is there already stays as it is: it must replay to the same hash on every later build.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from saddlebag import Table, game
from saddlebag.kernel.retell import retell

FOLDER = Path(__file__).parent
PREFIXES = "public-enemy-everything"  # the game whose every prefix is pinned

Wish = Callable[[Table], bool]


class Recipe:
    """What a recorded game is to show; the first seed that shows it is taken."""

    def __init__(self, seats: int, wish: Wish | None = None, **options: Any) -> None:
        self.seats = seats
        self.wish = wish
        self.options = options

    def play(self) -> Table:
        """Seed after seed, until a game is as wished."""
        for seed in range(10_000):
            offered = game("public-enemy")
            table = offered.table(seats=self.seats, seed=seed, options=self.options)
            play(table, seed)
            if self.wish is None or self.wish(table):
                return table
        raise LookupError("no seed shows this")


def play(table: Table, seed: int) -> Table:
    """At random to the end."""
    luck = Random(seed)
    while table.ask is not None:
        table.answer(luck.choice(table.ask.options))
    return table


def ends_with(*keys: str) -> Wish:
    """The last events of the game."""
    return lambda table: [line["event"] for line in table.events(None)][-len(keys) :] == [*keys]


def ends_at_cap(winners: int) -> Wish:
    """So many share a game that the round cap ended."""

    def wish(table: Table) -> bool:
        result = table.result
        return result is not None and (result["why"], len(result["winners"])) == (
            "round_cap",
            winners,
        )

    return wish


def happens(*keys: str) -> Wish:
    """All of these are among the events."""
    return lambda table: {*keys} <= {line["event"] for line in table.events(None)}


def taken_back() -> Table:
    """A game in which every second ride of the Cavalry is taken back and thought over."""
    table = game("public-enemy").table(seats=3, seed=1, options={"cavalry": True})
    luck, rides = Random(1), 0
    while table.ask is not None:
        seat, key = table.ask.seat, table.ask.key
        table.answer(luck.choice(table.ask.options))
        rides += key == "cavalry"
        if key == "cavalry" and rides % 2 and table.undoable(seat):
            table.undo(seat, 1)
    return table


def ordered() -> Table:
    """A game in which seat 1 lets the Cavalry be, then thinks again, then waits for a Sheriff."""
    table = game("public-enemy").table(seats=4, seed=2, options={"cavalry": True, "dollars": True})
    luck = Random(2)
    table.order(1, ["cavalry"])
    for step in range(10_000):
        if table.ask is None:
            return table
        if step in (60, 120):
            table.order(1, [] if step == 60 else ["cavalry"], "" if step == 60 else "sheriff")
        if table.ask is not None:
            table.answer(luck.choice(table.ask.options))
    raise LookupError("the game does not end")


def fair() -> Table:
    """A game from a fresh secret, with a nonce from each seat."""
    nonces = {0: "tumbleweed", 1: "rattlesnake", 2: "sarsaparilla"}
    return play(game("public-enemy").table(seats=3, nonces=nonces), 3)


RECIPES: dict[str, Callable[[], Table]] = {
    "plain": Recipe(3).play,
    "fast": Recipe(2, fast=True).play,
    "duel": Recipe(4, happens("duel", "tuel"), duel=True).play,
    "dollars": Recipe(5, happens("buried", "peeked"), dollars=True).play,
    "cavalry": Recipe(4, happens("cavalry"), cavalry=True).play,
    "supremacy": Recipe(6, supremacy=True).play,
    "everything": Recipe(
        4,
        happens("duel", "tuel", "buried", "peeked", "cavalry", "no_effect", "swindled"),
        **dict.fromkeys(("fast", "duel", "dollars", "cavalry", "supremacy"), True),
        starter="random",
    ).play,
    "six-with-all-modules": Recipe(
        6, happens("tuel"), **dict.fromkeys(("duel", "dollars", "cavalry", "supremacy"), True)
    ).play,
    "won-by-majority": Recipe(2, ends_with("majority", "game_over")).play,
    "won-by-one": Recipe(5, ends_with("points", "one", "game_over")).play,
    "won-by-duel-for-one": Recipe(3, ends_with("duel", "one", "game_over"), duel=True).play,
    "capped": Recipe(4, ends_at_cap(1), round_cap=3).play,
    "capped-and-shared": Recipe(3, ends_at_cap(2), round_cap=1).play,
    "taken-back": taken_back,
    "ordered": ordered,
    "fair": fair,
}


def page(journal: dict[str, Any]) -> str:
    """JSON with a line for each entry."""
    parts = []
    for key, value in journal.items():
        if key in ("entries", "links") and value:
            items = ",\n".join("  " + json.dumps(item) for item in value)
            parts.append(f' "{key}": [\n{items}\n ]')
        else:
            parts.append(f' "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def prefix_hashes(journal: dict[str, Any]) -> Iterator[str]:
    """The hash of the table after setup and after each entry."""
    for table in retell(game(journal["game"]), journal):
        yield table.state_hash()


def main() -> None:
    for name, recipe in RECIPES.items():
        path = FOLDER / f"public-enemy-{name}.json"
        if path.exists():
            print(f"{path.name} stays as it is")
            continue
        journal = recipe().journal()
        path.write_text(page(journal), encoding="utf-8")
        print(f"{path.name}: {len(journal['entries'])} entries, {journal['result']}")
        if path.stem == PREFIXES:
            hashes = "\n".join(prefix_hashes(journal))
            path.with_suffix(".hashes").write_text(hashes + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
