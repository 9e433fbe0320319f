"""An unexpected error is logged by type and place; its message may hold a secret."""

import asyncio
import logging
from typing import Any

import pytest

from saddlebag.server.error_log import PrivateFormatter, log_unexpected, summary
from saddlebag.server.people.auth import Auth
from saddlebag.server.sockets.connection import Connection
from saddlebag.server.sockets.socket import Sockets
from saddlebag.server.tables import hub
from tests.server.tables.saloon import Saloon, play

SECRET = "queen_of_hearts"


class Mistake(Exception):
    """In a rule."""


def mistaken(*_: Any, **__: Any) -> Any:
    try:
        return dict[str, Any]()[SECRET]
    except KeyError as error:
        raise Mistake(f"seat 2 holds {SECRET}") from error


def caught() -> Mistake:
    with pytest.raises(Mistake) as found:
        mistaken()
    return found.value


def test_type_and_place_are_logged_and_never_the_message() -> None:
    said = summary(caught())
    assert said.startswith("Mistake at server/test_error_log.py:")
    assert ", after KeyError at " in said and "mistaken" in said and SECRET not in said


def test_what_libraries_write_into_the_log_is_cut_down_too() -> None:
    error = caught()
    record = logging.LogRecord(
        "uvicorn.error", 40, "", 1, "Exception in ASGI application", (), None
    )
    record.exc_info = (Mistake, error, error.__traceback__)
    said = PrivateFormatter("%(message)s").format(record)
    assert said.startswith("Exception in ASGI application\nMistake at ") and SECRET not in said


def test_a_task_nobody_waits_for_tells_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> None:
        mistaken()

    async def scene() -> None:
        asyncio.get_running_loop().set_exception_handler(log_unexpected)
        task = asyncio.create_task(fails())
        await asyncio.sleep(0)
        del task

    asyncio.run(scene())
    assert "Mistake at " in caplog.text and SECRET not in caplog.text


def test_looking_after_a_table_tells_no_secret(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(place: Saloon) -> None:
        await place.table("Anna", "Ben")
        monkeypatch.setattr(hub, "LOOK_EVERY", 0.01)
        monkeypatch.setattr(place.hub, "is_due", lambda _: True)
        monkeypatch.setattr(place.hub, "check", mistaken)
        looking = asyncio.create_task(place.hub.watch())
        async with asyncio.timeout(10):
            while "looking after table" not in caplog.text:
                await asyncio.sleep(0.01)
        looking.cancel()

    play(tmp_path, scene)
    assert "Mistake at " in caplog.text and SECRET not in caplog.text


def test_a_message_that_cannot_be_handled_tells_no_secret(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def receive() -> dict[str, Any]:
        return {"type": "websocket.receive", "text": '{"kind":"ping"}'}

    async def scene(place: Saloon) -> None:
        sockets = Sockets(place.hub, Auth(place.store))
        monkeypatch.setattr(sockets, "handle", mistaken)
        await sockets.receive_all(Connection(receive, None), receive)  # type: ignore[arg-type]  # unsent

    play(tmp_path, scene)
    assert "could not be handled: Mistake at " in caplog.text and SECRET not in caplog.text
