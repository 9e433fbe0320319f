"""CPU time of a piece of work, in microseconds."""

import gc
from collections.abc import Callable
from time import process_time

MICRO = 1e6


def each(work: Callable[[], int]) -> float:
    """Microseconds for each of the things that the work says it has done."""
    gc.collect()
    begin = process_time()
    done = work()
    return (process_time() - begin) / done * MICRO


def repeated(work: Callable[[], object], times: int) -> float:
    """Microseconds for one call out of many; the garbage of earlier work is not on its bill."""
    begin = process_time()
    for _ in range(times):
        work()
    return (process_time() - begin) / times * MICRO
