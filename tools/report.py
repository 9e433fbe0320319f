"""The output of every check: one complaint per line, and an exit status that stops make."""

import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def python_files(*folders: str) -> list[Path]:
    """Every Python file below these folders of the project, in a fixed order."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def shown(path: Path) -> str:
    """A path relative to the project."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def finish(name: str, complaints: Iterable[str], fine: str) -> None:
    """Prints the complaints and exits with 1, or prints one line that all is well."""
    found = list(complaints)
    for complaint in found:
        print(complaint, file=sys.stderr)
    if found:
        sys.exit(f"{name}: {len(found)} to mend")
    print(f"{name}: {fine}")
