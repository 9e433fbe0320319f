"""How long a browser that has never been here takes to draw a table one can play at."""

from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

from bench.page_size import STATIC, weight

CHROMIUM = Path("/usr/bin/chromium")
SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")
VISITS = 5  # after one that warms the browser and the bots up
PATIENCE = 90_000  # milliseconds; a cold browser on a busy machine takes its time
ASKED = "[data-decision]"  # the prompt, once it takes an answer
NOTE_WHEN = f"""
new MutationObserver((_, watch) => {{
  if (!document.querySelector('{ASKED}')) return;
  requestAnimationFrame(() => (window.drawn ??= performance.now()));
  watch.disconnect();
}}).observe(document, {{ childList: true, subtree: true, attributes: true }});
"""
LOADED = "() => performance.getEntriesByType('resource').map((one) => one.name)"
AFTER_A_FRAME = "() => new Promise((go) => requestAnimationFrame(() => go(window.drawn)))"


def first_table(address: str) -> dict[str, float]:
    """Milliseconds from the address to the drawn table, and kilobytes; medians of some visits."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        _, *drawn = [visit(browser, address) for _ in range(1 + VISITS)]
        browser.close()
    return {
        "first_table_ms": median(ms for ms, _ in drawn),
        "table_kB": median(loaded for _, loaded in drawn),
    }


def visit(browser: Browser, address: str) -> tuple[float, float]:
    """A new guest: a game against bots, then the page of its table; nothing is cached."""
    with browser.new_context(reduced_motion="reduce") as guest:
        opened = guest.request.post(
            f"{address}/api/play-now", data={}, headers={"X-Saddlebag": "1"}
        )
        guest.set_default_timeout(PATIENCE)
        page = guest.new_page()
        page.add_init_script(NOTE_WHEN)
        page.goto(f"{address}/t/{opened.json()['table']}")
        page.wait_for_selector(ASKED)
        drawn = float(page.evaluate(AFTER_A_FRAME))
        loaded = [STATIC / urlsplit(name).path[1:] for name in page.evaluate(LOADED)]
        return drawn, weight(file for file in loaded if file.is_file())
