"""The name and text of every row of the box, as Python formats them."""

from typing import Final

from saddlebag.kernel.phrase import Term
from saddlebag.terminal.western_legends.words import within
from saddlebag.texts import spoken
from saddlebag.western_legends.content.board import SPACE
from saddlebag.western_legends.wording.page import page_lexicon

# By the page's word for it, the family of the lexicon.
FAMILIES: Final = {
    "space": "stop",
    "region": "region",
    "location": "location",
    "rank": "value",
    "card": "card",
    "cardText": "card_text",
    "hand": "poker_rank",
    "hisCardText": "card_text",
    "effect": "effect",
    "effectText": "effect_text",
    "item": "gear",
    "itemText": "item_text",
    "herd": "color",
    "dieFace": "face",
    "character": "character",
    "ability": "ability",
    "abilityText": "ability_text",
    "story": "story",
    "storyReward": "story_reward",
    "storyDoes": "story_does",
    "trigger": "trigger",
    "goal": "goal",
    "goalText": "goal_text",
    "start": "start_place",
    "option": "option",
    "deal": "deal",
    "cause": "cause",
}


def box_words() -> dict[str, dict[str, str]]:
    """By kind, then by id."""
    box = page_lexicon()
    tokens: dict[str, Term] = {**box["cattle"], "worth_2": box["worth"]["worth_2"]}
    found = {word: texts(box[family]) for word, family in FAMILIES.items()}
    return {
        **found,
        "token": texts(tokens),
        "within": {name: spoken(within(name)) for name in SPACE},
    }


def texts(family: dict[str, Term]) -> dict[str, str]:
    return {name: spoken(term) for name, term in family.items() if name != "*"}
