"""The package brings its page along: from the sources it is built, and an empty home serves it."""

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tools.page import ROOT, WEB

PACKAGES = sysconfig.get_paths()["purelib"]


def packed(folder: Path) -> Path:
    """The sources as they are passed on, unpacked elsewhere; only npm's packages are shared."""
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)], ROOT)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    sources = next(folder.glob("saddlebag-*/"))
    (sources / WEB / "node_modules").symlink_to(ROOT / WEB / "node_modules")
    return sources


def run(command: list[str], where: Path, **more: str) -> None:
    subprocess.run(command, cwd=where, check=True, capture_output=True, env={**os.environ, **more})


def installed(wheel: Path, folder: Path) -> Path:
    """A fresh environment with the wheel; what it needs is borrowed, not fetched."""
    venv.create(folder, with_pip=False)
    site = next(folder.glob("lib/python*/site-packages"))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps"]
    run([*pip, "--target", str(site), str(wheel)], folder)
    # A plain line of a .pth file does not bring in the editable install of this checkout.
    (site / "borrowed.pth").write_text(PACKAGES, encoding="utf-8")
    return folder / "bin/python"


@contextmanager
def serving(python: Path, data: Path) -> Iterator[str]:
    """The address of a server of that environment."""
    options = ["serve", "--no-browser", "--port", "0", "--data", str(data)]
    command = [str(python), "-I", "-m", "saddlebag", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=data, text=True) as server:
        assert server.stdout
        try:
            yield next(word for word in server.stdout.readline().split() if "://" in word)
        finally:
            server.terminate()


def fetched(address: str) -> str:
    with urlopen(address, timeout=10) as reply:
        return str(reply.read().decode())


def assert_page(address: str) -> None:
    """The page, the scripts it names, and the words these speak are all there."""
    scripts = re.findall(r'"(/assets/[^"]+\.js)"', fetched(address))
    code = "".join(fetched(address + script) for script in scripts)
    texts = re.findall(r"/assets/web-[\w-]+\.ftl", code)
    assert "brand = " in "".join(fetched(address + text) for text in texts)


def test_the_wheel_in_an_empty_environment_serves_the_page(tmp_path: Path) -> None:
    sources = packed(tmp_path)
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)], sources)
    python = installed(next(tmp_path.glob("*.whl")), tmp_path / "empty")
    with serving(python, tmp_path) as address:
        assert_page(address)


@pytest.mark.drill
def test_pip_installs_everything_from_the_sources_alone(tmp_path: Path) -> None:
    sources = packed(tmp_path)
    (sources / WEB / "node_modules").unlink()
    venv.create(tmp_path / "empty", with_pip=True)
    python = tmp_path / "empty/bin/python"
    run([str(python), "-m", "pip", "install", str(sources)], tmp_path)
    with serving(python, tmp_path) as address:
        assert_page(address)
