"""`make sbom`: what package and page are built from, as CycloneDX JSON on standard output."""

import json
import re
import sys
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

HASHED: Final = Path("hashed-requirements.txt")
LOCK: Final = Path("web/package-lock.json")
PIN: Final = re.compile(
    r"^([a-z0-9._-]+)==([^ ;]+)[^\n]*((?:\n +--hash=sha256:[0-9a-f]{64}[^\n]*)+)", re.M
)


def component(kind: str, name: str, version: str, hashes: list[dict[str, str]]) -> dict[str, Any]:
    """One package; its address says where such packages come from."""
    url = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    line = {"type": "library", "name": name, "version": version, "purl": url}
    return {**line, "bom-ref": url, "hashes": hashes}


def python_packages(text: str) -> Iterator[dict[str, Any]]:
    """Every pin; one of its files is installed, so all their hashes are named in order."""
    for name, version, hashes in PIN.findall(text):
        found = re.findall(r"sha256:([0-9a-f]{64})", hashes)
        yield component("pypi", name, version, [{"alg": "SHA-256", "content": it} for it in found])


def page_packages(lock: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What the page is built with; the lock knows one file of each."""
    for path, it in sorted(lock["packages"].items()):
        name = path.rpartition("node_modules/")[2]
        if name and "version" in it:
            alg, _, digest = it.get("integrity", "").partition("-")
            content = b64decode(digest).hex()
            known = [{"alg": f"SHA-{alg[3:]}", "content": content}] if digest else []
            yield component("npm", name, it["version"], known)


def bill() -> dict[str, Any]:
    """The same for the same pins: it has no time and no number of its own."""
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    parts = [*python_packages(HASHED.read_text(encoding="utf-8")), *page_packages(lock)]
    once = {part["bom-ref"]: part for part in parts}
    about = {"component": {"type": "application", "name": "saddlebag"}}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": about,
        "components": list(once.values()),
    }


if __name__ == "__main__":
    json.dump(bill(), sys.stdout, indent=2)
    print()
