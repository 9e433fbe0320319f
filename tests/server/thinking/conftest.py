"""Workers of the tests find the bots of the tests."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def rogues_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[3]))
