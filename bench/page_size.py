"""How much a browser has to load before it can play."""

import gzip
from pathlib import Path

STATIC = Path(__file__).parents[1] / "src/saddlebag/server/static"
KILO = 1000


def page_size() -> dict[str, float]:
    """Kilobytes of all script and style of the page, gzipped; nothing if none was built."""
    files = [path for path in sorted(STATIC.rglob("*")) if path.suffix in (".js", ".css")]
    if not files:
        return {}
    return {"page_kB": sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) / KILO}
