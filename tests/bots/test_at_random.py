"""The random bot."""

from collections import Counter

from saddlebag import game
from saddlebag.bots import Chair, bot


def test_every_option_is_as_likely_as_any_other() -> None:
    table = game("public-enemy").table(2, 1)
    assert table.ask is not None
    chosen = Counter(bot("random").choose(Chair(table, 0, seed)) for seed in range(1000))
    assert set(chosen) == set(table.ask.options)
    assert all(150 < count < 250 for count in chosen.values())
