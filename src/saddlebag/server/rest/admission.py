"""What a request must pass before its body is read: our own page, and the rate of its address."""

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from fastapi import Request, Response
from fastapi.routing import APIRoute

from saddlebag.server.people.auth import Auth
from saddlebag.server.refused import HttpRefused

SAFE: Final = ("GET", "HEAD", "OPTIONS")
RATES: Final[dict[Callable[..., Any], str]] = {}  # endpoint -> the bucket it takes from
Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])


def rate_limited(kind: str) -> Callable[[Endpoint], Endpoint]:
    """Limits how often one address may call an endpoint."""

    def note(endpoint: Endpoint) -> Endpoint:
        RATES[endpoint] = kind
        return endpoint

    return note


class AdmittedRoute(APIRoute):
    """FastAPI reads and parses a body before any dependency, so the checks come before FastAPI."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle, kind = super().get_route_handler(), RATES.get(self.endpoint)

        async def admitted(request: Request) -> Response:
            auth: Auth = request.app.state.auth
            require_own_page(request, auth)
            if kind is not None:
                auth.rate_limit(kind, request)
            return await handle(request)

        return admitted


def require_own_page(request: Request, auth: Auth) -> None:
    """Calls that change something need `X-Saddlebag: 1`, which foreign pages cannot send."""
    if request.method in SAFE:
        return
    if not (request.headers.get("x-saddlebag") and auth.is_own_page(request)):
        raise HttpRefused("foreign_origin", 403)
