"""Gold Pan is installed once for all these tests."""

from pathlib import Path

import pytest

from tests.examples.gold_pan import install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"))
