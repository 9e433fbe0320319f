"""One server per folder: a lock that ends with its process."""

import fcntl
import os
from pathlib import Path

from saddlebag.server.store.failures import InUse


class Lock:
    """Held until released."""

    def __init__(self, folder: Path) -> None:
        # Not inherited by child processes, which could outlive the server.
        self.file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self.file)
            raise InUse("in_use", folder=str(folder)) from None

    def release(self) -> None:
        os.close(self.file)
