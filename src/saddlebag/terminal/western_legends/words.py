"""The names of everything in the box: spaces, cards, items, people, stories."""

from collections.abc import Iterable
from typing import Any, Final

from saddlebag.terminal.names import listed
from saddlebag.texts import say
from saddlebag.texts.phrases import sentences
from saddlebag.western_legends.content.board import REGION_OF, REGIONS, SPACE, SPACES
from saddlebag.western_legends.content.cattle import CATTLE, CATTLE_TOKEN
from saddlebag.western_legends.content.fight_cards import FIGHT_CARD, FIGHT_DECK
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARD
from saddlebag.western_legends.content.poker_cards import (
    ACE,
    CARD_EFFECTS,
    JACK,
    POKER_CARD,
    POKER_CARDS,
    RANKS,
    SUITS,
)
from saddlebag.western_legends.wording.rewards import reward

Look = dict[str, Any]  # a view, or a part of one
UPGRADED: Final = "+"


# ---- the map


def space(name: str) -> str:
    """A space or a mesa."""
    return say(f"wl-space-{name}") if name in SPACE else say(f"wl-mesa-{name}")


def region(number: int) -> str:
    return say(f"wl-region-{REGIONS[number]}")


def within(name: str) -> str:
    """A space beside the name of its region, which need not be said again."""
    whole, around = space(name), region(REGION_OF[SPACE[name]])
    return whole.removeprefix(around).strip() or whole


def place(name: str) -> str:
    """What can be done at a space; empty for a plain one."""
    location = SPACES[SPACE[name]].location
    return say(f"wl-location-{location}") if location else ""


# ---- cards


def rank(number: int) -> str:
    return say(f"wl-rank-{number}") if JACK <= number <= ACE else str(number)


def rank_of(word: str) -> str:
    """A rank as card names write it."""
    return rank(RANKS.index(word))


def effect(name: str) -> str:
    """The name of what a poker card does."""
    return say(f"wl-poker-{effect_id(name)}")


def effect_id(name: str) -> str:
    return CARD_EFFECTS[POKER_CARDS[POKER_CARD[name]].effect].id


def card(name: str) -> str:
    """A poker card by rank, suit and effect; a fight card by its rank."""
    if name in HIS_CARD:
        return say(f"wl-mib_card-{name}")
    if name in FIGHT_CARD:
        return say("wl-fight-card", rank=rank(FIGHT_DECK[FIGHT_CARD[name]].rank))
    it = POKER_CARDS[POKER_CARD[name]]
    suit = say(f"wl-suit-{SUITS[it.suit]}")
    return say("wl-card", rank=rank(it.rank), suit=suit, effect=effect(name))


def cards(names: Iterable[str]) -> str:
    """Several of them."""
    return listed(card(name) for name in names)


def card_text(name: str) -> str:
    """What a card does."""
    if name in FIGHT_CARD:
        return sentences(reward(FIGHT_DECK[FIGHT_CARD[name]].fx))
    return say(f"wl-poker-{effect_id(name)}-text")


# ---- items, cattle


def item(name: str) -> str:
    """An item, or its upgraded side."""
    bare = name.removesuffix(UPGRADED)
    if bare == name:
        return say(f"wl-item-{name}")
    return say("wl-upgraded-item", name=say(f"wl-upgrade-{bare}"), item=say(f"wl-item-{bare}"))


def items(names: Iterable[str]) -> str:
    return listed(item(name) for name in names)


def item_text(name: str) -> str:
    """What an item does, with how far a mount carries."""
    bare = name.removesuffix(UPGRADED)
    it = ITEMS[ITEM[bare]]
    side = it.sides[int(bare != name)]
    family = "wl-item" if bare == name else "wl-upgrade"
    does = say(f"{family}-{bare}-ability") if side.fx else ""
    if it.kind == "mount":
        does = f"{say('wl-mount-text', movement=side.movement)} {does}".strip()
    return does or say("wl-item-plain")


def herd(color: str) -> str:
    return say(f"wl-cattle-{color}")


def token(name: str) -> str:
    """A cattle token with what it pays; a legendary token with its worth."""
    if name not in CATTLE_TOKEN:
        return worth(name)
    it = CATTLE[CATTLE_TOKEN[name]]
    color = name.split("_")[1]
    return say("wl-token", herd=herd(color), reward=sentences(reward(it.reward)))


def worth(name: str) -> str:
    """A legendary token."""
    return say("wl-token-worth", lp=int(name.rpartition("_")[2]))


# ---- people, stories


def character(name: str) -> str:
    return say(f"wl-character-{name}")


def story(name: str) -> str:
    return say(f"wl-story-{name}")


def goal(name: str) -> str:
    return say(f"wl-goal-{name}")
