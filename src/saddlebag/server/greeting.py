"""What the host sees when the server is ready: addresses, a QR code, and the page itself."""

import os
import sys
import webbrowser
from contextlib import suppress
from threading import Thread
from typing import Final

import segno

from saddlebag.texts import say

WITH_A_DESKTOP: Final = ("darwin", "win32", "cygwin")


def greet(own: str, lan: str | None, public: str | None) -> None:
    """Every address that works, with a code for phones where they can reach us."""
    print(say("serve-at", address=own))
    if lan:
        print(say("serve-at-lan", address=lan))
    if public:
        print(say("serve-public", address=public))
    if lan or public:
        draw(public or lan or "")
    sys.stdout.flush()


def draw(address: str) -> None:
    """A QR code; a terminal that cannot draw it goes without."""
    with suppress(UnicodeEncodeError):
        segno.make(address, error="l").terminal(compact=True)


def has_desktop() -> bool:
    """Without one, a browser would take over the terminal."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) or sys.platform in WITH_A_DESKTOP


def open_page(address: str) -> None:
    """In the person's own browser; it may be slow to come and may not come at all."""

    def opening() -> None:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)

    Thread(target=opening, name="browser", daemon=True).start()
