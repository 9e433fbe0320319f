"""People who come over the network: a browser's cookie, and its connection to a table."""

import json
from secrets import token_hex
from typing import Any
from urllib.request import urlopen

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.following import Following

PATIENCE = 10.0
PLAIN = False  # no certificates: reading them takes longer than a whole test


class Wire(Following):
    """One connection; keeps the view as a browser does."""

    def __init__(self, connection: ClientConnection) -> None:
        super().__init__()
        self.connection = connection
        self.first: dict[str, Any] = {}

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.__exit__(None, None, None)

    def send(self, raw: str | bytes) -> None:
        self.connection.send(raw)

    def say(self, kind: str, **fields: Any) -> None:
        self.send(json.dumps({"kind": kind, **fields}))

    def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        news: dict[str, Any] = json.loads(self.connection.recv(patience))
        self.follow(news)
        return news

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (news := self.next())["kind"] not in kinds:
            pass
        return news

    def command(self, kind: str, cid: str = "", **fields: Any) -> dict[str, Any]:
        """A command and its reply."""
        cid = cid or token_hex(6)
        self.say(kind, cid=cid, **fields)
        while (news := self.next()).get("cid") != cid:
            pass
        return news

    @property
    def ask(self) -> dict[str, Any] | None:
        """My open ask."""
        return next((ask for ask in self.view["asks"] if "options" in ask), None)

    def answer(self, cid: str = "") -> dict[str, Any]:
        """The first option of my open ask, as soon as there is one."""
        while self.ask is None:
            self.next()
        ask = self.ask
        return self.command("answer", cid, decision=ask["decision"], text=ask["options"][0])

    def ended(self) -> tuple[int, list[str]]:
        """How the server closes it, and the reasons of the notices before that."""
        reasons: list[str] = []
        try:
            while True:
                news = self.next()
                reasons += [news["reason"]] if news["kind"] == "notice" else []
        except ConnectionClosed as closed:
            return (closed.rcvd.code if closed.rcvd else 1006), reasons


class Guest:
    """Somebody with a browser, or without a cookie if there is no name."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.name = name
        headers = {"X-Saddlebag": "1", "Connection": "close"}  # nothing is left open
        self.http = httpx.Client(
            base_url=f"{address}/api/", headers=headers, timeout=PATIENCE, verify=PLAIN
        )
        if name:
            self.post("me", name=name, colour=0)

    def post(self, path: str, **body: Any) -> Any:
        """What the server says to it; refusals are errors here."""
        reply = self.http.post(path, json=body)
        assert reply.status_code in (200, 204), reply.text
        return reply.json() if reply.content else None

    def open(self, *sitting: str, **wish: Any) -> str:
        """A table with me in the first seat."""
        usual = {"game": "public-enemy", "seats": len(sitting) + 1, "name": self.name}
        opened = self.post("tables", **{**usual, "sitting": ["me", *sitting], **wish})
        return str(opened["table"])

    def invite(self, table: str, *guests: "Guest") -> None:
        """They sit down by my link; when all sit the game begins."""
        link = self.http.get(f"tables/{table}/link").json()["link"]
        key = link.partition("#")[2].partition(".")[2]
        for guest in guests:
            guest.post(f"tables/{table}/join", key=key, name=guest.name, colour=1)
        self.post(f"tables/{table}/start")

    def cookie(self) -> dict[str, str]:
        """What a browser sends along."""
        return {"Cookie": "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())}

    def wire(self, **headers: str) -> Wire:
        """A connection that has not said hello."""
        address = self.address.replace("http", "ws") + "/api/socket"
        opening = connect(address, additional_headers={**self.cookie(), **headers})
        return Wire(opening.__enter__())  # Wire is left as it would be

    def at(self, table: str, **hello: Any) -> Wire:
        """A connection that has been told the table."""
        wire = self.wire()
        wire.say("hello", table=table, **hello)
        wire.first = wire.until("view", "lobby", "notice")
        return wire


def counted(address: str, name: str) -> float:
    """A figure of /metrics."""
    with urlopen(f"{address}/metrics") as reply:
        lines = reply.read().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.split("{")[0].split()[0] == name)
