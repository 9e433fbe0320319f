"""All REST routes, under /api."""

from typing import Any, Final

import msgspec
from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi

from saddlebag.server.rest import (
    games,
    imports,
    lessons,
    me,
    push,
    records,
    rulebook,
    seats,
    tables,
)
from saddlebag.server.rest.admission import SAFE
from saddlebag.server.rest.body_limits import BodyLimits
from saddlebag.server.rest.refusals import install_handlers
from saddlebag.server.wire.outgoing import TableCard

router = APIRouter(prefix="/api")
for theme in (games, lessons, me, tables, seats, records, imports, push, rulebook):
    router.include_router(theme.router)


def install(app: FastAPI) -> None:
    """Adds the routes, one shape for refusals, body limits, and the OpenAPI description."""
    app.include_router(router)
    install_handlers(app)
    app.add_middleware(BodyLimits)

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = description(app)
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]  # the way FastAPI documents


OWN_PAGE: Final = {
    "name": "x-saddlebag",
    "in": "header",
    "required": False,
    "schema": {"type": "string"},
    "description": "1: without it the reply is 403",
}


def description(app: FastAPI) -> dict[str, Any]:
    """Adds what FastAPI does not know: the header of calls that change something, TableCard."""
    found = get_openapi(title=app.title, version=app.version, routes=app.routes)
    (card,), shapes = msgspec.json.schema_components(
        [TableCard], ref_template="#/components/schemas/{name}"
    )
    found["components"]["schemas"].update(shapes)
    for path in found["paths"].values():
        for method, call in path.items():
            if method.upper() not in SAFE:
                call.setdefault("parameters", []).append(OWN_PAGE)
    reply = found["paths"]["/api/tables/{table_id}"]["get"]["responses"]["200"]
    reply["content"] = {"application/json": {"schema": card}}
    return found
