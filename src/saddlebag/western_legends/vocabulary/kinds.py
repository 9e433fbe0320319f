"""What the values of Western Legends may be: the ids of the box, and words of the rules."""

from collections.abc import Sequence
from typing import Final

from saddlebag.western_legends.content.bandit_cards import BANDIT_CARDS, TYPES, line_id
from saddlebag.western_legends.content.board import (
    COLORS,
    LOCATIONS,
    MESA_ROWS,
    REGIONS,
    SPACES,
    TOWNS,
)
from saddlebag.western_legends.content.cattle import CATTLE
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.dice import FACES
from saddlebag.western_legends.content.fight_cards import FIGHT_DECK
from saddlebag.western_legends.content.goals import GOALS
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.legendary import LEGENDARY_TOKENS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARDS
from saddlebag.western_legends.content.poker_cards import (
    CARD_EFFECTS,
    HANDS,
    POKER_CARDS,
    RANKS,
    SUITS,
)
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.content.verbs import (
    CONDITION_WORDS,
    COSTS,
    FIGHT_VERBS,
    LINE_KINDS,
    STEP_WORDS,
    TRIGGERS,
    VERBS,
)
from saddlebag.western_legends.vocabulary.asks import ACT

# What is in the box.
IDS: Final[dict[str, Sequence[str]]] = {
    "space": [it.id for it in SPACES],
    "mesa": [row["id"] for row in MESA_ROWS],
    "region": REGIONS,
    "town": TOWNS,
    "location": LOCATIONS,
    "color": COLORS,
    "card": [it.id for it in POKER_CARDS],
    "effect": [it.id for it in CARD_EFFECTS],
    "rank": RANKS[2:],
    "suit": SUITS,
    "poker_rank": HANDS,
    "fight_card": [it.id for it in FIGHT_DECK],
    "item": [it.id for it in ITEMS],
    "character": [it.id for it in CHARACTERS],
    "ability": [it.ability for it in CHARACTERS],
    "story": [it.id for it in STORY_CARDS],
    "trigger": TRIGGERS,
    "goal": [it.id for it in GOALS],
    "condition": [*CONDITION_WORDS["event"], *CONDITION_WORDS["stat"], *CONDITION_WORDS["place"]],
    "cattle": [it.id for it in CATTLE],
    "worth": [f"worth_{worth}" for worth in LEGENDARY_TOKENS],
    "his_card": [it.id for it in HIS_CARDS],
    "bandit": TYPES,
    "bandit_card": [it.id for it in BANDIT_CARDS],
    "bandit_line": [
        line_id(card, bandit) for card in range(len(BANDIT_CARDS)) for bandit in range(len(TYPES))
    ],
    "line_kind": LINE_KINDS,
    "face": [it.id for it in FACES],
    "verb": [*VERBS, *FIGHT_VERBS],
    "cost": COSTS,
    "loss": STEP_WORDS["what"],
    "place": STEP_WORDS["to"],
    "pool": STEP_WORDS["pool"],
}

# Words of the rules.
WORDS: Final = {
    "income_choice": "money cards both",
    "goods": "money nuggets",
    "amount": "money nuggets wounds lp marshal wanted cards cattle tokens",
    "wasted_goods": "money nuggets cattle",
    "drive": "wrangle rustle",
    "first_by": "chance first_game most_wanted",
    "fight_kind": "bandit guard sheriff arrest duel rob",
    "won_by": "higher tie declined no_card",
    "compared_by": "higher tie",
    "looked_at": "hand fight_cards",
    "ending_by": "most_lp nuggets track_points fewest_wounds final_duel shared man_in_black",
    "occasion": "ability acquire ante arrest arrest_bounty bandit beaten carry_limit county_ride "
    "deposit duel escaped fight fight_lost guard hand_limit heal heist his_deck "
    "hot_sheriff income man_in_black marshal_track marshal_track_end move "
    "night_scout_ride poker poker_lost pot prospect proud_target revel rob rustle "
    "sheriff start store use wanted_row wanted_track wanted_track_end wild_wild_west "
    "work wrangle",
}

# Words made of others.
WRITTEN: Final = {
    "stop": "{space} {mesa}",
    "gear": "{item} {item}+",
    "any_card": "{card} {fight_card}",
    "gold_card": "{card}[:as:{original:card}]",
    "bonus_source": "{card} {gear}",
    "cause": "{occasion} {card} {effect} {fight_card} {gear} {ability} {cattle} {face} {his_card} "
    "{bandit_card} story:{story}",
    "goal_part": "{condition} {item}",
    "whereabouts": "{space} {location}",
    "step": "{verb}[:{loss}][:{place}][:{pool}][:{number}]",
    "reward": "{step}[+{more:step}]*",
    "action": ACT,
}

KINDS: Final[dict[str, str | Sequence[str]]] = {**IDS, **WORDS, **WRITTEN}

RECORDS: Final = {
    "score": "lp:number upgrades?:number legendary_items?:number money?:number wounds?:number "
    "wanted?:number marshal?:number tokens?:number",
}
