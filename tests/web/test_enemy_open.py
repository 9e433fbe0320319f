"""Where nobody knows more than a spectator, several people share a screen without a curtain."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import saddlebag

CARD = Path(__file__).parents[2] / "web/src/games/public-enemy/card.ts"
OPEN = {"duel": True, "cavalry": True, "supremacy": True, "fast": True, "round_cap": 2}
OWN = {"seat", "asks", "orders"}  # who looks, and what that one is asked


def differing(options: dict[str, Any]) -> set[str]:
    """What is not the same for all eyes, over a whole game."""
    table = saddlebag.game("public-enemy").table(3, options=options, seed=7)
    luck, found = Random(3), set[str]()
    while (ask := table.ask) is not None:
        public = table.view(None)
        for seen in map(table.view, range(3)):
            found |= {key for key in public if key not in OWN and seen[key] != public[key]}
        table.answer(luck.choice(list(ask.options)), ask.seat)
    told = [table.events(seat) for seat in (None, 0, 1, 2)]
    return found | ({"told"} if any(each != told[0] for each in told) else set())


@pytest.mark.parametrize("options", [{"round_cap": 2}, OPEN])
def test_without_dollars_every_seat_sees_what_a_spectator_sees(options: dict[str, Any]) -> None:
    assert differing(options) == set()


def test_the_page_draws_a_curtain_for_the_option_that_brings_secrets() -> None:
    assert differing({"dollars": True, "round_cap": 3}) == {"decks", "told"}
    named = re.findall(r"secret: \[(.*?)\]", CARD.read_text(encoding="utf-8"))
    assert named == ['"dollars"']
