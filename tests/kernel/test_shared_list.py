"""What only ever grows: copies share the past."""

from hypothesis import given
from hypothesis import strategies as st

from saddlebag.kernel.shared_list import CHUNK, SharedList, new_shared_list


def grown(length: int, begin: int = 0) -> SharedList:
    """A shared_list of numbers, its full pages shelved on the way."""
    shared_list = new_shared_list(begin)
    for number in range(begin, begin + length):
        shared_list.recent.append(number)
        shared_list.shelve()
    return shared_list


@given(st.integers(0, 3 * CHUNK + 2), st.integers(0, 3 * CHUNK + 5))
def test_everything_is_told_from_any_number_on(length: int, since: int) -> None:
    assert list(grown(length).since(since)) == list(range(since, length))


@given(st.integers(0, 2 * CHUNK), st.integers(0, 300), st.integers(0, 600))
def test_a_trail_may_begin_late(length: int, begin: int, since: int) -> None:
    shared_list = grown(length, begin)
    assert len(shared_list) == begin + length
    assert list(shared_list.since(since)) == list(range(max(begin, since), begin + length))


def test_a_page_is_shelved_only_when_it_is_full() -> None:
    shared_list = grown(CHUNK - 1)
    assert shared_list.older is None and len(shared_list.recent) == CHUNK - 1
    shared_list.recent.append(CHUNK - 1)
    shared_list.shelve()
    assert shared_list.older is not None and shared_list.recent == [] and len(shared_list) == CHUNK


def test_copies_share_the_past_and_go_their_own_way() -> None:
    shared_list = grown(2 * CHUNK + 5)
    twin = shared_list.copy()
    twin.recent.append("twin")
    shared_list.recent += ["one", "two"]
    assert twin.older is shared_list.older
    assert list(twin.since(2 * CHUNK + 5)) == ["twin"]
    assert list(shared_list.since(2 * CHUNK + 4)) == [2 * CHUNK + 4, "one", "two"]


def test_looking_at_the_end_does_not_touch_the_past() -> None:
    shared_list = grown(5 * CHUNK + 3)
    shared_list.older = None  # whoever looks there now gets nothing
    assert list(shared_list.since(5 * CHUNK + 1)) == [5 * CHUNK + 1, 5 * CHUNK + 2]
