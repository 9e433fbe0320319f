"""`saddlebag serve` for tests: bots answer at once, and limits per address are lifted."""

import sys
from pathlib import Path

from saddlebag.server.people.limits import Limits
from saddlebag.server.serve import serve
from saddlebag.server.setting import Setting
from saddlebag.server.tables.context import Timing

AT_ONCE = (0.0, 0.0)


def main() -> None:
    setting = Setting("127.0.0.1", 0, Path(sys.argv[1]), browser=False)
    timing = Timing(bot_pause=AT_ONCE, pass_pause=AT_ONCE)
    serve(setting, timing=timing, limits=Limits.lifted(), sockets_each=10_000)


if __name__ == "__main__":
    main()
