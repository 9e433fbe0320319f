"""The built page, held in memory: a path is on the shelf or it is not."""

import gzip
import mimetypes
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final

PACKED: Final = ("text/", "application/json", "application/manifest", "image/svg")
LEAST_PACKED: Final = 500  # bytes; shorter things travel as they are
TYPES: Final = {
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
INDEX: Final = "index.html"


@dataclass
class Item:
    """One file as it is sent."""

    body: bytes
    kind: str
    lasting: bool  # its name changes with its content
    packed: bytes = b""
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        self.tag = f'"{blake2b(self.body, digest_size=12).hexdigest()}"'

    def squeezed(self) -> bytes:
        """Compressed once, when it is first wanted; empty where that is no use."""
        if not self.packed and self.kind.startswith(PACKED) and len(self.body) > LEAST_PACKED:
            self.packed = gzip.compress(self.body, 9, mtime=0)
        return self.packed


class Shelf:
    """All files of the page; read again when the page was built anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.items: dict[str, Item] = {}
        self.read_at = 0.0

    def index(self) -> Item | None:
        """The page itself; None while it is not built."""
        try:
            changed = (self.folder / INDEX).stat().st_mtime
        except OSError:
            return None
        if changed != self.read_at:
            self.items = {
                path.relative_to(self.folder).as_posix(): taken(path, self.folder)
                for path in sorted(self.folder.rglob("*"))
                if is_public(path)
            }
            self.read_at = changed
        return self.items.get(INDEX)

    def find(self, path: str) -> Item | None:
        """The file with exactly this name."""
        return self.items.get(path) or (self.items.get(path) if self.index() else None)


def is_public(path: Path) -> bool:
    return path.is_file() and not path.name.startswith(".")


def taken(path: Path, folder: Path) -> Item:
    """A file from the disk."""
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    lasting = path.relative_to(folder).parts[0] == "assets"
    return Item(path.read_bytes(), kind or "application/octet-stream", lasting)
