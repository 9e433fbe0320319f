"""Cards in zones, and who knows what about them."""

from hypothesis import given

from saddlebag.kernel.contract_clues import check_clues
from saddlebag.kernel.event import WATCHER, bit
from tests.kernel.piles import DEEDS, A, B, C, act, dealt


def test_a_card_drawn_is_seen_by_its_seat_alone() -> None:
    cards = dealt("abcdef")
    card = cards.draw(A, B, seat=1)
    assert cards.box.names[card] == "f" and cards.news == bit(1)
    assert [cards.faces(B, seat) for seat in (WATCHER, 0, 1)] == [[None], [None], ["f"]]


def test_a_card_known_is_followed_wherever_it_moves_in_the_open() -> None:
    cards = dealt("abcdef")
    cards.show(5, bit(0))
    cards.lift(A, B)
    cards.move(5, B, C, bottom=True)
    assert cards.faces(C, 0) == ["f"] and cards.faces(C, 1) == [None]


def test_looking_again_at_a_known_card_is_no_news() -> None:
    cards = dealt("abcdef")
    cards.show(5, bit(0))
    cards.news = 0
    cards.show(5, bit(0))
    assert cards.news == 0


def test_a_secret_choice_turns_the_sight_of_others_into_a_clue() -> None:
    cards = dealt("def", "abc")
    for card in cards.piles[B]:
        cards.show(card, bit(1))
    cards.show(0, bit(0))
    cards.slip(2, B, C, seat=1)
    assert cards.faces(B, 0) == [None, None] and cards.faces(C, 1) == ["c"]
    assert cards.hints(0) == [[["a"], {"B": 2, "C": 1}]] and cards.hints(1) == cards.hints(2) == []


def test_the_only_card_of_a_hand_can_be_followed() -> None:
    cards = dealt("bcdef", "a")
    cards.show(0, bit(0) | bit(1))
    cards.slip(0, B, C, seat=1)
    assert cards.faces(C, 0) == ["a"]


def test_a_card_slipped_to_somebody_is_news_even_if_it_was_known() -> None:
    cards = dealt("cdef", "ab")
    for card in (0, 1):
        cards.show(card, bit(1) | bit(2))
    cards.news = 0
    cards.slip(0, B, C, seat=1, also=bit(2))
    assert cards.news == bit(2) and cards.faces(C, 2) == ["a"] and cards.faces(B, 2) == [None]


def test_a_shuffled_pile_keeps_its_cards_and_loses_their_places() -> None:
    cards = dealt("abc", "def")
    cards.reveal(A)
    cards.shuffle(A, [2, 0, 1])
    assert cards.piles[A] == [2, 0, 1] and cards.faces(A, 0) == [None] * 3
    assert cards.hints(WATCHER) == [[["a", "b", "c"], {"A": 3}]]


def test_a_whole_deck_shuffled_needs_no_clues() -> None:
    cards = dealt("abcdef")
    cards.reveal(A)
    cards.shuffle(A, [5, 4, 3, 2, 1, 0])
    assert not cards.clues and not cards.tags and cards.seen == [0] * 6


def test_who_sees_a_card_needs_no_clue_about_it() -> None:
    cards = dealt("abc", "def")
    cards.reveal(A)
    cards.shuffle(A, [2, 0, 1])
    cards.show(0, bit(1))
    assert cards.hints(1) == [[["b", "c"], {"A": 2}]]
    assert cards.hints(0) == [[["a", "b", "c"], {"A": 3}]]


def test_who_sees_the_second_of_two_equal_cards_has_seen_the_one_it_knew_of() -> None:
    """Nobody can tell which of them it was."""
    for chosen in (0, 1):
        cards = dealt("yz", "xx", names="xxyz")
        cards.show(0, bit(0))
        cards.slip(chosen, B, C, seat=1)
        cards.reveal(C)
        assert cards.hints(0) == []


def test_a_hint_tells_which_slots_hold_which_cards() -> None:
    cards = dealt("abc", "def")
    cards.hint([0, 3], [0, 3], bit(2))
    assert cards.hints(2) == [[["a", "d"], {"A": 1, "B": 1}]] and cards.hints(1) == []


def test_equal_names_look_the_same_and_are_listed_together() -> None:
    cards = dealt("cbaab", names="abcab")
    assert cards.box.face == [0, 1, 2, 0, 1]
    assert cards.names(A) == ["a", "a", "b", "b", "c"]


def test_the_hash_data_does_not_tell_equal_cards_apart() -> None:
    one, two = dealt("aab", names="aab"), dealt("aab", names="aab")
    two.piles[A] = [1, 0, 2]
    assert one.data() == two.data()


def test_a_copy_shares_nothing_that_changes() -> None:
    cards = dealt("abc", "def")
    cards.reveal(A)
    cards.shuffle(A, [1, 0, 2])
    twin, before = cards.copy(), cards.data()
    twin.slip(3, B, C, seat=0)
    twin.reveal(A)
    assert cards.data() == before != twin.data()


def test_an_unordered_hand_tells_how_many_and_what_one_knows() -> None:
    cards = dealt("def", "cba")
    cards.show(2, bit(1))
    cards.show(0, bit(1))
    assert cards.held(B, 1) == {"count": 3, "known": ["a", "c"]}
    assert cards.held(B, WATCHER) == {"count": 3, "known": []}


def test_starting_over_forgets_everything() -> None:
    cards = dealt("abc", "def")
    cards.reveal(A)
    cards.shuffle(A, [1, 0, 2])
    cards.start_over([B], [[5, 4, 3, 2, 1, 0]])
    assert cards.piles == [[], [5, 4, 3, 2, 1, 0], []]
    assert not cards.clues and not cards.tags and not any(cards.seen)


@given(DEEDS)
def test_no_clue_is_ever_false(deeds: list[tuple[str, int, int, int]]) -> None:
    cards = dealt("abc", "cab", names="abcabc")
    for deed in deeds:
        act(cards, *deed)
        check_clues(cards)


def test_the_hash_does_not_tell_how_clues_are_cut_up() -> None:
    one, two = dealt("abc"), dealt("abc")
    one.tags, two.tags = {0: 1, 1: 1}, {0: 1, 1: 1}
    one.add_clue(0, bit(0) | bit(1), 1)
    two.add_clue(0, bit(1), 1)
    two.add_clue(0, bit(0), 1)
    assert one.data() == two.data()
