"""The Man in Black at the table: his seat, his rides, the end (MIB, Q-77, Q-124)."""

import pytest

from saddlebag import Table, game
from saddlebag.kernel.game import BadOption
from saddlebag.western_legends.content.board import RAIL_STATION, SPACE
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARDS
from saddlebag.western_legends.fights.player_fight import refusal
from saddlebag.western_legends.goods.track_points import gain_points
from saddlebag.western_legends.man_in_black.ride import mark, nearest_player, rival
from saddlebag.western_legends.state import (
    CLOSE,
    FINAL_ROUND,
    PASS_ON,
    STORIES,
    TURN_BEGINS,
)
from saddlebag.western_legends.stories.ends import spawn
from tests.western_legends.his_turn import HIM, his, lp, path
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, keys, last, options, say, told, west, why_not

MEETING = ["the_telegraph_boy", "high_noon"]


# ---- his levels


def test_he_is_a_gunslinger_unless_another_level_is_chosen() -> None:
    """WL MIB-4"""
    assert west(table(2)).options.level.id == "gunslinger"
    cabaret: dict[str, object] = {"places": {HIM: "red_falls_cabaret"}}
    assert lp(his("mib_cabaret", **cabaret)) == lp(
        his("mib_cabaret", man_in_black_level="gunslinger", **cabaret)
    )


def test_a_greenhorn_gains_two_at_most_at_once() -> None:
    """WL MIB-4"""
    cabaret: dict[str, object] = {"places": {HIM: "red_falls_cabaret"}}
    assert lp(his("mib_cabaret", **cabaret)) == 3
    assert lp(his("mib_cabaret", man_in_black_level="greenhorn", **cabaret)) == 2


def test_a_legend_gains_two_for_every_shuffle() -> None:
    """WL MIB-4"""
    cards = [it.id for it in HIS_CARDS]
    for level, gained in (("gunslinger", 0), ("legend", 2)):
        played = table(2, phase=TURN_BEGINS, turn=HIM, his_cards=cards, man_in_black_level=level)
        paid = [line for line in told(played, "lp") if line["cause"] == "his_deck"]
        assert sum(line["after"] - line["before"] for line in paid) == gained


@pytest.mark.parametrize("seats", [3, 6])
def test_only_two_choose_his_level(seats: int) -> None:
    """WL MIB-4"""
    with pytest.raises(BadOption) as no:
        game("western-legends").chosen(seats, {"man_in_black_level": "legend"})
    assert (no.value.key, no.value.allowed) == ("man_in_black_level", ["seats=2"])


# ---- his seat


def test_he_rides_along_with_two_players_and_with_two_alone() -> None:
    """WL MIB-1, Q-77: he starts at the Rail Station."""
    two, three = west(table(2)), west(table(3))
    assert (two.players, two.place[HIM]) == (3, RAIL_STATION)
    assert (three.players, three.seats) == (3, 3)


def test_he_has_a_figure_lp_money_nuggets_and_discs_and_nothing_else() -> None:
    """WL Q-77"""
    mat = table(2).view(0)["players"][HIM]
    assert mat["space"] == "spikes_view_rail_station" and (mat["money"], mat["nuggets"]) == (120, 4)
    assert mat["discs"] == 2 and mat["man_in_black"] is True
    assert not {"hand", "items", "cattle", "goals", "character"} & set(mat)


@pytest.mark.parametrize(("first", "last_human"), [(0, 1), (1, 0)])
def test_he_acts_once_in_a_round_after_the_last_human(first: int, last_human: int) -> None:
    """WL END-2, Q-77"""
    played = table(2, phase=PASS_ON, turn=last_human, more={"first": first}, his_deck=["mib_bank"])
    assert [line["player"] for line in told(played, "turn_begins")] == [HIM, first]
    assert keys(played).count("his_card") == 1 and last(played, "turn_begins")["round"] == 2


def test_he_does_not_act_between_two_humans() -> None:
    """WL END-2, Q-77"""
    played = table(2, phase=PASS_ON, turn=0)
    assert "his_card" not in keys(played) and asked(played)[0] == 1


def test_he_has_no_income_and_no_actions() -> None:
    """WL Q-77: the first to be asked is the next human."""
    played = his("mib_bank")
    assert asked(played) == (0, "income") and "action" not in keys(played)


def test_he_deals_for_nobody() -> None:
    """WL EXD-30, Q-124, POKER-3: A plays poker alone, so B deals, though he is in the town."""
    places = {0: "darkrock_saloon_east", HIM: "darkrock_saloon_east"}
    played = say(table(2, places=places, money={0: 10}), "poker")
    assert last(played, "poker_dealer")["seat"] == 1
    assert not told(played, "poker_joined")


def test_he_controls_no_bandit() -> None:
    """WL EXD-30, Q-71, Q-124: A meets a bandit, B plays it; and the other way round."""
    for seat in (0, 1):
        places = {seat: "spikes_view_2"}
        met = table(2, turn=seat, places=places, bandits=["spikes_view_hideout"])
        say(met, "ride:spikes_view_hideout")
        assert last(met, "fight_cards")["seat"] == 1 - seat


def test_he_controls_no_sheriff() -> None:
    """WL EXD-30, Q-124: B is hunted by the Sheriff, A plays him, even on the turn of neither."""
    played = his(
        "mib_sheriff", places={1: "mesitos_point_6"}, wanted={1: 2}, hands={1: two_cards()}
    )
    say(played, "3_clubs", "fight", "4_clubs")
    assert asked(played) == (0, "npc_card")


def two_cards() -> list[str]:
    return ["3_clubs", "4_clubs"]


# ---- what he counts for


def test_he_counts_as_a_player_one_may_meet() -> None:
    """WL Q-124: for story triggers, for example."""
    played = table(2, stories=MEETING)
    say(played, "ride:spikes_view_rail_station")
    assert asked(played) == (0, "disc") and "place:0" in options(played)


def test_a_fight_with_him_is_a_fight_with_a_player() -> None:
    """WL Q-124: for goals."""
    here = {"places": {0: "spikes_view_rail_station"}, "hands": {0: ["a_spades"]}}
    aim = "annie_oakley_top_of_the_bill"
    played = table(2, goals={0: [aim]}, fight_deck=["fight_2", "fight_3", "fight_4"], **here)
    say(played, "duel:2", "a_spades")
    assert why_not(played, f"goal:{aim}")[1]["has"] == 1


def test_his_figure_keeps_bandits_away() -> None:
    """WL STORY-10, Q-124"""
    played = table(2, places={HIM: "dixon_creek"})
    spawn(west(played), (1,), "work")
    assert west(played).bandits == 1 << SPACE["sunny_hills_hideout_north"]


def test_he_blocks_no_way() -> None:
    """WL Q-77"""
    played = table(2, places={0: "spikes_view_rail_station", HIM: "spikes_view_9"})
    assert "ride:cliff_junction_12" in options(played) and "ride:spikes_view_9" in options(played)


@pytest.mark.parametrize("kind", ["marshal", "wanted"])
def test_he_gains_no_points(kind: str) -> None:
    """WL Q-77"""
    played = table(2)
    assert not gain_points(west(played), HIM, kind, 2, "work")
    assert (west(played).marshal[HIM], west(played).wanted[HIM]) == (0, 0)


def test_he_is_never_arrested() -> None:
    """WL Q-77: he is not Wanted."""
    here = {0: "spikes_view_rail_station"}
    played = table(2, places=here, marshal={0: 3}, hands={0: ["k_spades"]})
    assert refusal(west(played), 0, "arrest", HIM) == ("not_wanted", {"player": HIM}, "WL FIGHT-3")
    assert "duel:2" in options(played) and "arrest:2" not in options(played)


def test_a_game_with_him_from_the_draft_to_the_end() -> None:
    """WL MIB-2, MIB-3: he has taken part, and has neither points nor wounds nor less money."""
    played = game("western-legends").table(seats=2, seed=5, options={"length": 15})
    for step in range(20_000):
        if played.ask is None:
            break
        played.answer(options(played)[step * 7 % len(options(played))], played.ask.seat)
    s = west(played)
    assert played.result is not None and s.lp[HIM] > 0
    assert (s.marshal[HIM], s.wanted[HIM], s.wounds[HIM]) == (0, 0, 0)
    assert (s.money[HIM], s.nuggets[HIM], s.owned[HIM]) == (120, 4, ())


# ---- whom he means


def test_his_rival_is_the_human_with_the_most_lp() -> None:
    """WL Q-77"""
    assert rival(west(table(2, lp={0: 3, 1: 4, HIM: 9}))) == 1


def test_of_two_rivals_the_nearer_one() -> None:
    """WL Q-77"""
    near = {0: "sunny_hills_3", 1: "spikes_view_9"}
    assert rival(west(table(2, lp=4, places=near))) == 1


@pytest.mark.parametrize("first", [0, 1])
def test_of_two_rivals_as_near_the_next_in_turn_order(first: int) -> None:
    """WL Q-77"""
    near = {0: "spikes_view_9", 1: "spikes_view_8"}
    assert rival(west(table(2, lp=4, places=near, more={"first": first}))) == first


@pytest.mark.parametrize(
    ("money", "nuggets", "meant"),
    [
        ({0: 50, 1: 40}, {}, 0),
        ({0: 50, 1: 40}, {1: 1}, 1),
        ({0: 50}, {1: 2}, 0),
    ],
)
def test_his_mark_is_the_richest(
    money: dict[int, int], nuggets: dict[int, int], meant: int
) -> None:
    """WL Q-77: a nugget counts as $20."""
    assert mark(west(table(2, money=money, nuggets=nuggets))) == meant


def test_of_two_marks_the_nearer_one_then_the_next_in_turn_order() -> None:
    """WL Q-77"""
    far, near = {0: "sunny_hills_3", 1: "spikes_view_9"}, {0: "spikes_view_9", 1: "spikes_view_8"}
    assert mark(west(table(2, money={0: 40}, nuggets={1: 2}, places=far))) == 1
    assert mark(west(table(2, places=near, more={"first": 1}))) == 1


def test_the_nearest_player_and_how_ties_are_broken() -> None:
    """WL Q-77: fewest steps, more LP, then turn order."""
    near = {0: "spikes_view_9", 1: "spikes_view_8"}
    assert nearest_player(west(table(2, places=near | {1: "spikes_view_7"}, lp={1: 9}))) == 0
    assert nearest_player(west(table(2, places=near, lp={1: 1}))) == 1
    assert nearest_player(west(table(2, places=near, more={"first": 1}))) == 1


def test_rival_and_mark_are_named_when_the_card_is_revealed() -> None:
    """WL Q-77"""
    assert last(his("mib_rob", money={1: 10}), "his_card")["named"] == 1
    assert last(his("mib_duel", lp={0: 1}), "his_card")["named"] == 0
    assert last(his("mib_bank"), "his_card")["named"] is None


# ---- how he rides


def test_of_two_ways_as_short_he_takes_the_one_first_on_the_board() -> None:
    """WL Q-77: to the Cabaret over spikes_view_9, not over spikes_view_13."""
    assert path(his("mib_cabaret"))[1:3] == ["spikes_view_9", "cliff_junction_12"]


def test_of_two_places_as_near_he_rides_to_the_first_on_the_board() -> None:
    """WL Q-77: two spaces of the saloon are one step away."""
    played = his("mib_saloon", places={HIM: "mesitos_point_9"})
    assert path(played) == ["mesitos_point_9", "darkrock_saloon_north"]


def test_where_he_already_is_he_stays() -> None:
    """WL Q-77: a distance of 0 is the nearest there is."""
    played = his("mib_mine", places={HIM: "spikes_view_mine"})
    assert "rode" not in keys(played) and lp(played) == 2


def test_nothing_stops_him_on_his_way() -> None:
    """WL Q-77: neither bandits nor players nor the Sheriff."""
    way = {"bandits": ["dixon_creek"], "sheriff": "cliff_junction_1", "wanted": {0: 1}}
    played = his("mib_bank", places={HIM: "red_falls_cabaret", 0: "darkrock_street_east"}, **way)
    assert path(played)[-1] == "darkrock_bank" and "dixon_creek" in path(played)
    assert lp(played) == 3 and west(played).bandits == 1 << SPACE["dixon_creek"]


def test_a_bandit_where_his_ride_ends_is_removed() -> None:
    """WL Q-77: for 1 LP and without a fight."""
    rides_to = {1: "dixon_creek"}
    played = his("mib_rumor", places=rides_to, lp={1: 3}, bandits=["dixon_creek"])
    assert last(played, "bandit_gone")["player"] == HIM and "fight" not in keys(played)
    assert lp(played) == 2


def test_a_bandit_where_he_stays_is_left_alone() -> None:
    """WL Q-77: only a ride of at least one step ends somewhere."""
    stays = {1: "dixon_creek", HIM: "dixon_creek"}
    played = his("mib_rumor", places=stays, lp={1: 3}, bandits=["dixon_creek"])
    assert "bandit_gone" not in keys(played) and lp(played) == 1


# ---- the end


def test_his_lp_trigger_the_end() -> None:
    """WL EXD-30, END-2, Q-22: at the end of his turn; then everybody has one more turn."""
    played = his("mib_bank", lp={HIM: 12}, length=15)
    assert last(played, "end_triggered")["players"] == [HIM]
    assert west(played).ending == FINAL_ROUND and asked(played)[0] == 0


def test_everybody_plays_once_more_after_him() -> None:
    """WL EXD-30, END-2: A, B and he himself."""
    played = his("mib_bank", lp={HIM: 12}, length=15)
    say(played, "money", "end", "money", "end")
    while played.ask is not None:
        played.answer(options(played)[-1])
    turns = [line["player"] for line in told(played, "turn_begins")]
    assert turns == [HIM, 0, 1, HIM]


def test_a_round_that_a_human_ends_closes_with_his_turn() -> None:
    """WL END-2"""
    played = table(2, phase=CLOSE, turn=1, lp={1: 15}, length=15, his_deck=["mib_bank"])
    assert [line["player"] for line in told(played, "turn_begins")] == [HIM, 0]
    assert west(played).ending == FINAL_ROUND


def over(lp: dict[int, int]) -> Table:
    """The game ends with his turn; his card brings 3 LP."""
    scene = {"phase": TURN_BEGINS, "turn": HIM, "ending": FINAL_ROUND}
    return table(2, lp=lp, his_deck=["mib_bank"], **scene)


def test_he_can_win() -> None:
    """WL MIB-2, Q-77"""
    played = over({0: 20, 1: 4, HIM: 20})
    assert last(played, "game_over")["winners"] == [HIM]
    assert played.result is not None and played.result["winners"] == []
    assert played.result["scores"] == [20, 4, 23]


def test_he_wins_ties_for_the_most_lp() -> None:
    """WL Q-77"""
    played = over({0: 20, 1: 4, HIM: 17})
    assert last(played, "game_over") == {
        "event": "game_over",
        "winners": [HIM],
        "why": "man_in_black",
    }


def test_he_loses_to_whoever_has_more() -> None:
    """WL MIB-2"""
    played = over({0: 20, 1: 4, HIM: 16})
    assert last(played, "game_over")["winners"] == [0]


def test_he_scores_nothing_beside_his_lp() -> None:
    """WL Q-77: neither his money nor his nuggets."""
    line = next(line for line in told(over({0: 20}), "final_score") if line["player"] == HIM)
    assert (line["lines"], line["total"]) == ({"lp": 3}, 3)


def test_lp_he_gains_in_the_turn_of_a_human_count_at_its_end() -> None:
    """WL Q-22, Q-125: everybody's LP are looked at when any turn ends."""
    told_now = {"stories": ["high_noon", "blood_money"], "discs": [(HIM, 1), ()]}
    played = table(2, phase=STORIES, turn=0, lp={HIM: 14}, length=15, **told_now)
    assert last(played, "end_triggered")["players"] == [HIM] and asked(played)[0] == 1
