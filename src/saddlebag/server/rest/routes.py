"""All of REST, under /api."""

from typing import Any

import msgspec
from fastapi import APIRouter, Depends, FastAPI
from fastapi.openapi.utils import get_openapi

from saddlebag.server.rest import (
    games,
    imports,
    me,
    push,
    records,
    rulebook,
    seats,
    tables,
)
from saddlebag.server.rest.desk import from_our_page
from saddlebag.server.rest.refusals import say_no
from saddlebag.server.rest.sizes import Sizes
from saddlebag.server.wire.news import TableCard

router = APIRouter(prefix="/api", dependencies=[Depends(from_our_page)])
for theme in (games, me, tables, seats, records, imports, push, rulebook):
    router.include_router(theme.router)


def install(app: FastAPI) -> None:
    """Every route, one shape of refusals, bounded bodies, and what OpenAPI says of them."""
    app.include_router(router)
    say_no(app)
    app.add_middleware(Sizes)

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = description(app)
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]  # the way FastAPI documents


def description(app: FastAPI) -> dict[str, Any]:
    """With the shape of a table's card, which msgspec writes and FastAPI does not know."""
    found = get_openapi(title=app.title, version=app.version, routes=app.routes)
    (card,), shapes = msgspec.json.schema_components(
        [TableCard], ref_template="#/components/schemas/{name}"
    )
    found["components"]["schemas"].update(shapes)
    reply = found["paths"]["/api/tables/{table_id}"]["get"]["responses"]["200"]
    reply["content"] = {"application/json": {"schema": card}}
    return found
