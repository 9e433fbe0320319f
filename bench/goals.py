"""What is measured, what it is called, and what it must reach.

CPU times are given in random moves of python-chess, timed in the same run: a ratio holds on any
machine.
"""

from typing import NamedTuple


class Row(NamedTuple):
    """One line of the table; `goal` is the most allowed, None: only shown."""

    name: str
    words: str
    unit: str  # MOVES, ms, kB, x (late / early, with / without), /s (more is better)
    goal: float | None


CHESS = "chess"  # the figure: microseconds of a move
MOVES = "chess moves"
FASTER = 1.8  # compiled against pure, at least
PUBLIC_ENEMY: tuple[Row, ...] = (
    Row("decision", "decision, random play at 4 seats", MOVES, 0.09),
    Row("decision_more", "the same with all modules", MOVES, None),
    Row("copy", "copy in mid-game, second and later", MOVES, 0.14),
    Row("copy_first", "copy in mid-game, first after an answer", MOVES, 0.86),
    Row("imagine", "imagine in mid-game", MOVES, 0.64),
    Row("view", "view in mid-game", MOVES, 0.36),
    Row("hash", "state hash in mid-game", MOVES, None),
    Row("new_table", "new table, dealt", MOVES, None),
    Row("greedy", "decision of the greedy bot at 4 seats", MOVES, 1.4),
    Row("rollout", "rollout of a bot that looks ahead", MOVES, None),
    Row("games_random", "simulated games: four random bots", "/s", None),
    Row("games_greedy", "simulated games: greedy, three random", "/s", None),
    Row("memory_kB", "table after 200 decisions", "kB", 100),
    Row("memory_journal_kB", "the same, its journal written out beside it", "kB", None),
    Row("growth_decision", "decision after 20,000 decisions / after 200", "x", 1.15),
    Row("growth_copy", "copy after 20,000 decisions / after 200", "x", 1.15),
    Row("growth_imagine", "imagine after 20,000 decisions / after 200", "x", 1.15),
    Row("growth_view", "view after 20,000 decisions / after 200", "x", 1.15),
)
WESTERN_LEGENDS: tuple[Row, ...] = (
    Row("decision", "decision, random play at 4 seats", MOVES, 0.25),
    Row("decision_more", "the same with goals", MOVES, None),
    Row("copy", "copy in mid-game, second and later", MOVES, 0.43),
    Row("copy_first", "copy in mid-game, first after an answer", MOVES, 2.9),
    Row("imagine", "imagine in mid-game", MOVES, 1.7),
    Row("view", "view in mid-game", MOVES, 1.7),
    Row("refusals", "refusals of a plain action turn", MOVES, 2.1),
    Row("hash", "state hash in mid-game", MOVES, None),
    Row("start_ms", "import and first table, a fresh Python included", "ms", 200),
    Row("new_table", "new table, set up", MOVES, None),
    Row("greedy", "decision of the greedy bot at 4 seats", MOVES, None),
    Row("rollout", "rollout of a bot that looks ahead", MOVES, None),
    Row("games_random", "simulated games: four random bots", "/s", None),
    Row("games_greedy", "simulated games: greedy, three random", "/s", None),
    Row("memory_kB", "table after 200 decisions", "kB", None),
    Row("memory_journal_kB", "the same, its journal written out beside it", "kB", None),
    Row("both_decision", "decision with both expansions / base game", "x", 1.15),
    Row("both_copy", "copy with both expansions / base game", "x", 1.15),
    Row("both_imagine", "imagine with both expansions / base game", "x", 1.15),
    Row("both_view", "view with both expansions / base game", "x", 1.15),
)
SERVER: tuple[Row, ...] = (
    Row("server_busy", "CPU per move: 100 tables, 4 seats, all answer at once", MOVES, 5.4),
    Row("server_human", "CPU per move: the same, a move in 20 s at each table", MOVES, 14),
    Row("server_rate", "moves a second, all answer at once", "/s", None),
    Row("server_p50", "reply, median: 300 tables, a move in 2 s at each", "ms", None),
    Row("server_p99", "reply, 99 of 100: the same", "ms", 50),
    Row("west_busy", "Western Legends, CPU per move: 100 tables, all answer at once", MOVES, 8.6),
    Row("west_delta_kB", "Western Legends, what a move sends to one seat, median", "kB", 4),
    Row("west_view_kB", "Western Legends, the whole view for one seat, median", "kB", 24),
    Row("west_draw_ms", "Western Legends, a new position drawn, median", "ms", 50),
    Row("west_frame_ms", "Western Legends, from frame to frame while somebody rides", "ms", 20),
    Row("first_table_ms", "first table drawn by a browser, nothing cached", "ms", 1000),
    Row("table_kB", "script and style that it loads for that, gzip", "kB", 130),
    Row("page_kB", "script and style of all screens and games together, gzip", "kB", None),
)
GAMES: dict[str, tuple[Row, ...]] = {
    "public-enemy": PUBLIC_ENEMY,
    "western-legends": WESTERN_LEGENDS,
}
# What the compiled build must do faster, as a whole: the mean of these ratios, geometric.
COMPILED_ROWS = ("decision", "copy", "copy_first", "imagine", "view")


def figure_of(row: Row) -> str:
    """The name of the figure that a row shows and its goal judges."""
    return f"{row.name}_moves" if row.unit == MOVES else row.name
