"""Western Legends at the prompt: choosing by words, why, undo, cards picked together."""

import pytest

from saddlebag.kernel.table import Table
from saddlebag.telling.names import Names
from saddlebag.terminal.moment import Moment
from saddlebag.terminal.page import page
from tests.terminal.sitting import hear, play_on, read_aloud, written
from tests.terminal.west import at_random
from tests.western_legends.scene import table


def ranch_hand(**scene: object) -> Table:
    """Seat 0 at a saloon of Darkrock with some cards, a random bot behind the mountains."""
    laid: dict[str, object] = {
        "places": {0: "darkrock_saloon_north", 1: "darkrock_street_east"},
        "hands": {0: ["5_hearts", "3_clubs", "8_spades"]},
        "money": {0: 40},
    }
    return table(3, **laid | scene)


def first_answer(laid: Table, *lines: str) -> object:
    """What the person answered first, by the journal."""
    played = play_on(laid, "you,random,random", list(lines)).table
    return next(entry[1] for entry in played.entries() if entry[0] == 0)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("ride bank", "ride:darkrock_bank"),
        ("bank", "ride:darkrock_bank"),
        ("go to sheriff", "ride:darkrock_sheriff"),
        ("play payday", "play:5_hearts"),
        ("payday", "play:5_hearts"),
        ("poker", "poker"),
        ("work", "work"),
        ("play poker", "poker"),
        ("work for $10", "work"),
        ("end turn", "end"),
        ("end your turn", "end"),
        ("end your turn; the 3 actions left are lost.", "end"),
        ("ride to saloon west", "ride:darkrock_saloon_west"),
        ("go to the bank", "ride:darkrock_bank"),
        ("ride random 1", "ride:darkrock_street_east"),
        ("ride back here", "ride:darkrock_saloon_north"),
        ("ride mes poi 9", "ride:mesitos_point_9"),
        ("ride:darkrock_bank", "ride:darkrock_bank"),
    ],
)
def test_a_choice_goes_by_a_few_words(line: str, answer: str) -> None:
    assert first_answer(ranch_hand(), line) == answer


@pytest.mark.parametrize(
    ("place", "line", "answer"),
    [
        ("darkrock_bank", "rob the bank", "heist"),
        ("darkrock_bank", "sell nuggets", "deposit:1"),
        ("red_falls_doctor", "see the doctor", "heal"),
        ("mesitos_point_ranch", "take cattle", "acquire"),
        ("darkrock_store_west", "go into the store", "store"),
    ],
)
def test_a_choice_goes_by_the_words_the_screen_has_for_it(
    place: str, line: str, answer: str
) -> None:
    laid = ranch_hand(places={0: place}, wounds={0: 1}, nuggets={0: 1})
    assert first_answer(laid, line) == answer


def test_words_alone_never_mean_the_ride_back_to_where_one_stands() -> None:
    text = hear(ranch_hand(), "you,random,random", "ride saloon north")
    assert "Saloon North (back here)" in text and "No decision was made" in text


def test_what_is_worded_alike_is_named_with_its_amounts() -> None:
    laid = ranch_hand(places={0: "red_falls_cabaret"}, money={0: 60})
    text = hear(laid, "you,random,random", "revel")
    assert "(revel for $30)" in text and "(revel for $60)" in text


def test_every_choice_goes_by_its_own_sentence() -> None:
    seen = 0
    for seed in range(5):
        for laid, ask in at_random(seed, 120):
            if ask.key != "act":
                continue
            seen += 1
            names = Names([f"Random {n}" for n in range(laid.head.seats)], ask.seat)
            moment = Moment(laid, ask.seat, page("western-legends", laid.head.options), names)
            for number, option in enumerate(ask.options, 1):
                if option.count(":") < 2:  # detours share their words
                    for text in moment.sayings(number):
                        assert moment.meaning(text).numbers == [number], text
    assert seen > 20


def test_an_opponent_goes_by_name_or_character() -> None:
    there = {0: "darkrock_bank", 1: "darkrock_bank", 2: "darkrock_bank"}
    for line in ("duel greedy", "duel reeves", "duel 1"):
        played = play_on(ranch_hand(places=there), "you,greedy,random", [line]).table
        assert [0, "duel:1"] in played.entries()


def test_words_that_fit_several_choices_name_them_and_decide_nothing() -> None:
    text = hear(ranch_hand(), "you,random,random", "ride store")
    assert '"ride store" could mean' in text and "(ride to Darkrock Store West)" in text
    assert "No decision was made" in text


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("why ride cabaret", "Red Falls Cabaret is 5 steps away; 2 steps are possible."),
        ("prospect", "That is done at the Mine. (Rule WL LOC-1)"),
        ("why duel 1", "is not in your space. (Rule WL FIGHT-1)"),
        ("why play wallop", "Wallop has no Action. In a fight with a player:"),
        ("why arrest 0", "Nobody fights themselves."),
        ("pass", "To stop before your actions are used up, type end. (Rule WL Q-39)"),
        ("why ride north mesa", "Nobody enters the North Mesa. (Rule WL MOVE-3)"),
    ],
)
def test_why_tells_the_reason_with_its_numbers_and_rule(line: str, told: str) -> None:
    assert told in hear(ranch_hand(), "you,random,random", line)


def test_why_alone_lists_each_reason_once() -> None:
    text = hear(ranch_hand(), "you,random,random", "why")
    assert text.count("That is farther than 2 steps") == 1
    assert "duel Random 1, duel Random 2, rob Random 1" in text


def test_rides_stand_by_region_with_steps_and_who_is_there() -> None:
    laid = ranch_hand(bandits=["dixon_creek"], mount={0: "mustang"}, items={0: ["mustang"]})
    text = hear(laid, "you,random,random")
    assert "Ride up to 4 spaces, steps in brackets:" in text
    assert "Bank (2)" in text and "Sheriff's Office (1, Sheriff)" in text
    assert "Dixon Creek (3, bandit: a fight)" in text or "(4, bandit: a fight)" in text


# ---- what passes by itself


def test_nobody_is_bothered_where_nothing_can_be_done() -> None:
    text = hear(ranch_hand(hands={0: ["8_spades"]}), "you,random,random", "ride bank")
    assert "Do you ride on?" not in text
    assert "You ride from Darkrock Saloon North to Darkrock Bank (2 steps)." in text


def test_a_reaction_that_is_possible_is_asked_for() -> None:
    text = hear(ranch_hand(), "you,random,random", "ride bank", "2", "ride saloon east")
    assert "Do you ride on?" in text and "1. Stay here." in text
    assert "You react with 3 of clubs (Sprint)" in text


def test_undo_takes_back_what_passed_by_itself_too() -> None:
    laid = ranch_hand(hands={0: ["8_spades"]})
    sitting = play_on(laid, "you,random,random", ["ride bank", "undo"])
    assert "You take your last decision back." in read_aloud(written(sitting))
    assert sitting.table.view(0)["players"][0]["space"] == "darkrock_saloon_north"


def test_the_last_action_of_a_turn_can_be_taken_back() -> None:
    laid = ranch_hand(hands={0: ["8_spades"]}, actions=1)
    sitting = play_on(laid, "you,random,random", ["ride bank", "undo"])
    assert "Press Enter to go on, or type undo: undo" in read_aloud(written(sitting))
    assert sitting.table.view(0)["actions"] == 1


def test_a_pause_ends_with_an_empty_line_only() -> None:
    laid = ranch_hand(hands={0: ["8_spades"]}, actions=1)
    sitting = play_on(laid, "you,random,random", ["ride bank", "work", "2", "undo"])
    text = read_aloud(written(sitting))
    assert '"work" is no choice here: type undo, or press Enter.' in text
    assert sitting.table.view(0)["actions"] == 1


def test_at_one_screen_a_veiled_question_lowers_the_curtain_whatever_the_hand_holds() -> None:
    """Whether somebody could have reacted is nobody else's business."""
    there = {0: "darkrock_bank", 1: "darkrock_bank"}
    for card in ("6_hearts", "8_hearts"):
        hands = {0: ["10_hearts", "9_clubs"], 1: ["9_hearts", card]}
        laid = table(2, places=there, hands=hands)
        lines = ["", "duel ben", "1", "", "", "fight", "instincts", "", "", "", "", "1"]
        text = hear(laid, "Anna,Ben", *lines)
        assert text.count("There is nothing you could do here; press Enter:") >= 1
        assert text.count("Pass the keyboard to Ben.") == 2


# ---- several cards at once


def test_cards_that_are_asked_for_together_are_typed_in_one_line() -> None:
    laid = ranch_hand(hands={0: ["5_hearts", "3_clubs", "8_spades", "8_hearts"]})
    sitting = play_on(laid, "you,random,random", ["poker", "1 2", "3 4"])
    text = read_aloud(written(sitting))
    assert "Which 2 cards do you put down for the poker hand? Type 2 numbers, as in 1 2." in text
    assert "You show" in text


@pytest.mark.parametrize("line", ["1 1", "1 2 3", "1, 2, 2"])
def test_too_many_cards_or_one_twice_are_not_taken(line: str) -> None:
    text = hear(ranch_hand(), "you,random,random", "poker", line)
    assert "Choose up to 2, each only once." in text


def test_cards_can_be_picked_one_by_one_or_by_name() -> None:
    text = hear(ranch_hand(), "you,random,random", "poker", "payday", "sprint")
    assert "Which other card do you put down?" in text
    text = hear(ranch_hand(), "you,random,random", "poker", "payday, sprint")
    assert "Which other card do you put down?" not in text and "You show" in text
