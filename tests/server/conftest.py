"""What tests of the server share."""

import subprocess
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent / "store" / "disk.c"


@pytest.fixture(scope="session")
def disk(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The library that stands between a process and its disk, to be loaded before all others."""
    library = str(tmp_path_factory.mktemp("disk") / "disk.so")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, str(SOURCE), "-ldl"], check=True)
    return library
