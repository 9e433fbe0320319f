"""Whole games at the text table, and how they end."""

import pytest

from tests.public_enemy.scene import Hand, scored, table
from tests.terminal.sitting import EVERYTHING, dealt, hear, play_on, read_aloud, session, written


@pytest.mark.parametrize("who", ["you,greedy", "Anna,Ben,random", "greedy,random"])
def test_a_whole_game_can_be_read_in_plain_lines_of_80_columns(who: str) -> None:
    seats = who.count(",") + 1
    sitting = play_on(dealt(seats, 3, round_cap=2, **EVERYTHING), who, ["", "1"] * 2000)
    text = written(sitting)
    assert sitting.table.result is not None
    assert "The end" in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert text.isascii() and "\x1b" not in text


def test_the_same_lines_at_the_same_deal_give_the_same_page() -> None:
    pages = {
        written(play_on(dealt(3, 5, round_cap=1), "you,greedy,random", ["2", "5"] * 99))
        for _ in range(2)
    }
    assert len(pages) == 1


def test_what_happened_is_told_once() -> None:
    text = hear(dealt(), "you,greedy", "draw:tombstone", "look")
    assert text.count("You take") == 1
    assert text.count("Greedy takes") + text.count("Greedy draws") == 1


def test_the_winner_is_told_with_the_tokens_of_everybody() -> None:
    all_gangs = "wild_bunch daltons james_younger loners"
    over = scored(2, stacks=[{"loners": 3}, {}], wanted=[all_gangs, ""])
    text = hear(over, "you,greedy")
    assert "You are Public Enemy Number One, with all four Wanted tokens and the One!" in text
    assert "You: Wanted tokens: Wild Bunch, Daltons, James-Younger, Loners; the One;" in text
    assert "Greedy: No Wanted token; 0 points in the last scoring." in text


def test_a_game_won_by_a_wanted_token_says_nothing_of_points() -> None:
    """PE WIN-2: points are not calculated."""
    over = scored(
        2, stacks=[{"loners": 3}, {}], wanted=["wild_bunch daltons james_younger", ""], one=0
    )
    text = hear(over, "you,greedy")
    assert "Greedy: No Wanted token. Points were not counted this round." in text
    assert "last scoring" not in text


@pytest.mark.parametrize(("one", "told"), [(0, "You keep the One."), (1, "You take the One from")])
def test_a_one_that_was_shot_out_is_not_called_tied(one: int, told: str) -> None:
    """PE DUEL-1, PE ONE-2 as they are told."""
    stacks = [{"daltons": 2}, {"loners": 2}]
    luck = {"duel": [[2], [4]]}
    text = hear(scored(2, stacks=stacks, modules="duel", luck=luck, one=one), "you,greedy")
    assert told in text and "stays where it is" not in text


def test_at_the_round_cap_it_is_told_what_decided() -> None:
    over = scored(2, stacks=[{"daltons": 1}, {"loners": 4}], round_cap=1)
    text = hear(over, "you,greedy")
    assert "Greedy wins after 1 round: level in Wanted tokens, and ahead by holding" in text


def test_winners_who_share_the_game_are_named_together() -> None:
    over = scored(2, stacks=[{"daltons": 1}, {"loners": 1}], round_cap=1)
    assert "You and Greedy win together after 1 round" in hear(over, "you,greedy")


def test_a_game_of_bots_is_watched() -> None:
    sitting = session(dealt(2, 1, round_cap=1), "greedy,random")
    sitting.welcome()
    sitting.play()
    text = read_aloud(written(sitting))
    assert "No person sits at this table, so you watch." in text
    assert "Greedy takes" in text and "The end" in text


def test_a_newcomer_is_told_what_to_want_and_what_to_type() -> None:
    sitting = session(dealt(), "you,greedy")
    sitting.welcome()
    text = read_aloud(written(sitting))
    assert "the Wanted token of all four gangs and the One" in text
    assert "Type the number of a choice, or help for all commands." in text


def test_a_round_is_scored_in_words() -> None:
    """PE MAJ-3, PE MAJ-4, PE PTS-1, PE ONE-1 as they are told."""
    stacks: list[Hand] = [
        {"wild_bunch": ["butch_cassidy"], "daltons": 2},
        {"wild_bunch": 1, "daltons": 2},
    ]
    text = hear(scored(2, stacks=stacks), "you,greedy")
    assert "Wild Bunch: you win the tie at 1 Wild Bunch by owning the leader and gain" in text
    assert "Daltons: you and Greedy tie at 2 Daltons without the leader; nobody gains" in text
    assert "Loners: nobody has a card, so nobody gains a Wanted token." in text
    assert "Points: 5 for you (Wild Bunch 2, Daltons 3); 5 for Greedy" in text
    assert "You and Greedy tie for the most points, so nobody takes the One." in text


def test_a_duel_is_told_shot_by_shot() -> None:
    """PE EXD-11 as it is told."""
    luck = {"duel": [[2], [4], [3], [3]]}
    stacks = [{"daltons": 2}, {"daltons": 2}]
    text = hear(scored(2, stacks=stacks, modules="duel", luck=luck), "you,greedy")
    shots = "you at tile 3, Greedy at tile 5. You win."
    assert f"Duel in the Sun for the Daltons Wanted token: {shots}" in text
    assert "for the One: you at tile 4, Greedy at tile 4. Both fall and nobody wins." in text


def test_a_shoot_out_of_three_is_told() -> None:
    """PE TUEL-2 as it is told."""
    stacks = [{"daltons": 2}, {"daltons": 2}, {"daltons": 2}]
    over = scored(3, stacks=stacks, modules="duel", luck={"tuel": [[4], [0]]})
    text = hear(over, "you,greedy,random")
    assert (
        "you, Greedy, Random turn 6 tiles in this order. Tile 5 is the Bang: Greedy wins." in text
    )
    assert "Shoot-out for the One:" in text and "Tile 1 is the Bang: you win." in text


def test_the_table_shows_cavalry_supremacy_and_tiles() -> None:
    laid = table(
        2, modules="cavalry supremacy dollars", cavalry="deadwood", supremacy="loners", one=1
    )
    text = hear(laid, "you,greedy")
    assert "The Cavalry bars this town." in text
    assert "Supremacy: the Loners count one card more for points this round." in text
    assert "Greedy: no cards. No Wanted token; and the One. 2 Dollars tiles." in text
