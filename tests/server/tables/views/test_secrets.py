"""No message ever holds a card that its reader has not seen."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saddlebag.kernel.chance import seeded_secret
from saddlebag.kernel.event import WATCHER, bit
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.presence.attending import resync
from saddlebag.server.wire.incoming import Chat, Undo
from tests.server.tables.saloon import Ear, Saloon, play

WORD = re.compile(rb"[A-Za-z0-9_']+")
MODULES = {"dollars": True, "cavalry": True, "supremacy": True}
EXPANSIONS = {"fistful_of_extras": True, "good_bad_handsome": True, "bandit_cards": True}
SLEUTHS = EXPANSIONS | {"characters": ["allan_pinkerton", "judge_roy_bean", "butch_cassidy"]}


class Spied(Ear):
    """Keeps the words of every message as they came over the wire."""

    def __init__(self, visitor: str | None, eye: int) -> None:
        super().__init__(visitor)
        self.eye = bit(eye)  # as the kernel counts observers
        self.seat_number = None if eye == WATCHER else eye
        self.events_known = 0
        self.words: set[bytes] = set()
        self.known: set[bytes] = set()

    def send(self, message: bytes) -> None:
        super().send(message)
        self.words.update(WORD.findall(message))

    def look(self, live: LiveTable) -> None:
        """Whatever has ever been seen may be spoken of, also what was mixed again at once."""
        assert live.table is not None
        cards = live.table.state.cards
        seen = (card for card, viewpoints in enumerate(cards.seen) if viewpoints & self.eye)
        self.known.update(cards.box.names[card].encode() for card in seen)
        happened = live.table.events(self.seat_number, self.events_known)
        self.known.update(WORD.findall(json.dumps(happened).encode()))
        self.events_known = live.table.event_count


def secret_words(live: LiveTable) -> set[bytes]:
    """The names of all cards in the box."""
    assert live.table is not None
    return {name.encode() for name in live.table.state.cards.box.names}


async def game(place: Saloon, name: str, options: dict[str, Any], seed: int, turns: int) -> int:
    """A random game; returns how many names of cards nobody may know were looked for."""
    people = ["Anna", "Ben", "Cleo"]
    live = await place.table(*people, game=name, options=options, secret=seeded_secret(seed))
    ears = [Spied(who, seat) for seat, who in enumerate(people)] + [Spied(None, WATCHER)]
    for ear in ears:
        await place.seat_ear(live, ear)
    dice, searched = Random(seed), 0
    for turn in range(turns):
        if live.record.status == "over":
            break
        asked = dice.choice([ear for ear in ears if ear.asked])
        await place.answer(live, asked, dice.choice(asked.ask["options"]))
        if turn % 10 == 0:
            await place.say(live, asked, Undo(f"u{turn}"))
            await place.say(live, asked, Chat(f"c{turn}", "hm"))
            await resync(live, dice.choice(ears), 0)
        searched += search(live, ears)
    return searched


def search(live: LiveTable, ears: list[Spied]) -> int:
    """Every name an observer cannot know, in all that observer was ever sent."""
    names, count = secret_words(live), 0
    for ear in ears:
        ear.look(live)
        unknown = names - ear.known
        assert not unknown & ear.words, (ear.visitor, unknown & ear.words)
        count += len(unknown)
    return count


@pytest.mark.parametrize("options", [{}, MODULES, {"fast": True}])
def test_no_card_of_public_enemy_is_sent_too_early(tmp_path: Path, options: dict[str, Any]) -> None:
    async def told(place: Saloon) -> None:
        assert await game(place, "public-enemy", options, seed=11, turns=400) > 1_000

    play(tmp_path, told)


@pytest.mark.parametrize("options", [{}, EXPANSIONS, SLEUTHS])
def test_no_card_in_a_hand_of_western_legends_is_sent_to_others(
    tmp_path: Path, options: dict[str, Any]
) -> None:
    """WL FIST-4, FIST-6, Q-118: nor a Joker put down, a bandit card to come or a hand looked at."""

    async def told(place: Saloon) -> None:
        assert await game(place, "western-legends", options, seed=12, turns=150) > 10_000

    play(tmp_path, told)


def test_the_search_finds_a_leaked_card(tmp_path: Path) -> None:
    async def told(place: Saloon) -> None:
        live = await place.table("Anna", "Ben")
        ear = Spied(None, WATCHER)
        await place.seat_ear(live, ear)
        assert search(live, [ear])
        hidden = next(iter(secret_words(live) - ear.known))
        ear.send(b'{"kind":"delta","seq":%d,"x":"%s"}' % (ear.seq + 1, hidden))
        with pytest.raises(AssertionError):
            search(live, [ear])

    play(tmp_path, told)
