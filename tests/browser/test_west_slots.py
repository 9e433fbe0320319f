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


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_moves_between_decisions(invite: Invite, size: dict[str, int]) -> None:
    guest = invite(phone=size is PHONE, reduced_motion="no-preference")
    guest.context.add_init_script(QUICK)
    open_table(guest, "me", "greedy", "greedy", mode="solo", options={"length": SHORT})
    play([guest.at_table()], most=1)  # the draft
    guest.page.locator("div.cards").wait_for()
    guest.page.evaluate(WATCH, list(SLOTS))
    play([guest], most=DECISIONS)
    boxes = guest.page.evaluate(SEEN)
    assert set(boxes) == set(SLOTS)
    assert {slot: seen for slot, seen in boxes.items() if len(seen) > 1} == {}
