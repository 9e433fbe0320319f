"""How the project is installed: pins, missing tools, and what the wheel is made of."""

import os
import re
import subprocess
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import compiled, on_compiled
from tools.report import ROOT

FILES = {
    "requirements.txt": ("build",),
    "requirements-test.txt": ("build", "test"),
    "requirements-dev.txt": ("build", "test", "dev"),
}
PIN = re.compile(r"([a-z0-9-]+)==([A-Za-z0-9.!+_-]+)")


def direct(groups: tuple[str, ...]) -> list[str]:
    """The direct dependencies of the package and of these groups."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = project["dependency-groups"]
    return [*project["project"]["dependencies"], *(one for group in groups for one in named[group])]


def pins(file: str) -> dict[str, str]:
    """What a file pins; every line is a name and a version, without an address."""
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    found = [PIN.fullmatch(line) for line in lines if not line.startswith("#")]
    return {pin[1]: pin[2] for pin in found if pin is not None} if all(found) else {}


def closure(wanted: list[str]) -> set[str]:
    """These packages and everything they need here."""
    found: set[str] = set()
    while wanted:
        one = Requirement(wanted.pop())
        name = canonicalize_name(one.name)
        if name not in found and (not one.marker or one.marker.evaluate({"extra": ""})):
            found.add(name)
            wanted += distribution(name).requires or []
    return found


@pytest.mark.parametrize("file", FILES)
def test_a_file_pins_all_that_is_needed_and_nothing_else(file: str) -> None:
    assert pins(file).keys() == closure(direct(FILES[file]))


@pytest.mark.parametrize("file", FILES)
def test_the_pins_are_what_is_installed(file: str) -> None:
    assert pins(file) == {name: distribution(name).version for name in pins(file)}


def test_every_direct_dependency_has_its_reason_written_down() -> None:
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    names = [Requirement(one).name for one in direct(("build", "test", "dev"))]
    assert "starlette" in names and [name for name in names if f"`{name}`" not in page] == []


def setting_up(folder: Path, python: str) -> subprocess.CompletedProcess[str]:
    """Try to make an environment with this interpreter."""
    return subprocess.run(
        [ROOT / "tools/environment.sh", folder / "venv", "requirements.txt"],
        cwd=ROOT,
        env={**os.environ, "PYTHON": python},
        capture_output=True,
        text=True,
        check=False,
    )


def stand_in(folder: Path, script: str) -> str:
    """An interpreter that is not all there."""
    path = folder / "python"
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_a_missing_python_gets_one_sentence(tmp_path: Path) -> None:
    done = setting_up(tmp_path, "no-such-python")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1 and "apt install python3 python3-venv" in done.stderr


def test_an_old_python_gets_one_sentence(tmp_path: Path) -> None:
    old = stand_in(tmp_path, 'case "$1" in -V) echo Python 3.9.2 ;; *) exit 1 ;; esac')
    done = setting_up(tmp_path, old)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1 and "Python 3.9.2" in done.stderr


def test_a_python_without_venv_gets_one_sentence(tmp_path: Path) -> None:
    done = setting_up(tmp_path, stand_in(tmp_path, 'case "$2" in *ensurepip*) exit 1 ;; esac'))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1 and "apt install python3-venv" in done.stderr


def test_a_missing_compiler_gets_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert "apt install gcc python3-dev" in (compiled.missing() or "")


def test_missing_headers_get_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sysconfig.get_paths", lambda: {"include": str(tmp_path)})
    assert "apt install gcc python3-dev" in (compiled.missing() or "")


def test_the_whole_kernel_is_compiled_but_for_the_contract() -> None:
    kernel = {f"saddlebag.kernel.{path.stem}" for path in ROOT.glob("src/saddlebag/kernel/*.py")}
    modules = on_compiled.compiled_modules()
    left = {name.rpartition(".")[2] for name in kernel - set(modules)}
    left -= {"__init__", "fields", "subclass", "views"}  # pyproject.toml says why
    assert "saddlebag.kernel.table" in modules
    assert all(name.startswith("contract") for name in left)


def test_the_pure_build_is_not_taken_for_the_compiled_one() -> None:
    with pytest.raises(pytest.UsageError, match=r"saddlebag\.kernel"):
        on_compiled.pytest_report_header()
