"""The figures as one table to read."""

from math import prod

from bench.goals import CHESS, COMPILED_ROWS, FASTER, ROWS, Row
from bench.runs import Run

HEAD = ("", "goal", "pure", "chess moves", "", "compiled", "faster")


def verdict(row: Row, figures: Run) -> str:
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
        case "kB":
            return f"{value:.0f} kB"
        case "/s":
            return f"{value:.0f} /s"
        case _:
            return f"{value:.1f} us"


def goal(row: Row) -> str:
    """The most allowed."""
    if row.goal is None:
        return ""
    return f"{row.goal:.2f} moves" if row.unit == "moves" else shown(row.goal, row.unit)


def line(row: Row, pure: Run, compiled: Run | None) -> tuple[str, ...]:
    """One line: goal, pure build, as chess moves, verdict, compiled build, how much faster."""
    timed = row.unit in ("us", "moves")
    moves = f"{pure[f'{row.name}_moves']:.3f}" if timed else ""
    cells = (row.words, goal(row), shown(pure[row.name], row.unit), moves, verdict(row, pure))
    if compiled is None:
        return (*cells, "", "")
    faster = f"{faster_by(row.name, pure, compiled):.2f} x" if timed else ""
    return (*cells, shown(compiled[row.name], row.unit), faster)


def faster_by(name: str, pure: Run, compiled: Run) -> float:
    """Pure against compiled, each by the chess moves of its own runs."""
    return pure[f"{name}_moves"] / compiled[f"{name}_moves"]


def compiled_gain(pure: Run, compiled: Run) -> float:
    """The geometric mean over what is asked of the compiled build."""
    gains = [faster_by(name, pure, compiled) for name in COMPILED_ROWS]
    return float(prod(gains) ** (1 / len(gains)))


def table(pure: Run, compiled: Run | None) -> str:
    """All lines, in columns."""
    chess = ("random move of python-chess", "", shown(pure[CHESS], "us"), "1.000", "", "", "")
    lines = [HEAD, chess, *(line(row, pure, compiled) for row in ROWS if row.name in pure)]
    if compiled is not None:
        gain = compiled_gain(pure, compiled)
        said = "ok" if gain >= FASTER else "MISSED"
        lines.append(
            ("compiled build, mean gain", f">= {FASTER} x", "", "", said, "", f"{gain:.2f} x")
        )
    widths = [max(len(cells[k]) for cells in lines) for k in range(len(HEAD))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if k in (0, 4) else cell.rjust(width)
            for k, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ).rstrip()
        for cells in lines
    )
