"""Runs pieces of work in several processes: results in order, and a clean stop on Ctrl-C."""

import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final, TypeVar

AHEAD: Final = 4  # pieces handed out per job before waiting for the first
Work = TypeVar("Work")
Outcome = TypeVar("Outcome")


def in_order(do: Callable[[Work], Outcome], pieces: Sequence[Work], jobs: int) -> Iterator[Outcome]:
    """The result of each piece, in order; one job needs no other process."""
    jobs = min(jobs, len(pieces))
    if jobs == 1:
        yield from map(do, pieces)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    waiting: deque[Future[Outcome]] = deque()
    try:
        for piece in pieces:
            with deaf_children():
                waiting.append(pool.submit(do, piece))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started in this context ignore Ctrl-C; this one stops them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread receives signals and may set handlers
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
