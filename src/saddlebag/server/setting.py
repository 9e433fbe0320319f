"""The server's settings, as given on the command line."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, urlsplit

MOST_PORT: Final = 65535


class BadSetting(Exception):
    """A key, and the values its sentence needs."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


@dataclass(frozen=True)
class Setting:
    """Where to listen, where to store, the public address."""

    host: str
    port: int
    data: Path
    public_url: str | None = None
    webhook: str | None = None
    browser: bool = True
    open_metrics: bool = False
    backup_every: int = 60  # minutes; 0: never
    forget: dict[str, int] = field(default_factory=dict)  # kind -> days
    copy_to: Path | None = None
    passes_at_once: bool = False  # also among people, who can then tell them from a choice

    def __post_init__(self) -> None:
        if not 0 <= self.port <= MOST_PORT:
            raise BadSetting("bad_port", given=str(self.port)[:20])
        if self.public_url is not None and not is_bare(split(self.public_url)):
            raise BadSetting("bad_public_url", given=self.public_url)
        if self.webhook is not None and not split(self.webhook):
            raise BadSetting("bad_webhook", given=self.webhook)


def split(address: str) -> SplitResult | None:
    """The parts of a web address; None if it is not one."""
    try:
        parts = urlsplit(address)
        whole = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        return None
    return parts if whole and address.isascii() and address.isprintable() else None


def is_bare(parts: SplitResult | None) -> bool:
    """Scheme, name and perhaps a port: the page cannot live in a folder of another site."""
    if parts is None or "@" in parts.netloc:
        return False
    return parts.path in ("", "/") and not parts.query and not parts.fragment


def data_folder() -> Path:
    """The default folder for this user's tables."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    return base / "saddlebag"
