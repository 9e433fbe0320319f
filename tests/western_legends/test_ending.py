"""The end of the game: trigger, last turns, final scoring and ties (END, EOT-4)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends import GAME
from saddlebag.western_legends.ending import finish
from saddlebag.western_legends.state import (
    CLOSE,
    FINAL_ROUND,
    LAST_OF_ROUND,
    OPEN,
    PASS_ON,
)
from saddlebag.western_legends.zones import DECK, HAND, TOKEN
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, keys, last, options, say, told, west

QUIET = ("eleven_head_short", "fence_cutters")
LINES = ["lp", "upgrades", "legendary_items", "money", "wounds", "wanted", "marshal", "tokens"]


def ended(seats: int = 3, **scene: Any) -> Table:
    """The last turn of the final round has just ended."""
    last_one = scene.pop("turn", seats - 1)
    return table(seats, phase=PASS_ON, turn=last_one, ending=FINAL_ROUND, **scene)


def result(opened: Table) -> dict[str, Any]:
    assert opened.result is not None
    return opened.result


def lines(opened: Table, seat: int = 0) -> dict[str, int]:
    """Final scoring of a player, what is not zero."""
    return {key: points for key, points in result(opened)["lines"][seat].items() if points}


# ---- the trigger


@pytest.mark.parametrize(
    ("length", "lp", "near"), [(15, 15, True), (20, 19, False), (25, 27, True)]
)
def test_reaching_or_passing_the_target_triggers_the_end(length: int, lp: int, near: bool) -> None:
    """WL END-1, EOT-4, SET-19"""
    opened = table(phase=CLOSE, lp={0: lp}, length=length)
    assert west(opened).ending == (LAST_OF_ROUND if near else OPEN)
    assert [line["target"] for line in told(opened, "end_triggered")] == [length] * near


def test_everybodys_points_are_compared() -> None:
    """WL Q-22, EOT-4: also those gained on another player's turn."""
    opened = table(phase=CLOSE, turn=0, lp={2: 20})
    assert last(opened, "end_triggered") == {
        "event": "end_triggered",
        "players": [2],
        "target": 20,
    }


def test_several_at_the_target_are_one_trigger() -> None:
    """WL Q-21"""
    opened = table(phase=CLOSE, lp={0: 20, 2: 22})
    assert [line["players"] for line in told(opened, "end_triggered")] == [[0, 2]]


def test_points_lost_again_before_the_check_do_not_count() -> None:
    """WL EXD-32, Q-22: fight card 2 takes one of twenty."""
    opened = table(
        lp={0: 20},
        places={0: "cliff_junction_8"},
        bandits=["cliff_junction_hideout"],
        hands={0: ["a_hearts"]},
        fight_deck=["fight_2", "fight_j"],
        stories=QUIET,
    )
    say(opened, "ride:cliff_junction_hideout", (0, "a_hearts"), (2, "fight_2"), "marshal:1", "end")
    assert (west(opened).lp[0], west(opened).ending) == (19, OPEN)


def test_once_triggered_it_stays_so() -> None:
    """WL Q-22"""
    opened = table(phase=CLOSE, ending=LAST_OF_ROUND, lp=3)
    assert (west(opened).ending, told(opened, "end_triggered")) == (LAST_OF_ROUND, [])


def test_a_trigger_in_the_final_round_adds_nothing() -> None:
    """WL Q-22"""
    opened = table(phase=CLOSE, ending=FINAL_ROUND, lp=30)
    assert west(opened).ending == FINAL_ROUND


def test_the_wanted_income_of_this_turn_counts() -> None:
    """WL EOT-3, EOT-4, EX-11"""
    opened = table(phase=CLOSE, lp={0: 19}, wanted={0: 1})
    assert (west(opened).lp[0], west(opened).ending) == (20, LAST_OF_ROUND)


def test_points_have_no_upper_end() -> None:
    """WL Q-66"""
    opened = table(phase=CLOSE, lp={0: 60}, wanted={0: 9})
    assert west(opened).lp[0] == 63


# ---- the last turns


def turns(opened: Table) -> list[int]:
    """Whose turns come until the game is over, everybody just ending theirs."""
    while opened.ask is not None:
        say(opened, (opened.ask.seat, "money" if opened.ask.key == "income" else "end"))
    return [line["player"] for line in told(opened, "turn_begins")]


def test_the_round_is_completed_and_everybody_has_one_more_turn() -> None:
    """WL EX-17, END-1, END-2: first player 1; Blue is seat 3, Purple seat 0."""
    opened = table(4, turn=3, lp={3: 15}, length=15, more={"first": 1}, stories=QUIET)
    assert turns(opened) == [0, 1, 2, 3, 0]


def test_the_last_of_the_round_starts_the_final_round_at_once() -> None:
    """WL EXD-12, END-2"""
    opened = table(4, turn=0, lp={0: 20}, more={"first": 1}, stories=QUIET)
    assert turns(opened) == [1, 2, 3, 0]


def test_the_first_of_the_round_gets_one_more_turn_like_all_others() -> None:
    """WL END-2, TURN-1"""
    opened = table(turn=0, lp={0: 20}, stories=QUIET)
    assert turns(opened) == [1, 2, 0, 1, 2]


def test_with_the_man_in_black_the_round_ends_after_his_turn() -> None:
    """WL END-2, EXD-30, Q-22"""
    opened = table(2, phase=CLOSE, turn=2, lp={2: 20})
    assert (west(opened).ending, west(opened).turn) == (FINAL_ROUND, 0)
    early = table(2, phase=CLOSE, turn=1, lp={1: 20})
    assert [line["player"] for line in told(early, "turn_begins")][:2] == [2, 0]


def test_the_final_round_has_the_normal_rules() -> None:
    """WL Q-91: stories and Wanted income included."""
    scene: dict[str, Any] = {"hands": {0: ["4_clubs"]}, "stories": ("the_preacher", QUIET[0])}
    opened = table(ending=FINAL_ROUND, wanted={0: 4}, discs=((1,), ()), **scene)
    say(opened, "play:4_clubs")
    while asked(opened)[1] != "disc":
        say(opened, options(opened)[0])
    say(opened, "place:0", "end")
    while west(opened).turn == 0:
        say(opened, options(opened)[0])
    assert last(opened, "story")["story"] == "the_preacher"
    assert "wanted_row" in [line["cause"] for line in told(opened, "lp")]


def test_hands_are_not_checked_at_the_end() -> None:
    """WL Q-68"""
    seven = [f"{rank}_hearts" for rank in (2, 3, 4, 5, 6, 7, 8)]
    opened = ended(hands={0: seven, 1: seven[:0]})
    assert hand(opened, 0) == seven


# ---- final scoring


def test_the_lines_come_in_the_printed_order() -> None:
    """WL END-3"""
    assert list(result(ended())["lines"][0]) == LINES


def test_upgraded_mounts_and_weapons_score_what_is_printed() -> None:
    """WL END-3, ITEM-4: active or not; basic sides score nothing."""
    gear = ["mustang+", "rifle+", "revolver+", "mule", "whiskey"]
    assert lines(ended(items={0: gear})) == {"upgrades": 2 + 2 + 1}


@pytest.mark.parametrize(("marshal", "lp"), [({}, 2), ({0: 1}, 2 + 2)])
def test_legendary_items_score_what_is_printed_and_what_they_ask_for(
    marshal: dict[int, int], lp: int
) -> None:
    """WL END-3, GBH-5"""
    opened = ended(items={0: ["mesa_deed", "marshals_badge"]}, marshal=marshal)
    assert result(opened)["lines"][0]["legendary_items"] == lp


@pytest.mark.parametrize(("money", "lp"), [(50, 0), (60, 1), (110, 1), (120, 2)])
def test_every_full_sixty_dollars_are_a_point(money: int, lp: int) -> None:
    """WL EXD-16, END-3"""
    assert result(ended(money={0: money}))["lines"][0]["money"] == lp


def test_a_wound_costs_a_point_and_the_score_may_fall_below_zero() -> None:
    """WL END-3, WOUND-1, Q-66"""
    opened = ended(wounds={0: 3}, lp={0: 1})
    assert (lines(opened), result(opened)["scores"][0]) == ({"lp": 1, "wounds": -3}, -2)


@pytest.mark.parametrize(
    ("wanted", "bonus"),
    [
        ({0: 6, 1: 4, 2: 1}, [3, 1, 1]),
        ({0: 6, 1: 6, 2: 2}, [1, 1, 1]),
        ({0: 2}, [3, 0, 0]),
        ({}, [0, 0, 0]),
    ],
)
def test_the_most_wanted_scores_three_alone_and_one_when_tied(
    wanted: dict[int, int], bonus: list[int]
) -> None:
    """WL END-4, EXD-14"""
    opened = ended(wanted=wanted)
    assert [line["wanted"] for line in result(opened)["lines"]] == bonus


@pytest.mark.parametrize(("marshal", "lp"), [(1, 1), (3, 1), (4, 2), (9, 3)])
def test_marshals_score_their_row(marshal: int, lp: int) -> None:
    """WL END-3, TRACK-8"""
    assert lines(ended(marshal={0: marshal})) == {"marshal": lp}


def test_tokens_are_revealed_and_score() -> None:
    """WL END-3, GOAL-5"""
    opened = ended(tokens={0: [3, 2, 1], 1: [1]}, goals={0: []})
    assert [line["tokens"] for line in result(opened)["lines"]] == [6, 1, 0]
    cards = west(opened).cards
    assert all(cards.seen[token] == cards.all for token in cards.piles[TOKEN[0]])


def test_everything_adds_up_and_is_told() -> None:
    """WL END-3"""
    opened = ended(lp={0: 17}, money={0: 60}, wounds={0: 1}, marshal={0: 4}, items={0: ["mule+"]})
    assert result(opened)["scores"][0] == 17 + 1 - 1 + 2 + 1
    line = told(opened, "final_score")[0]
    assert (line["player"], line["total"], line["lines"]["marshal"]) == (0, 20, 2)
    assert west(opened).lp[0] == 17


def test_a_result_tells_rounds_and_characters() -> None:
    """WL END-5"""
    told_all = result(ended(round=11, lp={1: 20}))
    assert told_all["rounds"] == 11
    assert told_all["characters"] == ["annie_oakley", "bass_reeves", "billy_the_kid"]
    assert (told_all["winners"], told_all["why"]) == ([1], "most_lp")


# ---- ties


@pytest.mark.parametrize(
    ("scene", "winner", "why"),
    [
        ({"lp": {0: 20, 1: 19}}, [0], "most_lp"),
        ({"lp": {0: 17, 1: 18}, "wanted": {0: 4}, "marshal": {1: 6}}, [1], "track_points"),
        ({"lp": {0: 20, 1: 20}, "nuggets": {0: 1, 1: 2}}, [1], "nuggets"),
        ({"lp": {0: 21, 1: 20}, "wounds": {0: 1}}, [1], "fewest_wounds"),
        ({"lp": {0: 20, 1: 20}}, [0, 1], "shared"),
    ],
)
def test_ties_go_down_the_list(scene: dict[str, Any], winner: list[int], why: str) -> None:
    """WL END-5, Q-75: points on either track, nuggets, fewer wounds, shared victory."""
    opened = ended(**scene)
    assert (result(opened)["winners"], result(opened)["why"]) == (winner, why)


def test_unlike_tracks_are_compared_by_number() -> None:
    """WL Q-75: Wanted 5 beats Marshal 4, and somebody on neither track has 0."""
    opened = ended(lp={0: 17, 1: 18, 2: 20}, wanted={0: 5}, marshal={1: 4})
    assert result(opened)["scores"] == [20, 20, 20]
    assert result(opened)["winners"] == [0]


def test_fools_gold_is_no_nugget_in_a_tie() -> None:
    """WL Q-75, Q-41"""
    opened = ended(lp={0: 20, 1: 20}, hands={0: ["10_clubs"]})
    assert result(opened)["why"] == "shared"


def test_a_final_duel_is_drawn_until_one_is_highest() -> None:
    """WL Q-92, END-5: cards from the reshuffled deck; hands stay as they are."""
    opened = ended(
        lp={0: 20, 1: 20}, final_duel=True, hands={0: ["a_hearts"]}, discard=["2_hearts"]
    )
    assert result(opened)["why"] == "final_duel"
    rounds = told(opened, "final_duel")
    assert all(line["players"] == [0, 1] for line in rounds)
    ranks = [[card.split("_")[0] for card in line["cards"]] for line in rounds]
    assert ranks[-1][0] != ranks[-1][1] and all(one == two for one, two in ranks[:-1])
    assert hand(opened, 0) == ["a_hearts"]


def test_a_tied_final_duel_is_repeated() -> None:
    """WL Q-92: the deck is reshuffled before each draw, the highest rank wins."""
    deck = ["q_hearts", "q_clubs", "2_hearts", "5_clubs"]
    luck = {"deck": [list(range(52)), [50, 51, *range(50)]]}
    opened = ended(lp={0: 20, 1: 20}, final_duel=True, deck=deck, luck=luck)
    drawn = [line["cards"] for line in told(opened, "final_duel")]
    assert drawn == [deck[:2], deck[2:]]
    assert (result(opened)["winners"], result(opened)["why"]) == ([1], "final_duel")


def test_without_a_card_for_each_the_victory_is_shared() -> None:
    """WL Q-92, Q-06"""
    s = west(table(lp={0: 20, 1: 20}, final_duel=True)).copy()
    s.cards.piles[HAND[2]], s.cards.piles[DECK] = s.cards.piles[DECK], []
    finish(s)
    assert (s.winners, s.why) == ((0, 1), "shared")


def test_without_the_option_nobody_duels() -> None:
    """WL Q-92"""
    assert "final_duel" not in keys(ended(lp={0: 20, 1: 20}))


# ---- the Man in Black


@pytest.mark.parametrize(
    ("his", "winners", "why"), [(20, [], "man_in_black"), (19, [0], "most_lp")]
)
def test_the_man_in_black_wins_ties_for_most_points(his: int, winners: list[int], why: str) -> None:
    """WL Q-77, MIB-2"""
    opened = ended(2, turn=2, lp={0: 20, 1: 3, 2: his})
    assert (result(opened)["winners"], result(opened)["why"]) == (winners, why)


def test_he_scores_his_points_and_nothing_else() -> None:
    """WL Q-77, Q-124: his money and nuggets are worth nothing."""
    opened = ended(2, turn=2, lp={2: 12})
    assert result(opened)["lines"][2] == {"lp": 12}
    assert result(opened)["characters"][2] == "man_in_black"


def test_he_is_no_rival_for_the_most_wanted() -> None:
    """WL Q-124, END-4"""
    opened = ended(2, turn=2, wanted={0: 1})
    assert result(opened)["lines"][0]["wanted"] == 3


# ---- whole games


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_game_ends_with_a_result_for_everybody(seats: int) -> None:
    """WL END-2, END-5"""
    opened = GAME.table(seats=seats, seed=seats, options={"length": 15, "goals": True})
    while opened.ask is not None:
        choices = opened.ask.options
        opened.answer(choices[opened.event_count % len(choices)], opened.ask.seat)
    scores = result(opened)["scores"]
    assert len(scores) == west(opened).players
    assert west(opened).ending == FINAL_ROUND
    assert all(scores[player] == max(scores) for player in west(opened).winners)
