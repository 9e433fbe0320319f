"""The example package, installed as somebody would install it, away from this checkout's .venv."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/gold-pan"
TUTORIAL = ROOT / "docs/tutorial"


def install(target: Path, source: Path = EXAMPLE) -> Path:
    """By pip, without a network; hatchling is one of our own tools."""
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", "-qq", *options, "--target", str(target)]
    subprocess.run([*command, str(source)], check=True)
    return target


def beside(folder: Path) -> dict[str, str]:
    """The environment of a program that finds what is installed there."""
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}


def saddlebag(
    folder: Path, *words: str, typed: str = "", status: int = 0
) -> subprocess.CompletedProcess[str]:
    """The command, with what is installed in a folder besides."""
    command = [sys.executable, "-m", "saddlebag", *words]
    done = subprocess.run(
        command, env=beside(folder), input=typed, capture_output=True, text=True, cwd=folder
    )
    assert done.returncode == status, done.stderr
    return done


def own_tests(package: Path, site: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """The tests of a package, with what is installed in `site`."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", *more]
    return subprocess.run(command, env=beside(site), capture_output=True, text=True, cwd=package)
