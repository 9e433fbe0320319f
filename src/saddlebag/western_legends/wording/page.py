"""The lexicon of the page, which shows more of the box than the text table tells in sentences."""

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARDS, HisCard
from saddlebag.western_legends.content.numbers import INCOME, WALLET
from saddlebag.western_legends.content.poker_cards import JACK, RANKS
from saddlebag.western_legends.turn import INCOME_WORDS
from saddlebag.western_legends.wording.lexicon import (
    Family,
    lexicon,
    plain,
    rank,
)
from saddlebag.western_legends.wording.man_in_black import his_card
from saddlebag.western_legends.wording.rewards import sequence


def page_lexicon() -> dict[str, Family]:
    """Every family of the box, and those that only the page looks up."""
    found = lexicon()
    return {
        **found,
        "constant": {**found["constant"], "wallet": WALLET},
        "his_line": {name: line for it in HIS_CARDS for name, line in lines(it).items()},
        "rank_sign": {
            str(number): sign(number) for number, word in enumerate(RANKS) if word or not number
        },
        "character_short": plain("character", (it.id for it in CHARACTERS), "-short"),
        "income_short": {
            word: capital(sequence(steps)) for word, steps in zip(INCOME_WORDS, INCOME, strict=True)
        },
    }


def sign(number: int) -> Phrase:
    """What stands in the corner of a card; a Joker has no rank."""
    if 0 < number < JACK:
        return rank(number)
    return (f"western-legends-rank-{number}-sign", {})


def capital(term: Term) -> Phrase:
    return ("capital", {"text": term})


def lines(card: HisCard) -> Family:
    """A card of the Man in Black line by line: `id/0`, `id/1`."""
    return {f"{card.id}/{number}": capital(it) for number, it in enumerate(his_card(card))}
