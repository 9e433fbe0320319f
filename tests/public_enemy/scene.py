"""Sets up positions of Public Enemy Number One: stacks, decks, tokens and luck."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from saddlebag import Table, game
from saddlebag.kernel.chance import Chance, seeded_secret
from saddlebag.kernel.game import table_from
from saddlebag.kernel.journal import Head
from saddlebag.public_enemy import GAME
from saddlebag.public_enemy.cards import (
    DECK_NAMES,
    DECKS,
    GANG_OF,
    GANGS,
    LEADERS,
    NAMES,
    OUT,
    SALOON,
    STACKS,
    TOWNS,
)
from saddlebag.public_enemy.state import DRAW, Enemy

Hand = Mapping[str, int | Sequence[str]]  # gang -> how many, or names from the bottom
Luck = dict[str, list[list[int]]]  # label -> outcomes to come


def fresh(seats: int = 3, seed: int = 1, **options: Any) -> Table:
    """A table as the game itself deals it."""
    return game("public-enemy").table(seats=seats, seed=seed, options=options)


def table(
    seats: int = 3,
    *,
    modules: str = "",
    stacks: Sequence[Hand] = (),
    decks: Mapping[str, Sequence[str]] | None = None,
    left: dict[str, int] | None = None,
    wanted: Sequence[str] = (),
    one: int = -1,
    turn: int = 0,
    starter: int = 0,
    luck: Luck | None = None,
    cavalry: str = "",
    supremacy: str = "",
    round_cap: int = 0,
) -> Table:
    """A table before a draw. `decks`: names from the top; `left`: how many cards remain there.

    Stacks given by number hold no leader, and no card that is named elsewhere.
    """
    options: dict[str, Any] = dict.fromkeys(modules.split(), True)
    values = GAME.chosen(seats, options | {"round_cap": round_cap})
    secret = seeded_secret(0)
    rules = GAME.versions[GAME.version](seats, values)
    s: Enemy = rules.setup(Chance(secret.key({}), {}))
    s.phase, s.round, s.turn, s.starter, s.one = DRAW, 1, turn, starter, one
    for seat, gangs in enumerate(wanted):
        s.wanted[seat] = sum(1 << GANGS.index(gang) for gang in gangs.split())
    s.dollars = [2 if s.modules.dollars else 0] * seats
    s.cavalry = TOWNS.index(cavalry) if cavalry else -1
    s.supremacy = GANGS.index(supremacy) if supremacy else -1
    lay_out(s, stacks, decks or {}, left or {})
    s.chance.script = deepcopy(luck or {})
    head = Head(GAME.name, GAME.version, seats, values, secret, {})
    return table_from(rules, head, s)


def lay_out(
    s: Enemy, stacks: Sequence[Hand], decks: Mapping[str, Sequence[str]], left: dict[str, int]
) -> None:
    """Puts every card in its place; everybody has seen the open ones."""
    for deck, names in decks.items():
        pile = s.cards.piles[DECKS[DECK_NAMES.index(deck)]]
        chosen: list[int] = []
        for name in names:
            chosen.insert(0, find([card for card in pile if card not in chosen], name))
        pile[:] = [card for card in pile if card not in chosen] + chosen
    named = {name for names in decks.values() for name in names}
    for stacked in stacks:
        named |= {name for gang in stacked.values() if not isinstance(gang, int) for name in gang}
    for seat, stacked in enumerate(stacks):
        for gang, wish in stacked.items():
            fill(s, STACKS[seat][GANGS.index(gang)], gang, wish, named)
    for deck, count in left.items():
        pile = s.cards.piles[DECKS[DECK_NAMES.index(deck)]]
        s.cards.piles[OUT] += pile[: len(pile) - count]
        del pile[: len(pile) - count]
    for zone, pile in enumerate(s.cards.piles):
        if zone not in DECKS:
            s.cards.reveal(zone)
        elif zone != DECKS[SALOON] and pile:
            s.cards.show(pile[-1], s.cards.all)


def fill(s: Enemy, zone: int, gang: str, wish: int | Sequence[str], named: set[str]) -> None:
    """One stack: the named cards, or a number of cards from the fullest towns."""
    towns = [s.cards.piles[DECKS[town]] for town in range(len(TOWNS))]
    for n in range(wish if isinstance(wish, int) else len(wish)):
        if not isinstance(wish, int):
            card = find([card for pile in towns for card in pile], wish[n])
        else:
            fullest = sorted(towns, key=len, reverse=True)
            card = next(card for pile in fullest for card in pile if is_plain(card, gang, named))
        for pile in towns:
            if card in pile:
                pile.remove(card)
        s.cards.piles[zone].append(card)


def is_plain(card: int, gang: str, named: set[str]) -> bool:
    """A card of this gang that is nothing special in the scene."""
    return GANGS[GANG_OF[card]] == gang and card not in LEADERS and NAMES[card] not in named


def find(cards: Sequence[int], name: str) -> int:
    """The first of these cards that has this name."""
    return next(card for card in cards if NAMES[card] == name)


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
