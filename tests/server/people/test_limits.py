"""One address may do only so much, and hears how long to wait."""

import pytest

from saddlebag.server.people.limits import MOST_BUCKETS, Buckets, Limits, Rate, source
from saddlebag.server.refused import HttpRefused

FEW = Limits(create=Rate(2, 60))


class Watch:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_is_empty_after_so_many_and_fills_again() -> None:
    watch = Watch()
    buckets = Buckets(FEW, watch)
    for _ in range(2):
        buckets.take("create", "192.0.2.1")
    with pytest.raises(HttpRefused, match="too_fast") as caught:
        buckets.take("create", "192.0.2.1")
    assert caught.value.status == 429 and caught.value.values == {"seconds": 30}
    watch.now = 30
    buckets.take("create", "192.0.2.1")


def test_others_and_other_kinds_are_not_held_up() -> None:
    buckets = Buckets(FEW, Watch())
    for address in ("192.0.2.1", "192.0.2.2"):
        buckets.take("create", address)
        buckets.take("create", address)
    buckets.take("join", "192.0.2.1")


def test_a_household_is_one_address() -> None:
    assert source("2001:db8:1:2::1") == source("2001:db8:1:2:ffff::9") != source("2001:db8:1:3::1")
    assert source("127.0.0.1") == source("::1") == "loopback"


def test_this_computer_itself_may_do_more() -> None:
    buckets = Buckets(FEW, Watch())
    for _ in range(2 * FEW.at_home):
        buckets.take("create", "127.0.0.1")
    with pytest.raises(HttpRefused, match="too_fast"):
        buckets.take("create", "::1")


def test_lifted_limits_hold_nobody_up() -> None:
    buckets = Buckets(Limits.lifted(), Watch())
    for _ in range(1000):
        buckets.take("token", "192.0.2.1")


def test_many_addresses_do_not_fill_the_memory() -> None:
    buckets = Buckets(FEW, Watch())
    for i in range(MOST_BUCKETS + 10):
        buckets.take("create", f"a{i}")
    assert len(buckets.left) <= MOST_BUCKETS
