"""Whatever happens to the process or the disk: what was acknowledged is there."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

import pytest

from saddlebag.server.store.backup import NAME
from saddlebag.server.store.store import Store

HERE = Path(__file__).parent
ROOT = HERE.parents[2]


def start(folder: Path, *how: str, **env: str) -> "subprocess.Popen[str]":
    """The writing process; its acknowledgements come through its standard output."""
    command = [sys.executable, "-m", "tests.server.store.writing", str(folder), *how]
    return subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **env}, stdout=subprocess.PIPE, text=True
    )


def killed(folder: Path, after: float, *how: str, **env: str) -> set[str]:
    """The names that were acknowledged before kill -9; the last line may be cut."""
    told: list[str] = []
    with start(folder, *how, **env) as process:
        assert process.stdout
        told += process.stdout.readline()
        reads = process.stdout.read  # all the while, so that the process never waits for us
        listening = Thread(target=lambda: told.append(reads()))
        listening.start()
        time.sleep(after)
        process.kill()
        listening.join()
    return set("".join(told).split("\n")[:-1])


def power_cut(folder: Path, disk: str, *how: str, after: float = 0.02) -> set[str]:
    """The same, and all that was not synced is lost too."""
    told = killed(folder, after, *how, LD_PRELOAD=disk, KEEP_SYNCED="1")
    (folder / f"{NAME}-shm").unlink()
    for file in (folder / NAME, folder / f"{NAME}-wal"):
        (folder / f"{file.name}.durable").replace(file)
    return told


def kept(folder: Path) -> set[str]:
    """The names that are there after a restart, in a sound file."""
    store = Store.open(folder)
    try:
        assert [tuple(row) for row in store.read("PRAGMA integrity_check")] == [("ok",)]
        return {row["id"] for row in store.read("SELECT id FROM visitor")}
    finally:
        store.close()


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    for number, after in enumerate((0.0, 0.05, 0.2)):
        acknowledged = killed(tmp_path / str(number), after)
        assert acknowledged and acknowledged <= kept(tmp_path / str(number))


def test_the_drill_notices_an_acknowledgement_that_comes_too_early(tmp_path: Path) -> None:
    lost = killed(tmp_path, 0.1, "early") - kept(tmp_path)
    assert lost


def test_nothing_acknowledged_is_lost_by_a_power_cut(tmp_path: Path, disk: str) -> None:
    acknowledged = power_cut(tmp_path, disk)
    assert acknowledged and acknowledged <= kept(tmp_path)


def test_the_drill_notices_a_commit_that_is_not_synced(tmp_path: Path, disk: str) -> None:
    lost = power_cut(tmp_path, disk, "unsynced") - kept(tmp_path)
    assert lost


@pytest.mark.drill
def test_nothing_acknowledged_is_lost_by_many_kills(tmp_path: Path, disk: str) -> None:
    for number in range(100):
        acknowledged = killed(tmp_path / f"k{number}", number / 200)
        assert acknowledged and acknowledged <= kept(tmp_path / f"k{number}")
        acknowledged = power_cut(tmp_path / f"p{number}", disk, after=number / 200)
        assert acknowledged and acknowledged <= kept(tmp_path / f"p{number}")


def test_a_full_disk_refuses_and_acknowledges_nothing_more(tmp_path: Path) -> None:
    with start(tmp_path, "small") as process:
        told, _ = process.communicate(timeout=60)
    *acknowledged, last = told.splitlines()
    assert last in ("refused disk_full", "refused disk_error")
    assert acknowledged and set(acknowledged) <= kept(tmp_path)


@pytest.mark.parametrize("which", ["16", "40"])
def test_a_failed_fsync_is_never_tried_again(tmp_path: Path, disk: str, which: str) -> None:
    with start(tmp_path, LD_PRELOAD=disk, FAIL_SYNC=which) as process:
        told, _ = process.communicate(timeout=60)  # it ends because all writing does
    *acknowledged, last = told.splitlines()
    assert last == "refused disk_error"
    assert acknowledged and set(acknowledged) <= kept(tmp_path)


def test_a_process_that_ended_has_released_the_folder(tmp_path: Path) -> None:
    with start(tmp_path) as process:
        assert process.stdout and process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)
    assert kept(tmp_path)
