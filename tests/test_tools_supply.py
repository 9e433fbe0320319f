"""What everything is built from is pinned by hash, listed, and asked about."""

import json
import re
from pathlib import Path

import pytest

from tools.audit import told, weak_page, weak_python
from tools.sbom import bill

PINS = Path("requirements.txt").read_text()
HASHED = Path("hashed-requirements.txt").read_text()


def test_every_pin_has_hashes_and_no_other_version() -> None:
    plain = re.findall(r"^([a-z0-9._-]+==[^ ;\\\n]+)", PINS, re.M)
    hashed = re.findall(
        r"^([a-z0-9._-]+==[^ ;\\\n]+)[^\n]*\n +--hash=sha256:[0-9a-f]{64}", HASHED, re.M
    )
    assert plain == hashed and len(plain) > 20


def test_no_pin_names_where_it_comes_from() -> None:
    assert "://" not in HASHED + PINS and "index" not in HASHED


def test_the_bill_names_every_package_with_its_hashes() -> None:
    parts = {part["purl"]: part for part in bill()["components"]}
    pins = re.findall(r"^([a-z0-9._-]+)==([^ ;\n]+)", PINS, re.M)
    assert {f"pkg:pypi/{name}@{version}" for name, version in pins} <= parts.keys()
    assert any(purl.startswith("pkg:npm/svelte@") for purl in parts)
    assert all(
        len(it["content"]) in (64, 96, 128) for part in parts.values() for it in part["hashes"]
    )


@pytest.mark.parametrize(
    ("found", "line"),
    [
        ([{"name": "a", "vulns": []}], "a: no known weakness"),
        ([{"name": "b", "vulns": [{"id": "X-1"}]}, {"name": "c", "skip_reason": "?"}], "a: b X-1"),
        ([{"name": "b", "skip_reason": "?"}], "a: skipped, no list"),
    ],
)
def test_weaknesses_are_told_and_silence_is_not_called_safe(found: object, line: str) -> None:
    assert told("a", weak_python(json.dumps({"dependencies": found}))).startswith(line)


def test_without_a_network_the_audit_is_skipped_with_a_sentence() -> None:
    assert weak_python("") is None and weak_page('{"error": {"code": "ENOTFOUND"}}') is None
    assert weak_page('{"vulnerabilities": {"x": {"severity": "high"}}}') == ["x high"]
    assert "skipped" in told("packages of the page", None)
