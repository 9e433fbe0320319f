"""Everything in the box of Western Legends is used in a test, in each of its parts.

A ledger watches the tables that tests lay out by hand (tests/western_legends/scene.py) and notes
what was played, fought, told, owned and delivered there in tests that pass. Random games do not
count: nobody looks there at what a card does. tools/coverage_plugin.py keeps the ledger and lists
at the end of a test run what it lacks.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

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

Line = dict[str, Any]
Use = tuple[str, str]  # a kind of thing, and which of them

# The event of a card's effect, and the field that names the card.
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
# Everything else is used when this event names it.
TOLD = {
    "his_card": ("card of the Man in Black", "card"),
    "story": ("story", "story"),
    "goal_completed": ("goal", "goal"),
    "delivered": ("cattle token", "tokens"),
    "item_gained": ("item", "item"),
    "upgraded": ("item", "item"),
}
EFFECT_OF = {card.id: CARD_EFFECTS[card.effect] for card in POKER_CARDS}


# ---- the contents


def in_the_box() -> Iterator[Use]:
    """Everything the base game can use."""
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


# ---- what was used


def names(value: object) -> list[str]:
    """One name or several; none if an event names nobody."""
    if isinstance(value, list):
        return [name for name in value if isinstance(name, str)]
    return [value] if isinstance(value, str) else []


def heard(lines: Iterable[Line]) -> Iterator[Use]:
    """The things that these events name."""
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
    """The poker cards among these, and their effects at that moment."""
    if when in ("poker_won", "poker_lost") and line["won"] != (when == "poker_won"):
        return
    for card in cards:
        if card in EFFECT_OF:
            yield "poker card", card
            if any(fx.when == when for fx in EFFECT_OF[card].fx):
                yield "effect of a poker card", f"{EFFECT_OF[card].id} ({when})"


class Ledger:
    """The contents used by the tables of tests; only passing tests count."""

    def __init__(self) -> None:
        self.used: set[Use] = set()
        self.laid: list[tuple[Table, list[int], list[Use]]] = []  # in the test that is running

    def watch(self, laid: Table, scene: Mapping[str, Any]) -> None:
        """Notes a new table: its characters and the items owned."""
        cast = scene.get("characters", {})
        named = list(cast) if isinstance(cast, Mapping) else list(range(len(cast)))
        self.laid.append((laid, named, list(belongings(laid))))

    def end_of_test(self, passed: bool) -> None:
        """Records what the tables of a test used, if it passed; forgets the tables."""
        for laid, named, owned in self.laid if passed else ():
            self.used |= {*owned, *heard(laid.events(None)), *abilities(laid, named)}
        self.laid = []

    def complaints(self) -> Iterator[str]:
        """The contents that no test used."""
        for kind, name in dict.fromkeys(in_the_box()):
            if (kind, name) not in self.used:
                yield f"no test uses the {kind} {name}"


def west(table: Table) -> West:
    assert isinstance(table.state, West)
    return table.state


def belongings(table: Table) -> Iterator[Use]:
    """Owned items with their current side."""
    yield from (("item", NAME[code]) for owned in west(table).owned for code in owned)


def abilities(table: Table, named: list[int]) -> Iterator[Use]:
    """The abilities of named characters that are legends."""
    s = west(table)
    for seat in named:
        if s.legend(seat):
            yield "ability", CHARACTERS[s.character[seat]].ability
