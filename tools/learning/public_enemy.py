"""The value of Public Enemy Number One, learned from greedy players who sometimes slip."""

from random import Random
from typing import Any

import saddlebag
from saddlebag.bots.foresight import best_of
from saddlebag.bots.public_enemy.features import BUCKETS, FEATURES, features
from saddlebag.bots.public_enemy.foresight import look
from saddlebag.bots.public_enemy.habits import HABITS
from saddlebag.public_enemy.state import Enemy
from tools.learning.fitting import Learner, log_loss, rounded, uniform_loss
from tools.learning.positions import Position, row, shares

GAMES = 15_000
FILE = "src/saddlebag/bots/public_enemy/value.json"
SEATS = (2, 2, 2, 4, 4, 3, 5)
MODULES = ("duel", "dollars", "cavalry", "supremacy", "fast")
MOST_FAST = 4  # seats
WITH_MODULES = 0.3  # the share of games with some of them
EACH = 0.3  # and the share of those with each
SLIPS = (0.0, 0.05, 0.15)
KEPT = 0.35  # the share of positions that are kept: neighbours are alike
HELD_OUT = 8  # one game in so many tests the weights


def play_batch(work: tuple[int, range]) -> list[Position]:
    """The positions of a few games."""
    seed, numbers = work
    return [position for number in numbers for position in play(number, Random(f"{seed}/{number}"))]


def play(number: int, luck: Random) -> list[Position]:
    """One game; its positions are those before some of its decisions."""
    seats, slips = SEATS[number % len(SEATS)], luck.choice(SLIPS)
    table = saddlebag.game("public-enemy").table(seats, luck.getrandbits(60), modules(seats, luck))
    s, found = table.state, []
    assert isinstance(s, Enemy)
    while (ask := table.ask) is not None:
        options = ask.options
        if luck.random() < KEPT:
            time, rows = features(s)
            found.append((time, tuple([row(it) for it in rows])))
        if len(options) == 1 or luck.random() < slips:
            answer = luck.choice(options)
        else:
            answer = best_of(HABITS.worths(ask, look(table, s, ask.seat)))
        table.answer(answer, ask.seat)
    won = shares(list(s.winners), seats)
    return [Position(number, time, rows, (0,) * seats, won) for time, rows in found]


def modules(seats: int, luck: Random) -> dict[str, bool]:
    """Mostly the plain game."""
    if luck.random() >= WITH_MODULES:
        return {}
    chosen = [it for it in MODULES if luck.random() < EACH]
    return {it: True for it in chosen if it != "fast" or seats <= MOST_FAST}


def learn(positions: list[Position], seed: int) -> dict[str, Any]:
    """Weights for two players and for more, and how good they are."""
    found: dict[str, Any] = {"features": list(FEATURES), "figures": {}}
    for key, chosen in (
        ("two", [it for it in positions if len(it.rows) == 2]),
        ("more", [it for it in positions if len(it.rows) > 2]),
    ):
        known = [it for it in chosen if it.game % HELD_OUT]
        new = [it for it in chosen if it.game % HELD_OUT == 0]
        trial = Learner(known, BUCKETS, 1).learn(seed)
        found["figures"][key] = {
            "positions": len(chosen),
            "log_loss": round(log_loss(trial, new), 4),
            "log_loss_known": round(log_loss(trial, known), 4),
            "log_loss_uniform": round(uniform_loss(new), 4),
        }
        print(key, found["figures"][key], flush=True)
        found[key] = rounded(Learner(chosen, BUCKETS, 1).learn(seed).times)
    return found
