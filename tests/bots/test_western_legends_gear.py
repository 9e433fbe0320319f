"""The greedy bot with the items and characters of the expansions."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.bots.western_legends.habits import HABITS
from saddlebag.bots.western_legends.place_actions import acquiring
from saddlebag.bots.western_legends.player_fights import PlayerFights
from saddlebag.bots.western_legends.rides import steps_of
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.western_legends.content.board import SPACE
from saddlebag.western_legends.state import FINAL_ROUND, INCOME
from tests.bots.test_western_legends import STORE, at, choice, scene
from tests.western_legends.fights import bout, facing
from tests.western_legends.reward_scene import begun, do
from tests.western_legends.seen import say

FIST: dict[str, Any] = {"fistful_of_extras": True, "jokers": False}
BOTH: dict[str, Any] = FIST | {"good_bad_handsome": True}
HERE = "spikes_view_9"


def sight(laid: Table, seat: int = 0) -> Sight:
    return Sight(laid.view(seat), HABITS.values)


def test_it_counts_two_tokens_with_a_workhorse() -> None:
    """WL CATTLE-2"""
    laid = at("mesitos_point_ranch", items={0: ["workhorse"]}, **FIST)
    alone = at("mesitos_point_ranch", items={0: ["mule"]}, **FIST)
    assert acquiring(sight(laid), {}) == 2 * acquiring(sight(alone), {})


def test_it_keeps_its_workhorse_while_that_carries_cattle() -> None:
    """WL CATTLE-9, TURN-5"""
    told: dict[str, Any] = {"items": {0: ["workhorse", "mustang"]}, "phase": INCOME}
    herd = {0: ["cattle_green_1", "cattle_green_2"]}
    assert choice(say(at(HERE, **told, **FIST), "money")) == "equip:mustang"
    assert choice(say(at(HERE, cattle=herd, **told, **FIST), "money")) == "equip:workhorse"


def test_it_rides_through_bandits_on_lightning() -> None:
    """WL Q-113"""
    told: dict[str, Any] = {"bandits": ["spikes_view_hideout"], **BOTH}
    mine = SPACE["spikes_view_mine"]
    assert steps_of(sight(at("spikes_view_1", items={0: ["mustang"]}, **told)))[mine] == 3
    assert steps_of(sight(at("spikes_view_1", items={0: ["lightning"]}, **told)))[mine] == 2


@pytest.mark.parametrize(("mine", "cards"), [("10_hearts", 2), ("5_hearts", 0)])
def test_it_discards_as_many_cards_for_a_holster_as_it_takes(mine: str, cards: int) -> None:
    """WL FIGHT-10"""
    hand = [mine, "2_clubs", "3_clubs", "4_clubs"]
    laid = facing(hand, ["q_hearts"], items={0: ["holster"]}, **FIST)
    say(laid, "duel:1", mine, "fight", "q_hearts")
    assert choice(laid) == ("use:holster" if cards else "pass")
    if cards:
        assert choice(say(laid, "use:holster")) == f"cards:{cards}"


def test_it_spends_dynamite_where_no_card_would_help() -> None:
    """WL GBH-5"""
    laid = facing(["3_hearts", "6_hearts"], ["k_hearts"], items={0: ["dynamite"]}, **BOTH)
    say(laid, "duel:1", "3_hearts", "fight", "k_hearts")
    assert choice(laid) == "use:dynamite"


def test_it_reacts_with_a_card_before_it_spends_dynamite() -> None:
    """WL GBH-5"""
    laid = facing(["10_hearts", "6_hearts"], ["j_hearts"], items={0: ["dynamite"]}, **BOTH)
    say(laid, "duel:1", "10_hearts", "fight", "j_hearts")
    assert choice(laid) == "play:6_hearts"


def test_a_robbery_is_worth_more_with_a_peacekeeper() -> None:
    """WL Q-120"""
    plain, better = (
        PlayerFights(sight(at(HERE, items={0: [it]}, wanted={0: 2}, **FIST)), {}).prizes
        for it in ("revolver", "peacekeeper")
    )
    assert better["rob"] > plain["rob"] + 0.5 and better["duel"] == plain["duel"]


def test_it_buys_what_is_new_in_the_store() -> None:
    """WL FIST-2"""
    owned = {0: ["revolver+", "mustang+", "provisions", "ten_gallon"]}
    laid = say(at(STORE, items=owned, money={0: 60}, **FIST), "store")
    assert choice(laid) == "buy:holster"


def detective(theirs: list[str], **told: Any) -> Table:
    line: dict[str, Any] = {"characters": {0: "allan_pinkerton"}, "lp": {0: 5}}
    line |= {"places": {0: HERE, 1: HERE}, "hands": {0: ["9_clubs"], 1: theirs}}
    return scene(**(line | told), **FIST)


def test_it_questions_whom_it_can_fight_right_after() -> None:
    """WL Q-118"""
    told: dict[str, Any] = {"marshal": {0: 9}, "ending": FINAL_ROUND, "actions": 2}
    assert choice(detective(["k_clubs"], **told)) == "question:1"
    laid = say(detective(["k_clubs"], **told), "question:1", "rank:k")
    assert choice(laid) == "duel:1"


def test_it_does_not_fight_a_hand_it_knows_to_be_better() -> None:
    """WL Q-118"""
    laid = say(detective(["k_clubs", "k_hearts", "q_clubs"]), "question:1", "rank:k")
    assert not choice(laid).startswith(("duel", "rob"))


def test_a_thief_takes_the_better_item() -> None:
    """WL Q-121"""
    butch: dict[str, Any] = {"characters": {0: "butch_cassidy"}, "lp": {0: 5}}
    items = {0: ["revolver"], 1: ["miners_map", "mesa_deed"]}
    laid = bout("rob", "k_clubs", "5_clubs", items=items, good_bad_handsome=True, **butch)
    assert choice(laid) == "item:mesa_deed"


def test_it_drops_its_poorest_item_for_a_legendary_one() -> None:
    """WL GBH-6"""
    owned = {0: ["miners_map", "mesa_deed", "provisions"]}
    laid = at(HERE, items=owned, stock={"dynamite": 1, "lightning": 0, "thunder": 0}, **BOTH)
    reward = begun(laid, do("item", pool="legendary", max_price=0))
    assert reward.ask is not None
    worths = HABITS.worths(reward.ask, laid.view(0))
    assert max(worths, key=worths.__getitem__) == "drop:miners_map"
