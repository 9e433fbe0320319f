"""What goals count happens at the table: each event is played, and each circumstance (GOAL-3)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.counting.tallies import TALLIES
from tests.western_legends.poker_scene import against_the_house, among_players, put_down
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, options, say, west

OUT, CAMP, TOWN = "cliff_junction_8", "cliff_junction_hideout", "darkrock_bank"
QUIET = ("eleven_head_short", "fence_cutters")
ACES = ["a_hearts", "a_clubs"]


def counted(opened: Table, event: str, seat: int = 0) -> list[int]:
    """What is marked for the tallies of this event, in the order of the goals."""
    tallies = TALLIES[west(opened).character[seat]]
    marks = west(opened).progress[seat] or (0,) * len(tallies)
    return [done for tally, done in zip(tallies, marks, strict=True) if tally.event == event]


def played(who: str, *answers: str | tuple[int, str], **scene: Any) -> Table:
    """Seat 0 plays this character in a game with goals; what is left to pass is passed."""
    people = {0: who, 1: "belle_starr", 2: "bat_masterson"}
    told: dict[str, Any] = {"characters": people, "stories": QUIET, "goals": {0: []}}
    opened = table(**(told | scene))
    for answer in answers:
        say(passing(opened), answer)
    return passing(opened)


def passing(opened: Table) -> Table:
    """Nothing but what the test says."""
    while opened.ask is not None and opened.ask.key in ("react", "move_end", "reputation", "disc"):
        say(opened, (opened.ask.seat, "pass"))
    return opened


# ---- fights


BEATEN = ("ride:" + CAMP, (0, "a_hearts"), (2, "fight_j"), "lp:1")
BANDIT: dict[str, Any] = {
    "places": {0: OUT},
    "bandits": [CAMP],
    "hands": {0: ["a_hearts"]},
    "fight_deck": ["fight_j", "fight_8"],
}


@pytest.mark.parametrize(
    ("who", "event", "marks"),
    [
        ("annie_oakley", "bandit_win", [1]),
        ("bass_reeves", "bandit_win", [1, 1 << 2]),  # the gang C
        ("wyatt_earp", "bandit_win", [1, 1]),
        ("wyatt_earp", "npc_win", [1]),
        ("annie_oakley", "fight_win", [0]),  # an ace is above seven
        ("doc_holliday", "fight_win", [0]),  # unhurt
        ("yb_rowdy", "fight_win", [0]),  # a bandit has no LP
    ],
)
def test_a_beaten_bandit_counts(who: str, event: str, marks: list[int]) -> None:
    """WL GOAL-3, BANDIT-6"""
    assert counted(played(who, *BEATEN, **BANDIT), event) == marks


def test_a_lost_fight_does_not_count() -> None:
    """WL GOAL-3"""
    scene = BANDIT | {"hands": {0: ["2_hearts"]}}
    opened = played("wyatt_earp", BEATEN[0], (0, "2_hearts"), (2, "fight_j"), **scene)
    assert counted(opened, "bandit_win") + counted(opened, "npc_win") == [0, 0, 0]


def test_wounds_are_looked_at_when_the_cards_are_compared() -> None:
    """WL GOAL-3: the fight card's wound is there by then."""
    hurt = BANDIT | {"wounds": {0: 1}}
    answers = (BEATEN[0], (0, "a_hearts"), (2, "fight_8"), "lp:1")
    assert counted(played("doc_holliday", *answers, **hurt), "fight_win") == [1]
    assert counted(played("wyatt_earp", *answers, **BANDIT), "npc_win") == [0]


def met(
    kind: str, *, mine: str = "k_hearts", theirs: str = "q_hearts", **scene: Any
) -> dict[str, Any]:
    """Two players in one space, a card each."""
    return {"places": {0: OUT, 1: OUT}, "hands": {0: [mine], 1: [theirs]}} | scene


@pytest.mark.parametrize(
    ("who", "event", "marks"),
    [
        ("annie_oakley", "player_fight_win", [1]),
        ("doc_holliday", "duel_win", [1]),
        ("wild_bill_hickok", "duel_win", [1]),
        ("jesse_james", "player_fight_win", [1]),
        ("judge_roy_bean", "player_fight_start", [1]),
        ("buffalo_bill", "player_fight_start", [1 << 1]),
    ],
)
def test_a_won_duel_counts(who: str, event: str, marks: list[int]) -> None:
    """WL GOAL-3, FIGHT-15"""
    opened = played(who, "duel:1", "k_hearts", "fight", "q_hearts", **met("duel"))
    assert counted(opened, event) == marks


def test_a_declined_duel_is_won_but_not_fair() -> None:
    """WL GOAL-3, FIGHT-7"""
    scene = met("duel")
    assert counted(
        played("doc_holliday", "duel:1", "k_hearts", "decline", **scene), "duel_win"
    ) == [1]
    bill = played("wild_bill_hickok", "duel:1", "k_hearts", "decline", **scene)
    assert counted(bill, "duel_win") == [0]


def test_the_target_wins_fights_but_no_duels() -> None:
    """WL GOAL-3: a Duel is won by the one who started it."""
    scene = met("duel", mine="a_hearts", turn=1)
    opened = played("annie_oakley", "duel:0", "q_hearts", "fight", "a_hearts", **scene)
    assert counted(opened, "player_fight_win") == [1]
    doc = played("doc_holliday", "duel:0", "q_hearts", "fight", "a_hearts", **scene)
    assert counted(doc, "duel_win") == [0]


@pytest.mark.parametrize(("card", "mark"), [("7_hearts", 1), ("8_clubs", 0)])
def test_the_printed_rank_of_the_revealed_card_counts(card: str, mark: int) -> None:
    """WL GOAL-3"""
    scene = met("duel", mine=card, theirs="2_hearts")
    opened = played("annie_oakley", "duel:1", card, "fight", "2_hearts", **scene)
    assert counted(opened, "fight_win") == [mark]


@pytest.mark.parametrize(("lp", "mark"), [({0: 3, 1: 4}, 1), ({0: 4, 1: 4}, 0), ({0: 2, 1: 1}, 0)])
def test_more_points_are_compared_at_the_declaration(lp: dict[int, int], mark: int) -> None:
    """WL GOAL-3, Q-104: the two points of the Duel come later."""
    opened = played("yb_rowdy", "duel:1", "k_hearts", "fight", "q_hearts", **met("duel", lp=lp))
    assert counted(opened, "fight_win") == [mark]


def test_in_a_town_jesse_james_is_no_road_agent() -> None:
    """WL GOAL-3"""
    scene = met("duel") | {"places": {0: TOWN, 1: TOWN}}
    opened = played("jesse_james", "duel:1", "k_hearts", "fight", "q_hearts", **scene)
    assert counted(opened, "player_fight_win") == [0]


def test_robbing_counts_with_or_without_loot() -> None:
    """WL GOAL-3, Q-20"""
    opened = played("billy_the_kid", "rob:1", "k_hearts", "fight", "q_hearts", **met("rob"))
    assert counted(opened, "rob_win") == [1]
    gained = played("pearl_hart", "rob:1", "k_hearts", "fight", "q_hearts", **met("rob"))
    assert counted(gained, "wanted_gain") == [1]


def test_an_arrest_counts() -> None:
    """WL GOAL-3, FIGHT-18"""
    scene = met("arrest", marshal={0: 1}, wanted={1: 1})
    opened = played("bass_reeves", "arrest:1", "k_hearts", "fight", "q_hearts", **scene)
    assert counted(opened, "arrest_win") == [1]


def test_a_won_heist_counts() -> None:
    """WL GOAL-3, HEIST-5"""
    scene: dict[str, Any] = {"places": {0: TOWN}, "hands": {0: ["a_hearts"]}}
    scene["fight_deck"] = ["fight_j", "fight_8", "fight_6"]
    opened = played("jesse_james", "heist", (0, "a_hearts"), (2, "fight_j"), **scene)
    assert counted(opened, "heist_win") == [1]


def test_escaping_the_sheriff_counts_on_anybodys_turn() -> None:
    """WL GOAL-3, Q-76, SHERIFF-10"""
    scene: dict[str, Any] = {
        "turn": 1,
        "places": {0: "darkrock_street_middle"},
        "hands": {0: ["a_hearts", "2_hearts"], 1: ["4_clubs"]},
        "wanted": {0: 1},
        "sheriff": TOWN,
        "fight_deck": ["fight_j", "fight_8", "fight_6", "fight_7"],
    }
    opened = played("billy_the_kid", "play:4_clubs", "to:darkrock_street_middle", **scene)
    say(opened, "2_hearts", "fight", "a_hearts", "fight_j")
    assert counted(passing(opened), "sheriff_escape") == [1]


def test_reactions_from_hand_count() -> None:
    """WL GOAL-3, CARD-4"""
    scene = BANDIT | {"hands": {0: ["a_hearts", "6_hearts"]}}
    opened = table(characters={0: "billy_the_kid"}, goals={0: []}, stories=QUIET, **scene)
    say(opened, BEATEN[0], *BEATEN[1:3], "play:6_hearts")
    assert counted(passing(opened), "reaction") == [1]


# ---- places


def test_steps_and_ends_of_moves_count() -> None:
    """WL GOAL-3"""
    opened = played("stagecoach_mary", "ride:spikes_view_rail_station", places={0: "spikes_view_7"})
    assert counted(opened, "step") == [2]
    assert counted(opened, "end_move")[0].bit_count() == 1
    plain = played("stagecoach_mary", "ride:spikes_view_8", places={0: "spikes_view_7"})
    assert counted(plain, "end_move") == [0]


def test_a_placement_is_no_step_and_ends_no_move() -> None:
    """WL GOAL-3, MOVE-10"""
    opened = played("stagecoach_mary", "play:2_spades", f"to:{TOWN}", hands={0: ["2_spades"]})
    assert counted(opened, "step") + counted(opened, "end_move") == [0, 0]


def test_a_crossed_mesa_is_two_steps() -> None:
    """WL GOAL-3, Q-114"""
    scene: dict[str, Any] = {"places": {0: "sunny_hills_3"}, "lp": {0: 5}}
    opened = played("bloody_knife", "ride:dixon_creek", **scene)
    assert (counted(opened, "mesa_cross"), counted(opened, "step")) == ([1], [2])


def test_prospecting_counts_by_mine_and_nuggets_by_number() -> None:
    """WL GOAL-3, GOLD-2"""
    mine: dict[str, Any] = {"places": {0: "spikes_view_mine"}}
    kit = played("kit_carson", "prospect", **mine)
    assert counted(kit, "prospect")[0].bit_count() == 1
    luck = {"die": [[0], [0]]}
    joaquin = played("joaquin_murrieta", "prospect", luck=luck, **mine)
    assert (counted(joaquin, "nugget_gain"), west(joaquin).nuggets[0]) == ([2], 2)


def test_deposits_count_each_nugget() -> None:
    """WL GOAL-3, BANK-1, Q-41: Fool's Gold included."""
    scene: dict[str, Any] = {"places": {0: TOWN}, "nuggets": {0: 2}, "hands": {0: ["10_clubs"]}}
    opened = played("yb_rowdy", "deposit:2+10_clubs", **scene)
    assert counted(opened, "nugget_deposit") == [3]


def test_reveling_counts_points_and_money() -> None:
    """WL GOAL-3, REVEL-1"""
    scene: dict[str, Any] = {"places": {0: "red_falls_cabaret"}, "money": {0: 60}}
    assert counted(played("wild_bill_hickok", "revel:60", **scene), "revel_lp") == [2]
    assert counted(played("stagecoach_mary", "revel:60", **scene), "spend") == [60]


def test_healing_counts_each_wound() -> None:
    """WL GOAL-3, HEAL-1"""
    scene: dict[str, Any] = {"places": {0: "red_falls_doctor"}, "money": {0: 10}, "wounds": {0: 3}}
    assert counted(played("calamity_jane", "heal", **scene), "heal") == [3]


def test_cattle_counts_when_it_is_delivered() -> None:
    """WL GOAL-3, CATTLE-4, CATTLE-5"""
    herd: dict[str, Any] = {"cattle": {0: ["cattle_green_1"]}}
    rail = played("isom_dart", "ride:spikes_view_rail_station", places={0: "spikes_view_8"}, **herd)
    say(rail, "deliver")
    assert [counted(rail, event) for event in ("deliver", "rustle", "wrangle")] == [[1], [0], [1]]
    ranch = played("isom_dart", "ride:sunny_hills_ranch", places={0: "sunny_hills_9"}, **herd)
    say(ranch, "deliver")
    assert [counted(ranch, event) for event in ("deliver", "rustle", "wrangle")] == [[1], [1], [0]]


# ---- poker and stories


def test_poker_counts_for_who_took_the_action_and_for_who_won() -> None:
    """WL GOAL-3, POKER-11"""
    people = {0: "wild_bill_hickok", 1: "doc_holliday"}
    opened = against_the_house("ah ad", "kh kd 4c 6d", "9c 7d jc", characters=people, goals={0: []})
    put_down(opened, {0: "ah ad", 2: "kh kd"})
    assert (counted(opened, "poker_win"), counted(opened, "poker_play")) == ([1], [1])
    hands = {0: "2h 4s", 1: "ah ad"}
    joined = among_players(hands, "3s 3h", "9c 7d jc", characters=people, goals={0: []})
    put_down(joined, hands)
    assert counted(joined, "poker_win") + counted(joined, "poker_win", 1) == [0, 1]


def told_story(who: str) -> Table:
    """Seat 0 places the last disc on The Preacher, beside one of seat 1, and ends the turn."""
    people = {0: who, 1: "stagecoach_mary"}
    scene: dict[str, Any] = {"hands": {0: ["4_clubs"]}, "stories": ("the_preacher", QUIET[0])}
    opened = table(characters=people, goals={0: []}, discs=((1,), ()), **scene)
    say(opened, "play:4_clubs", "place:0", "end")
    while asked(opened)[0] == 0:
        say(opened, options(opened)[0])
    return opened


def test_stories_count_for_every_contributor_and_for_who_closed_them() -> None:
    """WL GOAL-3, STORY-9"""
    opened = told_story("calamity_jane")
    assert (counted(opened, "story_done"), counted(opened, "story_close")) == ([1], [1])
    assert counted(opened, "story_done", 1) == [1]
    assert counted(told_story("allan_pinkerton"), "story_disc") == [1]


def test_the_man_in_black_has_no_goals() -> None:
    """WL Q-124: what he does is counted for nobody."""
    scene: dict[str, Any] = {"places": {0: OUT, 2: OUT}, "hands": {0: ["a_hearts"]}}
    deck = ["fight_j", "fight_8", "fight_6"]
    opened = table(2, characters={0: "annie_oakley"}, goals={0: []}, fight_deck=deck, **scene)
    say(opened, "duel:2", "a_hearts")
    assert counted(passing(opened), "player_fight_win") == [1]
