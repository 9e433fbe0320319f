"""Several processes: outcomes in order, and a clean stop."""

import os
import signal
import subprocess
import sys

from saddlebag.lab.workers import in_order

LONG = """
from saddlebag.lab.simulate import simulate
four = ["random"] * 4
simulate("public-enemy", 10**6, 4, four, 1, jobs=2, progress=lambda *at: print(at, flush=True))
"""


def hearing() -> None:
    """What runs in the background ignores Ctrl-C, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def pressed(running: "subprocess.Popen[str]") -> str:
    """Ctrl-C, and again if it came while a worker was being started, which hears none."""
    for _ in range(10):
        os.killpg(running.pid, signal.SIGINT)
        try:
            return running.communicate(timeout=10)[1]
        except subprocess.TimeoutExpired:
            continue
    raise AssertionError("it goes on")


def test_outcomes_come_in_the_order_of_the_pieces() -> None:
    pieces = [3, 1, 2]
    assert list(in_order(abs, pieces, 2)) == list(in_order(abs, pieces, 1)) == pieces


def test_ctrl_c_ends_all_of_them_and_only_one_complains() -> None:
    command = [sys.executable, "-c", LONG]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C reaches every process of the terminal
        preexec_fn=hearing,
    ) as running:
        try:
            assert running.stdout is not None
            assert running.stdout.readline().startswith("(25, ")
            complaint = pressed(running)
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == -signal.SIGINT
    assert complaint.count("Traceback") == 1 and complaint.endswith("KeyboardInterrupt\n")
