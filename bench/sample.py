"""How much of each game is played to measure it."""

from typing import Any, NamedTuple


class Sample(NamedTuple):
    """Of one game: so many games, and positions so many decisions into as many others."""

    game: str
    games: int  # random, to the end
    per_chess: int  # of them for each game of chess
    more: dict[str, Any]  # options for the second line
    mid_game: range  # decisions before each position
    turn: str  # the ask of a plain action turn, whose refusals count; "": none
    greedy_games: int
    simulated: int


PUBLIC_ENEMY = Sample(
    "public-enemy",
    games=30,
    per_chess=3,
    more={"duel": True, "dollars": True, "cavalry": True, "supremacy": True},
    mid_game=range(40, 100),
    turn="",
    greedy_games=5,
    simulated=40,
)
WESTERN_LEGENDS = Sample(
    "western-legends",
    games=40,
    per_chess=1,
    more={"goals": True},
    mid_game=range(100, 300, 4),
    turn="act",
    greedy_games=1,
    simulated=6,
)
