"""One server for one folder: a lock that ends with its process, however that ends."""

import fcntl
import os
from pathlib import Path

from saddlebag.server.store.failures import InUse


class Lock:
    """Held until it is let go."""

    def __init__(self, folder: Path) -> None:
        # A child that is started anew does not inherit it: it would outlive the server.
        self.file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self.file)
            raise InUse("in_use", folder=str(folder)) from None

    def let_go(self) -> None:
        os.close(self.file)
