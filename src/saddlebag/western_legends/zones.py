"""The box of Western Legends: every card and token with its back, and the places they lie in."""

from typing import Final

from saddlebag.kernel.zone import Box
from saddlebag.western_legends.content.bandit_cards import BANDIT_CARDS
from saddlebag.western_legends.content.board import COLORS
from saddlebag.western_legends.content.cattle import CATTLE
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.fight_cards import FIGHT_DECK as FIGHT_ROWS
from saddlebag.western_legends.content.goals import GOALS, GOALS_OF
from saddlebag.western_legends.content.legendary import LEGENDARY_TOKENS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARDS
from saddlebag.western_legends.content.numbers import MOST_SEATS
from saddlebag.western_legends.content.poker_cards import POKER_CARDS
from saddlebag.western_legends.content.stories import STORY_CARDS

BOX: Final = Box()
POKER: Final = BOX.cards([it.id for it in POKER_CARDS])  # card n is POKER_CARDS[n]
FIGHT: Final = BOX.cards([it.id for it in FIGHT_ROWS])
PEOPLE: Final = BOX.cards([it.id for it in CHARACTERS])
STORIES: Final = BOX.cards([it.id for it in STORY_CARDS])
# Everybody knows whose goals they are: four for each character, a back of their own (GOAL-2).
AIMS: Final = [BOX.cards([GOALS[goal].id for goal in goals]) for goals in GOALS_OF]
HERDS: Final = [
    BOX.cards([it.id for it in CATTLE if it.color == color]) for color in range(len(COLORS))
]
WORTHS: Final = BOX.cards([f"worth_{worth}" for worth in LEGENDARY_TOKENS])
HIS: Final = BOX.cards([it.id for it in HIS_CARDS])
BANDITS: Final = BOX.cards([it.id for it in BANDIT_CARDS])
NAMES: Final = BOX.names
FIRST_FIGHT: Final[int] = FIGHT[0]
FIRST_STORY: Final[int] = STORIES[0]
FIRST_GOAL: Final[int] = AIMS[0][0]  # goals follow each other in the order of GOALS
FIRST_HERD: Final[int] = HERDS[0][0]  # and the cattle in the order of CATTLE
FIRST_PERSON: Final[int] = PEOPLE[0]
FIRST_BANDIT_CARD: Final[int] = BANDITS[0]

AWAY: Final = BOX.zone("away", lies_open=True)  # not in this game
DECK: Final = BOX.zone("deck")
DISCARD: Final = BOX.zone("discard", lies_open=True)
FLOP: Final = BOX.zone("flop", lies_open=True)
RESOLVING: Final = BOX.zone("resolving", lies_open=True)  # a card whose text is being carried out
FIGHT_DECK: Final = BOX.zone("fight_deck")
FIGHT_CARD: Final = BOX.zone("fight_card")  # the one that is played
CHOSEN: Final = BOX.zone("characters", lies_open=True)
UNUSED: Final = BOX.zone("unused_characters")
STORY_DECKS: Final = [BOX.zone("left_story"), BOX.zone("right_story")]  # the top one is open
TOLD: Final = BOX.zone("told_stories", lies_open=True)
RANCH: Final = [BOX.zone(f"{color}_ranch") for color in COLORS]
RESTING: Final = BOX.zone("resting_cattle")
SUPPLY: Final = BOX.zone("legendary_tokens")
DROPPED: Final = BOX.zone("dropped_goals")
HIS_DECK: Final = BOX.zone("his_deck")
HIS_CARD: Final = BOX.zone("his_card", lies_open=True)
SEATS_FROM: Final = len(BOX.zones)
PLACES: Final = ("hand", "played", "aside", "goals", "done", "herd", "tokens")
OWN: Final = [
    [BOX.zone(f"{place}_{seat}", lies_open=place == "done") for place in PLACES]
    for seat in range(MOST_SEATS)
]
HAND: Final = [zones[0] for zones in OWN]
PLAYED: Final = [zones[1] for zones in OWN]  # put down in a fight or a hand of poker
ASIDE: Final = [zones[2] for zones in OWN]  # drawn for a draft, for an NPC, for the house
GOAL: Final = [zones[3] for zones in OWN]
DONE: Final = [zones[4] for zones in OWN]
HERD: Final = [zones[5] for zones in OWN]
TOKEN: Final = [zones[6] for zones in OWN]
BANDIT_DECK: Final = BOX.zone("bandit_deck")
BANDIT_CARD: Final = BOX.zone("bandit_card", lies_open=True)


def zones(seats: int, bandit_cards: bool = False) -> int:
    """How many places there are at a table of this size; those of bandit cards come last."""
    return len(BOX.zones) if bandit_cards else SEATS_FROM + seats * len(PLACES)


def cards(bandit_cards: bool) -> range:
    """All that may lie on a table; bandit cards, the last of the box, only if they are used."""
    return range(len(NAMES) if bandit_cards else FIRST_BANDIT_CARD)
