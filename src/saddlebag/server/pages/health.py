"""/healthz and /metrics."""

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from saddlebag.server import metrics
from saddlebag.server.people.limits import source
from saddlebag.server.store.store import Store


async def healthz(request: Request) -> Response:
    """200 while moves can be stored, perhaps with a warning; else 503 and why not."""
    store: Store = request.app.state.store
    if store.ailing:
        return JSONResponse({"reason": store.ailing, "values": {}}, 503)
    warning = {"warning": store.warning} if store.warning else {}
    return JSONResponse({"well": True, **warning})


async def metrics_page(request: Request) -> Response:
    """For this computer only, unless the host opens it: reasons tell about opponents."""
    client = request.client.host if request.client else ""
    if source(client) != "loopback" and not request.app.state.open_metrics:
        return JSONResponse({"reason": "no_such_address", "values": {}}, 404)
    metrics.tasks.set(len(asyncio.all_tasks()))
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


def routes() -> list[Route]:
    """For monitoring."""
    return [
        Route("/healthz", healthz, methods=["GET"], include_in_schema=False),
        Route("/metrics", metrics_page, methods=["GET"], include_in_schema=False),
    ]
