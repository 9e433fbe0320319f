"""One town for the tests of a file."""

from collections.abc import Iterator

import pytest

from tests.server.rest.town import Town


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """A server without limits."""
    with Town(tmp_path_factory.mktemp("town")) as found:
        yield found
