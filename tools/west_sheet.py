"""The printed map of Western Legends: land in daylight, towns, mesas, river, rails; no words.

The shapes are those of picture.toml, which tile the land; everything else is ornament, in layers
from the ground up. Light comes from the upper left. Names, figures and what may be chosen are drawn
above it by the page. The drawings of places and scenery are in west_vignettes.svg, the filters and
gradients in west_filters.svg.
"""

import re
from math import atan2, hypot, pi
from pathlib import Path
from random import Random

from tools.west_pen import Point, Row, chains, edge, inside, moved, path, ring, smooth, stroke, use

INK, PAPER, COPPER = "#2b1b11", "#f1e4c1", "#d9a052"
# Each region has its own soil; towns are built on packed earth.
GROUND = {
    "mesitos_point": "#d6c069",
    "darkrock": "#c99a68",
    "sunny_hills": "#b5bf72",
    "red_falls": "#d99f78",
    "dixon_creek": "#a9b873",
    "cliff_junction": "#e6a766",
    "spikes_view": "#ecd6a2",
}
# What grows there, the frequent first; towns have houses.
SCENERY = {
    "mesitos_point": ("tuft", "pine", "pine", "tuft", "hill", "oak"),
    "sunny_hills": ("hill", "oak", "tuft", "oak", "pine", "hill"),
    "dixon_creek": ("oak", "tuft"),
    "cliff_junction": ("cactus", "spire", "rock", "tuft", "rock", "cactus"),
    "spikes_view": ("cactus", "tuft", "rock", "spire", "tuft", "cactus"),
    "darkrock": ("house1", "house2"),
    "red_falls": ("house2", "house1"),
}
TOWNS = ("darkrock", "red_falls")
HERDS = {"green": "#2f8a63", "blue": "#2a6fb0"}
MAT = "M0 0H1600V1000H0Z"
FILTERS = Path(__file__).with_name("west_filters.svg")
VIGNETTES = Path(__file__).with_name("west_vignettes.svg")
# What a class of a drawing stands for: shadow, outlined, outline, hatching, thin outline. Written
# out as attributes, because the page's policy allows no styles.
ROUND = f'stroke="{INK}" stroke-linejoin="round"'
CLASSES = {
    "sh": 'fill="#3a2412" opacity=".3"',
    "i": f'{ROUND} stroke-width="2.4"',
    "o": f'{ROUND} stroke-width="2.4" fill="none"',
    "h": f'stroke="{INK}" stroke-width="1.5" stroke-linecap="round" fill="none" opacity=".4"',
    "t": f'{ROUND} stroke-width="1.6" fill="none" opacity=".85"',
}


def drawn(board: Row, picture: Row) -> str:
    """The whole sheet as an SVG picture."""
    shape = {row["id"]: row for row in (*picture["space"], *picture["mesa"])}
    width, height = picture["meta"]["canvas"]
    left, top, right, bottom = picture["meta"]["land"]
    land = [
        f'<g filter="url(#soft)">{"".join(grounds(board, shape))}</g>',
        f'<g filter="url(#rough)">{"".join(town_ground(board, shape))}</g>',
        f'<path d="{MAT}" filter="url(#relief)" opacity=".62"/>',
        f'<path d="{MAT}" fill="url(#sun)"/>',
        f'<g filter="url(#rough)">{"".join((*water(picture), *borders(picture)))}</g>',
        *rails(picture),
        *scenery(board, shape, picture),
        *(line for mesa in picture["mesa"] for line in plateau(mesa["polygon"])),
        f'<g filter="url(#rough)">{"".join(town_walls(picture))}</g>',
        *crossings(board, shape),
        use("skull", 1262, 716, 1.1),
        *places(board, shape, picture),
        f'<path d="{MAT}" filter="url(#clouds)" opacity=".22"/>',
        f'<path d="{MAT}" filter="url(#grain)" opacity=".3"/>',
        f'<path d="{MAT}" fill="url(#dusk)"/>',
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}">{one_line(FILTERS)}{vignettes()}'
        f'<clipPath id="land"><path d="M{left} {top}H{right}V{bottom}H{left}Z"/></clipPath>'
        f'<path d="{MAT}" fill="#4a2d18"/><g clip-path="url(#land)">{"".join(land)}</g>'
        f"{frame(picture)}</svg>"
    )


def one_line(file: Path) -> str:
    return file.read_text(encoding="utf-8").replace("\n", "")


def painted(tag: re.Match[str]) -> str:
    """A tag with the attributes of its class, except those it has itself."""
    own = tag[0].replace(f' class="{tag[1]}"', "")
    more = [it for it in CLASSES[tag[1]].split() if f" {it.split('=')[0]}=" not in own]
    return re.sub(r"/?>$", lambda end: f" {' '.join(more)}{end[0]}", own)


def vignettes() -> str:
    """All drawings, the ranch once for each herd."""
    text = re.sub(r'<[^>]* class="(\w+)"[^>]*>', painted, one_line(VIGNETTES))
    start = text.index('<g id="ranch">')
    end = text.index('<g id="hideout">')
    ranch = text[start:end]
    herds = "".join(
        ranch.replace('"ranch"', f'"ranch_{name}"').replace("HERD", ink)
        for name, ink in HERDS.items()
    )
    return text[:start] + herds + text[end:]


def lines(picture: Row, kind: str) -> str:
    """All borders of one kind as one path."""
    rows = [row["line"] for row in picture["border"] if row["kind"] == kind]
    return "".join(f"M{ax:g} {ay:g}L{bx:g} {by:g}" for (ax, ay), (bx, by) in rows)


def grounds(board: Row, shape: Row) -> list[str]:
    """Every space in the soil of its region; blurred afterwards, so that soils blend."""
    found: list[str] = []
    for number, row in enumerate(board["space"]):
        d = ring(shape[row["id"]]["polygon"])
        found.append(
            path(d, fill=GROUND[row["region"]], stroke=GROUND[row["region"]], stroke_width="14")
        )
        shade = ("#fff3c4", "#8a5a2a")[number % 2]
        found.append(path(d, fill=shade, opacity=f"{(number * 7 % 5) * 0.03:.2f}"))
    return found


def town_ground(board: Row, shape: Row) -> list[str]:
    """Packed earth and boards."""
    found: list[str] = []
    for row in board["space"]:
        if row["region"] in TOWNS:
            d = ring(shape[row["id"]]["polygon"])
            found.append(
                path(d, fill=GROUND[row["region"]], stroke=GROUND[row["region"]], stroke_width="3")
            )
            found.append(path(d, fill="url(#planks)", opacity=".4"))
    return found


def water(picture: Row) -> list[str]:
    """Sandy banks, a dark edge, the stream, and light on it."""
    found: list[str] = []
    for chain in chains(picture, "river"):
        d = smooth(chain)
        found += [
            stroke(d, "#8f6a3a", 44, opacity=".35"),
            stroke(d, "#f0dba0", 38),
            stroke(d, "#3f7f8c", 29),
            stroke(d, "#63aab4", 22),
            moved(-4, -2, stroke(d, "#a9dbdc", 4, stroke_dasharray="26 34", opacity=".9")),
            moved(5, 3, stroke(d, "#d7f1ea", 2.4, stroke_dasharray="12 44")),
        ]
    return found


def borders(picture: Row) -> list[str]:
    """Between spaces a trodden line with a light edge, between regions a broad one."""
    plain, regions = lines(picture, "plain"), lines(picture, "region")
    return [
        moved(1.6, 2, stroke(plain + regions, "#fff1c2", 3, opacity=".6")),
        stroke(plain, "#3d2312", 3, opacity=".62"),
        stroke(regions, INK, 7, opacity=".7"),
        stroke(regions, PAPER, 2.4, stroke_dasharray="11 9"),
    ]


def rails(picture: Row) -> list[str]:
    """Ballast, sleepers and two rails, from the edge of the sheet through the station and on."""
    points = [tuple(p) for p in picture["railway"]["line"]]
    d = smooth([(318, 1000), (352, 934), *points, (1590, 918)])
    return [
        moved(2, 5, stroke(d, "#3a2412", 24, opacity=".28")),
        stroke(d, "#b99a6c", 24),
        path(d, fill="none", stroke="#5a3820", stroke_width="22", stroke_dasharray="5.500 10"),
        *(moved(0, off, stroke(d, INK, 4.4) + stroke(d, "#9aa3a6", 1.8)) for off in (-6, 6)),
    ]


def scenery(board: Row, shape: Row, picture: Row) -> list[str]:
    """What grows or is built at the rims of spaces: the middle belongs to the figures."""
    found: list[tuple[float, str]] = []
    houses = [(it["x"], it["y"]) for it in picture["landmark"]]
    railed = picture["railway"]["through"]
    for row in board["space"]:
        dice = Random(row["id"])
        polygon, (lx, ly) = shape[row["id"]]["polygon"], shape[row["id"]]["label"]
        kinds = SCENERY[row["region"]]
        many = 2 if row.get("location") else 5
        town = row["region"] in TOWNS
        taken: list[Point] = [(lx, ly)]
        xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
        for _ in range(160):
            if len(taken) > many:
                break
            at = (dice.uniform(min(xs), max(xs)), dice.uniform(min(ys), max(ys)))
            kind = kinds[int(dice.random() ** 1.5 * len(kinds))] if not town else dice.choice(kinds)
            if row.get("location") and kind in ("hill", "spire", "house1", "house2"):
                kind = "tuft" if not town else kind
            clear = 62 if row.get("location") else 44
            gap = {"hill": 40, "house1": 34, "house2": 30, "spire": 30}.get(kind, 24)
            if not inside(at, polygon) or edge(at, polygon) < (20 if town else 13):
                continue
            if any(
                hypot(at[0] - x, (at[1] - y) * 1.2) < (clear if i == 0 else gap)
                for i, (x, y) in enumerate(taken)
            ):
                continue
            if any(abs(at[0] - x) < 92 and -96 < at[1] - y < 76 for x, y in houses):
                continue
            if row["id"] in railed and abs(at[1] - 905) < 34:
                continue
            taken.append(at)
            if town and dice.random() < 0.25:
                continue
            size = dice.uniform(0.8, 1.12)
            found.append(
                (at[1], use(kind, at[0], at[1] + 6, size, dice.random() < 0.4 and not town))
            )
    return [text for _, text in sorted(found)]


def plateau(points: list[Point]) -> list[str]:
    """A table of rock: its shadow, walls shaded by how the light falls, strata, the flat top."""
    cx, cy = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)

    def level(t: float) -> list[Point]:
        """The outline so far up: 0 is the foot, 1 the top, more lies on it."""
        wide, high = 1 - 0.13 * t, 1 - 0.15 * t
        return [(cx + (x - cx) * wide, cy + (y - cy) * high - 15 * t) for x, y in points]

    foot, top = level(0), level(1)
    found = [
        moved(16, 18, path(ring(foot), fill="#3a1d0c", opacity=".5", filter="url(#cast)")),
        path(ring(foot), fill="#8a4626", stroke=INK, stroke_width="3.5", stroke_linejoin="round"),
    ]
    for i in range(len(points)):
        j = (i + 1) % len(points)
        (ax, ay), (bx, by) = foot[i], foot[j]
        turn = atan2(by - ay, bx - ax)
        # Facing down and right lies in the shade.
        nx, ny = by - ay, -(bx - ax)
        if (nx * ((ax + bx) / 2 - cx) + ny * ((ay + by) / 2 - cy)) < 0:
            nx, ny = -nx, -ny
        light = -(nx * 0.6 + ny * 0.8) / hypot(nx, ny)
        shade = ("#6f3318", "#85411f", "#a3552b", "#c47540")[min(3, int((light + 1) * 2))]
        found.append(
            path(
                ring([foot[i], foot[j], top[j], top[i]]), fill=shade, stroke=INK, stroke_width="1.4"
            )
        )
        steps = max(2, int(hypot(bx - ax, by - ay) / 24))
        cracks = ""
        for n in range(1, steps):
            t = n / steps + 0.02 * (n % 3)
            fx, fy = ax + (bx - ax) * t, ay + (by - ay) * t
            tx, ty = (
                top[i][0] + (top[j][0] - top[i][0]) * t,
                top[i][1] + (top[j][1] - top[i][1]) * t,
            )
            up = 0.5 + 0.4 * (n % 2)
            cracks += f"M{fx:.0f} {fy:.0f}L{fx + (tx - fx) * up:.0f} {fy + (ty - fy) * up:.0f}"
        found.append(stroke(cracks, INK, 1.6, opacity=f"{0.35 + 0.1 * (turn > pi / 2):.2f}"))
    found += [
        path(ring(level(0.36)), fill="none", stroke="#f0b478", stroke_width="2.4", opacity=".5"),
        path(ring(level(0.68)), fill="none", stroke="#5a2610", stroke_width="2.4", opacity=".5"),
        path(ring(top), fill="url(#top)", stroke=INK, stroke_width="2.6", stroke_linejoin="round"),
        path(
            ring(level(1.28)),
            fill="none",
            stroke="#ffc893",
            stroke_width="2.2",
            opacity=".65",
            stroke_dasharray="46 14 20 18",
        ),
        path(
            ring(level(2.1)),
            fill="none",
            stroke="#8a4626",
            stroke_width="1.8",
            opacity=".5",
            stroke_dasharray="30 22",
        ),
    ]
    for t, colour in ((1.7, "#a5552a"), (3.0, "#ffc893"), (3.8, "#8a4626")):
        found.append(
            path(
                ring(level(t)),
                fill="none",
                stroke=colour,
                stroke_width="1.8",
                opacity=".4",
                stroke_dasharray=f"{18 + t * 7:g} {30 - t * 4:g} 9 {20 + t * 3:g}",
            )
        )
    for dx, dy, name in (
        (-74, 30, "rock"),
        (66, -34, "tuft"),
        (40, 40, "tuft"),
        (-30, -44, "tuft"),
    ):
        found.append(use(name, cx + dx, cy + dy, 0.7))
    return found


def town_walls(picture: Row) -> list[str]:
    """A fence of logs around each town."""
    walls = lines(picture, "town")
    return [
        moved(3, 6, stroke(walls, "#3a2412", 13, opacity=".35")),
        stroke(walls, INK, 13),
        stroke(walls, "#8b5a2e", 8.5),
        moved(0, -1.5, stroke(walls, COPPER, 3)),
    ]


def crossings(board: Row, shape: Row) -> list[str]:
    """Where spaces are adjacent across a corner: a signpost with four arrows."""
    points: set[Point] = set()
    for row in board["space"]:
        here = {(x, y) for x, y in shape[row["id"]]["polygon"]}
        for other in row.get("corner", ()):
            points |= here & {(x, y) for x, y in shape[other]["polygon"]}
    arrows = (
        "M-5-5L-11-11M5-5L11-11M-5 5L-11 11M5 5L11 11M-12-6v-6h6M12-6v-6h-6M-12 6v6h6M12 6v6h-6"
    )
    disc = (
        f'<circle cx="2" cy="4" r="18" {CLASSES["sh"]}/>'
        f'<circle r="18" fill="{PAPER}" stroke="{INK}" stroke-width="2.6"/>'
    )
    return [moved(x, y, disc + stroke(arrows, INK, 2.6)) for x, y in sorted(points)]


def places(board: Row, shape: Row, picture: Row) -> list[str]:
    """A vignette for every place; stores and saloons stand where their spaces meet."""
    shared = {space for it in picture["landmark"] for space in it["spaces"]}
    found: list[tuple[float, str]] = [
        (it["y"], use(it["id"].split("_")[-1], it["x"], it["y"] - 8, 1.26))
        for it in picture["landmark"]
    ]
    for row in board["space"]:
        kind = row.get("location")
        if kind and row["id"] not in shared:
            x, y = shape[row["id"]]["label"]
            room = edge((x, y), shape[row["id"]]["polygon"])
            name = f"ranch_{row['mark']}" if kind == "ranch" else kind
            found.append((y, use(name, x, y - 20, max(0.84, min(1.14, room / 59)))))
    return [text for _, text in sorted(found)]


def frame(picture: Row) -> str:
    """A carved wooden frame with brass corners."""
    left, top, right, bottom = picture["meta"]["land"]
    width, height = picture["meta"]["canvas"]
    parts = [
        stroke(f"M12 12H{width - 12}V{height - 12}H12Z", "#6b4122", 22),
        stroke(f"M5 5H{width - 5}V{height - 5}H5Z", "#2b1b11", 10),
        stroke(f"M12 12H{width - 12}V{height - 12}H12Z", COPPER, 2.4),
        stroke(f"M{left} {top}H{right}V{bottom}H{left}Z", INK, 5),
    ]
    for x, y in ((12, 12), (width - 12, 12), (12, height - 12), (width - 12, height - 12)):
        parts.append(
            path(
                f"M{x} {y - 26}L{x + 26} {y} {x} {y + 26} {x - 26} {y}Z",
                fill="#9e2b1c",
                stroke=INK,
                stroke_width="4",
            )
        )
        parts.append(
            f'<circle cx="{x}" cy="{y}" r="6" fill="#f6d27a" stroke="{INK}" stroke-width="2"/>'
        )
    return "".join(parts)
