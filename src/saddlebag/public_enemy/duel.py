"""Duel in the Sun and Tuel: how a shoot-out decides a tie (DUEL, TUEL)."""

from saddlebag.public_enemy.cards import NUMBERS
from saddlebag.public_enemy.state import NOBODY, Enemy, seat_or_none


def shoot_out(s: Enemy, tied: list[int], prize: str) -> int:
    """DUEL-1: two tied players duel, three or more shoot in turn; NOBODY if both fall."""
    return duel(s, tied, prize) if len(tied) == 2 else tuel(s, tied, prize)


def duel(s: Enemy, tied: list[int], prize: str) -> int:
    """DUEL-3, DUEL-4: six tiles each; the first Bang wins, both at once and nobody does."""
    order = in_round_order(s, tied)
    bangs = [s.roll("duel", NUMBERS["tokens"]["bullets"]) + 1 for _ in order]
    winner = NOBODY if bangs[0] == bangs[1] else order[bangs.index(min(bangs))]
    s.tell("duel", prize, order, bangs, seat_or_none(winner))
    return winner


def tuel(s: Enemy, tied: list[int], prize: str) -> int:
    """TUEL-2, Q-07: one row, turned over in round order; the player with the Bang takes the token.

    Three share six tiles; more players get one tile each, so that all have the same chance.
    """
    order = in_round_order(s, tied)
    tiles = NUMBERS["tokens"]["bullets"] if len(order) == 3 else len(order)
    bang = s.roll("tuel", tiles)
    winner = order[bang % len(order)]
    s.tell("tuel", prize, order, tiles, bang + 1, winner)
    return winner


def in_round_order(s: Enemy, tied: list[int]) -> list[int]:
    """Q-08: from the round's starter clockwise."""
    return sorted(tied, key=lambda seat: (seat - s.starter) % s.seats)
