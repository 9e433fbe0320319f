"""The figures as one table to read."""

from math import prod

from bench.goals import CHESS, COMPILED_ROWS, FASTER, GAMES, MOVES, Row, figure_of
from bench.runs import Run

HEAD = ("", "goal", "pure", "", "compiled", "faster")
Figures = dict[str, float]
Cells = tuple[str, ...]


def verdict(row: Row, measured: float) -> str:
    """Does the pure build reach the goal?"""
    return "" if row.goal is None else "ok" if measured <= row.goal else "MISSED"


def shown(value: float, unit: str) -> str:
    """A figure with its unit."""
    match unit:
        case "x":
            return f"{value:.2f} x"
        case "kB" | "ms":
            return f"{value:.{0 if value >= 10 else 1}f} {unit}"
        case "us":
            return f"{value:.1f} us"
        case _:
            digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3
            return f"{value:.{digits}f} {unit}"


def goal(row: Row) -> str:
    """The most allowed."""
    return "" if row.goal is None else shown(row.goal, row.unit)


def yardstick(microseconds: float, head: Cells) -> Cells:
    """The line of the chess move that the others are measured by."""
    return ("random move of python-chess", "", shown(microseconds, "us"), *[""] * (len(head) - 3))


def line(row: Row, pure: Figures, compiled: Figures | None) -> Cells:
    """One line: goal, pure build, verdict, compiled build, how much faster."""
    name = figure_of(row)
    cells = (row.words, goal(row), shown(pure[name], row.unit), verdict(row, pure[name]))
    if compiled is None:
        return (*cells, "", "")
    faster = f"{faster_by(row.name, pure, compiled):.2f} x" if row.unit == MOVES else ""
    return (*cells, shown(compiled[name], row.unit), faster)


def faster_by(name: str, pure: Figures, compiled: Figures) -> float:
    """Pure against compiled, each by the chess moves of its own runs."""
    return pure[f"{name}_moves"] / compiled[f"{name}_moves"]


def gain(pure: Figures, compiled: Figures) -> Cells:
    """The geometric mean over what is asked of the compiled build."""
    gains = [faster_by(name, pure, compiled) for name in COMPILED_ROWS]
    mean = prod(gains) ** (1 / len(gains))
    said = "ok" if mean >= FASTER else "MISSED"
    return ("compiled build, mean gain", f">= {FASTER} x", "", said, "", f"{mean:.2f} x")


def of_game(game: str, pure: Figures, compiled: Figures | None) -> list[Cells]:
    """The lines of one game, under its name."""
    lines: list[Cells] = [("",) * len(HEAD), (game, *HEAD[1:]), yardstick(pure[CHESS], HEAD)]
    lines += [line(row, pure, compiled) for row in GAMES[game]]
    if compiled is not None:
        lines.append(gain(pure, compiled))
    return lines


def table(pure: Run, compiled: Run | None) -> str:
    """All games, in columns."""
    lines: list[Cells] = []
    for game, figures in pure.items():
        lines += of_game(game, figures, None if compiled is None else compiled[game])
    return in_columns(lines, left=(0, 3))


def in_columns(lines: list[Cells], left: tuple[int, ...]) -> str:
    """Each column as wide as it needs to be; figures to the right, words (`left`) to the left."""
    widths = [max(len(cells[k]) for cells in lines) for k in range(len(lines[0]))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if k in left else cell.rjust(width)
            for k, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ).rstrip()
        for cells in lines
    )
