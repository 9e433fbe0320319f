"""What answers promise is what comes: gains, the stakes of fights, the range of dice."""

from collections import Counter
from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends import GAME
from tests.western_legends.bulk import games
from tests.western_legends.promises import Believer
from tests.western_legends.scene import table


def detail(on: Table, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = on.view(seat, detail=True)["asks"][0]["detail"]
    return found


def stakes(on: Table, answer: str, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = detail(on, seat)["stakes"].get(answer, {})
    return found


def promises(count: int, first: int = 0) -> Counter[str]:
    kept: Counter[str] = Counter()
    for seed, seats, options in games(count, first):
        player = Believer(GAME.table(seats, seed=seed, options=options), seed)
        player.play()
        kept += player.kept
    return kept


@pytest.mark.pure
def test_what_is_promised_comes() -> None:
    """WORK-1, BANK-1, FIGHT-13 to FIGHT-18, TRACK-6: in random games with all options."""
    kept = promises(16)
    assert kept["act/work"] and kept["act/play"] and kept["income/money"]
    assert kept["act/rob:won"] and kept["act/duel:lost"] and kept["act/ride:won"]


@pytest.mark.drill
@pytest.mark.pure
def test_what_is_promised_comes_in_hundreds_of_games() -> None:
    """As above, for longer."""
    assert promises(300, first=16)["act/heist:won"]


def test_work_is_worth_what_fits_into_the_wallet() -> None:
    """WORK-1, BANK-2: $10, and nothing with a full wallet."""
    assert stakes(table(3, places={0: "darkrock_bank"}), "work") == {"brings": [{"money": 10}]}
    assert stakes(table(3, places={0: "darkrock_bank"}, money={0: 120}), "work") == {}


def test_a_robber_who_is_a_marshal_stakes_the_star() -> None:
    """FIGHT-16, TRACK-5: the Marshal points go with the first Wanted point."""
    scene = table(
        3,
        places=dict.fromkeys((0, 1), "darkrock_bank"),
        hands={0: ["9_spades"]},
        money={1: 60},
        marshal={0: 3},
    )
    assert stakes(scene, "rob:1")["won"] == [{"money": 30, "marshal": -3, "wanted": 1}]


def test_one_without_a_card_is_beaten_for_certain() -> None:
    """Q-04: a Duel with somebody who holds no card is won."""
    scene = table(
        3,
        places=dict.fromkeys((0, 1), "darkrock_bank"),
        hands={0: ["9_spades"]},
    )
    assert stakes(scene, "duel:1")["won"] == [{"lp": 2}]
    assert stakes(scene, "duel:1")["certain"]


def test_a_bandit_is_worth_a_legendary_point_or_a_marshal_point() -> None:
    """BANDIT-6, TRACK-6: with what the track pays for it."""
    scene = table(
        3,
        places={0: "darkrock_saloon_west"},
        hands={0: ["9_spades"]},
        bandits=["dixon_creek"],
        items={0: ["mustang"]},
        mount={0: "mustang"},
    )
    assert stakes(scene, "ride:dixon_creek")["won"] == [{"lp": 1}, {"money": 20, "marshal": 1}]


def test_dice_promise_from_nothing_to_two_nuggets() -> None:
    """GOLD-1, GOLD-2: Gold Dust may roll on and on."""
    found = stakes(table(3, places={0: "sunny_hills_mine"}), "prospect")
    assert found["brings"] == [{}] and found["most"]["nuggets"] == 2


def test_a_space_in_reach_tells_what_it_would_give() -> None:
    """BANK-1: the best of each kind of action there, nothing for honest work."""
    scene = table(3, places={0: "darkrock_saloon_east"}, nuggets={0: 2}, hands={0: []})
    there = detail(scene)["there"]["darkrock_bank"]
    assert there == {"deposit:2": {"brings": [{"money": 40, "nuggets": -2, "lp": 2}]}}


def test_declining_costs_what_a_lost_fight_costs() -> None:
    """FIGHT-7, FIGHT-13, FIGHT-16."""
    scene = table(
        3,
        places=dict.fromkeys((0, 1), "darkrock_bank"),
        hands={0: ["9_spades"], 1: ["2_clubs"]},
        money={1: 60},
    )
    scene.answer("rob:1")
    scene.answer("9_spades")
    assert stakes(scene, "decline", 1)["brings"] == [{"wounds": 1, "cards": 1}]


def test_two_cards_are_named_before_they_are_put_down() -> None:
    """POKER-6, POKER-8."""
    house = ["3_hearts", "4_hearts", "6_hearts", "7_clubs"]
    deck = ["2_clubs", *house, "j_hearts", "10_clubs", "5_spades"]
    scene = table(
        3,
        places={0: "darkrock_saloon_west", 1: "cliff_junction_3"},
        money={0: 20},
        hands={0: ["j_spades", "10_hearts"]},
        deck=deck,
    )
    scene.answer("poker")
    hands = detail(scene)["hands"]
    assert hands["10_hearts+j_spades"]["hand"] == "two_pair"
