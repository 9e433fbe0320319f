"""Data for the games' pages: the contents of each box as JSON, the map of Western Legends.

Made from src/saddlebag/<game>/content/*.toml, and git-ignored. Only the standard library is
imported (tools/page.py).
"""

import json
import tomllib
from pathlib import Path
from typing import Any

from tools import west_sheet

CONTENT = Path("src/saddlebag/western_legends/content")
BOX = Path("web/src/games/western-legends/box")
ENEMY_CONTENT = Path("src/saddlebag/public_enemy/content")
ENEMY_BOX = Path("web/src/games/public-enemy/box")


def pages(folder: Path) -> dict[str, Any]:
    """Every page of a box by its file's name."""
    found = sorted(folder.glob("*.toml"))
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in found}


def write(root: Path) -> None:
    """Writes the boxes for the page; up-to-date files are left alone."""
    for content, box in ((ENEMY_CONTENT, ENEMY_BOX), (CONTENT, BOX)):
        if rows := pages(root / content):
            text = json.dumps(without_sources(rows), separators=(",", ":"))
            keep(root / box / "contents.json", text)
            if content == CONTENT:
                keep(root / box / "sheet.svg", west_sheet.drawn(rows["board"], rows["picture"]))


def without_sources(value: Any) -> Any:
    """Drops the sources of rows, which the page does not need."""
    if isinstance(value, dict):
        return {key: without_sources(it) for key, it in value.items() if key != "source"}
    return [without_sources(it) for it in value] if isinstance(value, list) else value


def keep(path: Path, text: str) -> None:
    """Writes a file if its text has changed."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
