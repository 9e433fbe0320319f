"""One server per folder: a lock that ends with its process."""

import fcntl
import os
from pathlib import Path

from saddlebag.server.store.failures import InUse


class Lock:
    """Held until released."""

    def __init__(self, folder: Path) -> None:
        # The folder itself: a file in it could be removed. Not inherited by child processes,
        # which could outlive the server.
        self.file = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self.file)
            raise InUse("in_use", folder=str(folder)) from None

    def release(self) -> None:
        os.close(self.file)
