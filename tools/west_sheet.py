"""The map of Western Legends as it would be printed: land, towns, mesas, river, rails; no words.

The shapes are those of picture.toml, which tile the land; everything else here is ornament. Names,
figures and what may be chosen are drawn above it by the page.
"""

from pathlib import Path
from typing import Any

Point = tuple[float, float]
Row = dict[str, Any]

INK, PAPER, COPPER, RED, WATER = "#2b1b11", "#f1e4c1", "#c98a3c", "#9e2b1c", "#86a7a4"
# Each region has its own shade of paper; towns are built on darker ground.
GROUND = {
    "mesitos_point": "#ecdcae",
    "darkrock": "#d8b98a",
    "sunny_hills": "#f0e3bd",
    "red_falls": "#d9b48c",
    "dixon_creek": "#e2d3a0",
    "cliff_junction": "#e9d6a6",
    "spikes_view": "#e4d7a9",
}
MAT = "M0 0H1600V1000H0Z"
STAMPS = ("cactus", "hills", "grass", "rock", "pine")
HOUSES = "houses"
STAMP_PAINT = ' fill="none" stroke="#7b5f3b" stroke-width="2.6" opacity=".5"'
# Filters, patterns and stamps, each about 60 x 60 around the origin.
ORNAMENTS = Path(__file__).with_name("west_ornaments.svg")


def drawn(board: Row, picture: Row) -> str:
    """The whole sheet as an SVG picture."""
    shape = {row["id"]: row for row in (*picture["space"], *picture["mesa"])}
    land = [
        *grounds(board, shape),
        *water(picture),
        *rails(picture),
        *plain_borders(picture),
        *stamps(board, shape, picture["railway"]["through"]),
        *mesas(picture),
        *town_walls(picture),
        *corner_signs(board, shape),
    ]
    clips = [
        f'<clipPath id="{m["id"]}">{outline(m["polygon"])}</clipPath>' for m in picture["mesa"]
    ]
    width, height = picture["meta"]["canvas"]
    left, top, right, bottom = picture["meta"]["land"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}">{ORNAMENTS.read_text()}{"".join(clips)}'
        f'<clipPath id="land"><path d="M{left} {top}H{right}V{bottom}H{left}Z"/></clipPath>'
        f'<path d="{MAT}" fill="{PAPER}"/>'
        f'<g clip-path="url(#land)"><g filter="url(#rough)">{"".join(land)}</g></g>'
        f'<path d="{MAT}" filter="url(#stain)" opacity=".38"/>'
        f'<path d="{MAT}" filter="url(#fibre)" opacity=".45"/>{frame(picture)}</svg>'
    )


def ring(points: list[Point]) -> str:
    """A closed line through these points."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z"


def outline(points: list[Point], **paint: str) -> str:
    return path(ring(points), **paint)


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


def lines(picture: Row, kind: str) -> str:
    """All borders of one kind as one path."""
    rows = [row["line"] for row in picture["border"] if row["kind"] == kind]
    return "".join(f"M{ax:g} {ay:g}L{bx:g} {by:g}" for (ax, ay), (bx, by) in rows)


def grounds(board: Row, shape: Row) -> list[str]:
    """Every space in the shade of its region, a little lighter or darker than the next one."""
    towns = {row["id"] for row in board["region"] if row["town"]}
    found: list[str] = []
    for number, row in enumerate(board["space"]):
        d = ring(shape[row["id"]]["polygon"])
        colour = GROUND[row["region"]]
        found.append(path(d, fill=colour, stroke=colour, stroke_width="2"))
        found.append(path(d, fill=INK, opacity=f"{number * 7 % 5 * 0.014:.3f}"))
        if row["region"] in towns:
            found.append(path(d, fill="url(#brick)", opacity=".16"))
    return found


def water(picture: Row) -> list[str]:
    river = lines(picture, "river")
    return [
        stroke(river, WATER, 26, opacity=".75"),
        stroke(river, PAPER, 2.4, stroke_dasharray="24 15", opacity=".85"),
    ]


def rails(picture: Row) -> list[str]:
    """Sleepers under two rails, from the edge of the sheet through the station and on."""
    (x, y), *rest = picture["railway"]["line"]
    d = f"M{x:g} {y:g}" + "".join(f"L{a:g} {b:g}" for a, b in rest) + "L1576 912"
    sleepers = path(
        d, fill="none", stroke="#5d4432", stroke_width="21", stroke_dasharray="5 12", opacity=".6"
    )
    return [sleepers] + [
        f'<g transform="translate(0 {off})">{stroke(d, "#5d4432", 3, opacity=".8")}</g>'
        for off in (-5, 5)
    ]


def plain_borders(picture: Row) -> list[str]:
    """Between spaces a thin line, between regions a double one."""
    regions = lines(picture, "region")
    return [
        stroke(lines(picture, "plain") + lines(picture, "river"), INK, 2.4, opacity=".66"),
        stroke(regions, INK, 7, opacity=".75"),
        stroke(regions, PAPER, 2.4, stroke_dasharray="11 9"),
    ]


def stamps(board: Row, shape: Row, rails_through: list[str]) -> list[str]:
    """Small scenery where nothing is to be done."""
    towns = {row["id"] for row in board["region"] if row["town"]}
    found: list[str] = []
    for number, row in enumerate(board["space"]):
        if "location" not in row and row["id"] not in rails_through:
            x, y = shape[row["id"]]["label"]
            name = HOUSES if row["region"] in towns else STAMPS[number * 3 % len(STAMPS)]
            found.append(f'<use href="#{name}" x="{x:g}" y="{y:g}"{STAMP_PAINT}/>')
    return found


def mesas(picture: Row) -> list[str]:
    """Red tables of rock in layers; the broken line says that nobody rides here."""
    found: list[str] = []
    for mesa in picture["mesa"]:
        points = mesa["polygon"]
        top = min(y for _, y in points)
        found.append(outline(points, fill="#b9683a"))
        found.append(f'<g clip-path="url(#{mesa["id"]})">{"".join(layers(top))}</g>')
        found.append(outline(points, fill="none", stroke=PAPER, stroke_width="13"))
        dashes = {"stroke_width": "6.5", "stroke_dasharray": "19 12"}
        found.append(outline(points, fill="none", stroke=RED, **dashes))
    return found


def layers(top: float) -> list[str]:
    waves = "t160 0" * 9
    return [
        stroke(
            f"M0 {top + 30 * n:g}q80 -26 160 0{waves}",
            "#7d3a1c" if n % 2 else "#e2a26a",
            4 + n % 2 * 3,
            opacity=".6",
        )
        for n in range(14)
    ]


def town_walls(picture: Row) -> list[str]:
    walls = lines(picture, "town")
    return [stroke(walls, INK, 14), stroke(walls, COPPER, 3.2)]


def corners(board: Row, shape: Row) -> list[Point]:
    """The points where spaces touch that are adjacent across a corner."""
    found: set[Point] = set()
    for row in board["space"]:
        here = {(x, y) for x, y in shape[row["id"]]["polygon"]}
        for other in row.get("corner", ()):
            found |= here & {(x, y) for x, y in shape[other]["polygon"]}
    return sorted(found)


def corner_signs(board: Row, shape: Row) -> list[str]:
    """Four small arrows: one may ride across this point."""
    arrows = (
        "M-5-5L-12-12M5-5L12-12M-5 5L-12 12M5 5L12 12M-13-7v-6h6M13-7v-6h-6M-13 7v6h6M13 7v6h-6"
    )
    disc = f'<circle r="21" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
    return [
        f'<g transform="translate({x:g} {y:g})">{disc}{stroke(arrows, INK, 3)}</g>'
        for x, y in corners(board, shape)
    ]


def frame(picture: Row) -> str:
    """The edge of the land, an ink border and four red corners."""
    left, top, right, bottom = picture["meta"]["land"]
    width, height = picture["meta"]["canvas"]
    parts = [
        stroke(f"M{left} {top}H{right}V{bottom}H{left}Z", INK, 4),
        stroke(f"M8 8H{width - 8}V{height - 8}H8Z", INK, 9),
    ]
    for x, y in ((8, 8), (width - 8, 8), (8, height - 8), (width - 8, height - 8)):
        diamond = f"M{x} {y - 30}L{x + 30} {y} {x} {y + 30} {x - 30} {y}Z"
        parts.append(path(diamond, fill=RED, stroke=INK, stroke_width="4"))
        parts.append(
            f'<circle cx="{x}" cy="{y}" r="7" fill="#f6d27a" stroke="{INK}" stroke-width="2"/>'
        )
    return "".join(parts)
