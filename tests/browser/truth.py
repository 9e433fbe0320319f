"""What every observer could not know, step by step, from the journal of a finished game."""

from typing import Any

import saddlebag
from saddlebag.kernel.event import WATCHER, bit
from saddlebag.kernel.replay import replay_steps
from saddlebag.public_enemy.cards import DECK_NAMES, DECKS, OUTLAWS
from saddlebag.public_enemy.state import Enemy
from tests.browser.hearing import Hearing

# Names of saloon cards are names of asks as well; where those lie is checked pile by pile.
NAMED = [card for town in OUTLAWS for card in town]
Step = dict[int, set[str]]  # by observer: names that tell a secret


def secrets(journal: dict[str, Any]) -> dict[str, Step]:
    """By link of the journal: the outlaws nobody may have named to this observer yet."""
    told = replay_steps(saddlebag.game(journal["game"]), journal)
    next(told)  # before the first entry nobody is told anything
    observers = [WATCHER, *range(journal["seats"])]
    return {
        link: {seat: unseen(table.state, seat) for seat in observers}
        for link, table in zip(journal["links"], told, strict=True)
    }


def unseen(state: object, seat: int) -> set[str]:
    """The names of the cards this observer has not seen."""
    assert isinstance(state, Enemy)
    cards = state.cards
    return {cards.box.names[card] for card in NAMED if not cards.seen[card] & bit(seat)}


def piles(journal: dict[str, Any], seat: int) -> dict[str, Any]:
    """By link: the decks as this observer may see them."""
    told = replay_steps(saddlebag.game(journal["game"]), journal)
    next(told)
    found: dict[str, Any] = {}
    for link, table in zip(journal["links"], told, strict=True):
        assert isinstance(table.state, Enemy)
        cards = table.state.cards
        faces = {name: cards.faces(DECKS[i], seat) for i, name in enumerate(DECK_NAMES)}
        found[link] = faces
    return found


def observer(seat: int | None) -> int:
    """Spectators are an observer, too."""
    return WATCHER if seat is None else seat


def leaks(link: str, text: str, steps: dict[str, Step], seat: int | None) -> list[tuple[str, str]]:
    """What a text that came after this link names, and this observer could not know."""
    if link not in steps:
        return []  # before the deal there is nothing to tell
    return [(name, text) for name in sorted(steps[link][observer(seat)]) if name in text]


def overheard(hearing: Hearing, steps: dict[str, Step]) -> list[tuple[str, str]]:
    """What all frames of a page tell and should not."""
    assert set(hearing.links) <= {"", *steps}, "a link of another game"
    frames = zip(hearing.links, hearing.frames, hearing.eyes, strict=True)
    return [leak for link, text, seat in frames for leak in leaks(link, text, steps, seat)]
