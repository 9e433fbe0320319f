"""`saddlebag serve` for tests: bots do not dawdle, and one computer may do what a crowd does."""

import sys
from pathlib import Path

from saddlebag.server.people.limits import Limits
from saddlebag.server.serve import serve
from saddlebag.server.setting import Setting
from saddlebag.server.tables.house import Manners

AT_ONCE = (0.0, 0.0)


def main() -> None:
    setting = Setting("127.0.0.1", 0, Path(sys.argv[1]), browser=False)
    manners = Manners(bot_pause=AT_ONCE, pass_pause=AT_ONCE)
    serve(setting, manners=manners, limits=Limits.lifted(), sockets_each=10_000)


if __name__ == "__main__":
    main()
