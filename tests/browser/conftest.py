"""One server and one browser for all these tests; every guest has a context of their own."""

from collections.abc import Callable, Iterator
from shutil import which
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.guest import Guest
from tests.server.serving import Serving, quick

CHROMIUM = which("chromium") or which("google-chrome") or "/usr/bin/chromium"
# No sandbox for root, and nothing that looks for other machines.
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE = 45_000  # milliseconds; other work may keep the machine busy
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


# Of the package, not of the session: Playwright's loop must be gone before others run theirs.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with quick(tmp_path_factory.mktemp("house")) as running:
        assert running.address
        yield running


Invite = Callable[..., Guest]


@pytest.fixture
def invite(chromium: Browser, server: Serving) -> Iterator[Invite]:
    """A new guest, at a desk unless told otherwise; in the end no console may have complained."""
    guests: list[Guest] = []

    def come(home: str = "", phone: bool = False, **settings: Any) -> Guest:
        shape: dict[str, Any] = {"viewport": PHONE if phone else DESK, "reduced_motion": "reduce"}
        if phone:
            shape |= {"has_touch": True, "is_mobile": True}
        context = chromium.new_context(**(shape | settings))
        context.set_default_timeout(PATIENCE)
        guests.append(Guest(context, home or server.address))
        return guests[-1]

    yield come
    complaints = [text for guest in guests for text in guest.bad()]
    for guest in guests:
        guest.context.close()
    assert complaints == []
