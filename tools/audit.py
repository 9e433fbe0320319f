"""`make audit`: are there known weaknesses in what is pinned? Skipped, with a sentence, offline."""

import json
import subprocess
import sys
from typing import Final

PYTHON: Final = ("-m", "uv", "tool", "run", "pip-audit", "--disable-pip", "--require-hashes")
PINS: Final = ("-r", "hashed-requirements.txt", "--progress-spinner", "off", "--format", "json")
PAGE: Final = ("npm", "audit", "--json", "--package-lock-only", "--prefix", "web")


def said(*words: str) -> str:
    """What a command prints; "" if there is no such command."""
    try:
        return subprocess.run(words, capture_output=True, text=True, check=False).stdout
    except FileNotFoundError:
        return ""


def weak_python(text: str) -> list[str] | None:
    """Packages with known weaknesses, and their names; None: nobody could be asked."""
    try:
        found = json.loads(text)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return None
    if all("skip_reason" in it for it in found):  # a mirror that knows no weaknesses
        return None
    return [f"{it['name']} {weak['id']}" for it in found for weak in it.get("vulns", [])]


def weak_page(text: str) -> list[str] | None:
    """The same for the page."""
    try:
        found = json.loads(text)["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return None
    return [f"{name} {it['severity']}" for name, it in sorted(found.items())]


def told(what: str, weak: list[str] | None) -> str:
    """One line."""
    if weak is None:
        return f"{what}: skipped, no list of weaknesses could be reached (is there a network?)"
    return f"{what}: {', '.join(weak) or 'no known weakness'}"


def main() -> int:
    """1 if something is known to be weak."""
    python = weak_python(said(sys.executable, *PYTHON, *PINS))
    page = weak_page(said(*PAGE))
    print(told("Python packages", python))
    print(told("packages of the page", page))
    return 1 if python or page else 0


if __name__ == "__main__":
    sys.exit(main())
