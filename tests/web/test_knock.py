"""The service worker shows whose turn it is when the server knocks, and nothing else."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.server.serving import Serving, serving

CHROMIUM = "/usr/bin/chromium"
# No sandbox for root, and nothing that looks for other machines.
SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")

WORDS = "caches.open('saddlebag-words').then((cache) => cache.put('/words-of-the-service-worker', \
new Response(JSON.stringify({ title: 'Your turn', body: 'They wait.' }))))"
REGISTER = "navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)\
.then(() => true)"
SHOWN = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())\
.then((all) => all.map(({ title, body, data }) => [title, body, data]))"


class Knocked:
    """A page whose service worker listens."""

    def __init__(self, page: Page, session: CDPSession, origin: str, worker: str) -> None:
        self.page, self.session, self.about = page, session, (origin, worker)

    def hears(self, data: str) -> list[list[str]]:
        """What is shown after this came in."""
        origin, worker = self.about
        message = {"origin": origin, "registrationId": worker, "data": data}
        self.session.send("ServiceWorker.deliverPushMessage", message)
        self.page.wait_for_timeout(300)
        shown: list[list[str]] = self.page.evaluate(SHOWN)
        return shown


# Of the module, not of the session: Playwright's loop must be gone before others run theirs.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def knocked(chromium: Browser, server: Serving) -> Iterator[Knocked]:
    with chromium.new_context(permissions=["notifications"]) as context:
        page = context.new_page()
        page.goto(f"{server.address}/about")
        page.evaluate(REGISTER)
        page.evaluate(WORDS)
        session, found = context.new_cdp_session(page), list[dict[str, Any]]()
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: found.extend(told["registrations"]),
        )
        session.send("ServiceWorker.enable")
        page.wait_for_timeout(200)
        yield Knocked(page, session, server.address, found[0]["registrationId"])


def test_a_knock_shows_the_turn_and_the_way_to_the_table(knocked: Knocked) -> None:
    shown = knocked.hears('{"kind": "your_turn", "table": "abc2", "game": "any"}')
    assert shown == [["Your turn", "They wait.", "/t/abc2"]]


@pytest.mark.parametrize("data", ["nonsense", "{}", '{"table": "//elsewhere.example"}'])
def test_anything_else_is_not_shown(knocked: Knocked, data: str) -> None:
    assert knocked.hears(data) == []
