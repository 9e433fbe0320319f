"""`make screenshots`: every screen in three sizes and a short animated game, in docs/pictures.

A real server and a real browser; the tables are always dealt the same (tools/picture_house.py).
"""

import sys
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import west_positions
from tests.browser.conftest import CHROMIUM, SWITCHES
from tests.browser.guest import Guest
from tests.browser.looks import AT_REST, resize
from tests.server.serving import ended
from tools.picture_moments import MOMENTS, POSES, SIZES, Size, nothing, short_game
from tools.picture_west import NAMES, STILLS
from tools.report import ROOT
from tools.webp import moving, without_repeats

PICTURES = ROOT / "docs/pictures"
MOVING = (1440, 900, 0.5, 28)
FRAMES = 48
MOST = {"still": 150_000, "moving": 1_500_000}  # bytes
Pose = Callable[[Guest], object]
FONTS = "() => document.fonts.ready.then(() => true)"


def shot(page: Page, width: int, height: int, scale: float, quality: int) -> bytes:
    """The current window as WebP."""
    scrolled = page.evaluate("() => window.scrollY")
    area = {"x": 0, "y": scrolled, "width": width, "height": height, "scale": scale}
    session = page.context.new_cdp_session(page)
    wish: dict[str, Any] = {"format": "webp", "quality": quality, "clip": area}
    found: str = session.send("Page.captureScreenshot", wish)["data"]
    session.detach()
    return b64decode(found)


@contextmanager
def guest(browser: Browser, pause: float, still: bool) -> Iterator[Guest]:
    """A guest at a server of its own, so that lists show no other picture's tables."""
    with TemporaryDirectory() as data, ended(["tools.picture_house", data, str(pause)], {}) as it:
        motion: Any = "reduce" if still else "no-preference"
        context = browser.new_context(
            viewport={"width": 1440, "height": 900}, reduced_motion=motion
        )
        yield Guest(context, it.address)
        context.close()


def stills(browser: Browser, only: list[str]) -> None:
    """Each moment in all sizes."""
    for name, moment in MOMENTS.items():
        if only and name not in only:
            continue
        with guest(browser, 0.0, still=True) as somebody:
            moment(somebody)
            for size in SIZES:
                take(somebody, name, size, POSES.get(name, nothing))


def west_stills(browser: Browser, only: list[str]) -> None:
    """Each scene in its sizes, seen by one guest: most tables come from a file."""
    wanted = {name: still for name, still in STILLS.items() if not only or name in only}
    short = patch.object(west_positions, "NAMES", NAMES)
    with short, guest(browser, 0.0, still=True) as somebody:
        for name, ((come, pose, _), sizes) in wanted.items():
            somebody.page.emulate_media(reduced_motion="reduce")
            resize(somebody.page, SIZES[0][:2])
            come(somebody)
            for size in sizes:
                take(somebody, name, size, pose or nothing)
                somebody.page.keyboard.press("Escape")


def take(somebody: Guest, name: str, size: Size, pose: Pose) -> None:
    """One picture."""
    resize(somebody.page, size[:2])
    somebody.page.evaluate(FONTS)
    pose(somebody)
    somebody.page.evaluate(AT_REST)
    keep(f"{name}-{size[0]}.webp", shot(somebody.page, *size))


def game(browser: Browser) -> None:
    """An animation of some turns of a real game."""
    with guest(browser, 0.5, still=False) as somebody:
        moves = islice(short_game(somebody), FRAMES)
        taken = [shot(somebody.page, *MOVING) for _ in moves]
    width, height, scale, _ = MOVING
    frames = without_repeats(taken, 160)
    keep("game.webp", moving(frames, int(width * scale), int(height * scale)), "moving")


def file_names() -> set[str]:
    """The complete list of pictures."""
    everywhere = {f"{name}-{size[0]}.webp" for name in MOMENTS for size in SIZES}
    scenes = {f"{name}-{size[0]}.webp" for name, it in STILLS.items() for size in it.sizes}
    return everywhere | scenes | {"game.webp"}


def keep(name: str, picture: bytes, kind: str = "still") -> None:
    """Writes a picture, if it is small enough for the repository."""
    if len(picture) > MOST[kind]:
        sys.exit(f"{name}: {len(picture)} bytes, at most {MOST[kind]}")
    (PICTURES / name).write_bytes(picture)
    print(f"{name} {len(picture) // 1000} kB", flush=True)


def main() -> None:
    """Makes the named pictures, or all."""
    only = sys.argv[1:]
    Path(PICTURES).mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        if only != ["game"]:
            stills(browser, only)
            west_stills(browser, only)
        if not only or "game" in only:
            game(browser)
        browser.close()


if __name__ == "__main__":
    main()
