"""The page about the game names every phase, folder, ask, event and part of a view."""

import re
from pathlib import Path
from typing import Any

from saddlebag.western_legends.view import PHASES, view
from saddlebag.western_legends.vocabulary import VOCABULARY
from tests.western_legends.scene import table
from tests.western_legends.seen import west

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/western-legends.md").read_text(encoding="utf-8")
ASKS = (ROOT / "src/saddlebag/texts/en/western-legends-asks.ftl").read_text(encoding="utf-8")
REFERENCE = (ROOT / "docs/reference/western-legends.md").read_text(encoding="utf-8")
RULES = (ROOT / "docs/rules/western-legends.md").read_text(encoding="utf-8")
RULINGS = (ROOT / "docs/rulings.md").read_text(encoding="utf-8").split("\n## Western Legends\n")[1]
NOT_ASKED = {"picks"}  # a remark to several asks


def chapter(name: str) -> str:
    """What stands below a heading."""
    return PAGE.split(f"\n## {name}\n")[1].split("\n## ")[0]


def first_cells(name: str) -> list[str]:
    """What the first column of a chapter's table names."""
    cells = re.findall(r"^\| ([^|]+) \|", chapter(name), re.MULTILINE)
    return [word for cell in cells for word in re.findall(r"`([a-z_./]+)`", cell)]


def test_every_event_stands_in_the_reference() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", REFERENCE.split("\n## Asks\n")[0], re.MULTILINE)
    assert listed == list(VOCABULARY.events)


def test_every_ask_stands_there_once() -> None:
    spoken = set(re.findall(r"^western-legends-ask-([a-z_]+) =", ASKS, re.MULTILINE)) - NOT_ASKED
    assert sorted(first_cells("Asks")) == sorted(spoken)


def test_every_phase_stands_there_in_order() -> None:
    assert first_cells("A game is a row of steps") == list(PHASES)


def test_every_folder_stands_there() -> None:
    code = ROOT / "src/saddlebag/western_legends"
    folders = {f"{it.parent.name}/" for it in code.glob("*/__init__.py")}
    pages = {it.name for it in code.glob("*.py")} - {"__init__.py"}
    assert set(first_cells("Who knows what")) == folders | pages


def test_every_part_of_a_view_stands_there() -> None:
    seen: dict[str, Any] = view(west(table(2, goals={0: []})), 0)
    assert sorted(first_cells("The view")) == sorted(seen)
    named = set(re.findall(r"`([a-z_]+)`", chapter("The view")))
    parts = {key for mat in seen["players"] for key in mat} | set(seen["so_far"])
    assert sorted(parts - named) == []


def test_every_ruling_is_told_in_short() -> None:
    rows = re.findall(r"^\| (WL Q-[^|]+) \|", RULINGS, re.MULTILINE)
    left_out = re.findall(r"^Left out is (Q-\d+)", RULINGS, re.MULTILINE)
    told = {ruling for row in rows for ruling in re.findall(r"Q-\d+", row)}
    assert told | {*left_out} == {*re.findall(r"\*\*(Q-\d+) ", RULES)}
