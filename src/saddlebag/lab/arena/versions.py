"""The version of a bot: a digest of its package's sources; a changed one plays otherwise."""

import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from saddlebag.bots import bot

OURS: Final = "saddlebag.bots"
SIZE: Final = 8  # bytes


def version(name: str, game: str) -> str:
    """The same as long as no source of the bot's package changes."""
    choose = bot(name, game).choose
    module = getattr(choose, "__module__", None) or type(choose).__module__
    return digest(OURS if module.startswith(OURS) else module.partition(".")[0])


@cache
def digest(package: str) -> str:
    """Of every source file; of a compiled build, too, which keeps them."""
    found = Path(sys.modules[package].__file__ or "")
    folder = found.parent
    files = sorted(folder.rglob("*.py")) if found.name == "__init__.py" else [found]
    whole = blake2b(digest_size=SIZE)
    for file in files:
        whole.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    return whole.hexdigest()
