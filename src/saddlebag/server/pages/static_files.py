"""The built page, held in memory."""

import gzip
import mimetypes
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final

PACKED: Final = ("text/", "application/json", "application/manifest", "image/svg")
LEAST_PACKED: Final = 500  # bytes; shorter files are sent as they are
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
class StaticFile:
    """One file as it is sent."""

    body: bytes
    kind: str
    lasting: bool  # its name changes with its content
    packed: bytes = b""
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        self.tag = f'"{blake2b(self.body, digest_size=12).hexdigest()}"'

    def gzipped(self) -> bytes:
        """Compressed on first use; empty where that is no gain."""
        if not self.packed and self.kind.startswith(PACKED) and len(self.body) > LEAST_PACKED:
            self.packed = gzip.compress(self.body, 9, mtime=0)
        return self.packed


class StaticFiles:
    """All files of the page; read again after a new build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.items: dict[str, StaticFile] = {}
        self.read_at = 0.0

    def index(self) -> StaticFile | None:
        """The page itself; None while it is not built."""
        try:
            changed = (self.folder / INDEX).stat().st_mtime
        except OSError:
            return None
        if changed != self.read_at:
            self.items = {
                path.relative_to(self.folder).as_posix(): load(path, self.folder)
                for path in sorted(self.folder.rglob("*"))
                if is_public(path)
            }
            self.read_at = changed
        return self.items.get(INDEX)

    def find(self, path: str) -> StaticFile | None:
        """The file with exactly this name."""
        return self.items.get(path) or (self.items.get(path) if self.index() else None)


def is_public(path: Path) -> bool:
    return path.is_file() and not path.name.startswith(".")


def load(path: Path, folder: Path) -> StaticFile:
    """Read a file from the disk."""
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    lasting = path.relative_to(folder).parts[0] == "assets"
    return StaticFile(path.read_bytes(), kind or "application/octet-stream", lasting)
