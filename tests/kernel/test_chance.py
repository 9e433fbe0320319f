"""The one door for luck: keyed, labelled, counted."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag.kernel.chance import Chance, permute, seeded_secret

KNOWN_ORDERS = [[1, 3, 0, 2, 4], [1, 0, 2], [2, 0, 3, 1]]
KNOWN_DECK = "25 16 2 0 27 29 5 12 6 22 21 26 20 18 1 3 28 23 17 8 13 24 10 4 19 11 9 7 15 14"
KNOWN_DICE = [1, 1, 4, 3, 1, 4, 5, 2, 3, 3, 1, 5]


def luck(key: bytes = b"key") -> Chance:
    return Chance(key, {})


def ordered(number: int, n: int) -> list[int]:
    pile = list(range(n))
    permute(pile, number)
    return pile


def test_the_luck_of_shipped_games_never_changes() -> None:
    """Known answers: another outcome here would deal stored games anew."""
    chance = Chance(seeded_secret(7).key({0: "nonce"}), {})
    assert chance.order("deal", 5) == KNOWN_ORDERS[0]
    assert chance.orders("deal", [3, 4]) == KNOWN_ORDERS[1:3]
    assert " ".join(map(str, chance.order("deck", 30))) == KNOWN_DECK
    assert [chance.below("die", 6) for _ in range(12)] == KNOWN_DICE


def test_the_same_key_and_label_give_the_same_luck() -> None:
    one, two = luck(), luck()
    assert [one.order("a", 9) for _ in range(3)] == [two.order("a", 9) for _ in range(3)]
    assert luck(b"other").order("a", 9) != luck().order("a", 9)


def test_no_label_tells_about_another() -> None:
    """Using one leaves the others as they were."""
    one, two = luck(), luck()
    one.order("a", 9)
    one.below("b", 6)
    assert one.order("c", 20) == two.order("c", 20)
    assert two.order("a", 20) != two.order("b", 20)


def test_uses_of_a_label_are_counted_whatever_they_are_for() -> None:
    one, two = luck(), luck()
    one.order("a", 3)
    two.below("a", 6)
    assert one.used == two.used == {"a": 1}
    assert one.order("a", 15) == two.order("a", 15)


def test_a_copy_has_the_same_luck_to_come_and_its_own_count() -> None:
    chance = luck()
    chance.order("a", 4)
    twin = chance.copy()
    assert [twin.order("a", 9) for _ in range(2)] == [chance.order("a", 9) for _ in range(2)]
    twin.below("a", 6)
    assert chance.used["a"] == 3 and twin.used["a"] == 4


def test_every_use_is_written_down_where_somebody_listens() -> None:
    chance = luck()
    chance.record = []
    order, value = chance.order("a", 3), chance.below("a", 6)
    assert chance.record == [("chance", "a", 0, [order]), ("chance", "a", 1, value)]
    assert chance.copy().record is None


def test_a_script_decides_until_it_is_spent() -> None:
    chance, honest = luck(), luck()
    chance.script = {"a": [[2, 1, 0]], "die": [[5]]}
    assert chance.order("a", 3) == [2, 1, 0] and chance.below("die", 6) == 5
    honest.order("a", 3)
    assert chance.order("a", 12) == honest.order("a", 12)


def test_shuffles_are_uniform() -> None:
    chance = luck()
    seen = Counter(tuple(chance.order("deck", 4)) for _ in range(24 * 80))
    chi = sum((seen[order] - 80) ** 2 / 80 for order in permutations(range(4)))
    assert chi < 24 + 4 * 48**0.5


def test_dice_are_uniform() -> None:
    chance = luck()
    seen = Counter(chance.below("die", 6) for _ in range(6000))
    assert sum((seen[side] - 1000) ** 2 / 1000 for side in range(6)) < 25


@pytest.mark.parametrize("n", [20, 21, 52])
def test_every_card_comes_to_every_place_of_a_long_shuffle(n: int) -> None:
    chance = luck()
    orders = [chance.order("deck", n) for _ in range(40 * n)]
    for place in (0, n // 2, n - 1):
        seen = Counter(order[place] for order in orders)
        assert sum((seen[card] - 40) ** 2 / 40 for card in range(n)) < n + 5 * (2 * n) ** 0.5


@given(st.integers(0, 22), st.data())
def test_every_number_stands_for_one_order(n: int, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, 10**6))
    assert sorted(ordered(number, n)) == list(range(n))


def test_all_orders_are_stood_for() -> None:
    assert {tuple(ordered(i, 4)) for i in range(24)} == set(permutations(range(4)))


@pytest.mark.parametrize("label", ["", "a/1", "deck é", "a" * 200])
def test_any_label_will_do(label: str) -> None:
    assert sorted(luck().order(label, 60)) == list(range(60))
