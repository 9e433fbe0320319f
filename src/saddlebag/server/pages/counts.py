"""What the server counts, for /metrics; numbers and reason keys only, nothing of a game."""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final


class Count:
    """Goes up; with a label, once for each of its values."""

    def __init__(self, name: str, label: str = "") -> None:
        self.name, self.label = name, label
        self.values: dict[str, int] = {} if label else {"": 0}

    def add(self, value: str = "", by: int = 1) -> None:
        self.values[value] = self.values.get(value, 0) + by

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# TYPE {self.name} counter"
        for value, number in sorted(self.values.items()):
            mark = f'{{{self.label}="{value}"}}' if self.label else ""
            yield f"{self.name}{mark} {number}"


class Level:
    """Goes up and down."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.value: float = 0

    def add(self, by: float) -> None:
        self.value += by

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.value:g}"


class Spread:
    """How often a measure was at most so much."""

    def __init__(self, name: str, bounds: tuple[float, ...]) -> None:
        self.name, self.bounds = name, bounds
        self.found = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, measure: float) -> None:
        self.found[bisect_left(self.bounds, measure)] += 1
        self.total += measure

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it: each bucket holds all smaller ones."""
        yield f"# TYPE {self.name} histogram"
        so_far = 0
        for bound, number in zip((*self.bounds, float("inf")), self.found, strict=True):
            so_far += number
            edge = "+Inf" if bound == float("inf") else f"{bound:g}"
            yield f'{self.name}_bucket{{le="{edge}"}} {so_far}'
        yield f"{self.name}_sum {self.total:g}"
        yield f"{self.name}_count {so_far}"


SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

moves: Final = Count("saddlebag_moves_total")  # accepted and durable
refused: Final = Count("saddlebag_refusals_total", "reason")
resyncs: Final = Count("saddlebag_resyncs_total")
bot_failures: Final = Count("saddlebag_bot_failures_total", "reason")
set_aside: Final = Count("saddlebag_tables_set_aside_total")
slow_readers: Final = Count("saddlebag_slow_readers_total")  # connections closed for it
broken: Final = Count("saddlebag_unhandled_errors_total")
tables: Final = Level("saddlebag_tables_live")
connections: Final = Level("saddlebag_connections")
tasks: Final = Level("saddlebag_tasks")  # of the event loop, counted when somebody asks
wal_bytes: Final = Level("saddlebag_wal_bytes")
commit_units: Final = Spread("saddlebag_commit_units", (1, 2, 5, 10, 20, 50, 100, 200, 512))
commit_seconds: Final = Spread("saddlebag_commit_seconds", SECONDS)
loop_lag: Final = Spread("saddlebag_loop_lag_seconds", SECONDS)

COUNTED: Final = (
    moves,
    refused,
    resyncs,
    bot_failures,
    set_aside,
    slow_readers,
    broken,
    tables,
    connections,
    tasks,
    wal_bytes,
    commit_units,
    commit_seconds,
    loop_lag,
)


def exposition() -> str:
    """All of it, in the text format of Prometheus."""
    return "\n".join(line for each in COUNTED for line in each.lines()) + "\n"
