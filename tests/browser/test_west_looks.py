"""Every scene of Western Legends at every size: fit for axe-core, no word cut off or covered."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import PATIENCE
from tests.browser.guest import Guest
from tests.browser.looks import DESK, PHONE, TABLET, barriers, flaws, resize, tiny
from tests.browser.west_extras import EXTRAS
from tests.browser.west_scenes import SCENES
from tests.server.serving import Serving

MEANT = re.compile(
    "^SECTION.map "  # the map is wider than its window, and is moved in it
    "|^BUTTON.card "  # of a card in a full hand one sees the edge
)
# Where axe looks: a phone has another table, a dialog is the same everywhere.
LOOKED_AT = {"html": (DESK, PHONE), ".phone": (PHONE,)}


@pytest.fixture(scope="module")
def stroller(chromium: Browser, server: Serving) -> Iterator[Guest]:
    """One browser that sees them all."""
    context = chromium.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield Guest(context, server.address)
    context.close()


def wrong(guest: Guest, size: tuple[int, int], within: str) -> dict[str, Any]:
    """All that is not meant."""
    found = flaws(guest.page, size, axe=False)
    if size != PHONE:
        found["too small"] = tiny(guest.page)
    if size in LOOKED_AT.get(within, (DESK,)):
        found["axe"] = barriers(guest.page, within)
    seen = {what: it if isinstance(it, list) else [it] for what, it in found.items()}
    bad = {what: [one for one in it if not MEANT.match(str(one))] for what, it in seen.items()}
    return {what: it for what, it in bad.items() if it}


ALL = SCENES | EXTRAS


@pytest.mark.parametrize("scene", ALL)
def test_a_scene_can_be_used_by_everybody(stroller: Guest, scene: str) -> None:
    come, pose, within = ALL[scene]
    stroller.complaints.clear()
    stroller.page.emulate_media(reduced_motion="reduce")
    resize(stroller.page, DESK)
    come(stroller)
    for size in (DESK, TABLET, PHONE):
        resize(stroller.page, size)
        if pose:
            pose(stroller)
        assert wrong(stroller, size, within) == {}
        if pose:
            stroller.page.keyboard.press("Escape")
    assert stroller.bad() == []


PARTS = (".hand .card .name", ".rivals h2", ".tracks li", "svg text.place")
HEIGHTS = """([parts, size]) => {
  document.documentElement.dataset.size = size;
  return parts.map((part) => document.querySelector(part).getBoundingClientRect().height);
}"""


def test_the_largest_text_enlarges_cards_plates_tracks_and_the_map(stroller: Guest) -> None:
    resize(stroller.page, DESK)
    SCENES["map"].come(stroller)
    normal, largest = (
        stroller.page.evaluate(HEIGHTS, [PARTS, size]) for size in ("normal", "largest")
    )
    stroller.page.evaluate(HEIGHTS, [PARTS, "normal"])
    assert all(more > 1.15 * less for less, more in zip(normal, largest, strict=True))
