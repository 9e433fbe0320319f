"""What hands of poker are worth, beside pokerkit and beside trying every rank."""

from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement, pairwise, product
from random import Random

import pokerkit
import pytest

from saddlebag.western_legends.poker.ranking import ANY, HANDS, Card, Worth, best, counted_as

RANKS = range(2, 15)
SUITS = "cdhs"
DECK: list[Card] = list(product(RANKS, range(len(SUITS))))
FACES = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14, "*": ANY} | {str(n): n for n in range(2, 10)}
LETTERS = {rank: letter for letter, rank in FACES.items()}
JOKER = (ANY, ANY)
# POKER-8 as pokerkit calls it; it counts a royal flush as a straight flush, and knows no five.
CALLED = {"pair": "one_pair", "royal_flush": "straight_flush"}
# EX-7 prints one hand of each kind, the best first; a star is a Cheat.
TABLE = {
    "royal_flush": "As Ks Qs Js Ts",
    "five_of_a_kind": "Ks Kc Kd Kh *d",
    "straight_flush": "8s 7s 6s 5s 4s",
    "four_of_a_kind": "Js Jc Jd Jh 7s",
    "full_house": "Ts Tc Td 9s 9c",
    "flush": "4s Js 7s 8s 2s",
    "straight": "9s 8d 7h 6s 5c",
    "three_of_a_kind": "7s 7d 7c Qh 2c",
    "two_pair": "4s 4c 7h 7s Kd",
    "pair": "Ks Kh 8c 2d Ts",
    "high_card": "8s Qd Tc 3h 5c",
}


def cards(words: str) -> list[Card]:
    """The cards of a line: "Ts *d" is the ten of spades and the Cheat of diamonds."""
    return [(FACES[word[0]], SUITS.index(word[1])) for word in words.split()]


def worth(words: str, kickers: bool = True) -> Worth:
    return best(cards(words), kickers)


def name(words: str) -> str:
    return HANDS[worth(words)[0]]


# ---- the order of the hands


def test_the_printed_table_sorts_strictly() -> None:
    """WL EX-7, POKER-8: the eleven hands, a royal flush above five of a kind (D-30)."""
    assert [name(words) for words in TABLE.values()] == list(TABLE) == list(reversed(HANDS))
    assert all(worth(high) > worth(low) for high, low in pairwise(TABLE.values()))
    assert all(worth(high, False) > worth(low, False) for high, low in pairwise(TABLE.values()))


@pytest.mark.parametrize(
    ("high", "low"),
    [
        ("Ts Tc Td 2s 2c", "9s 9c 9d As Ac"),  # a full house by its triple
        ("Ts Tc Td 3s 3c", "Th Tc Td 2s 2c"),  # then by its pair
        ("4s Js 7s 8s 2s", "9d 8d 7d 5d 2d"),  # a flush by its highest card
        ("4s Js 7s 8s 3s", "4d Jd 7d 8d 2d"),  # then by the next ones
        ("4s 4c 7h 7s 2d", "5s 5c 6h 6s Ad"),  # two pair by the higher pair
        ("4s 4c 7h 7s Kd", "4d 4h 7d 7c Qd"),  # then by the lower one, then by the kicker
        ("Ks Kh 8c 2d Ts", "Kc Kd 8s 2h 9s"),  # an equal pair by its kickers
        ("6s 5d 4h 3s 2c", "5s 4d 3h 2s Ac"),  # the ace may be low in a straight only
        ("As 3d 4h 5s 7c", "Ks 3h 4d 5c 7s"),
    ],
)
def test_equal_hands_are_compared_as_in_standard_poker(high: str, low: str) -> None:
    """WL POKER-9, Q-44, D-27: the ranks that make the hand, then the kickers from high to low."""
    assert worth(high) > worth(low)
    assert worth(high)[0] == worth(low)[0]


def test_suits_never_break_a_tie() -> None:
    """WL Q-44: the same ranks in other suits are worth the same."""
    assert worth("Ks Kh 8c 2d Ts") == worth("Kc Kd 8s 2h Td")
    assert worth("9s 7s 6s 3s 2s") == worth("9h 7h 6h 3h 2h")


def test_the_order_in_which_cards_lie_does_not_matter() -> None:
    """WL POKER-6: flop and own cards are one hand."""
    shuffled = cards("*d Jc Jd 3c Ts")
    assert {best(hand) for hand in permuted(shuffled)} == {worth("Jc Jd Jh Ts 3c")}


def permuted(hand: list[Card]) -> Iterator[list[Card]]:
    rng = Random(6)
    for _ in range(20):
        yield rng.sample(hand, len(hand))


# ---- without kickers


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ks Kh 8c 2d Ts", "Kc Kd As Qh 9s"),
        ("4s 4c 7h 7s Kd", "4d 4h 7d 7c 2d"),
        ("7s 7d 7c Qh 2c", "7s 7d 7h Ah 3c"),
        ("Js Jc Jd Jh 7s", "Js Jc Jd Jh As"),
        ("4s Js 7s 8s 2s", "3d Jd Td 9d 8d"),
        ("8s Qd Tc 3h 5c", "Js Qh Th 9s 7h"),
    ],
)
def test_without_kickers_what_names_the_hand_decides(one: str, other: str) -> None:
    """WL D-27: with the option off the other cards do not count, and equal names are a tie."""
    assert worth(one, kickers=False) == worth(other, kickers=False)
    assert worth(one) != worth(other)


def test_without_kickers_the_ranks_that_make_the_hand_still_count() -> None:
    """WL D-27, EX-6: three Jacks beat three Tens in every edition."""
    assert worth("*d Jc Jd 3c Ts", kickers=False) > worth("Th Tc Jd 3c Ts", kickers=False)
    assert worth("4s 4c 7h 7s 2d", kickers=False) > worth("3s 3c 7h 7s Ad", kickers=False)
    assert worth("Ts Tc Td 9s 9c", kickers=False) > worth("Ts Tc Td 8s 8c", kickers=False)
    assert worth("Ts 9c 8d 7s 6c", kickers=False) > worth("9c 8d 7s 6c 5h", kickers=False)


# ---- Cheats


@pytest.mark.parametrize(
    ("words", "hand", "ranks"),
    [
        ("*d Jc Jd 3c Ts", "three_of_a_kind", [11]),  # EX-6: the dealer's Cheat is a Jack
        ("Ks Kc Kd Kh *d", "five_of_a_kind", [13]),
        ("As Ac Ad Ah *h", "five_of_a_kind", [14]),
        ("9d 8d 7d 6d *d", "straight_flush", [10]),
        ("9d 8d 7d 6d *h", "straight", [10]),  # its suit stays hearts
        ("Ad Kd Jd Td *d", "royal_flush", [12]),
        ("Ad Kd Jd Td *h", "straight", [12]),
        ("Ac 2d 4d 5d *d", "straight", [3]),
        ("2c 3d 4d 5d *d", "straight", [6]),  # rather than the ace below
        ("Ac *h *d 4d 5d", "straight", [3, 2]),
        ("2c 3d *h *d 5d", "straight", [6, 4]),
        ("4c 3d *h *d 5d", "straight", [7, 6]),
        ("Ad Kd 4d 3d *d", "flush", [14]),  # a second ace of diamonds
        ("9c 9d 4h 4s *d", "full_house", [9]),
        ("Ac 9d 4h 3s *d", "pair", [14]),
        ("9c 9d 4h *h *d", "four_of_a_kind", [9, 9]),
        ("Ac 9d 4h *h *d", "three_of_a_kind", [14, 14]),
        ("9c *d", "pair", [9]),
        ("9c 8d", "high_card", []),
    ],
)
def test_a_cheat_counts_as_the_rank_that_helps_most(
    words: str, hand: str, ranks: list[int]
) -> None:
    """WL POKER-16, Q-42: any value, a card already present too; the suit stays as printed."""
    assert name(words) == hand
    assert counted_as(cards(words), worth(words)) == ranks
    assert counted_as(cards(words), worth(words, kickers=False)) == ranks


def test_a_cheat_in_the_flop_is_a_two() -> None:
    """WL POKER-17, D-29: there it is passed as any other card, and makes a pair of twos at most."""
    assert name("2d Jc 2c 3c Ts") == "pair"
    assert name("*d Jc 2c 3c Ts") == "pair"
    assert worth("*d Jc 2c 3c Ts") > worth("2d Jc 2c 3c Ts")


# ---- short hands


@pytest.mark.parametrize(
    ("words", "hand"),
    [
        ("Js Jc Jd Jh", "four_of_a_kind"),
        ("Js Jc Jd *d", "four_of_a_kind"),
        ("4s 4c 7h 7s", "two_pair"),
        ("As Ks Qs Js", "high_card"),
        ("As Ks Qs", "high_card"),
        ("7s 7c 7d", "three_of_a_kind"),
        ("7s 7c *d", "three_of_a_kind"),
        ("9s", "high_card"),
        ("", "high_card"),  # deck and discard pile may both be empty
    ],
)
def test_short_hands_are_no_straight_flush_or_full_house(words: str, hand: str) -> None:
    """WL POKER-7, EXD-34, Q-44, Q-122: four cards, or the flop alone."""
    assert name(words) == hand


def test_a_missing_kicker_is_lower_than_any_card() -> None:
    """WL Q-44: four cards lose to the same four and a fifth, unless kickers do not count."""
    assert worth("Ks Kh 8c 3s") < worth("Kc Kd 8d 3d 2h")
    assert worth("Ks Kh 8c 4s") > worth("Kc Kd 8d 3d 2h")
    assert worth("As Ks Qs") < worth("Ad Kd Qh 3h 2h")
    assert worth("Ks Kh 8c 3s", kickers=False) == worth("Kc Kd 8d 3d 2h", kickers=False)


# ---- beside pokerkit

LOOKUP = pokerkit.StandardLookup()
THEIRS = {
    (rank, suit): next(iter(pokerkit.Card.parse(LETTERS[rank] + SUITS[suit])))
    for rank, suit in DECK
}


def agrees_with_pokerkit(hands: Iterable[list[Card]]) -> int:
    """How many different worths these hands have, all named and ordered as pokerkit does."""
    entries: dict[Worth, pokerkit.Entry] = {}
    for hand in hands:
        entry = LOOKUP.get_entry([THEIRS[card] for card in hand])
        assert entries.setdefault(best(hand), entry) == entry, hand
    for ours, theirs in entries.items():
        assert CALLED.get(HANDS[ours[0]], HANDS[ours[0]]) == theirs.label.name.lower()
    indices = [entries[worth].index for worth in sorted(entries)]
    assert all(low < high for low, high in pairwise(indices))
    return len(entries)


def test_a_hundred_thousand_random_hands_are_ordered_as_by_pokerkit() -> None:
    """WL POKER-8, POKER-9, Q-44: equal hands are equal, and of unequal ones the same is better."""
    rng = Random(1876)
    assert agrees_with_pokerkit(rng.sample(DECK, 5) for _ in range(100_000)) > 5_000


def test_every_hand_that_differs_is_ordered_as_by_pokerkit() -> None:
    """WL POKER-8, Q-44: five ranks of mixed suits or of one; together there are 7,462 worths."""
    mixed = [
        [(rank, at % 4) for at, rank in enumerate(ranks)]
        for ranks in combinations_with_replacement(RANKS, 5)
        if ranks[0] != ranks[4]
    ]
    suited = [[(rank, 3) for rank in ranks] for ranks in combinations(RANKS, 5)]
    assert agrees_with_pokerkit(mixed + suited) == 7_462


# ---- beside trying everything


def by_trial(hand: list[Card]) -> Worth:
    """The best that a hand can be, by trying every rank and suit for the cards that have none."""
    choices = [
        product(RANKS if rank == ANY else [rank], range(4) if suit == ANY else [suit])
        for rank, suit in hand
    ]
    return max(best(list(tried)) for tried in product(*choices))


@pytest.mark.parametrize("size", range(1, 6))
@pytest.mark.parametrize("suits", [(3, 3, 3, 3, 3), (0, 1, 2, 3, 0)], ids=["one suit", "mixed"])
def test_cheats_with_every_choice_of_other_ranks_are_as_good_as_by_trial(
    size: int, suits: tuple[int, ...]
) -> None:
    """WL POKER-16, Q-42: one Cheat to nothing but Cheats, beside all possible ranks."""
    trial: dict[tuple[int, ...], Worth] = {}
    for ranks in combinations_with_replacement(reversed(RANKS), size):
        value = best(list(zip(ranks, suits, strict=False)))
        for cheats in range(1, size + 1):
            for kept in set(combinations(ranks, size - cheats)):
                trial[kept] = max(value, trial.get(kept, ()))
    for kept, value in trial.items():
        ranks = kept + (ANY,) * (size - len(kept))
        assert best(list(zip(ranks, suits, strict=False))) == value, kept


def test_cheats_among_random_cards_are_as_good_as_by_trial() -> None:
    """WL POKER-16, Q-42: the Cheats of hearts and diamonds, one of them or both."""
    rng = Random(2)
    for _ in range(5_000):
        hand = with_cheats(rng, rng.choice([5, 5, 4]))
        assert best(hand) == by_trial(hand), hand


def with_cheats(rng: Random, size: int) -> list[Card]:
    """One Cheat or both, among other cards."""
    cheats = rng.sample([(ANY, 1), (ANY, 2)], rng.choice([1, 1, 1, 2]))
    return cheats + rng.sample(DECK, size - len(cheats))


def test_cheats_find_the_best_hand_that_pokerkit_finds() -> None:
    """WL POKER-16, Q-42: every rank tried; what pokerkit does not know is better still."""
    rng = Random(52)
    for _ in range(2_000):
        hand = with_cheats(rng, 5)
        entries = {tuple(tried): entry(tried) for tried in completed(hand)}
        known = {tried: found for tried, found in entries.items() if found is not None}
        top = max(known, key=lambda tried: known[tried].index)
        assert best(hand) == best(list(top)) or len(known) < len(entries), hand
        assert best(hand) >= best(list(top)), hand


def completed(hand: list[Card]) -> Iterator[list[Card]]:
    """The hand with every rank in the place of each Cheat."""
    choices = [RANKS if rank == ANY else [rank] for rank, _ in hand]
    for ranks in product(*choices):
        yield [(rank, suit) for rank, (_, suit) in zip(ranks, hand, strict=True)]


def entry(hand: list[Card]) -> pokerkit.Entry | None:
    """None: no hand of a deck without Cheats, so five alike or a flush with a pair in it."""
    cards = [THEIRS[card] for card in hand]
    return LOOKUP.get_entry(cards) if LOOKUP.has_entry(cards) else None


def test_jokers_among_random_cards_are_as_good_as_by_trial() -> None:
    """WL FIST-5: any rank and any suit, alone or beside a Cheat."""
    rng = Random(5)
    for _ in range(400):
        hand = [JOKER, *rng.choice([[], [], [], [(ANY, 1)]])]
        hand += suited_more_often(rng, 5 - len(hand))
        assert best(hand) == by_trial(hand), hand


def suited_more_often(rng: Random, count: int) -> list[Card]:
    """Cards of two suits only, so that flushes come up."""
    return rng.sample([card for card in DECK if card[1] < 2], count)


def test_a_copied_card_may_lie_twice_in_a_hand() -> None:
    """WL Q-78: a Joker that copies lies beside its original; then even a flush may hold a pair."""
    assert worth("9s 9s 6s 4s 2s") > worth("9d 8d 6d 4d 2d")
    assert worth("9s 9s 6s 4s 2s") < worth("Td 8d 6d 4d 2d")
    assert name("9s 9s 9h 9d 9c") == "five_of_a_kind"
