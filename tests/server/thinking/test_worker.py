"""A worker whose server is gone ends by itself."""

import signal
import subprocess
import sys

from saddlebag.server.thinking.messages import Think, framed, next_message, read_thought
from saddlebag.server.thinking.worker_process import WORKER
from tests.server.thinking.school import ROGUES, dealt, new_table


def started() -> subprocess.Popen[bytes]:
    """A worker that is ready."""
    command = [sys.executable, "-P", "-m", WORKER, ROGUES]
    worker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert worker.stdout is not None
    letter = next_message(worker.stdout)
    assert letter is not None and read_thought(letter).kind == "ready"
    return worker


def test_a_worker_ends_when_nobody_writes_to_it_any_more() -> None:
    with started() as worker:
        assert worker.stdin is not None
        worker.stdin.close()
        assert worker.wait(10) == 0


def test_a_worker_whose_bot_hangs_ends_though_nobody_kills_it() -> None:
    table = new_table()
    assert table.ask is not None
    think = Think("t1", table.ask.seat, "spin", 0.1, 0, table.entries(), dealt(table), [])
    with started() as worker:
        assert worker.stdin is not None
        worker.stdin.write(framed(think))
        worker.stdin.flush()
        assert worker.wait(20) == -signal.SIGALRM


def test_ctrl_c_is_meant_for_the_server() -> None:
    with started() as worker:
        assert worker.stdin is not None
        worker.send_signal(signal.SIGINT)
        worker.stdin.close()
        assert worker.wait(10) == 0
