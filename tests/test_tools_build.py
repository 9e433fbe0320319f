"""How the project is installed: pins, missing tools, and what the wheel is made of."""

import os
import subprocess
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools import compiled, on_compiled, pins
from tools.report import ROOT


@pytest.mark.parametrize(
    "line", ["ruff>=1", "ruff @ https://example.org/ruff.whl", "--index-url x"]
)
def test_a_pin_is_a_name_and_a_version(line: str) -> None:
    assert list(pins.strange("requirements.txt", line))


def test_the_pins_are_what_the_environment_needs() -> None:
    assert not list(pins.complaints())


def test_every_direct_dependency_has_its_reason_written_down() -> None:
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    names = [Requirement(one).name for group in pins.direct().values() for one in group]
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
    left = {name.rpartition(".")[2] for name in kernel - set(modules)} - {"__init__", "subclass"}
    assert "saddlebag.kernel.table" in modules
    assert all(name.startswith("contract") for name in left)


def test_the_pure_build_is_not_taken_for_the_compiled_one() -> None:
    with pytest.raises(pytest.UsageError, match=r"saddlebag\.kernel"):
        on_compiled.pytest_report_header()
