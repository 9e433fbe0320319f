"""What only ever grows: copies share the past."""

from hypothesis import given
from hypothesis import strategies as st

from saddlebag.kernel.trail import CHUNK, Trail, new_trail


def grown(length: int, begin: int = 0) -> Trail:
    """A trail of numbers, its full pages shelved on the way."""
    trail = new_trail(begin)
    for number in range(begin, begin + length):
        trail.recent.append(number)
        trail.shelve()
    return trail


@given(st.integers(0, 3 * CHUNK + 2), st.integers(0, 3 * CHUNK + 5))
def test_everything_is_told_from_any_number_on(length: int, since: int) -> None:
    assert list(grown(length).since(since)) == list(range(since, length))


@given(st.integers(0, 2 * CHUNK), st.integers(0, 300), st.integers(0, 600))
def test_a_trail_may_begin_late(length: int, begin: int, since: int) -> None:
    trail = grown(length, begin)
    assert len(trail) == begin + length
    assert list(trail.since(since)) == list(range(max(begin, since), begin + length))


def test_a_page_is_shelved_only_when_it_is_full() -> None:
    trail = grown(CHUNK - 1)
    assert trail.older is None and len(trail.recent) == CHUNK - 1
    trail.recent.append(CHUNK - 1)
    trail.shelve()
    assert trail.older is not None and trail.recent == [] and len(trail) == CHUNK


def test_copies_share_the_past_and_go_their_own_way() -> None:
    trail = grown(2 * CHUNK + 5)
    twin = trail.copy()
    twin.recent.append("twin")
    trail.recent += ["one", "two"]
    assert twin.older is trail.older
    assert list(twin.since(2 * CHUNK + 5)) == ["twin"]
    assert list(trail.since(2 * CHUNK + 4)) == [2 * CHUNK + 4, "one", "two"]


def test_looking_at_the_end_does_not_touch_the_past() -> None:
    trail = grown(5 * CHUNK + 3)
    trail.older = None  # whoever looks there now gets nothing
    assert list(trail.since(5 * CHUNK + 1)) == [5 * CHUNK + 1, 5 * CHUNK + 2]
