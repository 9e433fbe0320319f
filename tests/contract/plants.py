"""The register of planted defects: each breaks the small game or the kernel in one way."""

from collections.abc import Callable
from typing import Any, Final

from tests.contract.small_game import VOCABULARY

Patch = Callable[[Any, str, Any], None]  # pytest's monkeypatch.setattr
Spoil = Callable[[Patch], None]

PLANTS: Final[dict[str, tuple[Spoil, str]]] = {}  # name -> how to spoil, what is complained about


def plant(name: str, complaint: str) -> Callable[[Spoil], Spoil]:
    """A defect, and the words by which the contract must find it (a regular expression)."""

    def keep(spoil: Spoil) -> Spoil:
        assert name not in PLANTS
        PLANTS[name] = spoil, complaint
        return spoil

    return keep


def undeclared(patch: Patch) -> None:
    """Answers and refusals may be any: so that what they give away is found, not their words."""
    patch(VOCABULARY, "asks", None)
    patch(VOCABULARY, "refusals", None)
