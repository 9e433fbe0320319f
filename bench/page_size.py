"""How much a browser has to load before it can play."""

import gzip
from collections.abc import Iterable
from pathlib import Path

STATIC = Path(__file__).parents[1] / "src/saddlebag/server/static"
KILO = 1000


def page_size() -> dict[str, float]:
    """Kilobytes of all script and style of the page, gzipped; nothing if none was built."""
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    return {"page_kB": weight(files)} if files else {}


def weight(files: Iterable[Path]) -> float:
    """Kilobytes of those of them that are script or style, gzipped."""
    read = {file for file in files if file.suffix in (".js", ".css")}
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in read) / KILO
