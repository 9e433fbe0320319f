"""Limits the size of request bodies; longer ones are refused before they are read."""

from typing import Final

from fastapi import HTTPException
from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BODY: Final = 16_384
MOST_JOURNAL: Final = 1_000_000
LONG_BODIES: Final = frozenset({"/api/import"})


class BodyLimits:
    """Middleware that counts incoming bytes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        most = MOST_JOURNAL if scope["path"] in LONG_BODIES else MOST_BODY
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced) > most:
            refusal = JSONResponse({"reason": "too_big", "values": {"most": most}}, 413)
            return await refusal(scope, receive, send)
        counted = 0

        async def counting() -> Message:
            nonlocal counted
            message = await receive()
            counted += len(message.get("body", b""))
            if counted > most:
                raise HTTPException(413)
            return message

        await self.app(scope, counting, send)
