"""Rules are found by their names."""

import pytest

from saddlebag.terminal.complaint import Complaint
from saddlebag.terminal.rulebook import look_up, pages, span
from saddlebag.texts.rulebook import rules


@pytest.mark.parametrize("words", [["PE", "TURN-4"], ["pe", "turn-4"], ["PE TURN-4"]])
def test_a_rule_is_found_by_letters_and_id(words: list[str]) -> None:
    (found,) = look_up(words)
    assert found.startswith("PE TURN-4: A Saloon card is resolved immediately (SALOON-*).")


def test_an_id_that_two_games_have_is_told_for_both() -> None:
    assert [line.partition(":")[0] for line in look_up(["TURN-4"])] == ["PE TURN-4", "WL TURN-4"]


def test_the_game_at_hand_comes_first() -> None:
    assert [line.partition(":")[0] for line in look_up(["TURN-4"], "PE")] == ["PE TURN-4"]


def test_a_ruling_is_found_with_or_without_its_zero() -> None:
    assert look_up(["PE", "Q-1"]) == look_up(["PE", "Q-01"])
    assert look_up(["PE", "Q-1"])[0].startswith("PE Q-01: When has a town deck run out?")


def test_a_chapter_lists_its_rules_and_no_words_the_chapters() -> None:
    assert len(look_up(["PE", "CAV"])) == 4
    assert "Turn (TURN): TURN-1 to 6" in look_up(["PE"])
    assert any("(WL)" in line for line in look_up([]))


def test_a_number_too_high_says_which_there_are() -> None:
    with pytest.raises(Complaint, match="there are PE TURN-1 to 6, WL TURN-1 to 10"):
        look_up(["TURN-99"])


def test_a_game_goes_by_its_name_too() -> None:
    assert look_up(["western-legends"]) == look_up(["WL"])
    assert look_up(["public-enemy", "TURN-4"]) == look_up(["PE", "TURN-4"])


def test_tags_of_the_sources_are_not_shown() -> None:
    assert not [line for line in look_up(["PE", "SALOON"]) if "[" in line]
    assert not [line for line in look_up([]) if "[" in line]


def test_ids_with_gaps_are_listed_run_by_run() -> None:
    assert span(["Q-03", "Q-05", "Q-04", "Q-96", "EX-1"]) == "Q-03 to 05, Q-96, EX-1"


def test_every_rule_of_every_page_has_words() -> None:
    for page in pages().values():
        assert all(text for text in rules(page).values())


@pytest.mark.parametrize("words", [["foo", "bar"], ["XX"], ["-"]])
def test_an_unknown_rule_says_what_one_looks_like(words: list[str]) -> None:
    with pytest.raises(Complaint, match=r'There is no rule ".*"; give one such as PE TURN-4'):
        look_up(words)
