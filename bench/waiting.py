"""`python -m bench.waiting`: how long one waits for five greedy bots in Western Legends.

A round counts from the end of one's own turn to the first question of the next one, without the
time in which one is asked something in between. Times are those of the clock: measure on a quiet
machine. Own questions are answered at random.
"""

import argparse
import os
import sys
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bench.drawing import OURS
from bench.first_table import ASKED, CHROMIUM, PATIENCE, SWITCHES
from bench.server import serving

BOTS = 5
ROUNDS = 6  # after the first, in which everybody sets out
WISH = {
    "game": "western-legends",
    "seats": BOTS + 1,
    "mode": "solo",
    "sitting": ["me", *["greedy"] * BOTS],
}
GOALS = {"1": 25.0, "2": None, "4": 7.0, "key": 3.0}  # seconds
# What happens when: whose turn it is, and that I am asked, as the server says; and what is shown.
NOTE = """
window.noted = [];
const note = (what, who) => noted.push([performance.now(), what, who]);
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      const news = JSON.parse(data);
      const { seat, view } = news.kind === 'view' ? news : {};
      if (view) (window.seat = seat), note('turn', view.turn);
      const changed = view ? [[['asks'], view.asks]] : news.patch ?? [];
      for (const [path, value] of changed) {
        if (path.join() === 'turn') note('turn', value);
        if (path.join() !== 'asks') continue;
        window.asks = value.filter((ask) => ask.seat === window.seat);
        if (asks.length) note('asked');
      }
    });
  }
};
let asked = false;
new MutationObserver(() => {
  const now = document.querySelector('.prompt[data-decision]') !== null;
  if (now !== asked) note((asked = now) ? 'ask' : 'answered');
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
CHANGED = "seen => document.querySelector('[data-decision]')?.dataset.decision !== seen"


class Wait(NamedTuple):
    """Seconds without a question, and how many of them the server took."""

    shown: float
    server: float


def waits(noted: list[list[Any]], me: int) -> list[Wait]:
    """One for each time the others had their turns."""
    found: list[Wait] = []
    turn, away, since = None, False, 0.0
    waited = {"ask": 0.0, "asked": 0.0}
    for at, what, *who in noted:
        if what == "turn":
            if turn == me and who[0] != me:
                away, since, waited = True, at, {"ask": 0.0, "asked": 0.0}
            turn = who[0]
        elif what == "answered":
            since = at
        elif away:
            waited[what] += (at - since) / 1000
            if turn == me and what == "ask":
                away = False
                found.append(Wait(waited["ask"], waited["asked"]))
    return found


def answered(page: Page, table: str, luck: Random) -> None:
    """Any of the first choices by its number; where several are wanted together a bot is called."""
    seen = page.locator(ASKED).get_attribute("data-decision")
    if page.evaluate("() => asks.some((ask) => ask.group)"):
        page.request.post(f"{table}/hand-over", data={"bot": "greedy"}, headers=OURS)
        page.wait_for_function(CHANGED, arg=seen)
        page.request.post(f"{table}/take-back", data={}, headers=OURS)
        return
    count = page.evaluate("() => asks.flatMap((ask) => ask.options).length")
    page.keyboard.press(str(luck.randint(1, min(9, count))))
    page.wait_for_function(CHANGED, arg=seen)


def turns_begun(page: Page) -> int:
    """How often it has been my turn."""
    mine = "([, what, who]) => what === 'turn' && who === seat"
    return int(page.evaluate(f"() => noted.filter({mine}).length"))


def measured(browser: Browser, address: str, mode: str, rounds: int) -> list[Wait]:
    """A game at this speed, or with the key that leads to one's turn."""
    speed, luck = 1 if mode == "key" else int(mode), Random(mode)
    with browser.new_context(viewport={"width": 1440, "height": 900}) as guest:
        guest.set_default_timeout(PATIENCE)
        opened = guest.request.post(f"{address}/api/tables", data=WISH, headers=OURS).json()
        table = f"{address}/api/tables/{opened['table']}"
        page = guest.new_page()
        page.add_init_script(NOTE)
        wish = f"JSON.stringify({{ speed: {speed}, hints: false }})"
        page.add_init_script(f"localStorage.setItem('saddlebag.settings', {wish})")
        page.goto(f"{address}/t/{opened['table']}")
        page.wait_for_selector(ASKED)
        while turns_begun(page) < rounds + 2:
            answered(page, table, luck)
            if mode == "key":
                page.keyboard.press("s")
            page.wait_for_selector(ASKED)
        return waits(page.evaluate("() => noted"), page.evaluate("() => seat"))[1:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--modes", nargs="+", choices=GOALS, default=list(GOALS))
    chosen = parser.parse_args()
    with serving(Path(sys.executable), dict(os.environ)) as (host, _), sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for mode in chosen.modes:
            found = measured(browser, f"http://{host}", mode, chosen.rounds)
            goal = f", goal {GOALS[mode]:g} s" if GOALS[mode] else ""
            name = "to my turn by its key" if mode == "key" else f"{mode}x"
            shown, server = zip(*found, strict=True)
            print(
                f"{name}: {median(shown):.1f} s, at most {max(shown):.1f} s{goal}; "
                f"the server takes {median(server):.1f} s; rounds: "
                + " ".join(f"{wait:.1f}" for wait in shown)
            )
        browser.close()


if __name__ == "__main__":
    main()
