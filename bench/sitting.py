"""Tables full of people, set up over REST before anything is measured."""

import http.client
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

SEATS = 4
TABLES_EACH = 8  # of one visitor; the server allows so many connections to each
AT_ONCE = 8


class Party(NamedTuple):
    """A table that has begun, and the tokens of those who sit there, by seat."""

    table: str
    tokens: list[str]


def call(host: str, path: str, body: dict[str, Any], token: str = "") -> Any:
    """POST, and what comes back."""
    headers = {"Content-Type": "application/json", "X-Saddlebag": "1"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    connection = http.client.HTTPConnection(host, timeout=30)
    try:
        connection.request("POST", f"/api/{path}", json.dumps(body), headers)
        reply = connection.getresponse()
        text = reply.read()
    finally:
        connection.close()
    if reply.status >= 300:
        raise ConnectionError(f"{path}: {reply.status} {text.decode()}")
    return json.loads(text) if text else None


def seat(host: str, game: str, tokens: list[str]) -> Party:
    """One opens the table, the others sit down, the game begins."""
    names = [f"Guest {k}" for k in range(SEATS)]
    wish = {"game": game, "seats": SEATS, "listed": True, "name": names[0]}
    table = call(host, "tables", wish, tokens[0])["table"]
    for k in range(1, SEATS):
        call(host, f"tables/{table}/join", {"name": names[k], "colour": k}, tokens[k])
    call(host, f"tables/{table}/start", {}, tokens[0])
    return Party(table, tokens)


def parties(host: str, game: str, count: int) -> list[Party]:
    """So many tables, each with four people."""
    groups = -(-count // TABLES_EACH)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        tokens = list(pool.map(lambda _: call(host, "token", {})["token"], range(groups * SEATS)))
        sat = pool.map(
            lambda k: seat(host, game, tokens[k % groups * SEATS :][:SEATS]), range(count)
        )
        return list(sat)
