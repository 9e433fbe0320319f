"""The compiled build: a wheel made with mypyc from the same source, in an environment of its own.

`need` says what is missing to compile, `install` builds the wheel (once per state of the sources)
and installs it into .venv-compiled, `test` then runs the rules' tests on it.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.games import FOLDERS
from tools.report import ROOT

INPUTS = (
    "src",
    "docs/rules",
    "pyproject.toml",
    "hatch_build.py",
    "requirements-dev.txt",
    "README.md",
    "LICENSE",
    "NOTICE",
)
LEFT_OUT = {"__pycache__", "static"}  # the compiled build needs no page
WHEELS = ROOT / ".cache/compiled"
ENVIRONMENT = ROOT / ".venv-compiled"
TESTS = (
    *(f"tests/{folder}" for folder in ("kernel", *FOLDERS.values(), "contract", "games")),
    "tests/bots/test_levels.py",
    "tests/bots/test_western_legends_glimpse.py",
)
TO_MEND = "apt install gcc python3-dev"


def missing() -> str | None:
    """Says in one sentence what is missing for compiling."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"The compiled build needs a C compiler, and there is no {compiler}: {TO_MEND}"
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    if not header.exists():
        version = sysconfig.get_python_version()
        return f"The compiled build needs the C headers of Python {version}: {TO_MEND}"
    return None


def input_files() -> Iterator[Path]:
    """Every file that can change the wheel."""
    for name in INPUTS:
        path = ROOT / name
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (file for file in found if file.is_file() and not LEFT_OUT & {*file.parts})


def fingerprint() -> str:
    """A fingerprint of the sources and this interpreter."""
    digest = hashlib.blake2b(sys.version.encode(), digest_size=10)
    for file in input_files():
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.blake2b(file.read_bytes()).digest())
    return digest.hexdigest()


def wheel() -> Path:
    """The compiled wheel of the current sources, built if necessary."""
    folder = WHEELS / fingerprint()
    if not (found := list(folder.glob("*.whl"))):
        print(
            "Compiling the kernel, the rules and the bots with mypyc (about a minute) ...",
            flush=True,
        )
        shutil.rmtree(WHEELS, ignore_errors=True)
        build(folder)
        found = list(folder.glob("*.whl"))
    return found[0]


def build(folder: Path) -> None:
    """Builds in a copy: mypyc writes next to the sources, where the pure build would find it."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        for file in input_files():
            target = copy / file.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
        run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
            cwd=copy,
            HATCH_BUILD_HOOK_ENABLE_MYPYC="1",
            SADDLEBAG_PAGE="none",
        )


def install() -> None:
    """Installs the compiled wheel in its environment, unless it is there already."""
    file, stamp = wheel(), ENVIRONMENT / ".wheel"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == file.parent.name:
        return
    pip = [str(ENVIRONMENT / "bin/python"), "-m", "pip", "--disable-pip-version-check", "-qq"]
    run([*pip, "install", "--no-deps", "--force-reinstall", str(file)])
    stamp.write_text(file.parent.name, encoding="utf-8")


def test(arguments: list[str]) -> None:
    """Runs the rules' tests on the compiled package, without those that patch the rules."""
    options = ["-p", "tools.on_compiled", "-m", "not drill and not pure", *arguments]
    run([str(ENVIRONMENT / "bin/python"), "-m", "pytest", *options, *TESTS])


def run(command: list[str], cwd: Path = ROOT, **more: str) -> None:
    """Runs a command without the caller's PYTHONPATH."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | more
    status = subprocess.run(command, cwd=cwd, env=environment, check=False).returncode
    if status:
        sys.exit(status)


def main() -> None:
    match sys.argv[1:]:
        case ["need"]:
            sys.exit(missing())
        case ["install"]:
            install()
        case ["test", *arguments]:
            install()
            test(arguments)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
