"""The bots on offer."""

import pytest

from saddlebag import BadOption
from saddlebag.bots import bot, bots


def test_the_bots_are_found_by_name() -> None:
    assert bots() == ["random", "greedy"]
    assert [bot(name).name for name in bots()] == bots()


def test_an_unknown_bot_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(BadOption) as no:
        bot("clever")
    assert (no.value.key, no.value.given, no.value.allowed) == ("bot", "clever", bots())
    assert "\n" not in str(no.value)
