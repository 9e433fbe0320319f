"""What OpenAPI promises is what is given: schemathesis tries every call with all kinds of input."""

from itertools import count
from typing import Any

import pytest
import requests
import schemathesis
from fastapi import FastAPI
from httpx import Response
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from saddlebag.server.rest import routes
from tests.server.rest.town import HOME, Somebody, Town

FEW, MANY = 10, 300
SETTINGS: dict[str, Any] = {
    "deadline": None,
    "derandomize": True,
    "database": None,
    "phases": [Phase.generate],
    "suppress_health_check": list(HealthCheck),
}
Made = Case[Any]
KEPT_PROMISES = [
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


def described() -> dict[str, Any]:
    """The description, without a server."""
    app = FastAPI()
    routes.install(app)
    return app.openapi()


SCHEMA = schemathesis.openapi.from_dict(described())
CALLS = {
    f"{found.ok().method} {found.ok().path}": found.ok()
    for found in SCHEMA.get_all_operations()
    if isinstance(found, Ok)
}


def tries() -> list[tuple[str, GenerationMode]]:
    """Each call with what fits, and with what does not if there is anything that does not."""
    found = [(name, GenerationMode.POSITIVE) for name in CALLS]
    for name, call in CALLS.items():
        numbers = ("seat", "n")
        if call.body or any(one.name in numbers for one in (*call.path_parameters, *call.query)):
            found.append((name, GenerationMode.NEGATIVE))
    return found


class Crowd:
    """People with tables in every state; each call comes from one of them about one of those."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.turn = count()
        host = town.somebody("Anna")
        playing = host.post("play-now", {}).json()["table"]
        over = host.open(2, mode="hot_seat", sitting=["me", "=Bill"], options={"round_cap": 1})
        town.play_to_the_end(over)
        self.tables = [host.open(3, listed=True), playing, over, "nowhere"]
        self.people = [host, host, town.somebody("Carl"), town.somebody()]

    def send(self, case: Made) -> Response:
        """As it was made up, but about a table that is there, and as from our page."""
        turn = next(self.turn)
        who: Somebody = self.people[turn // 4 % 4]
        if case.path_parameters and "table_id" in case.path_parameters and turn % 5:
            case.path_parameters["table_id"] = self.tables[turn % 4]
        made = requests.Request(**case.as_transport_kwargs(base_url=HOME)).prepare()
        headers: Any = {**made.headers, "x-saddlebag": "1", "cookie": f"saddlebag={who.token}"}
        body: Any = made.body
        asking = self.town.client.request(
            made.method or "", made.url or "", content=body, headers=headers
        )
        reply: Response = self.town.run(asking)
        self.town.client.cookies.clear()
        return reply


@pytest.fixture(scope="module")
def crowd(town: Town) -> Crowd:
    """Everybody is there."""
    return Crowd(town)


def try_out(crowd: Crowd, name: str, mode: GenerationMode, examples: int) -> None:
    """No call breaks the server, and no answer is one that was not promised."""

    @settings(max_examples=examples, **SETTINGS)
    @given(case=CALLS[name].as_strategy(generation_mode=mode))
    def one(case: Made) -> None:
        reply = crowd.send(case)
        assert reply.status_code < 500, reply.text
        case.validate_response(reply, checks=KEPT_PROMISES)
        if mode is GenerationMode.NEGATIVE and case.method in ("POST", "PUT") and case.body:
            assert reply.status_code >= 400 or "import" in name

    one()


@pytest.mark.parametrize(("name", "mode"), tries(), ids=str)
def test_promises_are_kept(crowd: Crowd, name: str, mode: GenerationMode) -> None:
    try_out(crowd, name, mode, FEW)


@pytest.mark.drill
@pytest.mark.parametrize(("name", "mode"), tries(), ids=str)
def test_promises_are_kept_hundreds_of_times(crowd: Crowd, name: str, mode: GenerationMode) -> None:
    try_out(crowd, name, mode, MANY)


def test_an_answer_that_was_not_promised_is_found(crowd: Crowd) -> None:
    case = CALLS["get /api/games"].Case()
    reply = crowd.send(case)
    reply.status_code = 418
    with pytest.raises(BaseExceptionGroup):
        case.validate_response(reply, checks=KEPT_PROMISES)
