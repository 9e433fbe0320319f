"""Data for the page of Western Legends: the contents of the box as JSON, and the map.

Both are made from src/saddlebag/western_legends/content/*.toml, git-ignored, and no part of the
page's script. Only the standard library is imported (tools/page.py).
"""

import json
import tomllib
from pathlib import Path
from typing import Any

from tools import west_sheet

CONTENT = Path("src/saddlebag/western_legends/content")
BOX = Path("web/src/games/western-legends/box")


def pages(root: Path) -> dict[str, Any]:
    """Every page of the box by its file's name."""
    found = sorted((root / CONTENT).glob("*.toml"))
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in found}


def write(root: Path) -> None:
    """Writes the box for the page; up-to-date files are left alone."""
    rows = pages(root)
    if not rows:
        return
    keep(root / BOX / "contents.json", json.dumps(without_sources(rows), separators=(",", ":")))
    keep(root / BOX / "sheet.svg", west_sheet.drawn(rows["board"], rows["picture"]))


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
