"""Full stories at the end of a turn: who is rewarded, bandits, the Sheriff, the next story."""

from typing import Any

from saddlebag import Table
from saddlebag.western_legends.content.board import NAMES, members
from saddlebag.western_legends.state import HIS_TURN
from saddlebag.western_legends.stories.ends import around, spawn
from saddlebag.western_legends.zones import AWAY, BOX, HAND, STORY_DECKS, TOLD
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, keys, last, names, options, say, told, west, why_not

PLAIN = "the_man_who_missed"  # draw 3 cards; spawn at B; Sheriff up to 4
BLOOD = "blood_money"  # $30, or a wound and $50; spawn at B and C; Sheriff up to 3
POINT = "fence_cutters"  # a point of one's kind; spawn at A and C; Sheriff up to 4
SMOKE = "smoke_over_the_ridge"  # 1 LP, a hideout; spawn at A, B and C; Sheriff up to 4
HIM = 2
Scene = dict[str, Any]


def full(story: str, discs: tuple[int, ...], seats: int = 3, **scene: Any) -> Table:
    """The left story has all its discs, the player on turn has just ended."""
    told_at = table(seats, stories=[story], discs=(discs, scene.pop("right", ())), **scene)
    return say(told_at, "end")


def bandits(of: Table) -> list[str]:
    return [NAMES[space] for space in members(west(of).bandits)]


def cards(of: Table) -> list[int]:
    return [len(west(of).cards.piles[HAND[seat]]) for seat in range(west(of).seats)]


# ---- who is rewarded


def test_a_full_story_rewards_its_contributors_and_the_other_story_waits() -> None:
    """WL EX-9, EOT-1, STORY-7, STORY-8, STORY-9"""
    story = full(PLAIN, (0, 1, 2), 5, right=(3, 4))
    assert cards(story) == [3, 3, 3, 0, 0]
    assert west(story).discs == [(), (3, 4)]
    assert last(story, "story")["contributors"] == [0, 1, 2]


def test_a_story_that_is_not_full_stays_open() -> None:
    """WL EOT-1, STORY-7"""
    story = full(PLAIN, (0, 1), 5)
    assert west(story).discs == [(0, 1), ()] and "story" not in keys(story)


def test_two_discs_of_one_player_are_rewarded_once() -> None:
    """WL EXD-9, STORY-7, STORY-9"""
    scene: Scene = {"places": {0: "red_falls_cabaret"}, "money": {0: 60}}
    story = table(4, stories=["two_coffins_one_hole"], discs=((0,), ()), **scene)
    say(story, "revel:60", "place:0", "end")
    assert west(story).discs == [(), ()]
    assert [line["after"] for line in told(story, "lp")] == [2, 3]


def test_a_disc_that_came_back_can_be_placed_again() -> None:
    """WL STORY-8"""
    story = full(PLAIN, (0, 0), money=120, places={0: "red_falls_cabaret"})
    assert story.view(None)["players"][0]["discs"] == 2


def test_contributors_choose_clockwise_from_the_one_who_tells() -> None:
    """WL Q-24, STORY-14"""
    story = full(BLOOD, (0, 1, 2), 5, turn=1)
    order = []
    for _ in range(3):
        order.append(asked(story))
        say(story, "money:30")
    assert order == [(1, "choose"), (2, "choose"), (0, "choose")]


def test_only_who_completed_a_story_is_its_closer() -> None:
    """WL STORY-8, STORY-9"""
    story = full("posters_in_the_rain", (0, 1), turn=1)
    assert west(story).money == [0, 20, 0]


def test_a_story_is_told_with_all_that_happened() -> None:
    """WL STORY-9"""
    story = full(PLAIN, (1, 0))
    line = {"player": 0, "story": PLAIN, "deck": 0, "contributors": [0, 1]}
    assert last(story, "story") == {"event": "story"} | line
    happened = [key for key in keys(story) if key in ("story", "drew", "spawned", "story_open")]
    assert happened[:5] == ["story", "drew", "drew", "spawned", "story_open"]


def test_blood_money_is_thirty_dollars_or_a_wound_and_fifty() -> None:
    """WL STORY-14"""
    story = full(BLOOD, (0, 1))
    assert options(story) == ["money:30", "wound:1+money:50"]
    say(story, "wound:1+money:50", "money:30")
    assert (west(story).money, west(story).wounds) == ([50, 30, 0], [1, 0, 0])


def test_with_three_wounds_there_is_no_wound_to_sell() -> None:
    """WL Q-74, STORY-14"""
    story = full(BLOOD, (0, 1), wounds={0: 3, 1: 2})
    assert west(story).money[0] == 30 and asked(story) == (1, "choose")


# ---- the whole of Blood Money


def test_blood_money_told_by_a_wanted_player() -> None:
    """WL EX-12, STORY-9, STORY-10, STORY-11, SHERIFF-3, Q-33"""
    red, where = 2, {2: "mesitos_point_6", 3: "cliff_junction_hideout"}
    scene: Scene = {"turn": red, "wanted": {red: 1}, "bandits": ["dixon_creek"], "places": where}
    story = full(BLOOD, (0, 1, red), 5, **scene)
    say(story, "wound:1+money:50", "money:30", "money:30")
    assert last(story, "spawned")["spaces"] == ["sunny_hills_hideout_north", "spikes_view_hideout"]
    assert asked(story) == (red, "sheriff")
    say(story, "to:darkrock_bank")
    assert last(story, "sheriff_rode")["player"] == red and "sheriff_met" not in keys(story)


# ---- bandits


def test_bandits_spawn_on_both_hideouts_of_a_letter() -> None:
    """WL STORY-10"""
    story = full(PLAIN, (0, 1))
    assert bandits(story) == ["sunny_hills_hideout_north", "dixon_creek"]
    cause = {"spaces": bandits(story), "cause": f"story:{PLAIN}"}
    assert last(story, "spawned") == {"event": "spawned"} | cause


def test_a_player_the_sheriff_or_a_bandit_keeps_a_hideout_free() -> None:
    """WL STORY-10"""
    scene: Scene = {"places": {2: "dixon_creek"}, "sheriff": "spikes_view_hideout"}
    story = full(SMOKE, (0, 1), bandits=["mesitos_point_hideout"], **scene)
    say(story, "stay", "stay")
    new = ["sunny_hills_hideout_east", "sunny_hills_hideout_north", "cliff_junction_hideout"]
    assert last(story, "spawned")["spaces"] == new


def test_there_are_six_bandits_and_no_more() -> None:
    """WL STORY-10, Q-127"""
    crowded = table(bandits=[f"mesitos_point_{n}" for n in (4, 5, 6, 7, 9)])
    spawn(west(crowded), (0,), "start")
    assert west(crowded).bandits.bit_count() == 6
    assert last(crowded, "spawned")["spaces"] == ["mesitos_point_hideout"]


def test_nobody_spawns_where_a_reward_has_put_a_contributor() -> None:
    """WL EXD-31, Q-110, Q-17"""
    story = full(SMOKE, (0, 1), wanted={1: 1}, sheriff="cliff_junction_hideout")
    say(story, "stay")
    assert "to:dixon_creek" in options(story)
    assert why_not(story, "to:cliff_junction_hideout")[0] == "sheriff_there"
    say(story, "to:dixon_creek")
    assert "dixon_creek" not in bandits(story)
    assert asked(story) == (0, "sheriff") and "to:dixon_creek" in options(story)


# ---- the Sheriff


def test_an_inactive_sheriff_stays_where_he_is() -> None:
    """WL STORY-9, SHERIFF-2"""
    story = full(PLAIN, (0, 1))
    assert asked(story) == (1, "income") and "sheriff_rode" not in keys(story)


def test_a_reward_can_make_the_sheriff_active() -> None:
    """WL Q-33, Q-110"""
    story = say(full(POINT, (0, 1)), "marshal", "wanted")
    assert asked(story) == (0, "sheriff")


def test_the_sheriff_may_be_sent_onto_the_teller() -> None:
    """WL EXD-11, STORY-11, Q-33, EOT-6"""
    scene: Scene = {"wanted": {0: 2}, "places": {0: "mesitos_point_6"}, "hands": {0: ["k_spades"]}}
    story = full(PLAIN, (0, 1), **scene)
    say(story, "to:mesitos_point_6", "k_spades", "decline")
    s = west(story)
    assert asked(story) == (1, "income")
    assert (s.lp[0], s.wanted[0], NAMES[s.place[0]]) == (0, 0, "darkrock_sheriff")
    assert not s.active_sheriff()


def test_the_sheriff_stops_at_the_first_wanted_player_he_meets() -> None:
    """WL STORY-11"""
    story = full(PLAIN, (0, 1), wanted={2: 1}, places={2: "mesitos_point_6"})
    say(story, "to:mesitos_point_6")
    assert last(story, "sheriff_met") == {
        "event": "sheriff_met",
        "players": [2],
        "space": "mesitos_point_6",
    }


# ---- points


def test_only_the_player_on_turn_may_answer_points_with_reputation() -> None:
    """WL Q-110, CARD-6"""
    story = full(POINT, (0, 1), hands={0: ["7_hearts"], 1: ["7_clubs"]}, marshal=1)
    assert asked(story) == (0, "reputation")
    say(story, "play:7_hearts")
    assert west(story).marshal == [3, 2, 1] and asked(story) == (1, "income")


# ---- the next story


def test_the_next_story_of_the_deck_is_turned_up() -> None:
    """WL STORY-12"""
    story = table(stories=[[PLAIN, BLOOD], POINT], discs=((0, 1), ()))
    say(story, "end")
    assert names(story, TOLD) == [PLAIN] and names(story, STORY_DECKS[0])[0] == BLOOD
    assert last(story, "story_open") == {"event": "story_open", "deck": 0, "story": BLOOD}


def test_told_stories_become_a_new_deck_when_one_runs_out() -> None:
    """WL Q-23"""
    story = table(stories=[[PLAIN, BLOOD]], discs=((0, 1), ()), luck={"stories": [[1, 0]]})
    piles = west(story).cards.piles
    piles[AWAY] += piles[STORY_DECKS[0]][:-2]
    piles[TOLD], piles[STORY_DECKS[0]] = [BOX.id[BLOOD]], [BOX.id[PLAIN]]
    say(story, "end")
    assert names(story, STORY_DECKS[0]) == [BLOOD, PLAIN] and names(story, TOLD) == []
    assert last(story, "stories_shuffled") == {"event": "stories_shuffled", "deck": 0, "count": 2}


# ---- the Man in Black


def test_the_man_in_black_gains_a_point_in_place_of_a_reward() -> None:
    """WL Q-125"""
    story = full(PLAIN, (HIM, 0), 2)
    assert west(story).lp[HIM] == 1 and cards(story) == [3, 0]
    assert last(story, "story")["contributors"] == [0, HIM]


def test_a_story_he_completes_is_told_from_the_first_player_on() -> None:
    """WL Q-125, Q-24"""
    assert around(west(table(2, more={"first": 1})), HIM) == [1, 0, HIM]
    assert around(west(table(2, more={"first": 1})), 0) == [0, HIM, 1]


def test_he_sends_the_sheriff_by_the_full_number() -> None:
    """WL Q-125"""
    scene: Scene = {
        "wanted": {0: 1},
        "places": {0: "spikes_view_rail_station"},
        "his_cards": ["mib_rumor"],
    }
    story = table(2, phase=HIS_TURN, turn=HIM, stories=[PLAIN], discs=((0, HIM), ()), **scene)
    assert len(last(story, "sheriff_rode")["path"]) == 5


# ---- house rules


def test_a_told_story_gives_two_nuggets_back_to_each_mine() -> None:
    """WL finite_gold, STORY-12"""
    story = table(stories=[PLAIN], discs=((0, 1), ()), more={"gold": (0, 5, 8)}, finite_gold=True)
    say(story, "end")
    assert west(story).gold == (2, 7, 9)


def test_a_round_without_a_disc_turns_the_left_story_over() -> None:
    """WL story_turnover"""
    story = table(stories=[[PLAIN, BLOOD]], discs=((1,), ()), turn=2, story_turnover=True)
    say(story, "end")
    assert names(story, STORY_DECKS[0])[0] == BLOOD
    assert names(story, STORY_DECKS[0])[-1] == PLAIN and west(story).discs == [(), ()]


def test_a_disc_keeps_the_stories_of_the_round() -> None:
    """WL story_turnover"""
    kept: Scene = {"stories": [[PLAIN, BLOOD]], "turn": 2, "story_turnover": True}
    story = say(table(more={"disc_round": True}, **kept), "end")
    assert names(story, STORY_DECKS[0])[0] == PLAIN and not west(story).disc_round
