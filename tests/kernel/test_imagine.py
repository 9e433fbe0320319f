"""Imagining: every world that fits what a seat knows, no other, and each as likely as the next."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import assume, given

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.contract_imagine import marks, possible
from saddlebag.kernel.event import bit, everyone
from saddlebag.kernel.imagine import deal_hidden
from saddlebag.kernel.zone import Box, Cards
from tests.kernel.piles import DEEDS, A, B, C, act, dealt

World = tuple[int, ...]  # the faces in the slots, pile by pile


def world_of(cards: Cards) -> World:
    return tuple(cards.box.face[card] for pile in cards.piles for card in pile)


def worlds(cards: Cards, seat: int) -> set[World]:
    """By brute force: every way to fill the slots this seat cannot see."""
    me, flat = bit(seat), [card for pile in cards.piles for card in pile]
    unseen = [k for k, card in enumerate(flat) if not cards.seen[card] & me]
    found = set()
    for order in permutations([flat[k] for k in unseen]):
        filled = dict(zip(unseen, order, strict=True))
        back = cards.box.back
        if all(back[flat[k]] == back[card] for k, card in filled.items()):
            faces = {k: cards.box.face[card] for k, card in filled.items()}
            if keeps_clues(cards, me, flat, faces):
                found.add(tuple(faces.get(k, cards.box.face[c]) for k, c in enumerate(flat)))
    return found


def keeps_clues(cards: Cards, me: int, flat: list[int], faces: dict[int, int]) -> bool:
    """Does each clue about a face have a slot of its own with that face?"""
    for face, pairs in cards.clues.items():
        tags = [tag for mask, tag in pairs if mask & me]
        slots = [k for k, found in faces.items() if found == face]
        if not any(
            all(cards.tags.get(flat[k], 0) & tag for k, tag in zip(choice, tags, strict=True))
            for choice in permutations(slots, len(tags))
        ):
            return False
    return True


def imagined(cards: Cards, seat: int, seed: int) -> Cards:
    other = cards.copy()
    deal_hidden(other, seat, Chance(b"%d" % seed, {}))
    return other


# ---- what a seat may know, from nothing to much


def nothing() -> Cards:
    return dealt("ab", "cde")


def own_hand() -> Cards:
    cards = dealt("abc", "de")
    for card in cards.piles[B]:
        cards.show(card, bit(0))
    return cards


def one_clue() -> Cards:
    """b was seen in B, from which one card went face down to C."""
    cards = dealt("ae", "bcd")
    cards.show(1, bit(0))
    cards.slip(2, B, C, seat=1)
    return cards


def disjoint() -> Cards:
    cards = dealt("ab", "cde")
    cards.hint([0], cards.piles[A], bit(0))
    cards.hint([2, 3], cards.piles[B], bit(0))
    return cards


def nested() -> Cards:
    """a in two slots, b in four of five."""
    cards = dealt("abcde")
    cards.hint([1], [0, 1, 2, 3], bit(0))
    cards.hint([0], [0, 1], bit(0))
    return cards


def twice_nested() -> Cards:
    cards = dealt("abc", "def")
    cards.hint([0, 3], [0, 1, 2, 3, 4], bit(0))
    cards.hint([1], [0, 1, 2], bit(0))
    cards.hint([2], [1, 2], bit(0))
    return cards


def equal_faces() -> Cards:
    """One x is known to be in B; the other may be anywhere."""
    cards = dealt("yx", "xzw", names="xxyzw")
    cards.hint([1], cards.piles[B], bit(0))
    return cards


def two_backs() -> Cards:
    """Cards with two backs in one hand, of which one was seen before another was chosen."""
    box = Box()
    box.cards(list("abc"))
    box.cards(list("xyz"))
    for name in "ABC":
        box.zone(name)
    cards = Cards(box, everyone(3), [[2], [0, 3, 1, 4], [5]], [0] * 6, {}, {})
    cards.show(0, bit(0))
    cards.show(3, bit(0))
    cards.mix(cards.piles[B], bit(1))
    return cards


def overlapping() -> Cards:
    """a in {0, 1}, b in {1, 2}, c in {2, 3}."""
    cards = dealt("abcde")
    for card in (0, 1, 2):
        cards.hint([card], [card, card + 1], bit(0))
    return cards


def crowded() -> Cards:
    """Three cards in two overlapping groups that leave hardly any room."""
    cards = dealt("abcd")
    cards.hint([0, 1], [0, 1, 2], bit(0))
    cards.hint([2, 3], [1, 2, 3], bit(0))
    return cards


EVEN = [nothing, own_hand, one_clue, disjoint, nested, twice_nested, two_backs]
ALL = [*EVEN, equal_faces, overlapping, crowded]


@pytest.mark.parametrize("deal", ALL)
def test_every_world_that_fits_is_imagined_and_no_other(deal: Callable[[], Cards]) -> None:
    cards = deal()
    fit = worlds(cards, 0)
    assert {world_of(imagined(cards, 0, seed)) for seed in range(40 * len(fit))} == fit


@pytest.mark.parametrize("deal", EVEN)
def test_all_worlds_are_equally_likely(deal: Callable[[], Cards]) -> None:
    """By chi-square."""
    cards = deal()
    fit = worlds(cards, 0)
    rounds = 50 * len(fit)
    seen = Counter(world_of(imagined(cards, 0, seed)) for seed in range(rounds))
    chi = sum((seen[world] - 50) ** 2 / 50 for world in fit)
    assert chi < len(fit) + 4 * (2 * len(fit)) ** 0.5


def test_the_second_of_two_equal_cards_may_be_anywhere() -> None:
    """One x was seen in B, the other is in one of the four slots left, of which two are in B."""
    cards = equal_faces()
    found = [imagined(cards, 0, seed).names(B).count("x") for seed in range(1000)]
    assert set(found) == {1, 2} and 430 < found.count(2) < 570


def test_overlapping_groups_are_not_far_from_even() -> None:
    cards = overlapping()
    fit = worlds(cards, 0)
    seen = Counter(world_of(imagined(cards, 0, seed)) for seed in range(200 * len(fit)))
    assert min(seen.values()) > 60 and max(seen.values()) < 500


@pytest.mark.parametrize("deal", ALL)
def test_the_contract_knows_every_possible_place(deal: Callable[[], Cards]) -> None:
    cards = deal()
    flat = [card for pile in cards.piles for card in pile]
    unseen = [k for k, card in enumerate(flat) if not cards.seen[card] & bit(0)]
    everywhere = {(i, world[k]) for world in worlds(cards, 0) for i, k in enumerate(unseen)}
    assert possible(cards, 0) == everywhere


# ---- whatever happened before


@given(DEEDS)
def test_an_imagined_world_fits_whatever_happened(deeds: list[tuple[str, int, int, int]]) -> None:
    cards = dealt("abc", "cab", names="abcabc")
    for deed in deeds:
        act(cards, *deed)
    other = imagined(cards, 0, 7)
    assert world_of(other) in worlds(cards, 0)
    assert marks(other) == marks(cards)
    assert other.faces(B, 0) == cards.faces(B, 0) and other.hints(0) == cards.hints(0)


@given(DEEDS)
def test_what_is_imagined_depends_on_knowledge_alone(
    deeds: list[tuple[str, int, int, int]],
) -> None:
    """Another world that the seat cannot tell from this one leads to the same dream."""
    cards = dealt("abc", "cab", names="abcabc")
    for deed in deeds:
        act(cards, *deed)
    for seat in (0, 1):
        other = imagined(cards, seat, 3)
        assume(world_of(other) != world_of(cards))
        assert imagined(other, seat, 5).data() == imagined(cards, seat, 5).data()


def test_a_card_counted_is_not_imagined_in_an_old_hand() -> None:
    """The discards were shuffled into the deck; a hand drawn before holds none of them."""
    cards = dealt("", "ab", "cdef")
    for card in cards.piles[B]:
        cards.show(card, bit(1))
    cards.reveal(C)
    cards.stack(A, cards.piles[C], [3, 2, 1, 0])
    cards.piles[C] = []
    for seed in range(50):
        assert sorted(imagined(cards, 0, seed).piles[B]) == [0, 1]


def test_what_others_have_worked_out_is_not_imagined() -> None:
    """Seat 2 has a clue; seat 0 imagines it with what everybody knows, and no more."""
    cards = one_clue()
    cards.show(0, bit(2))
    cards.mix(cards.piles[A], 0)
    assert cards.hints(2) and not imagined(cards, 0, 1).hints(2)


def test_common_knowledge_stays_common() -> None:
    cards = dealt("ab", "cde")
    cards.reveal(A)
    cards.shuffle(A, [1, 0])
    for seat in (0, 1):
        other = imagined(cards, seat, 4)
        assert [other.hints(who) for who in (-1, 0, 1, 2)] == [[[["a", "b"], {"A": 2}]]] * 4
