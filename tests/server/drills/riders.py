"""Load: pairs of people who answer as fast as they can, and remember what was acknowledged."""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from secrets import token_hex
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.following import mend
from tests.server.guest import PLAIN

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, httpx.HTTPError, TimeoutError)


@dataclass
class Ledger:
    """What all riders together were told."""

    acknowledged: set[str] = field(default_factory=set)  # ids of commands
    refused: Counter[str] = field(default_factory=Counter)  # by reason
    ends: Counter[int] = field(default_factory=Counter)  # close codes
    games: int = 0


@dataclass
class Rider:
    """One person at one table; a command without a reply is sent again after a restart."""

    token: str
    seat: int
    dice: Random
    pending: dict[str, Any] | None = None
    answered: int = 0
    view: dict[str, Any] = field(default_factory=dict)

    async def ride(self, address: str, table: str, ledger: Ledger) -> bool:
        """Until the game is over (True) or the connection breaks."""
        bearer = {"Authorization": f"Bearer {self.token}"}
        url = address.replace("http", "ws") + "/api/socket"
        try:
            async with connect(url, additional_headers=bearer, max_queue=None) as socket:
                await socket.send(json.dumps({"kind": "hello", "table": table}))
                return await self.play(socket, ledger)
        except ConnectionClosed as closed:
            ledger.ends[closed.rcvd.code if closed.rcvd else 1006] += 1
        except GONE:
            ledger.ends[0] += 1
        return False

    async def play(self, socket: ClientConnection, ledger: Ledger) -> bool:
        """Answer whatever is asked."""
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        async for message in socket:
            self.hear(json.loads(message), ledger)
            if self.view.get("result") and self.pending is None:
                return True
            if self.pending is None and (said := self.answer()):
                self.pending = said
                await socket.send(json.dumps(said))
        raise ConnectionClosed(socket.protocol.close_rcvd, None)

    def hear(self, news: dict[str, Any], ledger: Ledger) -> None:
        """Keep the view up to date, and the ledger."""
        if news["kind"] == "view":
            self.view = news["view"]
        for change in news.get("patch", []):
            mend(self.view, *change)
        if self.pending is None or news.get("cid") != self.pending["cid"]:
            return
        if news["kind"] == "ack":
            ledger.acknowledged.add(news["cid"])
        else:
            ledger.refused[news["reason"]] += 1
        self.pending = None

    def answer(self) -> dict[str, Any] | None:
        """Any option of a question that was not answered yet."""
        for ask in self.view.get("asks", []):
            if ask.get("decision", 0) > self.answered:
                self.answered = ask["decision"]
                text = self.dice.choice(ask["options"])
                command = {"kind": "answer", "cid": token_hex(8), "decision": self.answered}
                return {**command, "text": text}
        return None


@dataclass
class Pair:
    """Two riders at one table, and the next one when that game is over."""

    tokens: tuple[str, str]
    number: int
    table: str = ""
    riders: list[Rider] = field(default_factory=list)

    async def sit_down(self, address: str) -> None:
        """Open a table, join it, begin."""
        async with rest(address) as http:
            names = ("Anna", "Ben")
            wish = {"game": "public-enemy", "seats": 2, "sitting": ["me", "open"], "name": "Anna"}
            table = (await call(http, self.tokens[0], "tables", **wish))["table"]
            link = (await call(http, self.tokens[0], f"tables/{table}/link"))["link"]
            join = {"key": link.rpartition(".")[2], "name": names[1], "colour": 1}
            await call(http, self.tokens[1], f"tables/{table}/join", **join)
            await call(http, self.tokens[0], f"tables/{table}/start", nothing=True)
        self.table = table
        self.riders = [Rider(t, i, Random(self.number)) for i, t in enumerate(self.tokens)]

    async def ride(self, address: str, ledger: Ledger) -> None:
        """Game after game, until the server is gone."""
        while True:
            try:
                if not self.table:
                    await self.sit_down(address)
            except GONE:
                return
            rides = (rider.ride(address, self.table, ledger) for rider in self.riders)
            if not all(await asyncio.gather(*rides)):
                return
            self.table = ""
            ledger.games += 1


def rest(address: str) -> httpx.AsyncClient:
    """Calls of REST, for as long as it is open."""
    return httpx.AsyncClient(base_url=f"{address}/api/", timeout=30, verify=PLAIN)


async def call(http: httpx.AsyncClient, token: str, path: str, **body: Any) -> Any:
    """REST as this person; without a body it is a question."""
    headers = {"Authorization": f"Bearer {token}", "X-Saddlebag": "1"}
    if not body:
        reply = await http.get(path, headers=headers)
    else:
        empty = body == {"nothing": True}
        reply = await http.post(path, json=None if empty else body, headers=headers)
    assert reply.status_code < 400 or reply.status_code == 503, reply.text
    if reply.status_code == 503:
        raise httpx.HTTPError(reply.text)
    return reply.json() if reply.content else None


async def pairs(address: str, count: int) -> list[Pair]:
    """New people."""
    async with rest(address) as http:
        headers = {"X-Saddlebag": "1"}
        replies = [await http.post("token", headers=headers) for _ in range(2 * count)]
    tokens = [reply.json()["token"] for reply in replies]
    return [Pair((tokens[2 * i], tokens[2 * i + 1]), i) for i in range(count)]


async def gallop(address: str, riding: list[Pair], ledger: Ledger) -> None:
    """All of them at once, until the server is gone."""
    await asyncio.gather(*(pair.ride(address, ledger) for pair in riding))
