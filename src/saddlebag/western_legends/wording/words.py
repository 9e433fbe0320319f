"""The keys of every text that the contents need, row by row."""

from collections.abc import Iterator

from saddlebag.western_legends.content.bandit_cards import BANDIT_CARDS, TYPES
from saddlebag.western_legends.content.board import (
    COLORS,
    LOCATIONS,
    MESAS,
    NAMES,
    REGIONS,
    SPACES,
    TOWNS,
)
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.contents import SETS
from saddlebag.western_legends.content.dice import FACES
from saddlebag.western_legends.content.goals import GOALS
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARDS, LEVELS, RULES
from saddlebag.western_legends.content.numbers import NPCS, SWITCHES
from saddlebag.western_legends.content.poker_cards import ACE, CARD_EFFECTS, HANDS, JACK, SUITS
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.content.vocabulary import TRIGGERS


def needed() -> Iterator[str]:
    """All of them; what follows from verbs and conditions is in rewards.py and goals.py."""
    yield from of_the_map()
    yield from of_the_cards()
    yield from of_the_items()
    yield from of_the_people()
    yield from of_the_man_in_black()
    yield from (f"wl-set-{name}" for name in SETS)
    yield from (f"wl-option-{switch}" for switch in SWITCHES)


def of_the_map() -> Iterator[str]:
    yield from (f"wl-region-{region}" for region in REGIONS)
    yield from (f"wl-mesa-{NAMES[mesa]}" for mesa in MESAS)
    yield from (f"wl-location-{location}" for location in LOCATIONS)
    yield from (f"wl-landmark-{town}_{kind}" for town in TOWNS for kind in ("store", "saloon"))
    yield from (f"wl-space-{space.id}" for space in SPACES)
    yield from (f"wl-cattle-{color}" for color in COLORS)
    yield from (f"wl-die_face-{face.id}" for face in FACES)


def of_the_cards() -> Iterator[str]:
    for effect in CARD_EFFECTS:
        yield f"wl-poker-{effect.id}"
        yield f"wl-poker-{effect.id}-text"
        yield f"wl-poker-{effect.id}-rules"
    yield from (f"wl-suit-{suit}" for suit in SUITS)
    yield from (f"wl-rank-{rank}" for rank in range(JACK, ACE + 1))
    for hand in HANDS:
        yield f"wl-hand-{hand}"
        yield f"wl-hand-{hand}-text"
    for trigger in TRIGGERS:
        yield f"wl-trigger-{trigger}"
        yield f"wl-trigger-{trigger}-detail"
    for story in STORY_CARDS:
        yield f"wl-story-{story.id}"
        yield f"wl-story-{story.id}-flavor"


def of_the_items() -> Iterator[str]:
    for item in ITEMS:
        yield f"wl-item-{item.id}"
        yield f"wl-item-{item.id}-ability"
        yield f"wl-item-{item.id}-rules"
        if len(item.sides) > 1:
            yield f"wl-upgrade-{item.id}"
            yield f"wl-upgrade-{item.id}-ability"


def of_the_people() -> Iterator[str]:
    for person in CHARACTERS:
        yield f"wl-character-{person.id}"
        yield f"wl-character-{person.id}-bio"
        yield f"wl-ability-{person.ability}"
        yield f"wl-ability-{person.ability}-text"
        yield f"wl-ability-{person.ability}-rules"
    yield from (f"wl-goal-{goal.id}" for goal in GOALS)
    yield from (f"wl-npc-{npc}" for npc in NPCS)


def of_the_man_in_black() -> Iterator[str]:
    yield from (f"wl-mib_card-{card.id}" for card in HIS_CARDS)
    yield from (f"wl-mib_rule-{rule}" for rule in RULES)
    for level in LEVELS:
        yield f"wl-mib_level-{level.id}"
        yield f"wl-mib_level-{level.id}-text"
    yield from (f"wl-bandit-{kind}" for kind in TYPES)
    for card in BANDIT_CARDS:
        for kind, line in zip(TYPES, card.lines, strict=True):
            if line.kind == "quote":
                yield f"wl-quote-{card.id}-{kind}"
