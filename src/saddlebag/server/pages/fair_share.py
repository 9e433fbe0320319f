"""A fair share for every address: a few requests at once, and a pause after many of them."""

import asyncio
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saddlebag.server.people.limits import Buckets, source

AT_ONCE: Final = 8  # requests of one address that are worked on at the same time
REFUSED: Final = range(400, 500)
HANDSHAKE: Final = ("websocket.accept", "websocket.close", "websocket.http.response.start")


class Lane:
    """The requests of one address; the others wait in order."""

    def __init__(self) -> None:
        self.room = asyncio.Semaphore(AT_ONCE)
        self.inside = 0  # worked on, or waiting


class FairShare:
    """Middleware: whoever sends as fast as it can waits for its own requests, nobody else does."""

    def __init__(self, app: ASGIApp, buckets: Buckets) -> None:
        self.app = app
        self.buckets = buckets
        self.lanes: dict[str, Lane] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] == "lifespan" or not self.buckets.limits.fair_share:
            return await self.app(scope, receive, send)
        await self.share(client[0] if client else "", scope, receive, send)

    def pause(self, address: str) -> float:
        """Seconds this address has to wait for one more request."""
        wait = max(self.buckets.wait(kind, address) for kind in ("visit", "refused"))
        self.buckets.spend("visit", address)
        return wait

    async def enter(self, lane: Lane, address: str) -> None:
        """Wait out the pause, then for room; whoever still has to wait gives the room back."""
        wait = self.pause(address)
        while True:
            if wait:
                await asyncio.sleep(wait)
            await lane.room.acquire()
            wait = self.buckets.wait("refused", address)
            if not wait:
                return
            lane.room.release()

    async def share(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Wait for a turn; a socket takes room for its handshake only."""
        name = source(address)
        lane = self.lanes.setdefault(name, Lane())
        lane.inside += 1
        held = False

        def leave() -> None:
            nonlocal held
            if held:
                held = False
                lane.room.release()

        async def sending(message: Message) -> None:
            if message.get("status") in REFUSED or message["type"] == "websocket.close":
                self.buckets.spend("refused", address)
            if message["type"] in HANDSHAKE:
                leave()
            await send(message)

        try:
            await self.enter(lane, address)
            held = True
            await self.app(scope, receive, sending)
        finally:
            leave()
            lane.inside -= 1
            if not lane.inside:
                del self.lanes[name]
