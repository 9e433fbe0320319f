"""What one browser is told over its socket, and the view as these messages make it."""

import json
from typing import Any

from tests.server.following import mend


class Hearing:
    """Every message to one page; `view` is what its player may know now."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.links: list[str] = []  # the journal's link that was known with each frame
        self.eyes: list[int | None] = []  # whose eyes each frame was for; None: everybody's
        self.view: dict[str, Any] = {}
        self.seat: int | None = None
        self.curtain: int | None = None
        self.undo: dict[str, Any] = {}
        self.acks = 0
        self.link = ""

    def hear(self, frame: str | bytes) -> None:
        """Take in one message."""
        text = frame if isinstance(frame, str) else frame.decode()
        news = json.loads(text)
        self.take(news)
        self.frames.append(text)
        self.links.append(self.link)
        self.eyes.append(None if self.curtain is not None else self.seat)

    def take(self, news: dict[str, Any]) -> None:
        """A view replaces everything, a delta changes what it names."""
        self.link = news.get("link") or self.link
        self.undo = news.get("undo") or self.undo
        if news["kind"] == "view":
            self.view, self.seat = news["view"], news["seat"]
            self.curtain = news.get("curtain")
        elif news["kind"] == "curtain":
            self.curtain = news["seat"]
        elif news["kind"] == "ack":
            self.acks += 1
        for change in news.get("patch", []):
            mend(self.view, *change)

    @property
    def ask(self) -> dict[str, Any] | None:
        """What this player is asked now."""
        if self.curtain is not None:
            return None
        return next((ask for ask in self.view.get("asks", []) if "options" in ask), None)

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended."""
        found: dict[str, Any] | None = self.view.get("result")
        return found
