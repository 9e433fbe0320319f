"""Names are plain text: what nobody can see is not in them."""

import pytest

from saddlebag.server.people.names import clean_name, clean_text
from saddlebag.server.refused import HttpRefused


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna ", "Anna"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("<b>Bill</b>", "<b>Bill</b>"),
        ("7", "7"),
        ("\u2764\ufe0f", "\u2764"),
    ],
)
def test_a_name_is_trimmed_and_written_in_one_way(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "A\u202enna",
        "A\x00",
        "A\nB",
        "\u200b",
        "A\u200dB",
        "\u0301",
        "x" * 21,
        "a\u2028b",
        *("P0\u3164", "P0\u034f", "P0\u17b4", "\u3164", "\u2800", "\uffa0", "\ufe0f"),
    ],
)
def test_a_name_with_what_nobody_can_see_is_refused(given: str) -> None:
    with pytest.raises(HttpRefused, match="bad_name") as caught:
        clean_name(given)
    assert caught.value.status == 422 and caught.value.values == {"most": 20}


def test_a_text_keeps_its_lines_only_where_it_may() -> None:
    assert clean_text(" a\x07b\nc ", lines=True) == "a b\nc"
    assert clean_text("a\nb") == "a b"
