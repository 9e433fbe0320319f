"""The real server as a process of its own, on a free port."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]


class Serving:
    """A running `saddlebag serve`, or the quick one for tests."""

    def __init__(self, command: list[str], env: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **env},
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


def serving(data: Path, *more: str) -> AbstractContextManager[Serving]:
    """As people start it."""
    command = ["saddlebag", "serve", "--no-browser", "--data", str(data), "--port", "0"]
    return ended([*command, *more], {})


def quick(data: Path, **env: str) -> AbstractContextManager[Serving]:
    """With bots that answer at once and without limits for one address."""
    return ended(["tests.server.quick", str(data)], env)


@contextmanager
def ended(command: list[str], env: dict[str, str]) -> Iterator[Serving]:
    """Ended in any case."""
    it = Serving(command, env)
    try:
        yield it
    finally:
        if it.process.poll() is None:
            it.process.kill()
        it.process.communicate()
