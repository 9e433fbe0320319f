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
from saddlebag.western_legends.content.verbs import TRIGGERS


def needed() -> Iterator[str]:
    """All of them; what follows from verbs and conditions is in rewards.py and goals.py."""
    yield from of_the_map()
    yield from of_the_cards()
    yield from of_the_items()
    yield from of_the_people()
    yield from of_the_man_in_black()
    yield from (f"western-legends-set-{name}" for name in SETS)
    yield from (f"western-legends-option-{switch}" for switch in SWITCHES)


def of_the_map() -> Iterator[str]:
    yield from (f"western-legends-region-{region}" for region in REGIONS)
    yield from (f"western-legends-mesa-{NAMES[mesa]}" for mesa in MESAS)
    yield from (f"western-legends-location-{location}" for location in LOCATIONS)
    yield from (
        f"western-legends-landmark-{town}_{kind}" for town in TOWNS for kind in ("store", "saloon")
    )
    yield from (f"western-legends-space-{space.id}" for space in SPACES)
    yield from (f"western-legends-spot-{space.id}" for space in SPACES if not space.number)
    yield from (f"western-legends-cattle-{color}" for color in COLORS)
    yield from (f"western-legends-die_face-{face.id}" for face in FACES)


def of_the_cards() -> Iterator[str]:
    for effect in CARD_EFFECTS:
        yield f"western-legends-poker-{effect.id}"
        yield f"western-legends-poker-{effect.id}-text"
        yield f"western-legends-poker-{effect.id}-rules"
    yield from (f"western-legends-suit-{suit}" for suit in SUITS)
    yield from (f"western-legends-rank-{rank}" for rank in range(JACK, ACE + 1))
    yield from (f"western-legends-rank-{rank}-sign" for rank in (0, *range(JACK, ACE + 1)))
    for hand in HANDS:
        yield f"western-legends-hand-{hand}"
        yield f"western-legends-hand-{hand}-text"
    for trigger in TRIGGERS:
        yield f"western-legends-trigger-{trigger}"
        yield f"western-legends-trigger-{trigger}-detail"
    for story in STORY_CARDS:
        yield f"western-legends-story-{story.id}"
        yield f"western-legends-story-{story.id}-flavor"


def of_the_items() -> Iterator[str]:
    for item in ITEMS:
        yield f"western-legends-item-{item.id}"
        yield f"western-legends-item-{item.id}-ability"
        yield f"western-legends-item-{item.id}-rules"
        if len(item.sides) > 1:
            yield f"western-legends-upgrade-{item.id}"
            yield f"western-legends-upgrade-{item.id}-ability"


def of_the_people() -> Iterator[str]:
    for person in CHARACTERS:
        yield f"western-legends-character-{person.id}"
        yield f"western-legends-character-{person.id}-bio"
        yield f"western-legends-ability-{person.ability}"
        yield f"western-legends-ability-{person.ability}-text"
        yield f"western-legends-ability-{person.ability}-rules"
    yield from (f"western-legends-goal-{goal.id}" for goal in GOALS)
    yield from (f"western-legends-npc-{npc}" for npc in NPCS)


def of_the_man_in_black() -> Iterator[str]:
    yield from (f"western-legends-mib_card-{card.id}" for card in HIS_CARDS)
    yield from (f"western-legends-mib_rule-{rule}" for rule in RULES)
    for level in LEVELS:
        yield f"western-legends-mib_level-{level.id}"
        yield f"western-legends-mib_level-{level.id}-text"
    yield from (f"western-legends-bandit-{kind}" for kind in TYPES)
    for card in BANDIT_CARDS:
        for kind, line in zip(TYPES, card.lines, strict=True):
            if line.kind == "quote":
                yield f"western-legends-quote-{card.id}-{kind}"
