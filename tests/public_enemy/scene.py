"""Sets up positions of Public Enemy Number One: stacks, decks, tokens and luck."""

from collections.abc import Mapping, Sequence
from typing import Any

from saddlebag import Table, game
from saddlebag.kernel.chance import Chance, seeded_secret
from saddlebag.kernel.game import table_from
from saddlebag.kernel.journal import Head
from saddlebag.public_enemy import GAME
from saddlebag.public_enemy.cards import GANGS

Hand = Mapping[str, int | Sequence[str]]  # gang -> how many, or names from the bottom


def fresh(seats: int = 3, seed: int = 1, **options: Any) -> Table:
    """A table as the game itself deals it."""
    return game("public-enemy").table(seats=seats, seed=seed, options=options)


def table(seats: int = 3, *, modules: str = "", round_cap: int = 0, **layout: Any) -> Table:
    """A table before a draw, laid out as saddlebag/public_enemy/laying.py says."""
    options: dict[str, Any] = dict.fromkeys(modules.split(), True)
    values = GAME.chosen(seats, options | {"round_cap": round_cap})
    secret = seeded_secret(0)
    rules = GAME.versions[GAME.version](seats, values)
    head = Head(GAME.name, GAME.version, seats, values, secret, {})
    return table_from(rules, head, rules.lay(Chance(secret.key({}), {}), layout))


def scored(seats: int = 3, *, stacks: Sequence[Hand], turn: int = 0, **scene: Any) -> Table:
    """The table after a round that ended with these stacks.

    The seat on turn draws the last saloon card, a Sheriff, and loses one spare card to him.
    """
    held = [dict(stacked) for stacked in stacks]
    gang = next(gang for gang in reversed(GANGS) if isinstance(held[turn].get(gang, 0), int))
    spare = held[turn].get(gang, 0)
    assert isinstance(spare, int)
    held[turn][gang] = spare + 1
    decks, left = {"saloon": ["sheriff"]}, {"saloon": 1}
    laid = table(seats, stacks=held, turn=turn, decks=decks, left=left, **scene)
    laid.answer("draw:saloon")
    laid.answer(f"discard:{gang}")
    return laid


def played_out(played: Table, way: int = 0) -> Table:
    """The table after the game; `way` varies the choices."""
    for _ in range(GAME.bound):
        if played.ask is None:
            return played
        options = played.ask.options
        played.answer(options[(way + played.event_count) % len(options)])
    raise AssertionError("the game does not end")
