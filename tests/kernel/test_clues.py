"""What is still known of equal cards once one of them has been seen."""

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.contract_clues import check_clues
from saddlebag.kernel.event import bit
from saddlebag.kernel.imagine import deal_hidden
from saddlebag.kernel.zone import Cards
from tests.kernel.piles import A, B, C, dealt


def told(cards: Cards, face: int, slots: list[int], who: int) -> None:
    """One card with this face is in one of these slots, whatever else is known."""
    tag = 1 << (1 + max(cards.tags.values(), default=0).bit_length())
    for card in slots:
        cards.tags[card] = cards.tags.get(card, 0) | tag
    cards.add_clue(face, who, tag)


def test_of_two_clues_the_narrow_one_is_met_first() -> None:
    """An x was lost in A, a card of A went to B, and another x was lost there; B shows an x."""
    cards = dealt("xyz", "x", names="xxyz")
    cards.show(0, bit(0))
    cards.shuffle(A, [0, 1, 2])
    cards.lift(A, B)
    cards.show(1, bit(0))
    cards.mix(cards.piles[B], bit(1))
    assert cards.hints(0) == [[["x"], {"A": 2, "B": 2}], [["x"], {"B": 2}]]
    cards.move(1, B, C)
    cards.show(1, cards.all)
    assert cards.hints(0) == [[["x"], {"A": 2, "B": 1}]]


def test_of_two_clues_that_cross_either_may_have_been_met() -> None:
    """One x in A or B, one in B or C; the x in B is seen: one more is in A or C."""
    cards = dealt("y", "x", "x", names="xxy")
    told(cards, 0, [2, 0], bit(0))
    told(cards, 0, [0, 1], bit(0))
    cards.show(0, bit(0))
    check_clues(cards)
    assert cards.hints(0) == [[["x"], {"A": 1, "C": 1}]]


def test_who_saw_a_card_before_learns_nothing_when_all_see_it() -> None:
    cards = dealt("xy", "x", names="xxy")
    cards.show(1, bit(0))
    told(cards, 0, [0, 2, 1], bit(0))
    cards.show(1, cards.all)
    assert cards.hints(0) == [[["x"], {"A": 2}]]


def test_imagined_players_are_not_told_what_is_not_so() -> None:
    """Everybody knows of an x in A or B and of one in B or C; seat 1 has looked at the one in B."""
    cards = dealt("yz", "x", "xw", names="xxyzw")
    told(cards, 0, [2, 3, 0], cards.all)
    told(cards, 0, [0, 1, 4], cards.all)
    cards.show(0, bit(1))
    for seed in range(20):
        other = cards.copy()
        deal_hidden(other, 0, Chance(b"%d" % seed, {}))
        check_clues(other)
