"""Ways to play that are measured: random moves of chess, random and thirsty play of ours."""

from random import Random
from typing import Any

import chess

import saddlebag

SEATS = 4
ALL_MODULES = {"duel": True, "dollars": True, "cavalry": True, "supremacy": True}
CHESS_GAMES = 8
CHESS_MOVES = 100  # of each game at most


def chess_moves(seed: int) -> int:
    """Random moves of python-chess: the yardstick."""
    rng, moves = Random(seed), 0
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        for _ in range(CHESS_MOVES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1
    return moves


def new_tables(count: int, seed: int, options: dict[str, Any]) -> list[saddlebag.Table]:
    """Tables before their first decision."""
    game = saddlebag.game("public-enemy")
    return [game.table(SEATS, seed * count + k, options) for k in range(count)]


def at_random(table: saddlebag.Table, rng: Random, most: int) -> int:
    """Random answers through the public face, to the end of the game or so many; how many."""
    draw = rng.random
    for count in range(most):
        ask = table.ask
        if ask is None:
            return count
        options = ask.options
        table.answer(options[int(draw() * len(options))])
    return most


def thirsty(table: saddlebag.Table, decisions: int) -> int:
    """Everybody draws from the saloon only: nobody ever has a card, and nobody ever wins."""
    for _ in range(decisions):
        ask = table.ask
        assert ask is not None
        assert "draw:saloon" in ask.options
        table.answer("draw:saloon")
    return decisions


def in_mid_game(seed: int, decisions: int) -> tuple[saddlebag.Table, Random]:
    """A table after so many random decisions, and the luck to go on with; short games are left."""
    while True:
        seed += 1
        (table,), rng = new_tables(1, seed, {}), Random(seed)
        if at_random(table, rng, decisions) == decisions and table.ask is not None:
            return table, rng
