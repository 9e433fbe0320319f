"""What every observer of Western Legends may have been told, step by step, from the journal."""

import json
import re
from typing import Any

import saddlebag
from saddlebag.kernel.event import WATCHER, bit
from saddlebag.kernel.replay import replay_steps
from saddlebag.kernel.table import Table
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import AIMS, FIGHT, NAMES, POKER, STORIES
from tests.browser.hearing import Hearing

SECRET = [*POKER, *FIGHT, *STORIES, *(card for aims in AIMS for card in aims)]
NAMED = re.compile(r'[":+]([a-z0-9_]+)(?=[":+])')
HIDDEN = ("players", "fight_card", "discard", "flop", "resolving", "stories", "his_cards")


class Eyes:
    """One observer: all names that may have come up so far, and the hidden things as seen now."""

    def __init__(self, seat: int) -> None:
        self.seat, self.told, self.events = seat, set[str](), 0
        self.known: dict[str, frozenset[str]] = {}  # by link
        self.sights: dict[str, Any] = {}

    def look(self, link: str, table: Table) -> None:
        state, eyes = table.state, None if self.seat == WATCHER else self.seat
        assert isinstance(state, West)
        seen = bit(self.seat)
        self.told |= {NAMES[card] for card in SECRET if state.cards.seen[card] & seen}
        news = table.events(eyes, self.events)
        self.told |= set(NAMED.findall(json.dumps(news)))
        self.events += len(news)
        self.known[link] = frozenset(self.told)
        view = table.view(eyes)
        self.sights[link] = json.loads(json.dumps({key: view[key] for key in HIDDEN}))

    def leaks(self, link: str, text: str) -> list[str]:
        """Cards that a text names and that were no news of this observer's."""
        if link not in self.known:
            return []
        return sorted((set(NAMED.findall(text)) & ALL) - self.known[link])


ALL = {NAMES[card] for card in SECRET}


def all_eyes(journal: dict[str, Any]) -> dict[int | None, Eyes]:
    """Everybody at the table, and a spectator."""
    told = replay_steps(saddlebag.game(journal["game"]), journal)
    next(told)
    eyes = {
        seat: Eyes(WATCHER if seat is None else seat) for seat in (None, *range(journal["seats"]))
    }
    for link, table in zip(journal["links"], told, strict=True):
        for one in eyes.values():
            one.look(link, table)
    return eyes


def overheard(hearing: Hearing, eyes: Eyes) -> list[tuple[str, list[str]]]:
    """What all frames of a page tell and should not."""
    assert set(hearing.links) <= {"", *eyes.known}, "a link of another game"
    found = [
        (text, eyes.leaks(link, text))
        for link, text in zip(hearing.links, hearing.frames, strict=True)
    ]
    return [(text[:200], leak) for text, leak in found if leak]


def differing(hearing: Hearing, eyes: Eyes) -> list[str]:
    """Frames after which the page's hidden things are not those this observer sees."""
    again, wrong = Hearing(), []
    for text in hearing.frames:
        again.hear(text)
        if again.link in eyes.sights and json.loads(text)["kind"] in ("view", "delta"):
            wrong += [
                key for key, sight in eyes.sights[again.link].items() if again.view[key] != sight
            ]
    return wrong
