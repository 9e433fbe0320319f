"""The results of an arena as a page and as a picture."""

from typing import Any
from xml.etree import ElementTree

import pytest

from saddlebag.lab.arena.arena import compete
from saddlebag.lab.arena.chart import svg
from saddlebag.lab.arena.page import text
from saddlebag.lab.arena.pairings import contest, paired

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """Twelve games at three seats."""
    pairs = paired(["greedy", "random"], [], False, 3)
    return compete(contest("public-enemy", pairs, 6, 3, 1, {"fast": True}))


def test_the_page_has_every_rating_and_every_pairing(report: dict[str, Any]) -> None:
    lines = text(report).splitlines()
    assert lines[0] == "Public Enemy Number One: 12 games at 3 seats, seed 1"
    assert any(line.startswith("greedy ") for line in lines)
    assert any(line.startswith("greedy against 2 x random") for line in lines)
    assert any(line.startswith("random against 2 x greedy") for line in lines)


def test_the_picture_has_a_dot_with_its_interval_for_each_row(report: dict[str, Any]) -> None:
    drawn = ElementTree.fromstring(svg(report))
    dots = drawn.findall(f"{SVG}circle")
    lines = [line for line in drawn.findall(f"{SVG}line") if line.get("class") == "line"]
    assert len(dots) == len(lines) == len(report["ratings"]) + len(report["pairings"]) == 4
    for dot, line in zip(dots, lines, strict=True):
        left, at, right = (
            float(x or "nan") for x in (line.get("x1"), dot.get("cx"), line.get("x2"))
        )
        assert left - 1 <= at <= right + 1


def test_names_are_written_as_text_and_not_as_marks(report: dict[str, Any]) -> None:
    rows = [row | {"bot": "<b>"} for row in report["ratings"]]
    assert "&lt;b&gt;" in svg(report | {"ratings": rows})
