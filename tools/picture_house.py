"""A server for screenshots: every table is dealt the same cards, so pictures stay the same."""

import sys
from hashlib import blake2b
from itertools import count
from pathlib import Path
from unittest.mock import patch

from saddlebag.kernel.chance import Secret
from saddlebag.server.people.limits import Limits
from saddlebag.server.serve import serve
from saddlebag.server.setting import Setting
from saddlebag.server.tables.context import Timing
from saddlebag.server.tables.life import opening
from saddlebag.server.tables.play import bots

TABLES = count(1)


def known_secret() -> Secret:
    """A fixed secret: nobody really plays here."""
    luck = blake2b(b"pictures", digest_size=48).digest()
    return Secret(luck[:32], luck[32:], None)


def known_id() -> str:
    """Numbers tables in the order of their opening."""
    return f"picture{next(TABLES)}"


def known_luck(_key: bytes, _table: str) -> int:
    """Bots break ties the same way every time."""
    return 1


def main() -> None:
    pause = float(sys.argv[2])
    timing = Timing(bot_pause=(pause, pause), pass_pause=(pause, pause))
    setting = Setting("127.0.0.1", 0, Path(sys.argv[1]), browser=False)
    # The three places where a real server uses randomness.
    with (
        patch.object(opening, "fresh_secret", known_secret),
        patch.object(opening, "new_id", known_id),
        patch.object(bots, "bots_luck", known_luck),
    ):
        serve(setting, timing=timing, limits=Limits.lifted())


if __name__ == "__main__":
    main()
