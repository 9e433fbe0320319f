"""kill -9 and power cuts under load: every acknowledged move is there afterwards."""

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from saddlebag.server.store.backup import NAME
from tests.server.drills.riders import Ledger, Pair, gallop, pairs
from tests.server.serving import Serving, ended

SERVER = "tests.server.drills.unbridled"
TABLES = 12


def logged(folder: Path) -> set[str]:
    """The commands that are in the log of a sound file, each once, row after row."""
    with closing(sqlite3.connect(folder / NAME)) as kept:
        assert kept.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        holes = "SELECT table_id FROM log GROUP BY table_id HAVING count(*) != max(seq) + 1"
        assert kept.execute(holes).fetchall() == []
        rows = kept.execute("SELECT cid FROM log WHERE cid IS NOT NULL").fetchall()
    found = [cid.partition(":")[2] for (cid,) in rows]
    assert len(found) == len(set(found))
    return set(found)


def looked_into(folder: Path, scratch: Path) -> set[str]:
    """The same, in a copy: the next server is to find everything as it was left."""
    shutil.rmtree(scratch, ignore_errors=True)
    shutil.copytree(folder, scratch)
    return logged(scratch)


def cut_power(folder: Path) -> None:
    """All that was not synced is lost."""
    (folder / f"{NAME}-shm").unlink()
    for file in (folder / NAME, folder / f"{NAME}-wal"):
        (folder / f"{file.name}.durable").replace(file)


class Drill:
    """Round after round on the same folder, with the same people."""

    def __init__(self, folder: Path, **env: str) -> None:
        self.data, self.scratch, self.env = folder / "data", folder / "copy", env
        self.ledger = Ledger()
        self.riding: list[Pair] = []
        self.dice = Random(9)

    def round(self) -> set[str]:
        """One ride, ended by kill -9; what was acknowledged and is lost."""
        with ended([SERVER, str(self.data)], self.env) as server:
            asyncio.run(self.ride(server))
            server.process.wait(20)
        if "KEEP_SYNCED" in self.env:
            cut_power(self.data)
        return self.ledger.acknowledged - looked_into(self.data, self.scratch)

    async def ride(self, server: Serving) -> None:
        """Killed at a random moment, soon after the first moves."""
        self.riding = self.riding or await pairs(server.address, TABLES)
        riding = asyncio.create_task(gallop(server.address, self.riding, self.ledger))
        before = len(self.ledger.acknowledged)
        async with asyncio.timeout(30):
            while len(self.ledger.acknowledged) < before + TABLES and not riding.done():
                await asyncio.sleep(0.01)
        await asyncio.sleep(self.dice.uniform(0.0, 0.4))
        server.process.kill()
        await riding

    def rounds(self, count: int) -> None:
        """No round loses anything, and whatever was sent again was taken or known."""
        for _ in range(count):
            assert self.round() == set()
        assert not self.ledger.refused, self.ledger.refused
        assert len(self.ledger.acknowledged) > TABLES * count


def test_no_acknowledged_move_is_lost_in_twenty_kills(tmp_path: Path) -> None:
    drill = Drill(tmp_path)
    drill.rounds(20)


@pytest.mark.drill
def test_no_acknowledged_move_is_lost_in_two_hundred_kills(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drill, began = Drill(tmp_path), time.monotonic()
    drill.rounds(200)
    with capsys.disabled():
        moves, took = len(drill.ledger.acknowledged), time.monotonic() - began
        print(f"\nkill -9: 200 rounds, {moves} acknowledged, 0 lost, {took:.0f} s")


@pytest.mark.parametrize("rounds", [1, pytest.param(50, marks=pytest.mark.drill)])
def test_no_acknowledged_move_is_lost_by_a_power_cut(
    tmp_path: Path, disk: str, rounds: int, capsys: pytest.CaptureFixture[str]
) -> None:
    drill = Drill(tmp_path, LD_PRELOAD=disk, KEEP_SYNCED="1")
    drill.rounds(rounds)
    if rounds > 1:
        with capsys.disabled():
            print(f"\npower cut: {rounds} rounds, {len(drill.ledger.acknowledged)} acknowledged")


def test_the_drill_notices_a_server_that_acknowledges_too_early(tmp_path: Path) -> None:
    drill = Drill(tmp_path, CARELESS="1")
    assert drill.round()
