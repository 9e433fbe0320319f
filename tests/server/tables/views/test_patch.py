"""A patch leads from any view to any other."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from saddlebag.server.tables.views.patch import Known, patch
from tests.server.following import mend

LEAVES = st.none() | st.integers(-3, 3) | st.text("ab", max_size=2)
KEYS = st.sampled_from(["asks", "a", "b", "c", ""])


def nested(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Lists and objects of what is inside."""
    return st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3)


VIEWS = st.dictionaries(KEYS, st.recursive(LEAVES, nested, max_leaves=12), max_size=4)


@given(VIEWS, VIEWS)
def test_the_patch_of_two_views_makes_one_out_of_the_other(
    before: dict[str, Any], after: dict[str, Any]
) -> None:
    drawn = json.loads(json.dumps(before))
    for change in json.loads(json.dumps(patch(before, after, {}))):
        mend(drawn, *change)
    assert drawn == after


@given(VIEWS)
def test_nothing_new_is_an_empty_patch(view: dict[str, Any]) -> None:
    assert patch(view, json.loads(json.dumps(view)), {}) == []


def test_only_what_differs_is_sent() -> None:
    before = {"decks": {"a": ["x", None], "b": []}, "turn": 1, "gone": 0}
    after = {"decks": {"a": ["x", "y"], "b": []}, "turn": 1, "new": 2}
    assert patch(before, after, {}) == [[["decks", "a", 1], "y"], [["new"], 2], [["gone"]]]


def test_an_ask_is_new_as_a_whole() -> None:
    before, after = {"asks": [{"key": "a", "n": 1}]}, {"asks": [{"key": "a", "n": 2}]}
    assert patch(before, after, {}) == [[["asks"], [{"key": "a", "n": 2}]]]


def test_what_two_views_share_is_compared_once_and_found_for_both() -> None:
    mats, later = [{"money": 1}, {"money": 2}], [{"money": 1}, {"money": 3}]
    known: Known = {}
    first = patch({"mats": mats, "me": 0}, {"mats": later, "me": 0}, known)
    mine = [{"money": 1, "hand": ["x"]}, later[1]]
    second = patch({"mats": [*mats], "me": 1}, {"mats": mine, "me": 1}, known)
    assert first == [[["mats", 1, "money"], 3]]
    assert second == [[["mats", 0, "hand"], ["x"]], [["mats", 1, "money"], 3]]
    assert second[1] is first[0]
