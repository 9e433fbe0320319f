"""Lines of bandit cards that pay the winner or cost the loser (FIST-7, Q-107, Q-132, Q-133)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.board import SPACE
from saddlebag.western_legends.riding.ride import stops
from saddlebag.western_legends.state import AFTER
from tests.western_legends.bandit_scene import FACES, LOSS, NOTHING_SAID, WIN, bout, met
from tests.western_legends.fights import HIDEOUT, let_pass, mat, scene, where
from tests.western_legends.seen import asked, keys, last, options, say, told, west, why_not

AMOUNTS = ("money", "nuggets", "wounds", "lp", "marshal", "cards")
NORTH = "sunny_hills_hideout_north"
REWARDS = [
    ("gambler", 1, {"cards": 2}),
    ("fugitive", 1, {"marshal": 1, "money": 20}),  # the track pays, too
    ("bandido", 2, {"money": 20}),
    ("robber", 3, {"money": 30}),
    ("robber", 5, {"nuggets": 1}),
    ("desperado", 5, {"lp": 1}),
    ("gambler", 6, {"money": 10, "cards": 1}),
    ("desperado", 6, {"wounds": -1, "cards": 1}),
]
PENALTIES = [
    ("robber", 2, {"money": -20}),
    ("gambler", 3, {"cards": -2}),
    ("desperado", 3, {"wounds": 1}),
    ("bandido", 4, {"money": -10, "cards": -1}),
    ("bandido", 5, {"nuggets": -1}),
    ("fugitive", 5, {"money": -20}),
]


def fought(bandit: str, card: int, cards: tuple[str, str], **more: Any) -> Table:
    """A fight of somebody with something to lose; what is demanded is discarded."""
    hand = ["2_hearts", "2_clubs", "3_hearts"]
    goods: dict[str, Any] = {"money": {0: 50}, "nuggets": {0: 2}, "wounds": {0: 1}}
    game = bout(bandit, card, cards, more_cards=hand, **goods | more)
    while asked(game)[1] == "discard":
        say(game, options(game)[0])
    return let_pass(game)


def gained(bandit: str, card: int, cards: tuple[str, str], **more: Any) -> dict[str, int]:
    """What the line has changed, beside what such a fight brings anyway."""
    with_line = mat(fought(bandit, card, cards, **more), 0, *AMOUNTS)
    without = mat(fought(*NOTHING_SAID, cards, **more), 0, *AMOUNTS)
    pairs = zip(AMOUNTS, with_line, without, strict=True)
    return {key: mine - usual for key, mine, usual in pairs if mine != usual}


@pytest.mark.parametrize(("bandit", "card", "change"), REWARDS)
def test_a_reward_comes_on_top_of_a_win(bandit: str, card: int, change: dict[str, int]) -> None:
    """WL FIST-7, Q-132"""
    assert gained(bandit, card, WIN) == change
    assert gained(bandit, card, LOSS) == {}


@pytest.mark.parametrize(("bandit", "card", "change"), PENALTIES)
def test_a_penalty_comes_on_top_of_a_loss(bandit: str, card: int, change: dict[str, int]) -> None:
    """WL FIST-7, Q-132"""
    assert gained(bandit, card, LOSS) == change
    assert gained(bandit, card, WIN) == {}


def test_who_is_wanted_pays_the_fugitive_nothing() -> None:
    """WL FIST-7"""
    assert gained("fugitive", 5, LOSS, wanted={0: 1}) == {}


def test_a_line_pays_its_marshal_point_in_spite_of_fight_card_5() -> None:
    """WL Q-133"""
    game = met("fugitive", 1, ["10_hearts"], ["fight_5", "fight_2"])
    let_pass(say(game, (0, "10_hearts"), (2, "fight_5")))
    assert mat(game, 0, "marshal", "lp") == (1, 1) and not told(game, "chose")[1:]


def test_a_line_pays_after_the_ordinary_reward() -> None:
    """WL Q-132"""
    game = bout("desperado", 5, WIN)
    assert [line["cause"] for line in told(game, "lp")] == ["bandit", "bandit_card_5"]
    assert keys(game).index("bandit_gone") > keys(game).index("lp")


# ---- what waits


def test_a_ride_waits_until_the_action_is_over() -> None:
    """WL Q-107, Q-113"""
    game = bout("horse_thief", 3, WIN)
    assert asked(game) == (0, "reward_move") and game.view(0)["fight"] is None
    say(game, "to:cliff_junction_1")
    assert where(game, 0) == "cliff_junction_1" and asked(game) == (0, "act")
    assert west(game).actions == 2


def test_a_ride_by_a_bandit_card_enters_no_bandits_space() -> None:
    """WL Q-113"""
    bandits = {HIDEOUT: "horse_thief", "cliff_junction_hideout": "robber"}
    game = bout("horse_thief", 3, WIN, bandits=bandits, places={0: "cliff_junction_1"})
    s = west(game)
    assert s.bandits == 1 << SPACE["cliff_junction_hideout"]
    assert "to:cliff_junction_hideout" not in options(game) and "stay" in options(game)


def test_nobody_rides_after_a_lost_fight() -> None:
    """WL Q-132"""
    game = bout("horse_thief", 3, LOSS)
    assert asked(game) == (0, "act") and west(game).waiting == ()


def driven(**more: Any) -> Table:
    """Seat 0 has lost against the Horse Thief, three spaces from a mine and both ranches."""
    places = {0: "mesitos_point_4", 2: "sunny_hills_7", 1: "spikes_view_9"}
    game = scene(
        hands={0: [LOSS[0]]},
        fight_deck=[LOSS[1], "fight_2"],
        bandit_deck=["bandit_card_1"],
        bandits={NORTH: "horse_thief"},
        places=places,
        **FACES | more,
    )
    return let_pass(say(game, f"ride:{NORTH}", (0, LOSS[0]), (2, LOSS[1])))


def test_the_right_neighbour_chooses_where_the_loser_is_driven() -> None:
    """WL FIST-7, Q-107"""
    game = driven()
    assert asked(game) == (2, "driven_off")
    spaces = ("mesitos_point_ranch", "sunny_hills_mine", "sunny_hills_ranch")
    assert options(game) == [f"to:{space}" for space in spaces]
    say(game, "to:sunny_hills_mine")
    assert where(game, 0) == "sunny_hills_mine"
    assert last(game, "placed")["cause"] == "bandit_card_1" and asked(game) == (0, "act")


def test_the_loser_is_not_driven_just_anywhere() -> None:
    """WL FIST-7"""
    game = driven()
    assert why_not(game, "to:darkrock_bank")[0] == "no_refuge"
    far = {"space": "spikes_view_mine", "needs": 8, "has": 3}
    assert why_not(game, "to:spikes_view_mine") == ("too_far", far, "WL FIST-7")
    assert why_not(game, "pass")[0] == "compulsory"


def test_a_wanted_loser_is_not_driven_to_the_sheriff() -> None:
    """WL FIST-7, Q-17"""
    game = driven(wanted={0: 1}, sheriff="sunny_hills_mine")
    assert options(game) == ["to:mesitos_point_ranch", "to:sunny_hills_ranch"]
    assert why_not(game, "to:sunny_hills_mine")[0] == "sheriff_there"


def test_one_refuge_alone_is_not_asked_for() -> None:
    """WL FIST-7"""
    game = bout("horse_thief", 1, LOSS)
    assert where(game, 0) == "cliff_junction_mine" and asked(game) == (0, "act")


def test_without_a_refuge_the_loser_stays() -> None:
    """WL FIST-7"""
    game = bout("horse_thief", 1, LOSS, wanted={0: 1}, sheriff="cliff_junction_mine")
    assert where(game, 0) == HIDEOUT and asked(game) == (0, "act")


def test_who_beats_the_horse_thief_is_not_driven_off() -> None:
    """WL Q-132"""
    game = bout("horse_thief", 1, WIN)
    assert where(game, 0) == HIDEOUT and west(game).waiting == ()


def test_the_active_player_chooses_what_comes_first() -> None:
    """WL Q-142"""
    late = ("hot_sheriff:0:2", "move:0:3:bandit_card_3")
    more = {"waiting": late, "current_action": "ride"}
    game = scene(phase=AFTER, wanted={0: 4}, sheriff="darkrock_bank", more=more, **FACES)
    assert asked(game) == (0, "waiting") and options(game) == ["hot_sheriff:0", "move:0"]
    say(game, "move:0")
    assert asked(game) == (0, "reward_move")
    assert asked(say(game, "stay")) == (1, "sheriff")


def test_what_is_of_one_kind_comes_in_its_order() -> None:
    """WL Q-142"""
    late = ("hot_sheriff:0:2", "hot_sheriff:0:3")
    more = {"waiting": late, "current_action": "ride"}
    game = scene(phase=AFTER, wanted={0: 7}, sheriff="darkrock_bank", more=more)
    assert asked(game) == (1, "sheriff")


# ---- the rest of the turn


def test_the_next_mount_of_the_turn_is_cheaper() -> None:
    """WL FIST-7"""
    game = bout("horse_thief", 4, WIN)
    assert west(game).mount_discount == 20 == game.view(0)["so_far"]["mount_discount"]
    assert last(game, "mount_cheaper")["by"] == 20
    assert west(bout("horse_thief", 4, LOSS)).mount_discount == 0


def in_store(money: int, **more: Any) -> Table:
    """At the counter with a discount on the next mount."""
    purse: dict[str, Any] = {"money": {0: money}, "more": {"mount_discount": 20}}
    return say(scene(places={0: "darkrock_store_north"}, **purse | more), "store")


def test_a_discount_is_for_one_mount() -> None:
    """WL FIST-7"""
    game = in_store(40)
    assert "buy:mustang" in options(game)  # it costs $50
    say(game, "buy:mule")
    assert last(game, "bought")["price"] == 10 and west(game).mount_discount == 0
    assert why_not(game, "buy:mustang")[1] == {"has": 30, "needs": 50}


def test_a_discount_is_for_an_upgrade_of_a_mount_too() -> None:
    """WL FIST-7"""
    game = in_store(30, items={0: ["mustang"]})
    say(game, "upgrade:mustang")
    assert last(game, "upgraded")["price"] == 30 and mat(game, 0, "money") == (0,)


def test_a_discount_is_not_for_weapons() -> None:
    """WL FIST-7"""
    game = in_store(20)
    say(game, "buy:revolver")
    assert last(game, "bought")["price"] == 20
    assert west(game).mount_discount == 20


def test_a_discount_lasts_for_the_turn() -> None:
    """WL FIST-7"""
    game = say(bout("horse_thief", 4, WIN), "end")
    assert west(game).mount_discount == 0


def test_who_loses_to_the_horse_thief_goes_on_foot() -> None:
    """WL FIST-7"""
    game = bout("horse_thief", 6, LOSS, items={0: ["mustang"]})
    view = game.view(0)
    assert view["players"][0]["movement"] == 2 and view["so_far"]["on_foot"]
    assert why_not(game, "ride:darkrock_store_north")[1]["has"] == 2
    assert last(game, "goes_on_foot")["seat"] == 0


def test_a_mount_carries_as_much_for_those_on_foot() -> None:
    """WL FIST-7"""
    game = bout("horse_thief", 6, LOSS, items={0: ["mule"]}, nuggets={0: 5})
    assert mat(game, 0, "nuggets") == (5,) and west(game).mount[0] >= 0


def test_the_next_turn_is_ridden_again() -> None:
    """WL FIST-7"""
    game = say(bout("horse_thief", 6, LOSS, items={0: ["mustang"]}), "end", "money")
    assert game.view(0)["players"][0]["movement"] == 4


def test_who_goes_on_foot_passes_no_bandit() -> None:
    """WL FIST-7, MOVE-5"""
    lightning: dict[str, Any] = {"items": {0: ["lightning"]}, "bandits": [HIDEOUT]}
    riding, walking = scene(**lightning), scene(more={"on_foot": True}, **lightning)
    assert not stops(west(riding), 0)
    assert stops(west(walking), 0) == west(walking).bandits


def test_who_beats_the_horse_thief_rides_on() -> None:
    """WL Q-132"""
    game = bout("horse_thief", 6, WIN, items={0: ["mustang"]})
    assert game.view(0)["players"][0]["movement"] == 4
