"""Malformed and hostile messages by the thousand: each is answered, nothing breaks."""

import json
import random
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from saddlebag.server.wire.limits import MOST_BYTES
from tests.server.guest import Guest, Wire, counted
from tests.server.serving import Serving
from tests.server.sockets.nonsense import corpus, mutated

REPLIES = {"ack", "nack", "notice", "pong", "view", "lobby", "delta", "curtain"}
CLOSED = {1000, 1002, 1003, 1007, 1008, 1009, 4403, 4404}
TEXTS = Path("src/saddlebag/texts/en")
EACH = 18  # on one connection: it is closed for more mistakes than twenty


def known_reasons() -> set[str]:
    """All reasons that the texts have words for."""
    lines = (TEXTS / "web-errors.ftl").read_text().splitlines()
    return {line.partition(" ")[0].removeprefix("refused-") for line in lines if " = " in line}


def replies(wire: Wire, messages: list[str | bytes]) -> list[dict[str, Any]]:
    """Everything that is said to these messages and to a last one."""
    heard: list[dict[str, Any]] = []
    try:
        for message in messages:
            wire.send(message)
        wire.say("undo", cid="last", answers=0)
        while not heard or heard[-1].get("cid") != "last":
            heard.append(json.loads(wire.connection.recv(10)))
    except ConnectionClosed as closed:
        assert closed.rcvd is not None and closed.rcvd.code in CLOSED, closed
    return heard


def check(heard: list[dict[str, Any]]) -> None:
    """Every reply is one that is written down."""
    for news in heard:
        assert news["kind"] in REPLIES
        if news["kind"] in ("nack", "notice"):
            assert news["reason"] in known_reasons() | {"no_passing"}, news


def well(server: Serving) -> bool:
    """Nothing was set aside, nothing broke, and it serves on."""
    names = ("saddlebag_unhandled_errors_total", "saddlebag_tables_set_aside_total")
    return all(counted(server.address, name) == 0 for name in names)


def bombard(guest: Guest, table: str, messages: list[str | bytes], greeted: bool) -> int:
    """All of them, a few on each connection; how many replies there were."""
    count = 0
    for start in range(0, len(messages), EACH):
        with guest.at(table) if greeted else guest.wire() as wire:
            heard = replies(wire, messages[start : start + EACH])
        check(heard)
        count += len(heard)
    return count


@pytest.mark.parametrize("greeted", [True, False])
def test_the_corpus_is_refused_message_by_message(
    server: Serving, people: list[Guest], table: str, greeted: bool
) -> None:
    assert bombard(people[0], table, corpus(), greeted) > len(corpus()) / 2
    assert well(server)


def test_a_thousand_mutations_are_refused_or_carried_out(
    server: Serving, people: list[Guest], table: str
) -> None:
    dice = random.Random(4)
    messages = [mutated(dice) for _ in range(3_000)]
    assert bombard(people[0], table, messages, True) > 2_000
    assert well(server)
    with people[0].at(table) as wire:
        assert wire.first["kind"] == "view"


@pytest.mark.drill
def test_a_hundred_thousand_mutations(server: Serving, people: list[Guest], table: str) -> None:
    dice = random.Random(5)
    for _ in range(50):
        bombard(people[0], table, [mutated(dice) for _ in range(2_000)], True)
        assert well(server)


def one_too_many(wire: Wire) -> Iterator[str]:
    """Fragments just past the limit; bytes in flight at the close could lose the close frame."""
    yield from ["x" * 1_024] * (MOST_BYTES // 1_024 + 1)
    while wire.connection.protocol.close_rcvd is None:
        time.sleep(0.01)


def test_fragments_are_put_together_and_too_many_are_cut_off(
    people: list[Guest], table: str
) -> None:
    with people[0].at(table) as wire:
        wire.connection.send(iter(['{"kind":', '"pi', 'ng"}']))
        assert wire.until("pong", "notice")["kind"] == "pong"
    with people[0].at(table) as wire, pytest.raises(ConnectionClosed) as closed:
        wire.connection.send(one_too_many(wire))
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_a_connection_that_breaks_off_in_the_middle_hurts_nobody(
    server: Serving, people: list[Guest], table: str
) -> None:
    for rest in (
        b"",
        b"\x81\xfe\x10",
        b"\xff" * 100,
        b"\x81\x05hello",
        b"\x88\x80\x00\x00\x00\x00",
    ):
        wire = people[0].at(table)
        with suppress(OSError):  # the server may have been quicker
            wire.connection.socket.sendall(rest)
            wire.connection.socket.shutdown(socket.SHUT_RDWR)
        wire.__exit__()
    assert well(server)
    with people[1].at(table) as ben:
        assert ben.first["kind"] == "view"


@pytest.mark.parametrize("mistakes", [25])
def test_too_many_mistakes_close_the_connection(
    people: list[Guest], table: str, mistakes: int
) -> None:
    with people[0].at(table) as wire:
        for _ in range(mistakes):
            wire.send("{")
        code, reasons = wire.ended()
    assert code == 1008 and reasons[-1] == "misbehaved" and reasons.count("bad_message") == 21
