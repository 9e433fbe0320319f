"""The lexicon of the page, which shows more of the box than the text table tells in sentences."""

from typing import Final

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.western_legends.content.bandit_cards import TYPES
from saddlebag.western_legends.content.board import LOCATIONS, SPACES
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.contents import BASE, FISTFUL
from saddlebag.western_legends.content.goals import GOALS
from saddlebag.western_legends.content.items import Item
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARDS, HisCard
from saddlebag.western_legends.content.numbers import INCOME, WALLET
from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS, JACK, POKER_CARDS, RANKS
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.content.tracks import LENGTH, MARSHAL_ROW_LP, WANTED_ROW_LP, row
from saddlebag.western_legends.turn import INCOME_WORDS
from saddlebag.western_legends.wording.lexicon import (
    Family,
    effect_of,
    item_text,
    lexicon,
    plain,
    rank,
    sides,
)
from saddlebag.western_legends.wording.man_in_black import his_card
from saddlebag.western_legends.wording.rewards import sequence

# What a player counts, each with a text of its own.
COUNTED: Final = ("money", "nuggets", "cards", "movement", "limit", "cattle", "deck", "fights")


def page_lexicon() -> dict[str, Family]:
    """Every family of the box, and those that only the page looks up."""
    found = lexicon()
    people = [it.id for it in CHARACTERS]
    return {
        **found,
        **of_the_cards(),
        **of_the_items(),
        "constant": {**found["constant"], "wallet": WALLET},
        "place": {it.id: found["location"].get(it.location, "") for it in SPACES},
        "location_text": plain("about", LOCATIONS),
        "token": {**found["cattle"], **found["worth"]},
        "character_bio": plain("character", people, "-bio"),
        "character_ability": {it.id: it.ability for it in CHARACTERS},
        "ability_rules": plain("ability", (it.ability for it in CHARACTERS), "-rules"),
        "story_flavor": plain("story", (it.id for it in STORY_CARDS), "-flavor"),
        "story_rules": {
            it.id: (f"western-legends-trigger-{it.trigger}-detail", {}) for it in STORY_CARDS
        },
        "income_short": {
            word: capital(sequence(steps)) for word, steps in zip(INCOME_WORDS, INCOME, strict=True)
        },
        "marshal_row": rows(MARSHAL_ROW_LP),
        "wanted_row": rows(WANTED_ROW_LP),
        "counted": plain("ui", COUNTED),
        "counted_text": plain("ui", COUNTED, "-text"),
        "set": sets(),
    }


def capital(term: Term) -> Phrase:
    return ("capital", {"text": term})


def rows(lp: tuple[int, ...]) -> Family:
    """What the row of each space of a track scores."""
    return {str(space): lp[row(space)] for space in range(1, LENGTH + 1)}


# ---- cards


def of_the_cards() -> dict[str, Family]:
    effects = {it.id: effect_of(it.effect) for it in POKER_CARDS}
    return {
        "card_tag": {it.id: timing(CARD_EFFECTS[it.effect].timing) for it in POKER_CARDS},
        "card_rules": {it: (f"western-legends-poker-{of}-rules", {}) for it, of in effects.items()},
        "his_line": {name: line for it in HIS_CARDS for name, line in lines(it).items()},
        "rank_sign": {
            str(number): sign(number) for number, word in enumerate(RANKS) if word or not number
        },
    }


def timing(words: tuple[str, ...]) -> Phrase:
    """When a card can be used."""
    said, *rest = [ui_kind(word) for word in words]
    for it in rest:
        said = ("list-words", {"first": said, "rest": it})
    return said


def ui_kind(word: str) -> Phrase:
    return (f"western-legends-ui-kind-{word}", {})


def sign(number: int) -> Phrase:
    """What stands in the corner of a card; a Joker has no rank."""
    if 0 < number < JACK:
        return rank(number)
    return (f"western-legends-rank-{number}-sign", {})


def lines(card: HisCard) -> Family:
    """A card of the Man in Black line by line: `id/0`, `id/1`."""
    return {f"{card.id}/{number}": capital(it) for number, it in enumerate(his_card(card))}


# ---- items


def of_the_items() -> dict[str, Family]:
    """Of each side: its own name, what it is, what it costs and scores, and its other side."""
    return {
        "item_side": {gear: side_name(it, side) for gear, it, side in sides()},
        "gear_item": {gear: it.id for gear, it, _ in sides()},
        "gear_tag": {gear: (f"western-legends-ui-item-{it.kind}", {}) for gear, it, _ in sides()},
        "gear_rules": {
            gear: (f"western-legends-item-{it.id}-rules", {}) for gear, it, _ in sides()
        },
        "gear_price": {gear: it.price for gear, it, _ in sides()},
        "gear_lp": {gear: it.sides[side].lp for gear, it, side in sides()},
        "gear_other": {
            gear: other_side(it, side) for gear, it, side in sides() if len(it.sides) > 1
        },
    }


def side_name(it: Item, upgraded: bool) -> Phrase:
    return (f"western-legends-{'upgrade' if upgraded else 'item'}-{it.id}", {})


def other_side(it: Item, upgraded: bool) -> Phrase:
    """What turning it over brings, or has brought."""
    key = "western-legends-ui-item-other" if upgraded else "western-legends-ui-item-better"
    about: dict[str, Term] = {
        "item": side_name(it, not upgraded),
        "text": item_text(it, not upgraded),
        "price": it.price,
        "lp": it.sides[1].lp,
    }
    return (key, about)


# ---- expansions


def sets() -> Family:
    """The expansion that a thing comes with: `item:holster`."""
    found = {
        **{f"card:{it.id}": it.set for it in POKER_CARDS},
        **{f"item:{gear}": it.set for gear, it, _ in sides()},
        **{f"character:{it.id}": it.set for it in CHARACTERS},
        **{f"story:{it.id}": it.set for it in STORY_CARDS},
        **{f"goal:{it.id}": it.set for it in GOALS},
        **{f"bandit:{it}": FISTFUL for it in TYPES},  # FIST-6: all of them come with it
    }
    return {thing: name for thing, name in found.items() if name != BASE}
