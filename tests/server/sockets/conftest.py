"""One real server for each file of tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guest import Guest, counted
from tests.server.serving import Serving, quick


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """At its end nothing has gone wrong that nobody handled."""
    with quick(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert counted(running.address, "saddlebag_unhandled_errors_total") == 0
        assert counted(running.address, "saddlebag_tables_set_aside_total") == 0
        status, _, logged = running.stop()
        assert status == 0 and "Traceback" not in logged, logged[-2000:]


@pytest.fixture
def people(server: Serving) -> list[Guest]:
    """Anna, Ben and Cleo."""
    return [Guest(server.address, name) for name in ("Anna", "Ben", "Cleo")]


@pytest.fixture
def table(people: list[Guest]) -> str:
    """Anna, Ben and Cleo have begun to play."""
    opened = people[0].open("open", "open")
    people[0].invite(opened, *people[1:])
    return opened


@pytest.fixture
def data(server: Serving) -> Path:
    """Where the server keeps its tables."""
    return Path(str(server.process.args[-1]))  # type: ignore[index]  # a list, as serving.py makes it
