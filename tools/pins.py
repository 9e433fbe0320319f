"""requirements*.txt name exactly the packages we need, each with one version and no address.

Which ones those are follows from the direct dependencies in pyproject.toml and from what the
installed packages say they need. With --write the files are rewritten from the environment.
"""

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.report import ROOT, finish

PIN = re.compile(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.!+_-]+)")
# File, the file it builds upon, the groups of direct dependencies it serves.
FILES = (
    ("requirements.txt", None, ("run", "build")),
    ("requirements-test.txt", "requirements.txt", ("test",)),
    ("requirements-dev.txt", "requirements-test.txt", ("dev",)),
)
HEADS = {
    "requirements.txt": "To play: what the package needs to be installed and to run.",
    "requirements-test.txt": "To run the tests and the benchmark, also on the compiled build.",
    "requirements-dev.txt": "To check, to compile, and everything else a contributor does.",
}


def direct(root: Path = ROOT) -> dict[str, list[str]]:
    """The direct dependencies, by group."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return {"run": project["project"]["dependencies"], **project["dependency-groups"]}


def closure(names: Iterable[str]) -> dict[str, str]:
    """These packages and all that they need in this environment, with their versions."""
    found: dict[str, str] = {}
    waiting = list(names)
    while waiting:
        wanted = Requirement(waiting.pop())
        name = canonicalize_name(wanted.name)
        if name in found or (wanted.marker and not wanted.marker.evaluate({"extra": ""})):
            continue
        package = distribution(name)
        found[name] = package.version
        waiting += package.requires or []
    return found


def wanted_pins() -> dict[str, dict[str, str]]:
    """What each file should pin, without what the files below it pin already."""
    groups, below, pins = direct(), dict[str, str](), {}
    for file, _, served in FILES:
        needed = closure(name for group in served for name in groups[group])
        pins[file] = {name: needed[name] for name in sorted(needed) if name not in below}
        below |= pins[file]
    return pins


def text(file: str, below: str | None, pins: dict[str, str]) -> str:
    """A requirements file as it should read."""
    lines = [f"# {HEADS[file]}", "# Written by `make pins`; reasons in docs/dependencies.md."]
    lines += [f"-r {below}"] if below else []
    return "\n".join([*lines, *(f"{name}=={version}" for name, version in pins.items()), ""])


def strange(file: str, content: str) -> Iterator[str]:
    """Lines that are more than a name and a version: addresses, hashes, ranges."""
    for line in content.splitlines():
        if line and not line.startswith(("#", "-r requirements")) and not PIN.fullmatch(line):
            yield f"{file}: not a plain name==version: {line}"


def complaints() -> Iterator[str]:
    """Where the files differ from what this environment needs."""
    try:
        pins = wanted_pins()
    except PackageNotFoundError as missing:
        yield f"pyproject.toml: {missing.name} is needed but not installed; run pip, then make pins"
        return
    for file, below, _ in FILES:
        content = (ROOT / file).read_text(encoding="utf-8")
        yield from strange(file, content)
        if content != text(file, below, pins[file]):
            yield f"{file}: not what .venv holds; run make pins"


def write() -> None:
    """Rewrite the files from the environment."""
    pins = wanted_pins()
    for file, below, _ in FILES:
        (ROOT / file).write_text(text(file, below, pins[file]), encoding="utf-8")


def main() -> None:
    if "--write" in sys.argv[1:]:
        write()
    finish("pins", complaints(), "every package has one version")


if __name__ == "__main__":
    main()
