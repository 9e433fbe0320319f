"""Ways to play that are measured: random moves of chess, random and thirsty play of ours."""

from random import Random
from typing import Any

import chess

import saddlebag

SEATS = 4
CHESS_MOVES = 100  # of each game at most
TO_THE_END = 1_000_000  # more decisions than any game has


def chess_moves(seed: int) -> int:
    """Random moves of python-chess, one game of them: the yardstick."""
    draw, board = Random(seed).random, chess.Board()
    for count in range(CHESS_MOVES):
        legal = list(board.legal_moves)
        if not legal:
            return count
        board.push(legal[int(draw() * len(legal))])
    return CHESS_MOVES


def new_table(game: str, seed: int, options: dict[str, Any] | None = None) -> saddlebag.Table:
    """A table before its first decision."""
    return saddlebag.game(game).table(SEATS, seed, options)


def at_random(table: saddlebag.Table, rng: Random, most: int) -> int:
    """Random answers through the public face, to the end of the game or so many; how many."""
    draw = rng.random
    for count in range(most):
        ask = table.ask
        if ask is None:
            return count
        options = ask.options
        table.answer(options[int(draw() * len(options))], ask.seat)
    return most


def thirsty(table: saddlebag.Table, decisions: int) -> int:
    """Everybody draws from the saloon only: nobody ever has a card, and nobody ever wins."""
    for _ in range(decisions):
        ask = table.ask
        assert ask is not None
        assert "draw:saloon" in ask.options
        table.answer("draw:saloon")
    return decisions


def in_mid_game(game: str, seed: int, decisions: int) -> tuple[saddlebag.Table, Random]:
    """A table after so many random decisions, and the luck to go on with; short games are left."""
    while True:
        seed += 1
        table, rng = new_table(game, seed), Random(seed)
        if at_random(table, rng, decisions) == decisions and table.ask is not None:
            return table, rng
