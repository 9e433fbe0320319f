"""What the box was used for: items, legendary items, lines of bandit cards, Jokers."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from saddlebag.western_legends.content.items import ITEM
from saddlebag.western_legends.content.verbs import words

Event = dict[str, Any]
Used = dict[tuple[str, str, str], int]  # kind of component, its id, what happened with it

ITEM_KIND: Final = "item"
LINE: Final = "line"
JOKER: Final = "joker"

# What happens to items, by the event that tells it.
ITEM_EVENTS: Final = {
    "bought": "bought",
    "upgraded": "upgraded",
    "item_gained": "gained",
    "item_stolen": "gained",
    "legendary_drawn": "drawn",
    "put_back": "put_back",
    "used_item": "worked",
    "item_reaction": "worked",
    "toasted": "worked",
}
SOURCES: Final = ("cause", "source")  # the fields that name what an effect comes from
# The uses of a Joker (FIST-4): an Action, three Reactions, a card put down in a fight or at poker,
# and Fool's Gold at the Bank, as a price, and shown to be counted; then as any card (FIST-5).
JOKER_USES: Final = words(
    "action sprint reputation fight_reaction fight poker deposit price shown flop house"
)
BY_EVENT: Final = {"played": "action", "deposited": "deposit", "showed_gold": "shown"}
REACTIONS: Final = ("sprint", "reputation")  # those outside of the Reaction step of a fight


class Contents:
    """Listens to the events of one game."""

    def __init__(self) -> None:
        self.used: Counter[tuple[str, str, str]] = Counter()
        self.copied: list[str] = []  # Jokers just named, whose use comes next
        self.line = ""

    def hear(self, event: Event) -> None:
        kind = event["event"]
        if kind == "copied":
            self.copied.append(event["card"])
            return
        self.items(kind, event)
        self.bandits(kind, event)
        self.jokers(kind, event)

    def items(self, kind: str, event: Event) -> None:
        """Items by name, whichever side is up."""
        if kind == "starts":
            for gear in event["items"]:
                self.used[ITEM_KIND, plain(gear), "gained"] += 1
        elif kind in ITEM_EVENTS:
            self.used[ITEM_KIND, plain(event["item"]), ITEM_EVENTS[kind]] += 1
        for field in SOURCES:
            source = plain(str(event.get(field, "")))
            if source in ITEM and kind not in ITEM_EVENTS:
                self.used[ITEM_KIND, source, "worked"] += 1

    def bandits(self, kind: str, event: Event) -> None:
        """The line turned up, and whether its bandit was beaten."""
        if kind == "bandit_card":
            self.line = event["line"]
            self.used[LINE, self.line, "met"] += 1
        elif kind == "bandit_gone" and self.line:
            self.used[LINE, self.line, "beaten"] += event["beaten"]
            self.line = ""

    def jokers(self, kind: str, event: Event) -> None:
        """What Jokers were copies for: the event after the naming tells."""
        for joker in self.copied:
            self.used[JOKER, use_of(joker, kind, event), "used"] += 1
        self.copied = []
        if kind == "flop":
            self.used[JOKER, "flop", "used"] += jokers_among(event["cards"])
        elif kind == "poker_hand" and event["dealer"]:
            self.used[JOKER, "house", "used"] += jokers_among(event["cards"])


def plain(gear: str) -> str:
    """The item, without the mark of its upgraded side."""
    return gear.removesuffix("+")


def jokers_among(cards: Iterable[str]) -> int:
    return sum(card.startswith(JOKER) for card in cards)


def use_of(joker: str, kind: str, event: Event) -> str:
    """The use of a Joker, by the event that follows its naming."""
    if joker in (event.get("card"), *event.get("cards", ())):
        if kind == "reaction":
            return event["effect"] if event["effect"] in REACTIONS else "fight_reaction"
        if kind == "discarded":
            return "price"
        if kind in BY_EVENT:
            return BY_EVENT[kind]
    return "poker" if kind == "poker_hand" else "fight"
