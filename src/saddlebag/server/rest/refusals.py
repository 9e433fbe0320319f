"""Refusals of REST in one shape: a reason's key and values, never what the client sent."""

from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from saddlebag.server.people.auth import Auth
from saddlebag.server.refused import HttpRefused
from saddlebag.server.rest.shapes import Refusal
from saddlebag.server.store.failures import Conflict, StoreFailed

STATUS_REASONS: Final = {404: "no_such_address", 405: "wrong_method", 413: "too_big"}
ALWAYS: Final = (422, 503)
OF_CHANGES: Final = (400, 403, 413)
MOST_LISTED: Final = 50  # values in one list
MOST_LETTERS: Final = 200

Responses = dict[int | str, dict[str, Any]]


def read_refusals(*statuses: int) -> Responses:
    """For OpenAPI: refusals of a call that only reads."""
    return {status: {"model": Refusal} for status in sorted({*ALWAYS, *statuses})}


def write_refusals(*statuses: int) -> Responses:
    """For OpenAPI: refusals of a call that changes something."""
    return read_refusals(*OF_CHANGES, *statuses)


def safe_values(value: Any) -> Any:
    """Shortened, and valid text: user input may be neither."""
    if isinstance(value, dict):
        return {str(key): safe_values(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [safe_values(item) for item in value[:MOST_LISTED]]
    if value is None or isinstance(value, (bool, int)):
        return value
    return str(value).encode("utf-8", "replace").decode()[:MOST_LETTERS]


def reply(
    request: Request,
    status: int,
    reason: str,
    values: dict[str, Any],
    headers: dict[str, str] | None = None,
) -> JSONResponse:
    """A refusal; a visitor created on the way still gets the cookie."""
    said = JSONResponse({"reason": reason, "values": safe_values(values)}, status, headers)
    said.headers["cache-control"] = "no-store"
    token = getattr(request.state, "token", None)
    if token is not None:
        auth: Auth = request.app.state.auth
        auth.set_cookie(said, token)
    return said


async def on_refused(request: Request, error: Exception) -> JSONResponse:
    """A table, auth or a route refused."""
    assert isinstance(error, HttpRefused)
    values = {**error.values, "rule": error.rule} if error.rule else error.values
    wait = {"retry-after": str(values["seconds"])} if error.status == 429 else None
    return reply(request, error.status, error.reason, values, wait)


async def on_store_failed(request: Request, error: Exception) -> JSONResponse:
    """Nothing was stored."""
    assert isinstance(error, StoreFailed)
    return reply(request, 503, "storage_failed", {"why": error.reason})


async def on_conflict(request: Request, error: Exception) -> JSONResponse:
    """Another request stored the same thing first."""
    return reply(request, 409, "conflict", {})


async def on_invalid(request: Request, error: Exception) -> JSONResponse:
    """Which field does not fit, and why; unknown field names are not repeated."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = [str(part) for part in first["loc"][:2]]
    if first["type"] == "extra_forbidden" and len(first["loc"]) == 2:
        place = place[:1]
    values = {"field": ".".join(place), "problem": first["type"]}
    return reply(request, 422, "bad_request", values)


async def on_http_error(request: Request, error: Exception) -> JSONResponse:
    """No such address, or the wrong method."""
    assert isinstance(error, HTTPException)
    reason = STATUS_REASONS.get(error.status_code, "bad_request")
    headers = dict(error.headers) if error.headers else None
    return reply(request, error.status_code, reason, {}, headers)


def install_handlers(app: FastAPI) -> None:
    """Give every refusal of this app the same shape."""
    app.add_exception_handler(HttpRefused, on_refused)
    app.add_exception_handler(StoreFailed, on_store_failed)
    app.add_exception_handler(Conflict, on_conflict)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http_error)
