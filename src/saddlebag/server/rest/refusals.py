"""Every no that REST gives looks the same: a reason's key and its values, never what was sent."""

from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from saddlebag.server.people.door import Door
from saddlebag.server.rest.shapes import Refusal
from saddlebag.server.store.failures import Conflict, StoreFailed
from saddlebag.server.tables.refusal import No

STATUS_REASONS: Final = {404: "no_such_address", 405: "wrong_method", 413: "too_big"}
ALWAYS: Final = (422, 503)
OF_CHANGES: Final = (400, 403, 413)
MOST_LISTED: Final = 50  # things that one refusal names
MOST_LETTERS: Final = 200

Responses = dict[int | str, dict[str, Any]]


def told(*statuses: int) -> Responses:
    """For OpenAPI: the refusals of a call that only looks."""
    return {status: {"model": Refusal} for status in sorted({*ALWAYS, *statuses})}


def changes(*statuses: int) -> Responses:
    """For OpenAPI: the refusals of a call that changes something."""
    return told(*OF_CHANGES, *statuses)


def sayable(value: Any) -> Any:
    """Short, and of letters that can be sent: what somebody typed may be neither."""
    if isinstance(value, dict):
        return {str(key): sayable(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [sayable(item) for item in value[:MOST_LISTED]]
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
    """A refusal; whoever became known on the way is told so all the same."""
    said = JSONResponse({"reason": reason, "values": sayable(values)}, status, headers)
    said.headers["cache-control"] = "no-store"
    token = getattr(request.state, "token", None)
    if token is not None:
        door: Door = request.app.state.door
        door.hand_over(said, token)
    return said


async def refused(request: Request, error: Exception) -> JSONResponse:
    """The table, the door or a route says no."""
    assert isinstance(error, No)
    values = {**error.values, "rule": error.rule} if error.rule else error.values
    wait = {"retry-after": str(values["seconds"])} if error.status == 429 else None
    return reply(request, error.status, error.reason, values, wait)


async def not_kept(request: Request, error: Exception) -> JSONResponse:
    """The disk is full, or worse: nothing was done."""
    assert isinstance(error, StoreFailed)
    return reply(request, 503, "storage_failed", {"why": error.reason})


async def collided(request: Request, error: Exception) -> JSONResponse:
    """Somebody else was quicker with the same thing."""
    return reply(request, 409, "conflict", {})


async def misshapen(request: Request, error: Exception) -> JSONResponse:
    """Which field does not fit, and in what way; names that we do not know are not repeated."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = [str(part) for part in first["loc"][:2]]
    if first["type"] == "extra_forbidden" and len(first["loc"]) == 2:
        place = place[:1]
    values = {"field": ".".join(place), "problem": first["type"]}
    return reply(request, 422, "bad_request", values)


async def unserved(request: Request, error: Exception) -> JSONResponse:
    """No such address, or not in this way."""
    assert isinstance(error, HTTPException)
    reason = STATUS_REASONS.get(error.status_code, "bad_request")
    headers = dict(error.headers) if error.headers else None
    return reply(request, error.status_code, reason, {}, headers)


def say_no(app: FastAPI) -> None:
    """From now on every refusal of this app has one shape."""
    app.add_exception_handler(No, refused)
    app.add_exception_handler(StoreFailed, not_kept)
    app.add_exception_handler(Conflict, collided)
    app.add_exception_handler(RequestValidationError, misshapen)
    app.add_exception_handler(HTTPException, unserved)
