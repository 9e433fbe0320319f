"""The recorded games of Public Enemy: each module, each way to end, undo, orders, a fair deal."""

from collections.abc import Callable
from functools import partial
from random import Random

from saddlebag import Table, game
from tests.games.recipe import Recipe, answer_one, ends_by, ends_with, happens, play

NAME = "public-enemy"
PREFIXES = "everything"  # the game whose every prefix is pinned
MODULES = ("fast", "duel", "dollars", "cavalry", "supremacy")

of = partial(Recipe, NAME)


def taken_back() -> Table:
    """A game in which every second ride of the Cavalry is taken back."""
    table = game(NAME).table(seats=3, seed=1, options={"cavalry": True})
    luck, rides = Random(1), 0
    while table.ask is not None:
        seat, key = answer_one(table, luck)
        rides += key == "cavalry"
        if key == "cavalry" and rides % 2 and table.undoable(seat):
            table.undo(seat, 1)
    return table


def ordered() -> Table:
    """A game in which seat 1 lets the Cavalry be, then thinks again, then waits for a Sheriff."""
    table = game(NAME).table(seats=4, seed=2, options={"cavalry": True, "dollars": True})
    luck = Random(2)
    table.order(1, ["cavalry"])
    for step in range(10_000):
        if table.ask is None:
            return table
        if step in (60, 120):
            table.order(1, [] if step == 60 else ["cavalry"], "" if step == 60 else "sheriff")
        if table.ask is not None:
            answer_one(table, luck)
    raise LookupError("the game does not end")


def fair() -> Table:
    """A game from a fresh secret, with a nonce from each seat."""
    nonces = {0: "tumbleweed", 1: "rattlesnake", 2: "sarsaparilla"}
    return play(game(NAME).table(seats=3, nonces=nonces), 3)


RECIPES: dict[str, Callable[[], Table]] = {
    "plain": of(3).play,
    "fast": of(2, fast=True).play,
    "duel": of(4, happens("duel", "tuel"), duel=True).play,
    "dollars": of(5, happens("buried", "peeked"), dollars=True).play,
    "cavalry": of(4, happens("cavalry"), cavalry=True).play,
    "supremacy": of(6, supremacy=True).play,
    "everything": of(
        4,
        happens("duel", "tuel", "buried", "peeked", "cavalry", "no_effect", "swindled"),
        **dict.fromkeys(MODULES, True),
        starter="random",
    ).play,
    "six-with-all-modules": of(6, happens("tuel"), **dict.fromkeys(MODULES[1:], True)).play,
    "won-by-majority": of(2, ends_with("majority", "game_over")).play,
    "won-by-one": of(5, ends_with("points", "one", "game_over")).play,
    "won-by-duel-for-one": of(3, ends_with("duel", "one", "game_over"), duel=True).play,
    "capped": of(4, ends_by("round_cap", 1), round_cap=3).play,
    "capped-and-shared": of(3, ends_by("round_cap", 2), round_cap=1).play,
    "taken-back": taken_back,
    "ordered": ordered,
    "fair": fair,
}
