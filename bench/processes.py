"""What processes have cost so far, from /proc; nanoseconds, so that short windows count as well."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_of(pid: int) -> float:
    """Seconds of CPU time of a process, all its threads together; not its children."""
    spent = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        spent += int((thread / "schedstat").read_text(encoding="ascii").split()[0])
    return spent / 1e9


def cpu_of_all() -> float:
    """Seconds of CPU time of everything on this computer."""
    line = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()
    user, nice, system, _idle, _waiting, *interrupts = (int(part) for part in line[1:])
    return (user + nice + system + sum(interrupts[:3])) / TICKS


def memory_of(pid: int) -> float:
    """Megabytes a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1000
    return 0.0
