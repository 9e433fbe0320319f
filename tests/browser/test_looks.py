"""Every screen at every size: nothing that axe-core minds, no word cut off, nothing too wide."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import PATIENCE
from tests.browser.guest import Guest
from tests.browser.looks import DESK, PHONE, SMALL, TABLET, flaws, resize
from tests.browser.tour import SCREENS
from tests.server.serving import ended


@pytest.fixture(scope="module")
def stroller(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """One browser that sees them all; the tables are dealt the same every time."""
    house = ["tools.picture_house", str(tmp_path_factory.mktemp("looks")), "0"]
    with ended(house, {}) as server:
        context = chromium.new_context(reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        yield Guest(context, server.address)
        context.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_can_be_used_by_everybody(stroller: Guest, screen: str) -> None:
    resize(stroller.page, DESK)
    stroller.complaints.clear()
    SCREENS[screen](stroller)
    found = [flaws(stroller.page, size) for size in (DESK, TABLET, PHONE, SMALL)]
    assert {what: seen for one in found for what, seen in one.items()} == {}
    assert stroller.bad() == []
