"""Turn notices: to whom, when, how often and through which channel."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from saddlebag.server.notices.push import Push
from saddlebag.server.notices.turn import Channel, Notifier, Turn
from saddlebag.server.notices.vapid import Vapid
from saddlebag.server.notices.webhook import Webhook
from saddlebag.server.store.store import Store
from tests.server.notices.post_office import Absent, Browser, open_office

TURN = Turn("v1", "Anna", "abc", "public-enemy", "https://games.example/t/abc")


@asynccontextmanager
async def notifier(*channels: Channel, each: float = 0.0) -> AsyncIterator[Any]:
    """Waits a blink for people to come, and forgets nobody afterwards."""
    found = Notifier("https://games.example/", list(channels), patience=0.01, each=each)
    try:
        yield found
    finally:
        await found.close()


class Ear:
    """Notes what is sent."""

    def __init__(self) -> None:
        self.heard: list[Turn] = []
        self.when: list[float] = []

    async def notify(self, turn: Turn) -> None:
        self.heard.append(turn)
        self.when.append(asyncio.get_running_loop().time())


def test_an_absent_player_is_notified_once_per_decision() -> None:
    async def evening() -> list[Turn]:
        ear, live = Ear(), Absent("v1")
        async with notifier(ear.notify) as knocking:
            for decision in (1, 1, 1, 2):
                live.asked[0] = decision
                knocking.notify(live, 0)
                await asyncio.sleep(0.03)
        return ear.heard

    assert asyncio.run(evening()) == [TURN, TURN]


def test_after_a_restart_nobody_is_notified_again() -> None:
    async def evening() -> list[Turn]:
        ear, live = Ear(), Absent("v1")
        live.record.moved = 5
        async with notifier(ear.notify) as knocking:
            knocking.notify(live, 0)
            await asyncio.sleep(0.03)
        return ear.heard

    assert asyncio.run(evening()) == []


@pytest.mark.parametrize("change", ["came", "answered", "bot", "over", "left"])
def test_a_player_who_returns_or_answers_in_time_is_not_notified(change: str) -> None:
    async def evening() -> list[Turn]:
        ear, live = Ear(), Absent("v1")
        async with notifier(ear.notify) as knocking:
            knocking.notify(live, 0)
            match change:
                case "came":
                    live.here.add("v1")
                case "answered":
                    live.asked.clear()
                case "bot":
                    live.seats[0].played_by_bot = True
                case "over":
                    live.record.status = "over"
                case "left":
                    live.seats[0].visitor = None
            await asyncio.sleep(0.03)
        return ear.heard

    assert asyncio.run(evening()) == []


def test_a_person_with_many_tables_is_not_told_of_all_at_once() -> None:
    async def evening() -> list[float]:
        ear, tables = Ear(), [Absent("v1", table=f"t{k}") for k in range(3)]
        async with notifier(ear.notify, each=0.1) as knocking:
            for live in tables:
                knocking.notify(live, 0)
            while len(ear.when) < 3:
                await asyncio.sleep(0.01)
        return ear.when

    first, second, third = asyncio.run(evening())
    assert second - first >= 0.1 and third - second >= 0.1


def test_a_channel_that_fails_does_not_keep_the_next_from_telling() -> None:
    async def broken(turn: Turn) -> None:
        raise OSError(turn)

    async def evening() -> list[Turn]:
        ear = Ear()
        async with notifier(broken, ear.notify) as knocking:
            knocking.notify(Absent("v1"), 0)
            await asyncio.sleep(0.03)
        return ear.heard

    assert asyncio.run(evening()) == [TURN]


async def subscribed(store: Store, endpoint: str, browser: Browser) -> None:
    await store.write(
        ("INSERT INTO visitor (id, token, created, seen) VALUES ('v1', x'00', 0, 0)", ()),
        ("INSERT INTO push VALUES ('v1', ?, ?, ?)", (endpoint, browser.key, browser.auth)),
    )


def addresses(store: Store) -> int:
    return cast(int, store.read("SELECT count(*) FROM push")[0][0])


def test_a_push_tells_the_browser_which_table_and_nobody_else_anything(tmp_path: Path) -> None:
    async def evening() -> None:
        store, browser = Store.open(tmp_path), Browser()
        async with open_office() as office:
            await subscribed(store, f"{office.url}/box", browser)
            await Push(store, Vapid(store.key, "https://x.example"), anywhere=True).notify(TURN)
        store.close()
        (request,) = office.got
        told = {"kind": "your_turn", "table": "abc", "game": "public-enemy"}
        assert json.loads(browser.opened(request.body)) == told
        assert request.headers["Content-Encoding"] == "aes128gcm"
        assert request.headers["Authorization"].startswith("vapid t=")
        assert b"abc" not in request.body and "abc" not in str(request.headers)

    asyncio.run(evening())


@pytest.mark.parametrize(("status", "left"), [(201, 1), (404, 0), (410, 0), (500, 1), (429, 1)])
def test_an_address_that_is_gone_is_forgotten(tmp_path: Path, status: int, left: int) -> None:
    async def evening() -> int:
        store = Store.open(tmp_path)
        try:
            async with open_office(status) as office:
                await subscribed(store, office.url, Browser())
                await Push(store, Vapid(store.key, ""), anywhere=True).notify(TURN)
            return addresses(store)
        finally:
            store.close()

    assert asyncio.run(evening()) == left


def test_a_push_address_in_a_private_network_is_not_called(tmp_path: Path) -> None:
    async def evening() -> int:
        store = Store.open(tmp_path)
        async with open_office() as office:
            await subscribed(store, office.url.replace("http:", "https:"), Browser())
            await Push(store, Vapid(store.key, "")).notify(TURN)
        store.close()
        return len(office.got)

    assert asyncio.run(evening()) == 0


def test_the_webhook_says_who_is_asked_and_calls_nobody_else() -> None:
    async def evening() -> dict[str, Any]:
        async with open_office(204) as office:
            name = "<!channel> @everyone Anna"
            await Webhook(f"{office.url}/hook").notify(TURN._replace(name=name))
        said: dict[str, Any] = json.loads(office.got[0].body)
        return said

    said = asyncio.run(evening())
    assert said["text"] == said["content"]
    assert said["text"] == (
        "!channel everyone Anna, it is your turn at Public Enemy Number One:"
        " https://games.example/t/abc"
    )
    assert said["link"] == TURN.link and said["allowed_mentions"] == {"parse": []}


def test_a_webhook_that_is_not_there_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(Webhook("http://127.0.0.1:1/secret").notify(TURN))
    assert "webhook not reached" in caplog.text and "secret" not in caplog.text
