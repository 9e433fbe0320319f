"""Every kind of message, from everybody who might send it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from saddlebag.server.wire.incoming import (
    ClientMessage,
    Command,
    Hello,
    Lift,
    Look,
    Ping,
    Resync,
    Tempo,
)
from tests.server.guest import Guest, Wire
from tests.server.serving import Serving

# One message of each kind that its own seat may send, or that is refused for another reason.
FIELDS: dict[str, dict[str, Any]] = {
    "answer": {"text": "draw:deadwood"},
    "answers": {"texts": ["draw:deadwood"]},
    "undo": {},
    "ask_undo": {},
    "consent": {"request": 0, "yes": True},
    "order": {"keys": ["cavalry"]},
    "pause": {"stop": True},
    "chat": {"text": "hello"},
    "teach": {"deed": "on", "step": 0},
}
ELSEWHERE = ("ben", "spectator", "watching", "stranger", "elsewhere")
OWN = {("ben", "chat"), ("ben", "order"), ("watching", "chat")}  # in their own name
FORBIDDEN = [(who, kind) for who in ELSEWHERE for kind in FIELDS if (who, kind) not in OWN]


def kinds(*of: type) -> set[str]:
    """The words of the wire."""
    return {str(kind.__struct_config__.tag) for kind in of}  # type: ignore[attr-defined]  # a Struct


def test_the_table_below_holds_every_command() -> None:
    rest = kinds(Hello, Lift, Look, Ping, Resync, Tempo)
    assert set(FIELDS) | rest == kinds(*ClientMessage.__args__)
    assert all(
        issubclass(kind, Command) for kind in ClientMessage.__args__ if kinds(kind) <= set(FIELDS)
    )


@pytest.fixture(scope="module")
def context(server: Serving) -> tuple[str, dict[str, Guest], dict[str, Any]]:
    """Anna is asked, Ben sits there, the others do not; and how each of them says hello."""
    names = ("Anna", "Ben", "Stranger", "Elsewhere")
    anna, ben, stranger, elsewhere = (Guest(server.address, name) for name in names)
    table = anna.open("open", options={"cavalry": True})
    anna.invite(table, ben)
    elsewhere.open("greedy", mode="solo")
    who = {"anna": anna, "ben": ben, "spectator": Guest(server.address), "watching": anna}
    return table, {**who, "stranger": stranger, "elsewhere": elsewhere}, {"watching": True}


def log_rows(data: Path, table: str) -> int:
    """What has happened at a table, as it is on the disk."""
    with closing(sqlite3.connect(f"file:{data}/saddlebag.sqlite?mode=ro", uri=True)) as kept:
        (count,) = kept.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()
        return int(count)


@pytest.fixture
def wire(request: pytest.FixtureRequest, context: Any) -> Iterator[Wire]:
    """The connection of one of them."""
    table, who, watching = context
    with who[request.param].at(table, watch=watching.get(request.param, False)) as found:
        yield found


@pytest.mark.parametrize(("wire", "kind"), FORBIDDEN, indirect=["wire"])
def test_nobody_speaks_for_annas_seat(wire: Wire, kind: str, context: Any, data: Path) -> None:
    before, seated = log_rows(data, context[0]), wire.first["seat"] is not None
    ways: list[dict[str, Any]] = [{}]
    if "answer" in kind:
        ways = [{"decision": 1}, {"decision": 1, "seat": 0}]
    for more in ways:
        reply = wire.command(kind, **FIELDS[kind], **more)
        assert reply["kind"] == "nack"
        if not seated:
            assert reply["reason"] == ("only_seats_speak" if kind == "chat" else "not_your_seat")
    assert log_rows(data, context[0]) == before


@pytest.mark.parametrize("wire", ELSEWHERE, indirect=True)
def test_nobody_else_lifts_annas_curtain_or_sees_her_asks(wire: Wire) -> None:
    wire.say("lift", seat=0)
    wire.say("resync")
    view = wire.until("view")
    assert view["seat"] != 0 and wire.ask is None


@pytest.mark.parametrize("kind", FIELDS)
@pytest.mark.parametrize("wire", ["anna"], indirect=True)
def test_her_own_seat_is_never_told_that_it_is_not_hers(wire: Wire, kind: str) -> None:
    ask = wire.ask
    named: dict[str, Any] = {"decision": ask["decision"] if ask else 0}
    reply = wire.command(kind, **FIELDS[kind], **(named if "answer" in kind else {}))
    assert reply.get("reason") not in ("not_your_seat", "only_seats_speak")
    if kind in ("chat", "order"):
        assert reply["kind"] == "ack"


@pytest.mark.parametrize("wire", ["ben"], indirect=True)
def test_what_ben_says_about_another_table_counts_here_or_nowhere(wire: Wire) -> None:
    wire.say("chat", cid="x", text="hi", table="another")
    assert wire.until("notice")["reason"] == "bad_message"
