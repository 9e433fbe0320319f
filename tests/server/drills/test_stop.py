"""A planned stop, a full disk, and what a restart brings back."""

import asyncio
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from saddlebag.server.tables.context import Timing
from saddlebag.server.tables.life.opening import TableSettings
from tests.server.drills.riders import Ledger, Pair, gallop, pairs
from tests.server.drills.test_kill import SERVER, logged
from tests.server.guest import PLAIN, Guest, Wire, counted
from tests.server.serving import Serving, ended, quick
from tests.server.tables.saloon import Saloon, saloon

MANY = 100  # tables: a long form, whose figures go into docs/reliability.md
SMALL = 1_500_000  # bytes: enough to begin, and soon full


def told(wire: Wire) -> dict[str, Any]:
    """The table as somebody sees it, without what is new with every connection."""
    wire.say("resync")
    view = wire.until("view")
    return {key: view[key] for key in ("seat", "view", "link", "chat", "undo")}


def test_a_stop_is_clean_and_the_same_table_comes_back(tmp_path: Path) -> None:
    with quick(tmp_path) as server:
        people = [Guest(server.address, name) for name in ("Anna", "Ben")]
        table = people[0].open("open", "greedy")
        people[0].invite(table, people[1])
        wires = [guest.at(table) for guest in people]
        for wire in (*wires, *wires):
            assert wire.answer()["kind"] == "ack"
        time.sleep(0.3)  # the bot has answered
        before = [told(wire) for wire in wires]
        status, _, logs = server.stop(signal.SIGTERM)
        assert status == 0 and "Traceback" not in logs
        assert [wire.ended()[0] for wire in wires] == [1012, 1012]
        for wire in wires:
            wire.__exit__()
    with quick(tmp_path) as server:
        for guest, seen in zip(people, before, strict=True):
            guest.address = server.address
            with guest.at(table) as wire:
                assert told(wire) == seen


def test_a_stop_under_load_loses_nothing(tmp_path: Path) -> None:
    async def ride(address: str, ledger: Ledger, stop: Any) -> None:
        riding = asyncio.create_task(gallop(address, await pairs(address, 8), ledger))
        while len(ledger.acknowledged) < 50 and not riding.done():
            await asyncio.sleep(0.01)
        stop()
        await riding

    ledger = Ledger()
    with ended([SERVER, str(tmp_path)], {}) as server:
        asyncio.run(ride(server.address, ledger, server.process.terminate))
        _, logs = server.process.communicate(timeout=200)
        assert "Traceback" not in logs
    assert ledger.acknowledged and ledger.acknowledged <= logged(tmp_path)
    assert not ledger.refused and set(ledger.ends) <= {1012, 1006, 0}


async def ride_until_full(server: Serving, ledger: Ledger) -> dict[str, Any]:
    """What /healthz says when nothing can be kept any more, and nothing is acknowledged then."""
    riding = await pairs(server.address, 8)
    rides = asyncio.create_task(gallop(server.address, riding, ledger))
    async with asyncio.timeout(60), httpx.AsyncClient(verify=PLAIN) as http:
        while (health := await http.get(f"{server.address}/healthz")).status_code == 200:
            await asyncio.sleep(0.05)
    after = len(ledger.acknowledged)
    await asyncio.to_thread(still_seen, Guest(server.address), riding[0])
    assert len(ledger.acknowledged) == after and health.status_code == 503
    assert counted(server.address, "saddlebag_unhandled_errors_total") == 0
    server.process.terminate()
    await rides
    return dict(health.json())


def test_on_a_full_disk_moves_are_refused_and_none_is_acknowledged(tmp_path: Path) -> None:
    ledger = Ledger()
    with ended([SERVER, str(tmp_path)], {"MOST_BYTES": str(SMALL)}) as server:
        health = asyncio.run(ride_until_full(server, ledger))
        _, logs = server.process.communicate(timeout=20)
    assert health["reason"] in ("disk_full", "disk_error") and "Traceback" not in logs
    assert set(ledger.refused) <= {"storage_failed"}
    assert ledger.acknowledged and ledger.acknowledged <= logged(tmp_path)


def still_seen(guest: Guest, pair: Pair) -> None:
    """People see their table as stored, and why they cannot go on."""
    assert guest.http.post("play-now", json={}).status_code == 503
    for token in pair.tokens:
        with guest.wire(Authorization=f"Bearer {token}") as wire:
            wire.say("hello", table=pair.table)
            assert wire.until("view")["seat"] is not None
            assert wire.command("chat", text="hm")["reason"] == "storage_failed"


SLEEPY = Timing(bot_pause=(1e4, 1e4))
MOVES = 40  # at each table


async def many_tables(folder: Path, count: int) -> list[str]:
    """In the middle of their games, all with the one visitor there is."""
    async with saloon(folder, SLEEPY) as place:
        (visitor,) = place.store.read("SELECT id FROM visitor")
        sitting = ("me", "greedy")
        wish = TableSettings("public-enemy", 2, visitor["id"], "Anna", mode="solo", sitting=sitting)
        return [await played(place, wish) for _ in range(count)]


async def played(place: Saloon, wish: TableSettings) -> str:
    """One table; all its moves are kept at once."""
    live = await place.hub.table(await place.hub.create(wish, start=True))
    assert live is not None and live.table is not None
    async with live.lock:
        for _ in range(MOVES):
            ask = live.table.ask
            if ask is not None:
                live.table.answer(ask.options[-1], ask.seat)
        await live.persist("answer", 0, None)
    return live.record.id


@pytest.mark.parametrize("tables", [30, pytest.param(1_000, marks=pytest.mark.drill)])
def test_after_a_restart_all_tables_are_there(
    tmp_path: Path, tables: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with quick(tmp_path) as server:
        anna = Guest(server.address, "Anna")
        server.stop(signal.SIGKILL)
    opened = asyncio.run(many_tables(tmp_path, tables))
    with quick(tmp_path) as server:
        anna.address, began = server.address, time.monotonic()
        with anna.at(opened[-1]) as wire:
            first = time.monotonic() - began
            assert wire.answer()["kind"] == "ack"
        while counted(server.address, "saddlebag_tables_live") < tables:
            assert time.monotonic() - began < 600
            time.sleep(0.05)
        took = time.monotonic() - began
    if tables >= MANY:
        with capsys.disabled():
            print(f"\n{tables} tables: first answer after {first:.2f} s, all after {took:.2f} s")
