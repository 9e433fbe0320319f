"""The value of Western Legends, learned from greedy players who sometimes do something else."""

from random import Random
from typing import Any

import saddlebag
from saddlebag.bots import Chair
from saddlebag.bots.foresight import best_of
from saddlebag.bots.western_legends.candidates import acts_and_plans, with_more_rides
from saddlebag.bots.western_legends.features import BUCKETS, FEATURES, bucket, features
from saddlebag.bots.western_legends.glimpse import glimpse
from saddlebag.bots.western_legends.habits import HABITS
from saddlebag.bots.western_legends.prospector import choose as prospect
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.kernel.ask import Ask
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.state import INCOME, West
from tools.learning.fitting import Learner, log_loss, rounded, uniform_loss
from tools.learning.positions import Position, row, shares

GAMES = 15_000
FILE = "src/saddlebag/bots/western_legends/value.json"
SEATS = (4, 4, 4, 4, 2, 2, 3, 5)
LENGTHS = (15, 15, 20)
SLIPS = (0.0, 0.04, 0.12)
PLANNED = 0.7  # the share of slips that are another plan, and not just anything
ODD_TABLES = 0.2  # the share of games with a lawful player or a prospector
CRIMES = ("heist", "rob:")
HELD_OUT = 7  # one game in so many tests the weights
MOST_ANSWERS = 6_000


def play_batch(work: tuple[int, range]) -> list[Position]:
    """The positions of a few games."""
    seed, numbers = work
    return [position for number in numbers for position in play(number, Random(f"{seed}/{number}"))]


def play(number: int, luck: Random) -> list[Position]:
    """One game; its positions are those at the beginning of a turn."""
    seats = SEATS[number % len(SEATS)]
    options = {"length": luck.choice(LENGTHS)}
    table = saddlebag.game("western-legends").table(seats, luck.getrandbits(60), options)
    players, slips = sitting(seats, luck), luck.choice(SLIPS)
    s = table.state
    assert isinstance(s, West)
    found, at, given = [], (-1, -1), 0
    while (ask := table.ask) is not None and given < MOST_ANSWERS:
        if s.phase >= INCOME and (s.round, s.turn) != at:
            at = (s.round, s.turn)
            found.append((bucket(s), tuple([row(it) for it in features(s)])))
        table.answer(answer(table, s, ask, players[ask.seat], slips, luck), ask.seat)
        given += 1
    winners = [player for player in s.winners if player < seats]
    if not winners:
        return []  # the Man in Black, or nobody yet
    won, kinds = shares(winners, seats), tuple(s.character)
    return [Position(number, time, rows, kinds, won) for time, rows in found]


def sitting(seats: int, luck: Random) -> list[str]:
    """Greedy players, and at some tables others."""
    players = ["greedy"] * seats
    if luck.random() < ODD_TABLES:
        for _ in range(luck.choice((1, 1, 2))):
            players[luck.randrange(seats)] = luck.choice(("lawful", "prospector"))
    return players


def answer(
    table: saddlebag.Table, s: West, ask: Ask, player: str, slips: float, luck: Random
) -> str:
    """What this player does, or a slip."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    if player == "prospector":
        return prospect(Chair(table, ask.seat, 1))
    seen = glimpse(s, ask.seat, table.rules.options)
    if player == "lawful":
        return lawful(ask, seen)
    if luck.random() >= slips:
        return best_of(HABITS.worths(ask, seen))
    if ask.key == "act" and luck.random() < PLANNED:
        return luck.choice(acts_and_plans(Sight(seen, HABITS.values), options)).answer
    return luck.choice(options)


def lawful(ask: Ask, seen: dict[str, Any]) -> str:
    """As greedy, without heists, robberies and Wanted points."""
    if ask.key == "refuse_wanted":
        return "refuse"
    if ask.key == "track_kind":
        return "marshal"
    if ask.key == "act":
        legal = tuple([it for it in ask.options if not it.startswith(CRIMES)])
        worths = with_more_rides(Sight(seen, HABITS.values), legal)
    else:
        worths = HABITS.worths(ask, seen)
    return best_of({it: worth for it, worth in worths.items() if "wanted" not in it} or worths)


def learn(positions: list[Position], seed: int) -> dict[str, Any]:
    """The weights from all games, and how good those are that have not seen a part of them."""
    known = [it for it in positions if it.game % HELD_OUT]
    new = [it for it in positions if it.game % HELD_OUT == 0]
    trial = Learner(known, BUCKETS, len(CHARACTERS)).learn(seed)
    figures = {
        "positions": len(positions),
        "log_loss": round(log_loss(trial, new), 4),
        "log_loss_known": round(log_loss(trial, known), 4),
        "log_loss_uniform": round(uniform_loss(new), 4),
    }
    print(figures, flush=True)
    weights = Learner(positions, BUCKETS, len(CHARACTERS)).learn(seed)
    characters = {
        it.id: round(weights.kinds[k], 5) for k, it in enumerate(CHARACTERS) if weights.kinds[k]
    }
    return {
        "figures": figures,
        "features": list(FEATURES),
        "characters": characters,
        "weights": rounded(weights.times),
    }
