"""Who can sit down, and what they are called."""

import pytest

from saddlebag.terminal.complaint import Complaint
from saddlebag.terminal.players import players


def test_bots_are_numbered_by_their_seat_when_there_are_several() -> None:
    names = [player.name for player in players("you,greedy,random,greedy")]
    assert names == ["Seat 0", "Greedy 1", "Random", "Greedy 3"]


def test_a_capital_letter_makes_a_person() -> None:
    seated = players(" Anna , Jean-Luc O. ,random,\u00c9va")
    assert [player.bot for player in seated] == ["", "", "random", ""]
    assert [player.name for player in seated[:2]] == ["Anna", "Jean-Luc O."]


def test_levels_are_called_by_their_names() -> None:
    names = [player.name for player in players("you,ranch_hand,legend,legend")]
    assert names == ["Seat 0", "Ranch hand", "Legend 2", "Legend 3"]


def test_you_and_bots_may_be_written_large() -> None:
    assert [player.token for player in players("You,GREEDY")] == ["you", "greedy"]


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (
            "you,greddy",
            'There is no bot "greddy": a seat is for you, for a bot (random, greedy, ten',
        ),
        ("you,anna", "or for a person whose name begins with a capital letter, such as Anna"),
        ("you,,greedy", "A seat has no name"),
        ("", "A seat has no name"),
        ("Anna,Anna", "Two players would be called Anna"),
        ("Greedy 1,greedy,greedy", "Two players would be called Greedy 1"),
        ("you,A\x1b[2J", '"A?[2J" cannot be a person\'s name'),
        ("you,Anna" + "a" * 30, "at most 20 letters"),
        ("you,123", "cannot be a person's name"),
    ],
)
def test_anybody_else_is_turned_away_with_a_reason(written: str, told: str) -> None:
    with pytest.raises(Complaint) as caught:
        players(written)
    assert told in caught.value.text


def test_a_bot_of_one_game_sits_at_its_own_table_only() -> None:
    assert players("you,prospector", "western-legends")[1].bot == "prospector"
    with pytest.raises(Complaint) as caught:
        players("you,prospector", "public-enemy")
    assert "prospector)" not in caught.value.text
