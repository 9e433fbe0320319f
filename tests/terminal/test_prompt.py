"""What a person can type at the prompt."""

import pytest

from tests.public_enemy.scene import Hand, table
from tests.terminal.sitting import dealt, hear, play_on, read_aloud, session, written


def answers(sitting_lines: list[str], who: str = "you,greedy") -> list[object]:
    """The answers the person gave, by the journal."""
    played = play_on(dealt(), who, sitting_lines).table
    return [entry[1] for entry in played.entries() if entry[0] == 0]


@pytest.mark.parametrize(
    "line", ["5", "draw:saloon", "saloon", "draw saloon", "SALOON", "sal", " 5 "]
)
def test_a_choice_goes_by_number_name_or_words(line: str) -> None:
    assert answers([line])[:1] == ["draw:saloon"]


def test_a_choice_about_an_opponent_goes_by_the_opponents_name() -> None:
    decks = {"saloon": ["bounty_hunter"]}
    stacks = [{}, {"daltons": 1, "loners": 1}, {"daltons": 1}]
    laid = table(3, stacks=stacks, decks=decks)
    played = play_on(laid, "you,greedy,random", ["saloon", "random"]).table
    assert [0, "hunt:2:daltons"] in played.entries()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "Nothing was typed"),
        ("0", "0 is no choice; type 1 to 5."),
        ("77", "77 is no choice"),
        ("9" * 5000, "is no choice"),
        ("blah", 'I do not understand "blah"'),
        ("draw", '"draw" could mean 1 (draw from Tombstone), 2 (draw from'),
        ("d", "I do not understand"),
        ("\x1b[2J", 'I do not understand "?[2J"'),
        ("pass", "You cannot pass: on your turn you draw exactly one card. (Rule PE TURN-1)"),
        ("6", "You cannot pass"),
        ("undo", "There is nothing to take back"),
        ("why x", 'I do not understand "x"'),
        ("rules NO-1", 'There is no rule "NO-1"; give one such as PE TURN-4'),
        ("save", "Name a file, for example: save game.json"),
    ],
)
def test_what_is_no_choice_gets_a_sentence_and_loses_nothing(line: str, told: str) -> None:
    sitting = play_on(dealt(), "you,greedy", [line])
    assert told in read_aloud(written(sitting))
    assert sitting.table.journal() == dealt().journal()


def test_why_tells_reason_values_and_rule() -> None:
    """PE CAV-2, PE CAV-3, PE INT-4 as they are explained."""
    laid = table(2, modules="dollars cavalry", cavalry="deadwood", left={"dodge_city": 1})
    text = hear(laid, "you,greedy", "why deadwood", "why draw:deadwood", "why")
    assert "could mean" in text
    assert (
        "The Cavalry stands at Deadwood: nobody draws there" in text and "(Rule PE CAV-2)" in text
    )
    assert "No card lies hidden at Dodge City. (Rule PE INT-4)" in text


def test_why_of_a_possible_choice_says_so() -> None:
    assert "Choice 5 is possible: Draw the hidden top card" in hear(dealt(), "you,greedy", "why 5")


def test_each_choice_tells_what_it_leads_to() -> None:
    decks = {"tombstone": ["elzy_lay"], "deadwood": ["kid_curry"], "dodge_city": ["bill_dalton"]}
    stacks = [{"wild_bunch": 1, "james_younger": 1, "loners": 1}, {"wild_bunch": 2, "daltons": 2}]
    laid = table(2, stacks=stacks, decks=decks, left={"deadwood": 1})
    text = hear(laid, "you,greedy")
    assert (
        "1. Draw Elzy Lay (Wild Bunch) from Tombstone: you would have 2 Wild Bunch, level" in text
    )
    assert "3. Draw Kid Curry (Wild Bunch) from Deadwood: you would have 2 Wild Bunch," in text
    assert "That empties Deadwood and ends the round." in text
    assert "you would have 1 Dalton, behind Greedy with 2. That gives you a card of every" in text


def test_what_a_tile_can_do_takes_one_line_for_all_decks() -> None:
    decks = {"tombstone": ["elzy_lay", "black_bart"]}
    laid = table(2, modules="dollars", decks=decks)
    text = hear(laid, "you,greedy", "14", "why 10")
    assert "send a town's open card under its deck: 6 Tombstone, 7 Cripple Creek," in text
    assert "13 Dodge City, 14 the saloon." in text and "look at the next card of the saloon" in text
    assert "Spend a Dollars tile" in text


def test_how_tells_what_was_agreed_on() -> None:
    laid = dealt(2, 1, cavalry=True, round_cap=7)
    text = hear(laid, "you,greedy", "how")
    assert "The Cavalry: after drawing you may place it on a town" in text
    assert "The game ends after round 7 at the latest." in text
    assert "Round 1 of at most 7. With Cavalry." in text and "Duel in the Sun" not in text


def test_leaving_the_cavalry_can_be_taken_back_too() -> None:
    laid = table(2, modules="cavalry")
    text = hear(laid, "you,greedy", "draw:deadwood", "pass", "undo")
    assert "Press Enter to go on, or type undo: undo" in text and "You take back" in text


def test_a_tie_tells_whose_the_leader_is() -> None:
    """PE MAJ-3 in the words of a choice."""
    decks = {"tombstone": ["butch_cassidy"], "cripple_creek": ["grat_dalton"]}
    stacks: list[Hand] = [{}, {"wild_bunch": 1, "daltons": ["bob_dalton"]}]
    text = hear(table(2, stacks=stacks, decks=decks), "you,greedy")
    assert "1 Wild Bunch, level with Greedy, and the leader is yours." in text
    assert "1 Dalton, level with Greedy, and the leader is not yours." in text


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("sheriff", "1. Discard Grat Dalton (Daltons): you would have no Daltons left."),
        ("bounty_hunter", "1. Discard Bob Lee (Wild Bunch) of Greedy, who would have 1 Wild Bunch"),
        (
            "swindler",
            "1. Take Bob Lee (Wild Bunch) from Greedy: you would have 1 Wild Bunch, level",
        ),
    ],
)
def test_saloon_choices_tell_what_is_left(kind: str, told: str) -> None:
    stacks = [{"daltons": ["grat_dalton"]}, {"wild_bunch": ["elzy_lay", "bob_lee"]}]
    laid = table(2, stacks=stacks, decks={"saloon": [kind]})
    assert told in hear(laid, "you,greedy", "saloon")


def test_a_decision_is_taken_back_before_the_others_go_on() -> None:
    stacks = [{"daltons": 1, "loners": 1}, {}]
    laid = table(2, stacks=stacks, decks={"saloon": ["sheriff"]})
    sitting = play_on(laid, "you,greedy", ["saloon", "1", "undo", "2", ""])
    text = read_aloud(written(sitting))
    assert "Press Enter to go on, or type undo: undo" in text
    assert "You take back a decision." in text
    mine = [entry for entry in sitting.table.entries() if 0 in entry[:2]]
    assert mine == [
        [0, "draw:saloon"],
        [0, "discard:daltons"],
        ["undo", 0, 1],
        [0, "discard:loners"],
    ]


def test_a_decision_is_taken_back_from_the_next_question() -> None:
    stacks = [{"daltons": 1, "loners": 1}, {}]
    laid = table(2, stacks=stacks, decks={"saloon": ["sheriff"]}, modules="cavalry")
    sitting = session(laid, "you,greedy", "saloon", "1", "undo")
    sitting.play()
    assert sitting.table.asks[0].key == "sheriff"


def test_while_pausing_one_can_look_around_and_an_empty_line_goes_on() -> None:
    stacks = [{"daltons": 1, "loners": 1}, {}]
    laid = table(2, stacks=stacks, decks={"saloon": ["sheriff"]})
    text = hear(laid, "you,greedy", "saloon", "1", "look", "odds", "why", "3", "")
    assert text.count("Press Enter to go on") == 5
    assert text.count("is no choice here: type undo, or press Enter.") == 2
    assert "or type undo: What happened Greedy " in text


def test_stacks_are_shown_from_the_top_with_what_is_out() -> None:
    """PE Q-15: covered cards may be inspected."""
    stacks = [{"wild_bunch": ["butch_cassidy", "elzy_lay"]}, {}]
    text = hear(table(2, stacks=stacks, left={"saloon": 11}), "you,greedy", "stacks")
    assert "You: 2 Wild Bunch, top first: Elzy Lay, Butch Cassidy." in text
    assert "Greedy: no cards. Out for this round:" in text


def test_the_log_tells_this_round_or_all_of_them() -> None:
    played = dealt(3, 1)
    while played.view(0)["round"] < 2:
        played.answer("draw:tombstone")
    text = hear(played, "you,greedy,greedy", "log", "log all")
    this_round, everything = text.split("The log of this round")[1].split("The log of the whole")
    assert this_round.count("begins") == 1
    assert everything.count("begins") > 1


def test_help_and_how_explain() -> None:
    text = hear(dealt(), "you,greedy", "help", "?", "how", "rules TURN-4", "rules PE cav", "h")
    assert text.count("undo takes your last decision back") == 3
    assert "You want the Wanted token of all four gangs" in text
    assert "PE TURN-4: A Saloon card is resolved immediately" in text
    assert "PE CAV-1:" in text and "PE CAV-4:" in text


def test_quitting_offers_to_save() -> None:
    text = hear(dealt(), "you,greedy", "1", "quit", "back", "2", "q", "y", "no")
    assert text.count("Type a file name to save the game, no to leave it unsaved") == 3
    assert text.endswith("Goodbye.")


def test_quitting_before_the_first_decision_just_leaves() -> None:
    assert "Type a file name" not in hear(dealt(), "you,greedy", "quit")


def test_the_end_of_the_input_says_what_became_of_the_game() -> None:
    assert hear(dealt(), "you,greedy").endswith(
        "No decision was made, so there is nothing to save."
    )
    assert "It was not saved: to keep a game, type save" in hear(dealt(), "you,greedy", "1")
