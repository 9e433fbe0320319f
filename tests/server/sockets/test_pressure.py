"""Slow readers, fast talkers and crowds: nobody is held up, nothing grows without bound."""

import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.guest import Guest, Wire, counted
from tests.server.serving import Serving, ended, serving

PATIENCE = 200.0  # seconds


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Serving]:
    """A server that waits for slow readers for a second and a half only."""
    with ended(["tests.server.sockets.hasty", str(tmp_path)], {}) as running:
        yield running


def memory(server: Serving) -> int:
    """Kilobytes the server's process holds."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def descriptors(server: Serving) -> int:
    """Files and connections that the server's process has open."""
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def deaf(guest: Guest, table: str) -> Wire:
    """A connection that says hello and then takes nothing any more."""
    host, port = guest.address.removeprefix("http://").split(":")
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    plain.connect((host, int(port)))
    address = guest.address.replace("http", "ws") + "/api/socket"
    opening = connect(address, sock=plain, additional_headers=guest.cookie(), max_queue=1)
    wire = Wire(opening.__enter__())
    wire.connection.protocol.max_size = None  # type: ignore[attr-defined]  # reads whatever comes
    wire.say("hello", table=table)
    return wire


def test_a_stuck_reader_blocks_nobody_and_is_closed(hasty: Serving) -> None:
    anna, ben = Guest(hasty.address, "Anna"), Guest(hasty.address, "Ben")
    table = anna.open("greedy")
    anna.post(f"tables/{table}/start")
    with anna.at(table) as wire:
        wire.answer()
        wire.answer()  # by now the bot's process runs
        files = descriptors(hasty)
        stuck = [deaf(ben, table) for _ in range(4)]
        before, moves = memory(hasty), 0
        until = time.monotonic() + PATIENCE
        while counted(hasty.address, "saddlebag_slow_readers_total") < 4:
            assert time.monotonic() < until, "the stuck readers are still there"
            move(wire)  # without the bound its reply never comes
            moves += 1
            for one in stuck:
                ask_again(one)
            time.sleep(0.1)  # ten messages a second are allowed
        assert moves and memory(hasty) - before < 20_000
        while counted(hasty.address, "saddlebag_connections") > 1:  # they are closed a little later
            assert time.monotonic() < until, "the stuck readers are still connected"
            time.sleep(0.1)
        while descriptors(hasty) > files + 1:  # the call that counted may linger
            assert time.monotonic() < until, "the stuck readers still hold their files"
            time.sleep(0.1)
    for one in stuck:
        one.connection.socket.close()


def move(wire: Wire) -> None:
    """One answer, unless the game is over."""
    while wire.ask is None and wire.view["result"] is None:
        wire.next()
    assert wire.ask is None or wire.answer()["kind"] == "ack"


def ask_again(wire: Wire) -> None:
    """For everything, without taking any of it."""
    with suppress(ConnectionClosed):
        wire.say("resync")


def test_too_many_messages_are_refused_and_then_close_the_connection(
    people: list[Guest], table: str
) -> None:
    with people[0].at(table) as wire:
        for i in range(60):
            wire.say("undo", cid=f"u{i}")
        nacks = []
        try:
            while True:
                nacks.append(wire.next())
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code == 1008
    reasons = [news["reason"] for news in nacks if news["kind"] in ("nack", "notice")]
    assert reasons.count("too_fast") == 21 and reasons[-1] == "misbehaved"


def test_after_a_pause_messages_are_accepted_again(people: list[Guest], table: str) -> None:
    with people[0].at(table) as wire:
        for i in range(35):
            wire.say("undo", cid=f"w{i}", answers=0)
        replies = [wire.until("nack")["reason"] for _ in range(35)]
        assert "too_fast" in replies
        time.sleep(0.5)
        assert wire.command("undo", answers=0)["reason"] != "too_fast"


def test_chat_is_limited_to_ten_lines_a_minute(people: list[Guest], table: str) -> None:
    with people[0].at(table) as wire:
        replies = [wire.command("chat", text=f"line {i}") for i in range(11)]
    assert [reply["kind"] for reply in replies[:10]] == ["ack"] * 10
    assert replies[10]["reason"] == "too_fast" and 0 < replies[10]["values"]["seconds"] <= 60


def test_one_person_has_eight_connections_and_not_more(people: list[Guest], table: str) -> None:
    open_now = [people[0].at(table) for _ in range(8)]
    with pytest.raises(InvalidStatus) as refused:
        people[0].at(table)
    assert refused.value.response.status_code == 403
    assert people[0].http.get("door").json()["reason"] == "too_many"
    assert people[1].http.get("door").status_code == 204
    open_now.pop().__exit__()
    open_now.append(soon(people[0], table))
    for wire in open_now:
        wire.__exit__()


def soon(guest: Guest, table: str) -> Wire:
    """A connection, as soon as there is room for it."""
    until = time.monotonic() + 60
    while True:
        try:
            return guest.at(table)
        except InvalidStatus:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_one_address_has_forty_connections_and_not_more(tmp_path: Path) -> None:
    with serving(tmp_path) as usual:
        guest = Guest(usual.address)
        open_now = [guest.wire() for _ in range(40)]
        with pytest.raises(InvalidStatus):
            guest.wire()
        for wire in open_now:
            wire.__exit__()
