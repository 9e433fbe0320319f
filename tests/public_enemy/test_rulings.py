"""The rulings (Q) that change play and are not told by a rule's own test."""

import pytest

from saddlebag import BadOption, Table
from saddlebag.public_enemy.cards import GANGS, TOWNS
from tests.public_enemy.scene import Hand, fresh, played_out, scored, table
from tests.public_enemy.seen import (
    asked,
    deck,
    keys,
    last,
    majority,
    options,
    player,
    refused,
    stack,
    told,
    why_not,
)

ALL = " ".join(GANGS)
THREE: Hand = {"wild_bunch": 1, "daltons": 1, "loners": 1}


def test_a_town_has_run_out_when_its_face_up_card_is_taken() -> None:
    """Q-01"""
    left = table(2, left={"tombstone": 2})
    left.answer("draw:tombstone")
    assert "round_over" not in keys(left)
    left.answer("draw:tombstone")
    assert last(left, "round_over")["deck"] == "tombstone"


def test_the_last_saloon_card_acts_before_the_round_ends() -> None:
    """Q-02: a Sheriff costs a card that no longer counts."""
    after = scored(2, stacks=[{"loners": 1}, {}])
    assert keys(after)[:3] == ["saloon", "discarded", "round_over"]
    assert majority(after, "loners")["counts"] == [1, 0]


def test_both_end_conditions_at_once_are_one_end() -> None:
    """Q-03"""
    scene: dict[str, list[str]] = {"deadwood": ["wood_hite"]}
    over = table(2, stacks=[THREE, {"loners": 3}], decks=scene, left={"deadwood": 1})
    over.answer("draw:deadwood")
    assert keys(over).count("round_over") == keys(over).count("points") == 1
    assert last(over, "round_over")["why"] == "deck_empty"
    assert over.view(None)["round"] == 2


def test_a_duel_needs_no_consent() -> None:
    """Q-04: with the module on it is fought without a question."""
    shot = scored(3, modules="duel", stacks=[{}, {"loners": 1}, {"loners": 1}])
    assert [line["prize"] for line in told(shot, "duel")] == ["loners", "one"]
    assert asked(shot)[1] == "draw"


@pytest.mark.parametrize("tied", [2, 3])
def test_no_duel_is_fought_where_nobody_could_gain(tied: int) -> None:
    """Q-04: all tied players have the token already."""
    hands: list[Hand] = [{"daltons": 5}, *([{"loners": 1}] * tied)]
    owners = [""] + ["loners"] * tied
    shot = scored(tied + 1, modules="duel", stacks=hands, wanted=owners)
    assert majority(shot, "loners")["how"] == "tie"
    assert "duel" not in keys(shot) and "tuel" not in keys(shot)


def test_without_a_holder_each_round_moves_the_start_on() -> None:
    """Q-05: the same rule again in later rounds."""
    again = scored(4, stacks=[{}, {}, {}, {}], starter=1)
    assert (again.view(None)["starter"], again.view(None)["one"]) == (2, None)
    for _ in range(12):
        again.answer("draw:saloon")
    view = again.view(None)
    assert (view["round"], view["one"], view["starter"]) == (3, None, 3)


@pytest.mark.parametrize(("flips", "gains"), [((1, 2), False), ((2, 1), True)])
def test_an_owner_may_defend_a_token_in_a_duel(flips: tuple[int, int], gains: bool) -> None:
    """Q-06: the owner's win moves nothing, the other's gains a token of the stock."""
    luck = {"duel": [[flips[0] - 1], [flips[1] - 1]]}
    hands: list[Hand] = [{"daltons": 5}, {"loners": 1}, {"loners": 1}]
    shot = scored(3, modules="duel", stacks=hands, luck=luck, wanted=["", "loners", ""])
    assert majority(shot, "loners")["gains"] == gains
    owners = [player(shot, seat)["wanted"] == ["loners"] for seat in (1, 2)]
    assert owners == [True, gains]


def test_a_larger_tie_gives_everyone_one_tile() -> None:
    """Q-07: for the One token as well."""
    shot = scored(4, modules="duel", stacks=[{}, {}, {}, {}], luck={"tuel": [[3]]})
    line = last(shot, "tuel")
    assert (line["prize"], line["tiles"], line["winner"]) == ("one", 4, 3)


def test_the_first_tied_player_from_the_starter_flips_first() -> None:
    """Q-08: also where the starter is not tied."""
    hands: list[Hand] = [{"loners": 1}, {"daltons": 5}, {"loners": 1}, {"loners": 1}]
    shot = scored(4, modules="duel", stacks=hands, starter=1, luck={"tuel": [[0]]})
    assert (last(shot, "tuel")["seats"], last(shot, "tuel")["winner"]) == ([2, 3, 0], 2)


def test_majorities_are_awarded_in_the_order_of_the_gangs() -> None:
    """Q-10"""
    after = scored(2, stacks=[{}, {}])
    order = ["wild_bunch", "daltons", "james_younger", "loners"]
    assert [line["gang"] for line in told(after, "majority")] == order


def test_no_majority_is_awarded_after_a_win() -> None:
    """Q-11"""
    hands: list[Hand] = [{"daltons": 1, "james_younger": 1, "loners": 1}, {"wild_bunch": 1}]
    won = scored(2, stacks=hands, wanted=["", "daltons james_younger loners"], one=1)
    assert len(told(won, "majority")) == 1 and player(won, 0)["wanted"] == []


def test_a_gang_without_cards_has_no_majority() -> None:
    """Q-12: nor a duel for it."""
    after = scored(2, modules="duel", stacks=[{"loners": 1}, {}])
    assert majority(after, "daltons")["how"] == "no_cards" and "duel" not in keys(after)


def test_a_swindled_card_goes_onto_no_other_gangs_stack() -> None:
    """Q-13"""
    hands: list[Hand] = [{"loners": 2}, {"daltons": ["bill_doolin"]}]
    opened = table(2, stacks=hands, decks={"saloon": ["swindler"]})
    opened.answer("draw:saloon")
    assert options(opened) == ["swindle:1:daltons"]
    opened.answer("swindle:1:daltons")
    assert stack(opened, 0, "daltons") == ["bill_doolin"] and len(stack(opened, 0, "loners")) == 2


@pytest.mark.parametrize("card", ["bounty_hunter", "swindler"])
def test_a_saloon_card_cannot_be_declined(card: str) -> None:
    """Q-14: not even where it ends the round."""
    hands: list[Hand] = [THREE, {"james_younger": 1}]
    opened = table(2, stacks=hands, decks={"saloon": [card]})
    opened.answer("draw:saloon")
    assert len(options(opened)) == 1 and options(opened)[0].endswith(":1:james_younger")
    assert refused(opened, "pass").values["answer"] == "pass"


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_covered_cards_are_open_to_all(seat: int | None) -> None:
    """Q-15"""
    names = ["bill_doolin", "bob_dalton", "bill_power"]
    shown = table(3, stacks=[{}, {"daltons": names}]).view(seat)
    assert shown["players"][1]["stacks"]["daltons"] == names


def test_unspent_dollars_do_not_carry_over() -> None:
    """Q-16"""
    after = scored(2, modules="dollars", stacks=[{}, {}])
    assert [player(after, seat)["dollars"] for seat in range(2)] == [2, 2]


def test_spent_dollars_are_out_for_the_round() -> None:
    """Q-17: four turns later there are still none."""
    spent = table(2, modules="dollars")
    for _ in range(2):
        for answer in ("peek:saloon", "draw:tombstone", "peek:saloon", "draw:deadwood"):
            spent.answer(answer)
    assert [player(spent, seat)["dollars"] for seat in range(2)] == [0, 0]
    assert all(answer.startswith("draw:") for answer in options(spent))


def test_buried_cards_come_round_again() -> None:
    """Q-18: the same deck may be turned over by one player after another."""
    turned = table(2, modules="dollars", left={"deadwood": 2})
    first = deck(turned, "deadwood")[-1]
    turned.answer("bury:deadwood")
    turned.answer("draw:saloon")
    turned.answer("bury:deadwood")
    assert deck(turned, "deadwood")[-1] == first and None not in deck(turned, "deadwood")


def test_a_peek_is_private() -> None:
    """Q-19: the log says who looked at which deck, and no more."""
    peeked = table(3, modules="dollars", decks={"saloon": ["swindler"]})
    peeked.answer("peek:saloon")
    assert peeked.events(1) == peeked.events(None)
    assert peeked.events(1) == [{"event": "peeked", "seat": 0, "deck": "saloon"}]
    assert peeked.view(1)["decks"] == peeked.view(None)["decks"] != peeked.view(0)["decks"]


def test_what_was_peeked_at_is_forgotten_with_the_round() -> None:
    """Q-19, ROUND-6: the decks are shuffled anew."""
    peeked = table(2, modules="dollars", left={"deadwood": 1}, stacks=[{}, {"loners": 1}])
    peeked.answer("peek:saloon")
    peeked.answer("draw:deadwood")
    assert peeked.view(0)["round"] == 2 and deck(peeked, "saloon", 0) == [None] * 12


def test_the_cavalry_is_off_the_board_when_a_round_starts() -> None:
    """Q-20: and until somebody places it."""
    after = scored(2, modules="cavalry", stacks=[{}, {}], cavalry="deadwood")
    assert after.view(None)["cavalry"] is None and len(options(after)) == 5
    assert fresh(2, cavalry=True).view(None)["cavalry"] is None


def test_the_cavalry_goes_neither_home_nor_to_the_same_town() -> None:
    """Q-21"""
    ridden = table(2, modules="cavalry", cavalry="deadwood")
    ridden.answer("draw:tombstone")
    here = ("already_there", {"town": "deadwood"}, "PE Q-21")
    assert why_not(ridden, "cavalry:deadwood") == here
    others = [f"cavalry:{town}" for town in TOWNS if town != "deadwood"]
    assert options(ridden) == ["pass", *others]


@pytest.mark.parametrize("town", TOWNS)
def test_the_cavalry_may_ride_to_the_deck_just_drawn_from(town: str) -> None:
    """Q-22"""
    ridden = table(2, modules="cavalry")
    ridden.answer(f"draw:{town}")
    ridden.answer(f"cavalry:{town}")
    assert ridden.view(None)["cavalry"] == town


@pytest.mark.parametrize("tile", range(4))
def test_the_same_supremacy_tile_may_come_twice_running(tile: int) -> None:
    """Q-23"""
    luck = {"supremacy": [[tile]]}
    after = scored(2, modules="supremacy", supremacy=GANGS[tile], stacks=[{}, {}], luck=luck)
    assert after.view(None)["supremacy"] == GANGS[tile]


def test_all_four_wanted_tokens_do_not_stop_a_player() -> None:
    """Q-24: who has them still wins majorities and so blocks others."""
    hands: list[Hand] = [{"loners": 2}, {"loners": 1, "daltons": 6}]
    after = scored(2, stacks=hands, wanted=[ALL, ""])
    line = majority(after, "loners")
    assert (line["winner"], line["gains"]) == (0, False)
    assert player(after, 1)["wanted"] == ["daltons"] and after.result is None


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nobody_sees_which_outlaws_a_fast_game_goes_without(seat: int | None) -> None:
    """Q-25: only the backs."""
    gone = fresh(2, fast=True).view(seat)["removed"]
    assert gone.count(None) == 16 and len(gone) == 19


def test_chance_chooses_the_outlaws_a_fast_game_goes_without_once() -> None:
    """Q-25: a leader's two companions are as likely as each other; no second choice is made."""
    played = played_out(fresh(2, seed=5, fast=True))
    rolls = [entry for entry in played.journal()["entries"] if entry[:2] == ["chance", "fast"]]
    assert len(rolls) == 16 and keys(played).count("round_begins") > 1


@pytest.mark.parametrize("seats", [5, 6])
def test_the_fast_game_is_not_offered_to_five_or_six(seats: int) -> None:
    """Q-26: and the message says so."""
    with pytest.raises(BadOption, match=f"seats={seats}"):
        fresh(seats, fast=True)


def capped(stacks: list[Hand], wanted: list[str], one: int = -1) -> Table:
    """A game that ends at the round cap."""
    return scored(len(stacks), stacks=stacks, round_cap=1, wanted=wanted, one=one)


@pytest.mark.parametrize(
    ("wanted", "one", "winners", "decided"),
    [
        (["loners daltons", "loners", "daltons"], 1, [0], "wanted"),  # most Wanted tokens
        (["loners", "loners", "daltons"], 1, [1], "one"),  # then the One token
        (["loners", "loners", "daltons"], -1, [0, 2], "level"),  # else they share it
    ],
)
def test_the_round_cap_ends_the_game(
    wanted: list[str], one: int, winners: list[int], decided: str
) -> None:
    """Q-27"""
    hands: list[Hand] = [{"wild_bunch": 1}, {}, {"wild_bunch": 1}]
    over = capped(hands, wanted=wanted, one=one)
    assert over.result is not None
    assert (over.result["winners"], over.result["why"]) == (winners, "round_cap")
    assert over.result["scores"] == [len(gangs.split()) for gangs in wanted]
    assert last(over, "game_over") == {"event": "game_over", "winners": winners, "why": "round_cap"}
    assert over.view(None)["starter"] == 0 and keys(over)[-1] == "game_over"
    assert over.view(None)["decided"] == decided


def test_a_win_comes_before_the_round_cap() -> None:
    """Q-27, WIN-1"""
    won = capped([{"loners": 1}, {}], wanted=[ALL, ""])
    assert won.result is not None and won.result["why"] == "public_enemy"


def test_no_cap_is_set_unless_asked_for() -> None:
    """Q-27"""
    games = [played_out(fresh(6, seed=seed)) for seed in range(20)]
    assert max(last(game, "round_begins")["round"] for game in games) > 10
    again = [played_out(fresh(6, seed=seed, round_cap=2)).result for seed in range(6)]
    assert all(result is not None and result["rounds"] <= 2 for result in again)


@pytest.mark.parametrize("cap", [-1, 1001, "ten", True, None])
def test_a_cap_is_a_number_of_rounds(cap: object) -> None:
    """Q-27"""
    with pytest.raises(BadOption) as no:
        fresh(2, round_cap=cap)
    assert (no.value.key, no.value.allowed) == ("round_cap", ["0-1000"])


def test_a_player_without_cards_scores_nothing() -> None:
    """Q-29: and if all score nothing it is a tie."""
    after = scored(3, stacks=[{}, {}, {}])
    assert last(after, "points")["points"] == [0, 0, 0]
    assert last(after, "one") == {
        "event": "one",
        "seat": None,
        "before": None,
        "tied": [0, 1, 2],
        "how": "nobody",
    }


def test_a_leader_outside_the_tie_is_irrelevant() -> None:
    """Q-31"""
    hands: list[Hand] = [{"loners": 2}, {"loners": 2}, {"loners": ["billy_the_kid"]}]
    assert majority(scored(3, stacks=hands), "loners")["how"] == "tie"


def test_a_leader_in_a_three_way_tie_decides_it() -> None:
    """Q-32: no Tuel."""
    hands: list[Hand] = [{"loners": 1}, {"loners": ["billy_the_kid"]}, {"loners": 1}]
    shot = scored(3, modules="duel", stacks=hands, luck={"tuel": [[0]]})
    assert (majority(shot, "loners")["winner"], majority(shot, "loners")["how"]) == (1, "leader")
    assert [line["prize"] for line in told(shot, "tuel")] == ["one"]


def test_each_gang_is_settled_before_the_next() -> None:
    """Q-33: its duel, its award; then the next gang; then points and the duel for One."""
    hands: list[Hand] = [{"daltons": 1, "loners": 1}, {"daltons": 1, "loners": 1}]
    luck = {"duel": [[0], [1], [1], [0], [0], [1]]}
    shot = scored(2, modules="duel", stacks=hands, luck=luck)
    middle = [key for key in keys(shot) if key in ("duel", "majority", "points", "one")]
    assert middle == [
        "majority",  # Wild Bunch: nobody has any
        *("duel", "majority"),
        "majority",  # James-Younger: nobody has any
        *("duel", "majority"),
        *("points", "duel", "one"),
    ]
    assert [player(shot, seat)["wanted"] for seat in range(2)] == [["daltons"], ["loners"]]


def test_a_duel_takes_at_most_six_flips() -> None:
    """Q-34: each row's Bang lies at a place from 1 to 6, and both rows are told."""
    luck = {"duel": [[5], [5], [4], [5]]}
    shot = scored(2, modules="duel", stacks=[{"loners": 1}, {"loners": 1}], luck=luck)
    assert [line["bangs"] for line in told(shot, "duel")] == [[6, 6], [5, 6]]


@pytest.mark.parametrize("card", ["bounty_hunter", "swindler"])
def test_with_two_players_the_opponent_is_the_other(card: str) -> None:
    """Q-35: without cards there, nothing happens."""
    opened = table(2, turn=1, stacks=[{}, {"loners": 1}], decks={"saloon": [card]})
    opened.answer("draw:saloon")
    assert keys(opened) == ["saloon", "no_effect"]
    opened = table(2, turn=1, stacks=[{"loners": 1}, {}], decks={"saloon": [card]})
    opened.answer("draw:saloon")
    assert [answer.split(":")[1] for answer in options(opened)] == ["0"]


def test_a_leader_may_be_swindled_and_counts_for_the_new_owner() -> None:
    """Q-36"""
    hands: list[Hand] = [{}, {"loners": ["tom_horn", "billy_the_kid"]}]
    over = table(2, stacks=hands, decks={"saloon": ["swindler"]}, left={"saloon": 1})
    over.answer("draw:saloon")
    over.answer("swindle:1:loners")
    line = majority(over, "loners")
    assert (line["counts"], line["winner"], line["how"]) == ([1, 1], 0, "leader")


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("cavalry", [False, True])
def test_the_first_option_always_plays_on(seats: int, cavalry: bool) -> None:
    """Q-37: the first deck that is not barred, the first target; so every round ends."""
    played, draws = fresh(seats, seed=3, cavalry=cavalry), 0
    while played.view(None)["round"] == 1 and played.ask is not None:
        draws += played.ask.key == "draw"
        played.answer(played.ask.options[0])
    assert draws <= 56 and keys(played).count("round_over") == 1


def test_the_first_option_is_the_first_deck_that_is_not_barred() -> None:
    """Q-37"""
    assert options(table(2, modules="cavalry dollars"))[0] == "draw:tombstone"
    barred = table(2, modules="cavalry dollars", cavalry="tombstone")
    assert options(barred)[0] == "draw:cripple_creek"
    barred.answer("draw:deadwood")
    assert options(barred)[0] == "pass"
