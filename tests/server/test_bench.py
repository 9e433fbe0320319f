"""The crowd of the benchmark plays at the real server."""

import asyncio
from pathlib import Path

from bench.crowd import measured
from bench.goals import SERVER
from bench.page_size import page_size
from tests.server.serving import quick


def test_a_small_crowd_plays_and_is_measured(tmp_path: Path) -> None:
    with quick(tmp_path / "house") as server:
        host, pid = server.address.removeprefix("http://"), server.process.pid
        found = asyncio.run(measured(host, pid, "public-enemy", tables=3, pace=0, moves=20))
    assert found["moves_s"] > 0
    assert found["cpu_us"] > 0 and found["p99_ms"] >= found["p50_ms"] > 0


def test_the_weight_of_the_page_is_a_row_of_the_benchmark() -> None:
    assert page_size()["page_kB"] > 0 and "page_kB" in {row.name for row in SERVER}
