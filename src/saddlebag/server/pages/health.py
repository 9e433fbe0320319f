"""Is the server well, and what has it done: /healthz and /metrics."""

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from saddlebag.server.pages import counts
from saddlebag.server.store.store import Store

KIND = "text/plain; version=0.0.4; charset=utf-8"


async def healthz(request: Request) -> Response:
    """200 while moves can be kept, otherwise 503 and why not."""
    store: Store = request.app.state.store
    if store.ailing:
        return JSONResponse({"reason": store.ailing, "values": {}}, 503)
    return JSONResponse({"well": True})


async def metrics(_request: Request) -> Response:
    counts.tasks.value = len(asyncio.all_tasks())
    return PlainTextResponse(counts.exposition(), media_type=KIND)


def routes() -> list[Route]:
    """For whoever watches over the server."""
    return [
        Route("/healthz", healthz, methods=["GET"], include_in_schema=False),
        Route("/metrics", metrics, methods=["GET"], include_in_schema=False),
    ]
