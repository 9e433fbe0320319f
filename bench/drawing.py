"""How long a browser draws a new position of Western Legends, and how smoothly figures ride."""

from contextlib import suppress
from statistics import median
from typing import Literal

from playwright.sync_api import Browser, TimeoutError, sync_playwright

from bench.first_table import ASKED, CHROMIUM, PATIENCE, SWITCHES

OURS = {"X-Saddlebag": "1"}
WISH = {
    "game": "western-legends",
    "seats": 4,
    "mode": "solo",
    "sitting": ["me", "greedy", "greedy", "greedy"],
}
POSITIONS = 30
FRAMES = 120
ENOUGH = 60_000  # milliseconds in which so much can be noted
# From the message to the moment after its frame was painted; and how far frames are apart while
# a figure is under way.
NOTE = """
window.drawn = [];
window.apart = [];
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (!data.startsWith('{"kind":"delta"')) return;
      const began = performance.now();
      requestAnimationFrame(() => setTimeout(() => drawn.push(performance.now() - began)));
    });
  }
};
let before = 0;
const riding = () => {
  const map = document.querySelector('.piece')?.parentElement;
  return map?.getAnimations({ subtree: true }).some((one) => one.playState === 'running');
};
requestAnimationFrame(function frame(now) {
  if (riding()) apart.push(now - before);
  before = now;
  requestAnimationFrame(frame);
});
"""


def drawing(address: str) -> dict[str, float]:
    """Medians, in milliseconds."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        drawn = watched(browser, address, "drawn", POSITIONS, still=True)
        apart = watched(browser, address, "apart", FRAMES, still=False)
        browser.close()
    noted = {"west_draw_ms": drawn, "west_frame_ms": apart}
    return {name: median(times) for name, times in noted.items() if times}


def watched(browser: Browser, address: str, noted: str, enough: int, still: bool) -> list[float]:
    """A game of four bots, until enough was noted."""
    motion: Literal["reduce", "no-preference"] = "reduce" if still else "no-preference"
    with browser.new_context(
        reduced_motion=motion, viewport={"width": 1440, "height": 900}
    ) as guest:
        guest.set_default_timeout(PATIENCE)
        opened = guest.request.post(f"{address}/api/tables", data=WISH, headers=OURS)
        table = opened.json()["table"]
        page = guest.new_page()
        page.add_init_script(NOTE)
        page.goto(f"{address}/t/{table}")
        page.wait_for_selector(ASKED)
        seat = f"{address}/api/tables/{table}/hand-over"
        guest.request.post(seat, data={"bot": "greedy"}, headers=OURS)
        with suppress(TimeoutError):  # what there is by then must do
            page.wait_for_function(f"() => window.{noted}.length >= {enough}", timeout=ENOUGH)
        found: list[float] = page.evaluate(f"() => window.{noted}")
        return found
