"""The figures as one table to read."""

from math import prod

from bench.goals import CHESS, COMPILED_ROWS, FASTER, GAMES, TIMED, Row
from bench.runs import Run

HEAD = ("", "goal", "pure", "chess moves", "", "compiled", "faster")
Figures = dict[str, float]
Cells = tuple[str, ...]


def verdict(row: Row, figures: Figures) -> str:
    """Does the pure build reach the goal?"""
    if row.goal is None:
        return ""
    measured = figures[f"{row.name}_moves"] if row.unit == "moves" else figures[row.name]
    return "ok" if measured <= row.goal else "MISSED"


def shown(value: float, unit: str) -> str:
    """A figure with its unit."""
    match unit:
        case "x":
            return f"{value:.2f} x"
        case "kB" | "ms":
            return f"{value:.0f} {unit}"
        case "/s":
            return f"{value:.0f} /s" if value >= 10 else f"{value:.1f} /s"
        case _:
            return f"{value:.1f} us"


def goal(row: Row) -> str:
    """The most allowed."""
    if row.goal is None:
        return ""
    return f"{row.goal:.2f} moves" if row.unit == "moves" else shown(row.goal, row.unit)


def line(row: Row, pure: Figures, compiled: Figures | None) -> Cells:
    """One line: goal, pure build, as chess moves, verdict, compiled build, how much faster."""
    timed = row.unit in TIMED
    moves = f"{pure[f'{row.name}_moves']:.3f}" if timed else ""
    cells = (row.words, goal(row), shown(pure[row.name], row.unit), moves, verdict(row, pure))
    if compiled is None:
        return (*cells, "", "")
    faster = f"{faster_by(row.name, pure, compiled):.2f} x" if timed else ""
    return (*cells, shown(compiled[row.name], row.unit), faster)


def faster_by(name: str, pure: Figures, compiled: Figures) -> float:
    """Pure against compiled, each by the chess moves of its own runs."""
    return pure[f"{name}_moves"] / compiled[f"{name}_moves"]


def gain(pure: Figures, compiled: Figures) -> Cells:
    """The geometric mean over what is asked of the compiled build."""
    gains = [faster_by(name, pure, compiled) for name in COMPILED_ROWS]
    mean = prod(gains) ** (1 / len(gains))
    said = "ok" if mean >= FASTER else "MISSED"
    return ("compiled build, mean gain", f">= {FASTER} x", "", "", said, "", f"{mean:.2f} x")


def of_game(game: str, pure: Figures, compiled: Figures | None) -> list[Cells]:
    """The lines of one game, under its name."""
    chess = ("random move of python-chess", "", shown(pure[CHESS], "us"), "1.000", "", "", "")
    lines: list[Cells] = [("",) * len(HEAD), (game, *HEAD[1:]), chess]
    lines += [line(row, pure, compiled) for row in GAMES[game]]
    if compiled is not None:
        lines.append(gain(pure, compiled))
    return lines


def table(pure: Run, compiled: Run | None) -> str:
    """All games, in columns."""
    lines: list[Cells] = []
    for game, figures in pure.items():
        lines += of_game(game, figures, None if compiled is None else compiled[game])
    return in_columns(lines, left=(0, 4))


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
