"""A server in this process, and people who call on it."""

import asyncio
from collections.abc import Callable, Coroutine
from json import dumps
from pathlib import Path
from threading import Thread
from typing import Any

from httpx import ASGITransport, AsyncClient, Response

from saddlebag.server.app import make_app
from saddlebag.server.people.limits import Limits
from saddlebag.server.store.store import Store
from saddlebag.server.tables.context import Timing
from saddlebag.server.tables.hub import Hub
from saddlebag.server.tables.live import LiveTable

HOME = "http://127.0.0.1:8000"
SLOW_BOTS = Timing(bot_pause=(1e4, 1e4), pass_pause=(1e4, 1e4))
PATIENCE = 20.0  # seconds


class Town:
    """Bots take their time here: nothing moves that a test does not move."""

    def __init__(self, folder: Path, limits: Limits | None = None, address: str = "192.0.2.1"):
        self.store = Store.open(folder)
        self.app = make_app(self.store, limits=limits or Limits.lifted(), timing=SLOW_BOTS)
        self.client = AsyncClient(
            transport=ASGITransport(self.app, client=(address, 1)), base_url=HOME
        )
        self.loop = asyncio.new_event_loop()
        self.life = self.app.router.lifespan_context(self.app)
        self.thread = Thread(target=self.loop.run_forever)

    def __enter__(self) -> "Town":
        self.thread.start()
        self.run(self.life.__aenter__())
        return self

    def __exit__(self, *_: object) -> None:
        self.run(self.client.aclose())
        self.run(self.life.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
        self.store.close()

    def run(self, act: Coroutine[Any, Any, Any]) -> Any:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(act, self.loop).result(PATIENCE)

    def somebody(self, name: str = "") -> "Somebody":
        """A browser; with a name it has been here before."""
        found = Somebody(self)
        if name:
            assert found.post("me", {"name": name, "colour": 0}).status_code == 200
        return found

    def live(self, table: str, act: Callable[[LiveTable], Coroutine[Any, Any, Any]]) -> Any:
        """Do something with a table inside the server."""
        hub: Hub = self.app.state.hub

        async def there() -> Any:
            live = await hub.table(table)
            assert live is not None
            return await act(live)

        return self.run(there())

    def play_to_the_end(self, table: str) -> None:
        """Every question gets its first option."""

        async def play(live: LiveTable) -> None:
            assert live.table is not None
            async with live.lock:
                while live.table.ask is not None:
                    live.table.answer(live.table.ask.options[0], live.table.ask.seat)
                await live.persist("answer", None, None)
                live.publish(card=True)

        self.live(table, play)


class Somebody:
    """One browser, with its cookie."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.token = ""

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Response:
        """A call as our page makes it."""
        named = {key.replace("_", "-"): value for key, value in headers.items()}
        sent = {"X-Saddlebag": "1", "Content-Type": "application/json", **named}
        if self.token:
            sent["Cookie"] = f"saddlebag={self.token}"
        client = self.town.client
        raw = None if body is None else body if isinstance(body, bytes) else dumps(body).encode()
        asking = client.request(method, f"/api/{path}", content=raw, headers=sent)
        reply: Response = self.town.run(asking)
        self.token = client.cookies.get("saddlebag") or self.token
        client.cookies.clear()
        return reply

    def get(self, path: str, **headers: str) -> Response:
        return self.call("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Response:
        return self.call("POST", path, body, **headers)

    def open(self, seats: int = 3, **wishes: Any) -> str:
        """A table of mine."""
        reply = self.post("tables", {"game": "public-enemy", "seats": seats, **wishes})
        assert reply.status_code == 200, reply.text
        table: str = reply.json()["table"]
        return table

    def secret(self, table: str) -> str:
        """Of the join link."""
        link: str = self.get(f"tables/{table}/link").json()["link"]
        return link.partition("#")[2].partition(".")[2]

    def sit(self, table: str, host: "Somebody", name: str, **wishes: Any) -> Response:
        """Down at somebody's table, by their link."""
        key = host.secret(table)
        return self.post(f"tables/{table}/join", {"key": key, "name": name, "colour": 1, **wishes})


def reason(reply: Response) -> str:
    """Status and reason of a refusal."""
    return f"{reply.status_code} {reply.json()['reason']}"
