"""What the host sees when the server is ready: addresses, a QR code, and the page."""

import os
import sys
import webbrowser
from contextlib import suppress
from threading import Thread
from typing import Final

import segno

from saddlebag.texts import say

WITH_A_DESKTOP: Final = ("darwin", "win32", "cygwin")


def print_addresses(own: str, lan: str | None, public: str | None) -> None:
    """Every address that works, with a QR code for phones that can reach it."""
    print(say("serve-at", address=own))
    if lan:
        print(say("serve-at-lan", address=lan))
    if public:
        print(say("serve-public", address=public))
    if lan or public:
        print_qr(public or lan or "")
    sys.stdout.flush()


def print_qr(address: str) -> None:
    """A QR code, unless the terminal cannot draw it."""
    with suppress(UnicodeEncodeError):
        segno.make(address, error="l").terminal(compact=True)


def has_desktop() -> bool:
    """Without one, a browser would take over the terminal."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) or sys.platform in WITH_A_DESKTOP


def open_page(address: str) -> Thread:
    """Open the user's browser in a thread: it may be slow to start, or missing."""

    def opening() -> None:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)

    thread = Thread(target=opening, name="browser", daemon=True)
    thread.start()
    return thread
