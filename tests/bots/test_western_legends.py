"""The greedy bot of Western Legends: what it does where the right answer is plain."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.bots import Chair, bot
from saddlebag.bots.western_legends.habits import HABITS
from saddlebag.kernel.ask import Ask
from saddlebag.western_legends.state import FINAL_ROUND, INCOME, LAST_OF_ROUND
from tests.western_legends.scene import table

NO_STORY = ("the_schoolhouse_fund", "rub_some_dirt_in_it")  # triggers seldom met
BANK, CABARET, MINE = "darkrock_bank", "red_falls_cabaret", "sunny_hills_mine"
STORE, DOCTOR = "darkrock_store_east", "red_falls_doctor"


def scene(seats: int = 3, **told: Any) -> Table:
    return table(seats, **({"stories": NO_STORY} | told))


def choice(laid: Table) -> str:
    """What greedy answers."""
    assert laid.ask is not None
    return bot("greedy").choose(Chair(laid, laid.ask.seat, 1))


def at(place: str, **told: Any) -> Table:
    """Seat 0 in a place, about to act."""
    return scene(places={0: place}, **told)


# ---- places


def test_it_sells_all_its_gold_with_fools_gold() -> None:
    laid = at(BANK, nuggets={0: 3}, hands={0: ["10_clubs"]}, ending=FINAL_ROUND, marshal={0: 9})
    assert choice(laid) == "deposit:3+10_clubs"


def test_it_revels_for_all_it_has() -> None:
    assert choice(at(CABARET, money={0: 120}, items={0: ["mustang+", "revolver+"]})) == "revel:120"


def test_it_digs_while_there_is_room() -> None:
    assert choice(at(MINE)) == "prospect"
    assert choice(at(MINE, nuggets={0: 4})).startswith("ride:")


def test_it_robs_the_bank_with_an_ace() -> None:
    assert choice(at(BANK, hands={0: ["a_spades"]})) == "heist"


def test_a_marshal_with_much_to_lose_does_not_rob_the_bank() -> None:
    laid = at(BANK, hands={0: ["2_hearts"]}, marshal={0: 8}, ending=LAST_OF_ROUND)
    assert choice(laid) != "heist"


def test_it_buys_a_mount_early() -> None:
    laid = at(STORE, money={0: 60})
    assert choice(laid) == "store"
    laid.answer("store")
    assert choice(laid) == "buy:mustang"


def test_it_buys_no_mount_at_the_end_but_what_scores() -> None:
    laid = at(STORE, money={0: 40}, items={0: ["revolver"]}, ending=FINAL_ROUND)
    assert choice(laid) == "store"
    laid.answer("store")
    assert choice(laid) == "upgrade:revolver"


def test_it_has_its_wounds_healed() -> None:
    assert choice(at(DOCTOR, wounds={0: 3}, money={0: 20})) == "heal"


def test_in_the_last_turn_a_wound_costs_what_it_scores() -> None:
    """WL END-3"""
    assert HABITS.values[0].wound == 1.0
    laid = at("spikes_view_9", wounds={0: 1}, items={0: ["provisions"]}, ending=FINAL_ROUND)
    assert choice(laid) == "use:provisions"


def test_it_rides_to_the_cabaret_with_a_full_purse() -> None:
    laid = at("red_falls_saloon_north", money={0: 120}, items={0: ["mustang+"]})
    assert choice(laid) == f"ride:{CABARET}"


def test_it_brings_cattle_where_a_move_ends() -> None:
    told = {"cattle": {0: ["cattle_blue_8"]}, "marshal": {0: 5}, "items": {0: ["mustang+"]}}
    laid = at("cliff_junction_mine", **told)
    assert choice(laid) == "ride:spikes_view_rail_station"
    laid.answer("ride:spikes_view_rail_station")
    assert choice(laid) == "deliver"


def test_its_map_finds_gold_under_gravel() -> None:
    laid = at(MINE, items={0: ["miners_map"]}, luck={"die": [[0], [5]]})
    laid.answer("prospect")
    assert laid.view(0)["so_far"]["dice"] == ["nugget", "gravel"]
    assert choice(laid) == "die:1"


# ---- fights


def test_it_does_not_ride_into_a_bandit_without_a_card() -> None:
    laid = at("mesitos_point_ranch", bandits=["mesitos_point_hideout"])
    assert choice(laid) != "ride:mesitos_point_hideout"


def test_a_marshal_hunts_a_bandit_with_an_ace_and_a_good_gun() -> None:
    told: dict[str, Any] = {
        "hands": {0: ["a_spades"]},
        "items": {0: ["revolver+"]},
        "marshal": {0: 5},
    }
    told |= {"bandits": ["mesitos_point_hideout"], "ending": LAST_OF_ROUND}
    laid = at("mesitos_point_ranch", **told)
    assert choice(laid) == "ride:mesitos_point_hideout"


def test_it_duels_whoever_has_no_card() -> None:
    places = {0: "spikes_view_9", 1: "spikes_view_9"}
    told: dict[str, Any] = {"hands": {0: ["3_clubs"]}, "marshal": {0: 9}, "ending": FINAL_ROUND}
    assert choice(scene(places=places, **told)) == "duel:1"


def fought(answers: list[str], **told: Any) -> Table:
    """Seat 1 fights seat 0, and has put down a card."""
    places = {0: "spikes_view_9", 1: "spikes_view_9"}
    laid = scene(places=places, turn=1, **told)
    for answer in answers:
        laid.answer(answer)
    return laid


def test_it_declines_a_hopeless_fight() -> None:
    hands = {0: ["3_clubs", "4_clubs"], 1: ["k_clubs"]}
    assert choice(fought(["duel:0", "k_clubs"], hands=hands)) == "decline"


def test_it_fights_for_much_with_an_ace() -> None:
    hands = {0: ["3_clubs", "a_clubs"], 1: ["k_clubs"]}
    laid = fought(["arrest:0", "k_clubs"], hands=hands, wanted={0: 9}, marshal={1: 1})
    assert choice(laid) == "fight"
    laid.answer("fight")
    assert choice(laid) == "a_clubs"


@pytest.mark.parametrize(("theirs", "answer"), [("fight_10", "play:6_clubs"), ("fight_k", "pass")])
def test_it_reacts_only_where_that_turns_the_fight(theirs: str, answer: str) -> None:
    deck = [theirs, *[it for it in ("fight_2", "fight_3", "fight_4") if it != theirs]]
    laid = at(BANK, hands={0: ["10_spades", "6_clubs"]}, fight_deck=deck)
    for said, seat in (("heist", 0), ("10_spades", 0), (theirs, 2)):
        laid.answer(said, seat)
    assert choice(laid) == answer


def test_the_guard_plays_its_highest_card() -> None:
    laid = at(
        BANK, hands={0: ["j_spades", "q_spades"]}, fight_deck=["fight_8", "fight_q", "fight_a"]
    )
    laid.answer("heist")
    assert bot("greedy").choose(Chair(laid, 2, 1)) == "fight_a"


# ---- the Sheriff, stories, cards


def test_it_sends_the_sheriff_after_the_leader_and_never_to_itself() -> None:
    places = {0: "darkrock_store_west", 1: "darkrock_saloon_north", 2: "darkrock_store_north"}
    told: dict[str, Any] = {"wanted": {0: 3, 1: 9, 2: 1}, "lp": {1: 12}, "hands": {0: ["4_clubs"]}}
    laid = scene(places=places, **told)
    laid.answer("play:4_clubs")
    assert choice(laid) == "to:darkrock_saloon_north"


def test_it_gets_away_from_the_sheriff() -> None:
    told = {"wanted": {0: 9}, "lp": {0: 3}, "sheriff": "darkrock_saloon_north", "actions": 1}
    laid = at("darkrock_store_west", items={0: ["mustang+"]}, **told)
    answer = choice(laid)
    assert answer.startswith("ride:") and "darkrock" not in answer


def test_it_completes_a_story_rather_than_begin_one() -> None:
    stories = ("mud_in_the_sluice", "nobodys_canary")
    laid = at(MINE, stories=stories, discs=((), (1,)), luck={"die": [[0], [0]]})
    laid.answer("prospect")
    assert choice(laid) == "place:1"


def test_its_hand_keeps_the_best_cards() -> None:
    hand = ["3_clubs", "4_clubs", "6_clubs", "10_clubs", "k_clubs", "a_clubs"]
    laid = scene(hands={0: hand})
    laid.answer("end")
    assert choice(laid) == "3_clubs"


def test_it_takes_cards_when_its_hand_is_empty() -> None:
    assert choice(scene(phase=INCOME, money={0: 60}, items={0: ["mustang"]})) == "cards"


def test_an_ask_it_does_not_know_gets_the_answer_that_passes() -> None:
    laid = scene()
    chair = Chair(laid, 0, 1)
    strange = Ask(0, "sing", ("solo", "choir", "pass"), idle="pass")
    assert HABITS.worths(strange, chair.look()) == {"pass": 1.0}
    assert HABITS.worths(Ask(0, "sing", ("solo", "choir")), chair.look()) == {"solo": 1.0}
