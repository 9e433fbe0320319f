"""The real server as a process of its own, on a free port."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from websockets.sync.client import ClientConnection, connect


class Serving:
    """A running `saddlebag serve`."""

    def __init__(self, data: Path, *more: str) -> None:
        command = [sys.executable, "-m", "saddlebag", "serve", "--no-browser", "--data", str(data)]
        port = [] if "--port" in more else ["--port", "0"]
        self.process = subprocess.Popen(
            [*command, *port, *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )
        assert self.process.stdout and self.process.stderr
        self.greeting = self.process.stdout.readline()
        words = [word for word in self.greeting.split() if word.startswith("http://")]
        self.address = words[0] if words else ""

    def socket(self) -> ClientConnection:
        """A connection that has not said hello."""
        return connect(self.address.replace("http", "ws") + "/api/socket")

    def stop(self, how: int = signal.SIGTERM) -> tuple[int, str, str]:
        """Ask it to end: exit status, what it still printed, what it logged."""
        self.process.send_signal(how)
        printed, logged = self.process.communicate(timeout=20)
        return self.process.returncode, printed, logged


@contextmanager
def serving(data: Path, *more: str) -> Iterator[Serving]:
    """Ended in any case."""
    it = Serving(data, *more)
    try:
        yield it
    finally:
        if it.process.poll() is None:
            it.process.kill()
        it.process.communicate()
