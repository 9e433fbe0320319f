"""Choosing characters: two dealt, one kept, shown together (SET-6)."""

import pytest

from saddlebag import Table
from saddlebag.kernel.event import bit
from saddlebag.western_legends import GAME
from saddlebag.western_legends.zones import UNUSED
from tests.western_legends.seen import last, names, refused, say, told, west

ALL_SEATS = (2, 3, 4, 5, 6)


def offered(opened: Table) -> list[list[str]]:
    """By seat, the characters to choose from."""
    return [list(ask.options) for ask in opened.asks]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_each_player_chooses_one_of_two(seats: int) -> None:
    """WL SET-6, Q-93"""
    opened = GAME.table(seats, 5)
    assert [(ask.seat, ask.key) for ask in opened.asks] == [
        (it, "character") for it in range(seats)
    ]
    dealt = [name for pair in offered(opened) for name in pair]
    assert len(dealt) == len(set(dealt)) == 2 * seats


def test_six_players_use_all_twelve_characters() -> None:
    """WL Q-93, SET-6"""
    dealt = sorted(name for pair in offered(GAME.table(6, 1)) for name in pair)
    assert len(dealt) == 12 and dealt[0] == "annie_oakley" and dealt[-1] == "yb_rowdy"


def test_the_deal_is_for_its_owners_eyes() -> None:
    """WL SET-6"""
    opened = GAME.table(3, 5)
    pair = offered(opened)[0]
    assert sorted(told(opened, "dealt", 0)[0]["characters"]) == sorted(pair)
    assert "characters" not in told(opened, "dealt", 1)[0]
    assert opened.view(0)["players"][0]["aside"]["known"] == sorted(pair)
    assert opened.view(1)["players"][0]["aside"] == {"count": 2, "known": []}


def test_choices_are_made_at_once_and_shown_together() -> None:
    """WL SET-6"""
    opened = GAME.table(3, 5)
    choices = [pair[0] for pair in offered(opened)]
    say(opened, (2, choices[2]), (0, choices[0]))
    assert told(opened, "drafted") == [] and [ask.seat for ask in opened.asks] == [1]
    assert [it["character"] for it in opened.view(1)["players"]] == [None] * 3
    say(opened, (1, choices[1]))
    assert [it["character"] for it in told(opened, "drafted")] == choices


def test_the_other_character_goes_back_unseen() -> None:
    """WL SET-6"""
    opened = GAME.table(3, 5)
    pairs = offered(opened)
    say(opened, *((seat, pair[1]) for seat, pair in enumerate(pairs)))
    assert {pair[0] for pair in pairs} <= set(names(opened, UNUSED))
    cards = west(opened).cards
    mine = {cards.box.names[card] for card in cards.piles[UNUSED] if cards.seen[card] & bit(0)}
    assert mine == {pairs[0][0]}
    assert told(opened, "drafted", 1)[1]["returned"] == [pairs[1][0]]
    assert "returned" not in told(opened, "drafted", 0)[1]


def test_nobody_takes_a_character_that_was_not_dealt() -> None:
    """WL SET-6"""
    opened = GAME.table(3, 5)
    theirs = offered(opened)[1][0]
    assert refused(opened, theirs, 0).reason == "not_an_option"


def test_agreed_characters_are_dealt_without_a_choice() -> None:
    """WL SET-6 with `characters`"""
    opened = GAME.table(3, 1, {"characters": ["doc_holliday", "bass_reeves", "kit_carson"]})
    assert [it["character"] for it in told(opened, "drafted")] == [
        *("doc_holliday", "bass_reeves", "kit_carson"),
    ]
    assert last(opened, "drafted")["seat"] == 2 and len(west(opened).character) == 3
