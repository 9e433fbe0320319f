"""`python -m bench.host FOLDER`: the server to be measured, in a process of its own.

All is as in `saddlebag serve` but how much one address and one connection may do: the whole crowd
comes from this computer. PLAIN_SOCKETS=1 switches the WebSocket fast path off (bench.fast_path).
"""

import os
import sys
from contextlib import nullcontext
from math import inf
from pathlib import Path
from unittest.mock import patch

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saddlebag.server import serve
from saddlebag.server.people.limits import Limits
from saddlebag.server.setting import Setting
from saddlebag.server.sockets.rates import Allowance

MANY = 1_000_000


def main() -> None:
    Allowance.__init__.__defaults__ = (inf, inf)  # messages a second, and at once
    setting = Setting("127.0.0.1", 0, Path(sys.argv[1]), browser=False)
    plain = patch.object(serve, "protocol_class", lambda: WebSocketsSansIOProtocol)
    with plain if os.environ.get("PLAIN_SOCKETS") else nullcontext():
        serve.serve(setting, limits=Limits.lifted(), sockets_each=MANY)


if __name__ == "__main__":
    main()
