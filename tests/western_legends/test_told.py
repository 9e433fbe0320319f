"""A table can be drawn from the events alone: whoever listens knows all that is open (Q-89)."""

from random import Random

import pytest

from saddlebag import Table
from saddlebag.western_legends import GAME
from tests.western_legends.listener import Listener
from tests.western_legends.seen import west

AGREED: tuple[dict[str, object], ...] = (
    {},
    {"edition": "classic"},
    {"goals": True, "hot_sheriff": True},
    {"wild_wild_west": True},
    {"fistful_of_extras": True, "bandit_cards": True},
    {"delivery": "any", "cattle_rest": True, "raise_values": True},
    {"arrest_bounty": True, "proud_target": True, "duel_risk": True, "story_turnover": True},
)
MOST_ANSWERS = 3000


def answer_somehow(opened: Table, luck: Random) -> None:
    """At random, but rather doing something than riding or ending the turn."""
    ask = opened.asks[luck.randrange(len(opened.asks))]
    options = list(ask.options)
    if ask.key == "act" and luck.random() < 0.6:
        options = [it for it in options if not it.startswith(("ride", "end"))] or options
    opened.answer(luck.choice(options), ask.seat)


@pytest.mark.parametrize("seed", range(24))
def test_whoever_hears_every_event_knows_the_table(seed: int) -> None:
    """WL Q-89"""
    opened = GAME.table(2 + seed % 5, seed, {"length": 15, **AGREED[seed % len(AGREED)]})
    listener, luck, heard = Listener(opened), Random(seed), 0
    while opened.ask is not None and opened.entry_count < MOST_ANSWERS:
        for line in opened.events(None, heard):
            listener.hear(line)
        heard = opened.event_count
        listener.check(west(opened))
        answer_somehow(opened, luck)
    assert opened.result is not None
