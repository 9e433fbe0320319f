"""No two names at a table look alike."""

import pytest

from saddlebag.server.people.lookalikes import looks_like_any


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("P0", "p0"),
        ("P0", "PO"),
        ("P0", "\uff300"),  # fullwidth
        ("P0", "\u04200"),  # Cyrillic
        ("Anna", "\u0410nn\u0430"),
        ("Bill", "BiIl"),
        ("Bill", "Bi1l"),
        ("Emma", "Ernrna"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("\U0001d400nna", "Anna"),
    ],
)
def test_names_that_look_alike_are_known(name: str, other: str) -> None:
    assert looks_like_any(name, [other]) and looks_like_any(other, [name])


@pytest.mark.parametrize(
    ("name", "other"),
    [("Anna", "Anne"), ("Zo\u00eb", "Zoe"), ("Greedy 1", "Greedy 2"), ("Bill", "Ben"), ("7", "8")],
)
def test_other_names_are_not_confused(name: str, other: str) -> None:
    assert not looks_like_any(name, [other])
