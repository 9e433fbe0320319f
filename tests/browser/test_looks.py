"""Every screen at every size: nothing that axe-core minds, no word cut off, nothing too wide."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import Guest
from tests.browser.looks import DESK, PHONE, SMALL, TABLET, flaws
from tests.browser.tour import SCREENS
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def stroller(chromium: Browser, server: Serving) -> Iterator[Guest]:
    """One browser that sees them all, so that its script is loaded once."""
    context = chromium.new_context(reduced_motion="reduce")
    context.set_default_timeout(20_000)
    yield Guest(context, server.address)
    context.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_can_be_used_by_everybody(stroller: Guest, screen: str) -> None:
    stroller.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    stroller.complaints.clear()
    SCREENS[screen](stroller)
    found = [flaws(stroller.page, size) for size in (DESK, TABLET, PHONE, SMALL)]
    assert {what: seen for one in found for what, seen in one.items()} == {}
    assert stroller.bad() == []
