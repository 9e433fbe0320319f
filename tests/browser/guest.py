"""Somebody with a browser of their own; whatever it complains about is kept."""

from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, WebSocket

from tests.browser.hearing import Hearing

PATIENCE = 45.0  # seconds; other work may keep the machine busy
RETRIES = 3  # an idle connection may be closed just when it is used again
OURS = {"X-Saddlebag": "1"}


class Guest:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.context, self.home = context, home
        self.page: Page = context.new_page()
        self.hearing = Hearing()
        self.replies: list[tuple[str, str, str]] = []  # link known then, address, body
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.table = ""
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hearing.hear)

    def note(self, message: ConsoleMessage) -> None:
        """Errors and warnings, a broken Content-Security-Policy among them."""
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def record_replies(self) -> None:
        """Keep what REST answers, too."""
        self.page.on("response", self.keep)

    def keep(self, response: Response) -> None:
        if "/api/" in response.url:
            self.replies.append((self.hearing.link, response.url, response.text()))

    def forgive(self, *parts: str) -> None:
        """These complaints belong to the test."""
        self.forgiven += parts

    def bad(self) -> list[str]:
        """What the console said and should not have."""
        return [text for text in self.complaints if not any(part in text for part in self.forgiven)]

    def go(self, address: str) -> "Guest":
        self.page.goto(self.home + address)
        return self

    def post(self, address: str, body: Any = None) -> Any:
        """What the page would ask of REST, with this browser's cookie."""
        url = f"{self.home}/api/{address}"
        reply = self.context.request.post(url, data=body or {}, headers=OURS)
        assert reply.ok, f"{address}: {reply.status} {reply.text()}"
        return reply.json() if reply.text() else None

    def look_around(self) -> None:
        """All that REST has to tell of a running game, through the eyes one has."""
        seat = self.hearing.seat
        for what in ("", "/replay", "/at/5", "/export"):
            eyes = "" if seat is None or not what else f"?seat={seat}"
            text = self.context.request.get(
                f"{self.home}/api/tables/{self.table}{what}{eyes}", max_retries=RETRIES
            )
            self.replies.append((self.hearing.link, what, text.text()))

    def get(self, address: str) -> Any:
        reply = self.context.request.get(f"{self.home}/api/{address}", max_retries=RETRIES)
        assert reply.ok, f"{address}: {reply.status} {reply.text()}"
        return reply.json()

    def open_table(self, *sitting: str, **wish: Any) -> str:
        """A table of Public Enemy, by REST; the guest is its host."""
        plan = {"game": "public-enemy", "seats": len(sitting), "sitting": list(sitting)}
        if wish.get("mode") != "hot_seat":
            wish.setdefault("name", "Anna")
        nonce = wish.pop("nonce", "")
        self.table = self.post("tables", {**plan, **wish})["table"]
        if nonce:
            self.post(f"tables/{self.table}/nonce", {"nonce": nonce})
        return self.table

    def sit(self, host: "Guest", name: str, colour: int) -> None:
        """Take a free seat at the host's table, by REST."""
        _, key = host.get(f"tables/{host.table}/link")["link"].split("#")[1].split(".")
        self.table = host.table
        body = {"key": key, "name": name, "colour": colour, "nonce": name}
        self.post(f"tables/{self.table}/join", body)

    def at_table(self) -> "Guest":
        """The page of my table, drawn."""
        self.go(f"/t/{self.table}")
        self.page.locator(".prompt").wait_for()
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def until(self, true: Callable[[], object]) -> None:
        """Wait for something that the page's own waiting cannot see."""
        late = monotonic() + PATIENCE
        while not true():
            assert monotonic() < late, f"waited in vain: {self.page.url} {self.complaints}"
            self.page.wait_for_timeout(10)  # lets messages arrive; the condition decides
