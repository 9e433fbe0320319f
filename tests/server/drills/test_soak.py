"""Many tables with bots for a while: nothing grows."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.drills.crowd import sitters
from tests.server.drills.test_kill import SERVER
from tests.server.guest import counted
from tests.server.serving import Serving, ended

MANY = 100  # tables: a long form, whose figures go into docs/reliability.md
Held = tuple[int, int, int, int]


def held(server: Serving) -> Held:
    """Kilobytes, open files and threads of the server's process, tasks of its event loop."""
    process = Path(f"/proc/{server.process.pid}")
    lines = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
    kilobytes, threads = int(lines["VmRSS"].split()[0]), int(lines["Threads"])
    tasks = int(counted(server.address, "saddlebag_tasks"))
    return kilobytes, len(list((process / "fd").iterdir())), threads, tasks


async def soak(server: Serving, tables: int, seconds: float) -> list[Held]:
    """Everybody plays at their pace; what the server held, looked at eleven times."""
    people = await sitters(server.address, tables)
    until = time.monotonic() + seconds
    playing = [asyncio.create_task(one.play(until)) for one in people]
    seen = []
    for _ in range(11):
        await asyncio.sleep(seconds / 12)
        seen.append(await asyncio.to_thread(held, server))
    await asyncio.gather(*playing)
    return seen


def check(seen: list[Held], tables: int) -> None:
    """Between the first third, when all tables stand, and the end nothing has grown."""
    early, late = seen[3], seen[-1]
    assert late[0] - early[0] < 4_000 + 60 * tables, seen  # kilobytes: the journals do grow
    for more in (late[1] - early[1], late[2] - early[2], late[3] - early[3]):
        assert more < 5 + tables // 10, seen


@pytest.mark.parametrize(
    ("tables", "seconds"), [(20, 10.0), pytest.param(200, 600.0, marks=pytest.mark.drill)]
)
def test_nothing_grows_while_people_and_bots_play(
    tmp_path: Path, tables: int, seconds: float, capsys: pytest.CaptureFixture[str]
) -> None:
    with ended([SERVER, str(tmp_path)], {}) as server:
        seen = asyncio.run(soak(server, tables, seconds))
        moves = counted(server.address, "saddlebag_moves_total")
        assert counted(server.address, "saddlebag_unhandled_errors_total") == 0
        assert counted(server.address, "saddlebag_tables_set_aside_total") == 0
        failures = counted(server.address, "saddlebag_bot_failures_total")
        _, _, logs = server.stop()
    assert "Traceback" not in logs and moves > 0
    if tables >= MANY:
        with capsys.disabled():
            print(
                f"\n{tables} tables, {seconds:.0f} s, {moves:.0f} moves, {failures:.0f} bots failed"
            )
            print("KB, files, threads, tasks:", *seen)
    check(seen, tables)


def test_the_soak_notices_what_grows() -> None:
    for grows in range(4):
        seen = [tuple(1_000 * i if which == grows else 7 for which in range(4)) for i in range(11)]
        with pytest.raises(AssertionError):
            check(seen, 20)  # type: ignore[arg-type]  # four numbers each
