"""What a script can say about a screen: accessible, nothing cut off, nothing beside the edge."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
DESK, TABLET, PHONE, SMALL = (1440, 900), (1024, 768), (390, 844), (360, 740)
RUN_AXE = """async (within) => {
  const found = await axe.run(within, { resultTypes: ['violations'] });
  return found.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)} | ${node.failureSummary}`));
}"""
# Words that do not fit into their box and are hidden there. What scrolls can be scrolled, what only
# a screen reader reads takes no room, and of a card under another one sees the edge.
CUT_OFF = """() => {
  const clipped = (it) => getComputedStyle(it).clipPath === 'inset(50%)';
  const all = [...document.querySelectorAll('body *:not(svg *)')];
  const unseen = all.filter(clipped);
  unseen.forEach((it) => (it.style.display = 'none'));
  const hides = (how) => how === 'hidden' || how === 'clip';
  const found = all.filter((it) => {
    if (it.closest('svg, [popover], select, .fan') || !it.checkVisibility()) return false;
    const style = getComputedStyle(it);
    const wide = it.scrollWidth > it.clientWidth + 1 && hides(style.overflowX);
    const high = it.scrollHeight > it.clientHeight + 2 && hides(style.overflowY);
    return it.clientWidth > 1 && (wide || high) && it.innerText?.trim();
  });
  const told = found.map((it) => `${it.tagName}.${it.className}: ${it.innerText.slice(0, 60)}`);
  unseen.forEach((it) => (it.style.display = ''));
  return told;
}"""
# What lies under something that is no part of it, no tip, and does not stay while one scrolls.
COVERED = """() => [...document.querySelectorAll('button, a[href], h1, h2, label')].filter((it) => {
  if (!it.checkVisibility({ visibilityProperty: true }) || it.closest('.sr, .skip')) return false;
  const box = it.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const inside = (b) => x >= b.left && x < b.right && y >= b.top && y < b.bottom;
  const clips = (one) => getComputedStyle(one).overflowY !== 'visible';
  const fast = (one) => getComputedStyle(one).position === 'sticky';
  const stays = (one) => one && (fast(one) || stays(one.parentElement));
  for (let up = it.parentElement; up; up = up.parentElement)
    if (clips(up) && !inside(up.getBoundingClientRect())) return false;
  const on = document.elementFromPoint(x, y);
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!box.width || !on || stays(on) || (top && !top.contains(it))) return false;
  const whole = it.matches('h2') && it.closest('li'); // may be one button, laid over its heading
  if (whole && on.closest('li') === whole) return false;
  return !it.contains(on) && !on.contains(it) && !on.closest('.tip, .list');
}).map((it) => `${it.tagName}.${it.className}: ${it.innerText?.slice(0, 60)}`)"""
# A key in the stead of its words.
SPEECHLESS = """() => [...new Set(document.body.innerText.match(
  /\\b(western-legends|public-enemy)-[a-z]+-[\\w-]+/g) ?? [])]"""
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
# Words printed across each other: of every line the middle half, where it is in sight. Names on a
# drawing lie where they belong, and cards of a hand over each other.
ACROSS = """() => {
  const clips = (one) => getComputedStyle(one).overflowY !== 'visible';
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let node; (node = walk.nextNode()); ) {
    const it = node.parentElement;
    if (!node.data.trim() || it.closest('svg, .sr, .fan, .hand, option, [popover]')) continue;
    if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top: up, height } of range.getClientRects()) {
      const box = { left, right, top: up + height / 4, bottom: up + height * 0.75 };
      const [x, y] = [(left + right) / 2, up + height / 2];
      const inside = (b) => x > b.left && x < b.right && y > b.top && y < b.bottom;
      let seen = right - left > 2;
      for (let on = it; on && seen; on = on.parentElement)
        seen = !clips(on) || inside(on.getBoundingClientRect());
      const on = seen && document.elementFromPoint(x, y);
      const whole = it.closest('li, article'); // may be one button, laid over its words
      const same = whole && on && on.closest('li, article') === whole;
      if (on && (it.contains(on) || on.contains(it) || same)) lines.push({ it, box });
    }
  }
  const meet = ({ box: a }, { box: b }) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return lines.flatMap((one, i) =>
    lines.slice(i + 1).filter((two) => one.it !== two.it && meet(one, two))
      .map((two) => `${one.it.textContent.slice(0, 40)} | ${two.it.textContent.slice(0, 40)}`));
}"""

# Words smaller than this many pixels on the screen, whatever they are scaled by: a drawing, the
# map. Widths are whole pixels in parts, so that a scale is known to some hundredths only.
LEAST_TEXT = 11
TINY = """(least) => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node; (node = walk.nextNode()); ) {
    const it = node.parentElement;
    if (!node.data.trim() || it.closest('.sr, .skip, option')) continue;
    if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width } = range.getBoundingClientRect();
    const box = it.closest('div, p, li, button, section, article') ?? document.body;
    const scale = it.getComputedTextLength
      ? width / it.getComputedTextLength()
      : box.offsetWidth ? box.getBoundingClientRect().width / box.offsetWidth : 1;
    const size = parseFloat(getComputedStyle(it).fontSize) * scale;
    if (width > 1 && size && size < least - 0.3)
      found.push(`${size.toFixed(1)} px: ${node.data.trim().slice(0, 40)}`);
  }
  return [...new Set(found)];
}"""


# The table is laid out anew by script; until then the old layout would be measured.
LAID_OUT = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const table = document.querySelector('.table');
  done(!table || table.classList.contains('narrow') === innerWidth < 900);
})))"""

# What flies or fades is looked at where it comes to rest; what turns for ever is left alone.
AT_REST = """() => document.getAnimations().forEach((one) => {
  if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
})"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(LAID_OUT)


def barriers(page: Page, within: str = "html") -> list[str]:
    """What axe-core finds, with everything at rest: what fades has another contrast."""
    page.evaluate(AT_REST)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN_AXE, within)
    return found


def tiny(page: Page) -> list[str]:
    """What is too small to be read."""
    found: list[str] = page.evaluate(TINY, LEAST_TEXT)
    return found


def flaws(page: Page, size: tuple[int, int], axe: bool = True) -> dict[str, Any]:
    """All that is wrong at this size."""
    resize(page, size)
    page.evaluate(AT_REST)
    found = {
        "cut off": page.evaluate(CUT_OFF),
        "covered": page.evaluate(COVERED),
        "across": page.evaluate(ACROSS),
        "without words": page.evaluate(SPEECHLESS),
        "wider than the window": max(0, page.evaluate(WIDER)),
        "axe": barriers(page) if axe and size in (DESK, PHONE) else [],
    }
    return {f"{what} at {size[0]}": seen for what, seen in found.items() if seen}
