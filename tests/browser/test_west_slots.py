"""The table of Western Legends has fixed slots: whatever is asked or told, nothing on it moves."""

import pytest

from tests.browser.conftest import DESK, PHONE, Invite
from tests.browser.west import SHORT, open_table, play

DECISIONS = 8
QUICK = "localStorage.setItem('saddlebag.settings', JSON.stringify({ speed: 4 }))"
SLOTS = (".map .port", ".slot", "div.cards")
# Read in every frame, so that what moves and comes back between two decisions is noticed, too.
WATCH = """(slots) => {
  const seen = (window.boxes = {});
  const look = () => {
    for (const slot of slots) {
      const box = document.querySelector(slot)?.getBoundingClientRect();
      if (box?.width) (seen[slot] ??= new Set()).add([box.x, box.y, box.width, box.height].join());
    }
    requestAnimationFrame(look);
  };
  look();
}"""
SEEN = "() => Object.fromEntries(Object.entries(window.boxes).map(([slot, it]) => [slot, [...it]]))"


SHARE = """() => {
  const { width, height } = document.querySelector(".map .port").getBoundingClientRect();
  return [(width * height) / (innerWidth * innerHeight), height / innerHeight];
}"""
SIZES = {
    "desk": DESK,
    "tablet": {"width": 1024, "height": 768},
    "across": {"width": 844, "height": 390},
    "phone": PHONE,
}
OF_SCREEN, OF_HEIGHT = 0, 1
# What the map takes at least: of a desk's screen, of a phone's height.
LEAST = {"desk": (OF_SCREEN, 0.40), "phone": (OF_HEIGHT, 0.43)}


def moved(invite: Invite, name: str, most: int) -> dict[str, list[str]]:
    """So many decisions at this size: the slots that were not always the same."""
    size = SIZES[name]
    guest = invite(phone=size is PHONE, viewport=size, reduced_motion="no-preference")
    guest.context.add_init_script(QUICK)
    open_table(guest, "me", "greedy", "greedy", mode="solo", options={"length": SHORT})
    play([guest.at_table()], most=1)  # the draft
    guest.page.locator("div.cards").wait_for()
    guest.page.evaluate(WATCH, list(SLOTS))
    play([guest], most=most)
    boxes = guest.page.evaluate(SEEN)
    assert set(boxes) == set(SLOTS)
    if name in LEAST:
        part, least = LEAST[name]
        assert guest.page.evaluate(SHARE)[part] >= least
    return {slot: seen for slot, seen in boxes.items() if len(seen) > 1}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_between_decisions(invite: Invite, size: str) -> None:
    assert moved(invite, size, DECISIONS) == {}


@pytest.mark.drill
@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_in_a_whole_game(invite: Invite, size: str) -> None:
    assert moved(invite, size, 1000) == {}
