"""Who may do what: every call of REST, for everybody who could try.

Columns: nobody (no cookie), a stranger (known, but sits elsewhere), both at a table without
spectators; a spectator at a table that has them; a player; the host. To those who have no business
at a table there is no such table, whatever they ask.
"""

from functools import cache
from typing import Any, NamedTuple

import pytest

from tests.server.rest.town import Somebody, Town

NONE = "404 no_such_table"
WHO = ("nobody", "stranger", "spectator", "player", "host")


class Call(NamedTuple):
    """One call, and the reply each of them gets; `begun`: while the game runs."""

    method: str
    path: str
    body: Any
    begun: bool
    said: tuple[str, ...]


def hidden(method: str, path: str, body: Any, begun: bool, player: str, host: str) -> Call:
    """For members alone."""
    return Call(method, path, body, begun, (NONE, NONE, NONE, player, host))


def seen(path: str, spectator: str, player: str, host: str) -> Call:
    """For members, and for spectators where they are welcome."""
    return Call("GET", path, None, True, (NONE, NONE, spectator, player, host))


BOT, WHY, NO_HOST = {"bot": "greedy"}, {"reason": "so"}, "403 not_host"
TEXT = {"event": 1, "text": "a"}
CALLS = [
    Call("GET", "", None, False, (NONE, NONE, "200", "200", "200")),
    Call("GET", "", None, True, (NONE, NONE, "200", "200", "200")),
    seen("/replay", "200", "200", "200"),
    seen("/replay?seat=0", "403 not_your_seat", "403 not_your_seat", "200"),
    seen("/replay?seat=1", "403 not_your_seat", "200", "403 not_your_seat"),
    seen("/finale", "409 not_over", "409 not_over", "409 not_over"),
    seen("/at/0", "200", "200", "200"),
    seen("/at/0?seat=0", "403 not_your_seat", "403 not_your_seat", "200"),
    seen("/at/0?seat=1", "403 not_your_seat", "200", "403 not_your_seat"),
    seen("/export", "200", "200", "200"),
    seen("/export?seat=0", "403 not_your_seat", "403 not_your_seat", "200"),
    seen("/export?seat=1", "403 not_your_seat", "200", "403 not_your_seat"),
    hidden("GET", "/link", None, False, "200", "200"),
    hidden("GET", "/notes", None, True, "200", "200"),
    hidden("PUT", "/notes", TEXT, True, "204", "204"),
    hidden("POST", "/ticket", None, True, "200", "200"),
    hidden("POST", "/start", None, False, NO_HOST, "409 seats_open"),
    hidden("POST", "/nonce", {"nonce": "mine"}, False, "200", "200"),
    hidden("POST", "/nonce", {"nonce": "mine"}, True, "409 begun_already", "409 begun_already"),
    hidden("POST", "/leave", None, False, "204", "204"),
    hidden("POST", "/leave", None, True, "409 begun_already", "409 begun_already"),
    hidden("POST", "/rematch", None, True, "409 not_over", "409 not_over"),
    hidden("POST", "/seats/2/bot", BOT, False, NO_HOST, "204"),
    hidden("DELETE", "/seats/2/bot", None, False, NO_HOST, "409 no_bot_there"),
    hidden("POST", "/seats/1/free", WHY, True, NO_HOST, "204"),
    hidden("POST", "/seats/1/kick", WHY, True, NO_HOST, "204"),
    hidden("POST", "/seats/1/mute", {"muted": True}, True, NO_HOST, "204"),
    hidden("POST", "/seats/1/host", None, True, NO_HOST, "204"),
    hidden("POST", "/seats/1/ticket", None, True, NO_HOST, "200"),
    hidden("POST", "/hand-over", BOT, True, "204", "204"),
    hidden("POST", "/take-back", None, True, "409 not_away", "409 not_away"),
    hidden("POST", "/resign", BOT, True, "204", "204"),
    Call(
        *("POST", "/join", {"key": "guess", "name": "Carl", "colour": 2}, False),
        (NONE, NONE, NONE, "200", "200"),
    ),
]


def sat_down(town: Town, watchers: bool, begun: bool) -> tuple[str, Somebody, Somebody]:
    """A table, its host and a player."""
    host, player = town.somebody("Anna"), town.somebody("Bill")
    table = host.open(3, watchers=watchers)
    assert player.sit(table, host, "Bill").status_code == 200
    if begun:
        host.post(f"tables/{table}/seats/2/bot", BOT)
        assert host.post(f"tables/{table}/start").status_code == 204
    return table, host, player


@cache
def outside(town: Town, who: str, begun: bool) -> tuple[str, Somebody]:
    """The same for every call: outsiders change nothing."""
    return scene(town, who, begun)


def scene(town: Town, who: str, begun: bool) -> tuple[str, Somebody]:
    """Somebody of this kind, and the table they try."""
    table, host, player = sat_down(town, who == "spectator", begun)
    stranger = town.somebody() if who == "nobody" else town.somebody("Carl")
    if who == "stranger":
        stranger.open(2)
    return table, {"host": host, "player": player}.get(who, stranger)


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.method} {call.path} {call.begun}")
def test_everybody_may_do_what_is_theirs(town: Town, call: Call, who: str) -> None:
    meet = scene if who in ("player", "host") else outside
    table, asker = meet(town, who, call.begun)
    reply = asker.call(call.method, f"tables/{table}{call.path}", call.body)
    said = str(reply.status_code)
    if reply.status_code >= 400:
        said += f" {reply.json()['reason']}"
    assert said == call.said[WHO.index(who)]


def test_every_call_about_a_table_is_listed_here(town: Town) -> None:
    listed = {(call.method, call.path.partition("?")[0]) for call in CALLS}
    listed |= {("GET", "/at/{n}"), ("GET", "/export")}
    paths = town.app.openapi()["paths"]
    for path, methods in paths.items():
        _, found, rest = path.partition("/tables/{table_id}")
        for method in methods if found else ():
            named = rest.replace("/seats/{seat}", "/seats/2")
            others = (named, named.replace("/seats/2", "/seats/1"))
            assert any((method.upper(), one) in listed for one in others), path
