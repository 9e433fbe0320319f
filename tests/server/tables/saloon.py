"""A server without a network: tables, people who listen, and bots that think at once."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from saddlebag.kernel.chance import Secret, seeded_secret
from saddlebag.server.refused import HttpRefused
from saddlebag.server.store.store import Store
from saddlebag.server.tables.context import Context, Timing
from saddlebag.server.tables.hub import Hub
from saddlebag.server.tables.life.opening import TableSettings
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.commands import command
from saddlebag.server.tables.presence.attending import attend, leave
from saddlebag.server.tables.seats.lobby import sit, start
from saddlebag.server.wire.incoming import Answer, Command
from saddlebag.server.wire.outgoing import Pace
from tests.server.following import Following

LIVE = Pace("live", bank=60, each=10)
AT_ONCE = Timing(bot_pause=(0, 0), pass_pause=(0, 0), quiet=0.0, chat_each_minute=1000)


class Prompt:
    """Thinks of nothing but the first option."""

    def __init__(self, hub: "Saloon") -> None:
        self.hub = hub

    async def choose(
        self, table_id: str, head: dict[str, Any], entries: object, seat: int, bot: str
    ) -> str:
        live = self.hub.hub.tables[table_id]
        assert live.table is not None
        return next(ask.options[0] for ask in live.table.asks if ask.seat == seat)

    def forget(self, table_id: str) -> None:
        """Remembers nothing anyway."""


class Ear(Following):
    """A connection that keeps every message, and the view as a browser would have it."""

    def __init__(self, visitor: str | None, watch: bool = False) -> None:
        super().__init__()
        self.visitor, self.watch = visitor, watch
        self.seat: int | None = None
        self.called: int | None = None
        self.tempo = 1
        self.heard: list[dict[str, Any]] = []
        self.gone = ""

    def send(self, message: bytes) -> None:
        news = json.loads(message)
        self.heard.append(news)
        self.follow(news)

    def hold(self) -> None:
        """It makes no difference here."""

    def release(self, message: bytes) -> None:
        self.send(message)

    def dismiss(self, reason: str, code: int) -> None:
        self.gone = reason

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(news for news in reversed(self.heard) if news["kind"] == kind)

    def events(self) -> list[dict[str, Any]]:
        """Everything that happened, as this reader heard it."""
        return [event for news in self.heard for event in news.get("events", [])]

    @property
    def asked(self) -> bool:
        """Has this reader's own seat been told a question?"""
        return any("options" in ask for ask in self.view["asks"])

    @property
    def ask(self) -> dict[str, Any]:
        """The open ask of this reader's own seat."""
        found: dict[str, Any] = next(a for a in self.view["asks"] if "options" in a)
        return found


class Saloon:
    """A hub on a store of its own."""

    def __init__(self, folder: Path, timing: Timing = AT_ONCE) -> None:
        self.store = Store.open(folder)
        self.hub = Hub(Context(self.store, Prompt(self), timing))
        self.count = 0

    async def visitor(self, name: str) -> str:
        """Somebody comes in."""
        row = (name, name.encode() * 8, name, 0, 0)
        sql = "INSERT OR IGNORE INTO visitor (id, token, name, created, seen) VALUES (?,?,?,?,?)"
        await self.store.write((sql, row))
        return name

    async def table(
        self, *sitting: str, secret: Secret | None = None, pace: Pace | None = None, **wish: Any
    ) -> LiveTable:
        """Public Enemy with these people (each a visitor) and bots, begun."""
        people = [word for word in sitting if word[0].isupper()]
        words = ["me" if word == people[0] else word for word in sitting]
        words = ["open" if word in people else word for word in words]
        made = TableSettings(
            game=wish.pop("game", "public-enemy"),
            seats=len(sitting),
            host=await self.visitor(people[0]),
            name=people[0],
            sitting=tuple(words),
            pace=pace or Pace(),
            **wish,
        )
        table_id = await self.hub.create(made, secret=secret or seeded_secret(7))
        live = await self.hub.table(table_id)
        assert live is not None
        for word in people[1:]:
            await sit(live, await self.visitor(word), sitting.index(word), word, 0, f"n{word}")
        await start(live, people[0])
        return live

    async def shared_screen(self, sitting: tuple[str, ...]) -> LiveTable:
        """Anna's table with others at the same screen, begun."""
        host = await self.visitor("Anna")
        wish = TableSettings(
            "public-enemy", len(sitting), host, host, mode="hot_seat", sitting=sitting
        )
        live = await self.hub.table(await self.hub.create(wish, True, seeded_secret(7)))
        assert live is not None
        return live

    async def ear(self, live: LiveTable, visitor: str | None, watch: bool = False) -> Ear:
        """Somebody looks at the table."""
        ear = Ear(visitor, watch)
        await self.seat_ear(live, ear)
        return ear

    async def seat_ear(self, live: LiveTable, ear: Ear) -> None:
        """A listener of another kind comes."""
        await attend(live, ear, 0)

    async def say(self, live: LiveTable, ear: Ear, said: Command) -> dict[str, Any]:
        """A command, and its reply."""
        await command(live, ear, said)
        return next(n for n in reversed(ear.heard) if n.get("cid") == said.cid)

    async def answer(
        self, live: LiveTable, ear: Ear, text: str = "", cid: str = ""
    ) -> dict[str, Any]:
        """An answer to the open ask; the first option if nothing is said."""
        self.count += 1
        ask = ear.ask
        said = Answer(cid or f"c{self.count}", ask["decision"], text or ask["options"][0])
        return await self.say(live, ear, said)

    async def leave(self, live: LiveTable, ear: Ear) -> None:
        await leave(live, ear)

    async def settle(self, live: LiveTable) -> None:
        """Until no bot thinks any more."""
        async with asyncio.timeout(10):
            while any(not task.done() for _, task in live.thinking.values()):
                await asyncio.sleep(0.002)

    async def again(self, live: LiveTable) -> LiveTable:
        """The same table, read from what was kept."""
        self.hub.release(live)
        found = await self.hub.table(live.record.id)
        assert found is not None
        return found

    def log(self, live: LiveTable, kind: str) -> list[dict[str, Any]]:
        """What was kept of one kind, in order."""
        sql = "SELECT * FROM log WHERE table_id = ? AND kind = ? ORDER BY seq"
        rows = self.store.read(sql, (live.record.id, kind))
        return [{**dict(row), **json.loads(row["body"])} for row in rows]


@asynccontextmanager
async def saloon(folder: Path, timing: Timing = AT_ONCE) -> AsyncIterator[Saloon]:
    """Open until the test is over."""
    place = Saloon(folder, timing)
    try:
        yield place
    finally:
        await place.hub.close()
        place.store.close()


def play(folder: Path, scene: Callable[[Saloon], Awaitable[None]]) -> None:
    """Run a scene in a saloon."""

    async def run() -> None:
        async with saloon(folder) as place:
            await scene(place)

    asyncio.run(run())


Scene = Callable[[Saloon], Awaitable[None]]


def scene(told: Scene) -> Callable[[Path], None]:
    """A test that takes place in a saloon of its own."""

    def run(tmp_path: Path) -> None:
        play(tmp_path, told)

    return run


async def refusal(deed: Awaitable[object]) -> str:
    """The reason why something was not done."""
    try:
        await deed
    except HttpRefused as no:
        return no.reason
    return ""


async def timed(place: Saloon, pace: Pace = LIVE) -> tuple[LiveTable, Ear, Ear]:
    """Anna and Ben against the clock."""
    live = await place.table("Anna", "Ben", pace=pace)
    return live, await place.ear(live, "Anna"), await place.ear(live, "Ben")
