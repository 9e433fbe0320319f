"""The name and text of every row of the box, as the terminal gives them."""

from saddlebag.terminal.western_legends import mats, tales, words
from saddlebag.terminal.western_legends.rewards import DEALS, OPTIONS, deal_text, option_text
from saddlebag.terminal.western_legends.spaces import start_text
from saddlebag.texts.phrases import sentences
from saddlebag.western_legends.content.board import SPACE
from saddlebag.western_legends.content.cattle import CATTLE_TOKEN
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.fight_cards import FIGHT_CARD
from saddlebag.western_legends.content.goals import GOAL
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARD, HIS_CARDS
from saddlebag.western_legends.content.poker_cards import POKER_CARDS
from saddlebag.western_legends.content.stories import STORY
from saddlebag.western_legends.wording.man_in_black import his_card


def box_words() -> dict[str, dict[str, str]]:
    """By kind, then by id."""
    sides = [it.id + plus for it in ITEMS for plus in ("", "+")[: len(it.sides)]]
    suited = [it.id for it in POKER_CARDS if it.suit >= 0]
    return {
        "space": {name: words.space(name) for name in SPACE},
        "within": {name: words.within(name) for name in SPACE},
        "card": {name: words.card(name) for name in (*suited, *FIGHT_CARD, *HIS_CARD)},
        "cardText": {name: words.card_text(name) for name in (*suited, *FIGHT_CARD)},
        "item": {name: words.item(name) for name in sides},
        "itemText": {name: words.item_text(name) for name in sides},
        "token": {name: words.token(name) for name in (*CATTLE_TOKEN, "worth_2")},
        "goalText": {name: mats.goal_text(name) for name in GOAL},
        "storyDoes": {name: tales.does(name) for name in STORY},
        "hisCardText": {it.id: sentences(his_card(it)) for it in HIS_CARDS},
        "start": {it.id: start_text(it) for it in CHARACTERS},
        "option": {name: option_text(name, ()) for name in OPTIONS},
        "deal": {name: deal_text(name, ()) for name in DEALS},
    }
