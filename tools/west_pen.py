"""Lines and shapes of the printed map as SVG, and where a point lies among them."""

from math import hypot
from typing import Any

Point = tuple[float, float]
Row = dict[str, Any]


def ring(points: list[Point]) -> str:
    return "M" + "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in points) + "Z"


def path(d: str, **paint: str) -> str:
    """A path; paint by attributes, `stroke_width` for stroke-width."""
    more = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in paint.items())
    return f'<path d="{d}"{more}/>'


def stroke(d: str, colour: str, width: float, **more: str) -> str:
    line = {
        "fill": "none",
        "stroke": colour,
        "stroke_width": f"{width:g}",
        "stroke_linecap": "round",
    }
    return path(d, **line, stroke_linejoin="round", **more)


def use(name: str, x: float, y: float, scale: float = 1, turn: bool = False) -> str:
    size = f" scale({-scale if turn else scale:.2f} {scale:.2f})" if scale != 1 or turn else ""
    return f'<use href="#{name}" transform="translate({x:.0f} {y:.0f}){size}"/>'


def moved(x: float, y: float, drawing: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{drawing}</g>'


def smooth(points: list[Point]) -> str:
    """A line without corners through these points."""
    d = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    ends = [points[0], *points, points[-1]]
    for i in range(len(points) - 1):
        (ax, ay), (bx, by), (cx, cy), (ex, ey) = ends[i : i + 4]
        d += f"C{bx + (cx - ax) / 6:.0f} {by + (cy - ay) / 6:.0f}"
        d += f" {cx - (ex - bx) / 6:.0f} {cy - (ey - by) / 6:.0f} {cx:.0f} {cy:.0f}"
    return d


def chains(picture: Row, kind: str) -> list[list[Point]]:
    """Borders of one kind, put end to end."""
    rest = [
        [tuple(a), tuple(b)]
        for row in picture["border"]
        if row["kind"] == kind
        for a, b in [row["line"]]
    ]
    found: list[list[Point]] = []
    while rest:
        chain = list(rest.pop())
        grew = True
        while grew:
            grew = False
            for piece in rest:
                for a, b in (piece, piece[::-1]):
                    if hypot(chain[-1][0] - a[0], chain[-1][1] - a[1]) < 2:
                        chain.append(b)
                    elif hypot(chain[0][0] - b[0], chain[0][1] - b[1]) < 2:
                        chain.insert(0, a)
                    else:
                        continue
                    rest.remove(piece)
                    grew = True
                    break
                if grew:
                    break
        found.append(chain)
    return found


def inside(at: Point, polygon: list[Point]) -> bool:
    x, y = at
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def edge(at: Point, polygon: list[Point]) -> float:
    """From a point to the nearest border."""
    best = 1e9
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        t = max(
            0.0,
            min(
                1.0,
                ((at[0] - ax) * (bx - ax) + (at[1] - ay) * (by - ay))
                / ((bx - ax) ** 2 + (by - ay) ** 2),
            ),
        )
        best = min(best, hypot(at[0] - ax - t * (bx - ax), at[1] - ay - t * (by - ay)))
    return best
