"""The quick server, for riders without limits; CARELESS=1 builds a mistake in."""

import asyncio
import os
import resource
from typing import Any

from saddlebag.server.sockets import socket
from saddlebag.server.sockets.rates import Allowance
from saddlebag.server.store.log_row import LOG
from saddlebag.server.store.store import Store
from tests.server import quick

LATE = 0.3  # seconds
write = Store.write
late: set["asyncio.Future[None]"] = set()


class Unlimited(Allowance):
    """Never used up."""

    def take(self) -> bool:
        return True


async def careless(self: Store, *statements: Any) -> None:
    """The mistake that a drill must notice: moves are acknowledged first and written later."""
    if statements[0][0] != LOG or statements[0][1][2] != "answer":
        await write(self, *statements)
        return

    async def later() -> None:
        await asyncio.sleep(LATE)
        await write(self, *statements)

    late.add(asyncio.ensure_future(later()))


def main() -> None:
    """MOST_BYTES: no file may become longer than that, as on a disk that is full."""
    socket.Allowance = Unlimited  # type: ignore[attr-defined]  # for riders that do not think
    socket.MOST_FOR_VISITOR = 1_000  # type: ignore[misc]  # one rides in many games
    if os.environ.get("CARELESS"):
        Store.write = careless  # type: ignore[method-assign]  # on purpose
    if most := int(os.environ.get("MOST_BYTES", "0")):
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    quick.main()


if __name__ == "__main__":
    main()
