"""Everything in the box of Western Legends is used in a test, in each of its parts.

The tests that lay a table out by hand (tests/western_legends/scene.py) are run, and whoever listens
at those tables writes down what was played, fought, told, owned and delivered. What no test that
passes has used is listed. Random games do not count: nobody looks there at what a card does.
"""

import contextlib
import importlib
import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.cattle import CATTLE
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.contents import BASE
from saddlebag.western_legends.content.fight_cards import FIGHT_DECK
from saddlebag.western_legends.content.goals import GOALS
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARDS
from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS, POKER_CARDS
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.goods.gear import NAME
from saddlebag.western_legends.state import West
from tools.report import ROOT, finish

TESTS = ROOT / "tests/western_legends"
SCENE = "tests.western_legends.scene"
MOST_NAMED = 10  # failing tests; pytest names them all
Line = dict[str, Any]
Use = tuple[str, str]  # a kind of thing, and which of them

# The event that tells of a card's effect at its moment, and where that names the card.
SHOWS = {
    "action": ("played", "card"),
    "move_end": ("reaction", "card"),
    "track_gain_own_turn": ("reaction", "card"),
    "fight_reaction": ("reaction", "card"),
    "fight_reveal": ("revealed", "cards"),
    "fight_won": ("drew", "cause"),
    "discarded_not_by_own_action": ("drew", "cause"),
    "always": ("deposited", "cards"),
    "poker_showdown": ("poker_hand", "cards"),
    "poker_won": ("poker_bonus", "source"),
    "poker_lost": ("poker_bonus", "source"),
}
# Everything else is used when this is told of it.
TOLD = {
    "his_card": ("card of the Man in Black", "card"),
    "story": ("story", "story"),
    "goal_completed": ("goal", "goal"),
    "delivered": ("cattle token", "tokens"),
    "item_gained": ("item", "item"),
    "upgraded": ("item", "item"),
}
EFFECT_OF = {card.id: CARD_EFFECTS[card.effect] for card in POKER_CARDS}


# ---- what there is


def in_the_box() -> Iterator[Use]:
    """All that the base game can use."""
    for card in POKER_CARDS:
        if card.set == BASE:
            yield "poker card", card.id
    for effect in dict.fromkeys(EFFECT_OF[card.id] for card in POKER_CARDS if card.set == BASE):
        for fx in effect.fx:
            yield "effect of a poker card", f"{effect.id} ({fx.when})"
    for it in ITEMS:
        if it.set == BASE:
            yield from (("item", it.id + "+" * side) for side in range(len(it.sides)))
    for who in CHARACTERS:
        if who.set == BASE:
            yield "ability", who.ability
    yield from (("story", it.id) for it in STORY_CARDS if it.set == BASE)
    yield from (("goal", it.id) for it in GOALS if it.set == BASE)
    yield from (("cattle token", it.id) for it in CATTLE)
    yield from (("fight card", it.id) for it in FIGHT_DECK)
    yield from (("card of the Man in Black", it.id) for it in HIS_CARDS)


# ---- what is used


def names(value: object) -> list[str]:
    """One name or several; nothing, where an event names nobody."""
    if isinstance(value, list):
        return [name for name in value if isinstance(name, str)]
    return [value] if isinstance(value, str) else []


def heard(lines: Iterable[Line]) -> Iterator[Use]:
    """What these events tell of."""
    for line in lines:
        key = line["event"]
        if key in TOLD:
            kind, where = TOLD[key]
            yield from ((kind, name) for name in names(line[where]))
        elif key == "fight_card" and not line["cancelled"]:
            yield "fight card", line["card"]
        for when, (told, where) in SHOWS.items():
            if told == key:
                yield from card_uses(line, when, names(line[where]))


def card_uses(line: Line, when: str, cards: list[str]) -> Iterator[Use]:
    """The poker cards among these, and what they do at that moment."""
    if when in ("poker_won", "poker_lost") and line["won"] != (when == "poker_won"):
        return
    for card in cards:
        if card in EFFECT_OF:
            yield "poker card", card
            if any(fx.when == when for fx in EFFECT_OF[card].fx):
                yield "effect of a poker card", f"{EFFECT_OF[card].id} ({when})"


class Ledger:
    """A pytest plugin that keeps an eye on every table laid out, and believes tests that pass."""

    def __init__(self) -> None:
        self.used: set[Use] = set()
        self.failed: list[str] = []
        self.laid: list[tuple[Table, list[int], list[Use]]] = []  # in the test that is running

    def recording(self, lay: Callable[..., Table]) -> Callable[..., Table]:
        """The same tables; who is named and what is owned there is written down."""

        def table(*seats: Any, **scene: Any) -> Table:
            cast = scene.get("characters", {})
            named = list(cast) if isinstance(cast, Mapping) else list(range(len(cast)))
            laid = lay(*seats, **scene)
            self.laid.append((laid, named, list(belongings(laid))))
            return laid

        return table

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)
        if report.when == "call":
            for laid, named, owned in self.laid if report.passed else ():
                self.used |= {*owned, *heard(laid.events(None)), *abilities(laid, named)}
            self.laid = []


def west(table: Table) -> West:
    assert isinstance(table.state, West)
    return table.state


def belongings(table: Table) -> Iterator[Use]:
    """Items that somebody owns, on the side that is up."""
    yield from (("item", NAME[code]) for owned in west(table).owned for code in owned)


def abilities(table: Table, named: list[int]) -> Iterator[Use]:
    """Of those the scene names, if they are legends."""
    s = west(table)
    for seat in named:
        if s.legend(seat):
            yield "ability", CHARACTERS[s.character[seat]].ability


# ---- the run


def with_scenes() -> list[Path]:
    """The test files that lay tables out, by themselves or with a helper's help."""
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(TESTS.glob("*.py"))}
    helpers = [path.stem for path, text in sources.items() if SCENE in text or path.stem == "scene"]
    lays = re.compile(rf"tests\.western_legends\.(?:{'|'.join(helpers)}) import")
    return [
        path for path, text in sources.items() if path.name[:5] == "test_" and lays.search(text)
    ]


def run() -> Ledger:
    """All these tests, in silence."""
    ledger = Ledger()
    scene = importlib.import_module(SCENE)
    lay = scene.table
    vars(scene)["table"] = ledger.recording(lay)
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            pytest.main(["-qq", "-p", "no:cacheprovider", *map(str, with_scenes())], [ledger])
    finally:
        vars(scene)["table"] = lay
    return ledger


def complaints(ledger: Ledger) -> Iterator[str]:
    """The tests that fail, if there are any; else what nobody used."""
    failed = [f"{name} fails" for name in ledger.failed]
    if failed:
        yield from failed[:MOST_NAMED]
        if len(failed) > MOST_NAMED:
            yield f"and {len(failed) - MOST_NAMED} more tests fail"
        return
    for kind, name in dict.fromkeys(in_the_box()):
        if (kind, name) not in ledger.used:
            yield f"no test uses the {kind} {name}"


def main() -> None:
    parts = len(set(in_the_box()))
    finish("content coverage", complaints(run()), f"tests use all {parts} parts of western-legends")


if __name__ == "__main__":
    main()
