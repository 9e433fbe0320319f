"""Bat Masterson, County Business."""

from typing import Any

from saddlebag import Table
from saddlebag.bots import Chair, greedy
from saddlebag.western_legends.content.board import ALL_HIDEOUTS, NAMES, SPACE
from saddlebag.western_legends.state import TURN_START
from tests.western_legends.fights import BEFORE_IT, HIDEOUT, QUIET, mat, story_about, where
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, keys, last, options, say, told, west, why_not

CAMPS = [NAMES[space] for space in ALL_HIDEOUTS]


def dawn(**scene: Any) -> Table:
    """Bat Masterson, seat 0, begins his turn a step from an empty hideout."""
    told: dict[str, Any] = {
        "characters": {0: "bat_masterson"},
        "lp": {0: 5},
        "places": {0: BEFORE_IT},
        "stories": QUIET,
    }
    return table(phase=TURN_START, fistful_of_extras=True, **(told | scene))


def test_he_may_put_a_bandit_on_an_empty_hideout_and_ride() -> None:
    """WL Q-119, TURN-3"""
    opened = dawn(bandits=["spikes_view_hideout"])
    assert (asked(opened), options(opened)[0]) == ((0, "county_business"), "pass")
    say(opened, "put:cliff_junction_hideout")
    assert west(opened).bandits >> SPACE["cliff_junction_hideout"] & 1
    assert last(opened, "spawned")["cause"] == "county_business"
    assert asked(opened) == (0, "county_ride")
    say(opened, "to:cliff_junction_2")
    assert (where(opened, 0), asked(opened)) == ("cliff_junction_2", (0, "income"))


def test_or_remove_one_which_is_no_win() -> None:
    """WL Q-119, Q-109"""
    opened = dawn(bandits=["spikes_view_hideout"], stories=(story_about("win_npc_fight"),))
    say(opened, "remove:spikes_view_hideout", "stay", "money")
    assert (west(opened).bandits, asked(opened)) == (0, (0, "act"))
    gone = {"event": "bandit_gone", "player": 0, "space": "spikes_view_hideout", "beaten": False}
    assert (last(opened, "bandit_gone"), mat(opened, 0, "lp", "marshal")) == (gone, (5, 0))


def test_who_passes_does_not_ride() -> None:
    """WL Q-119"""
    opened = say(dawn(), "pass")
    assert (asked(opened), "used_ability" in keys(opened)) == ((0, "income"), False)


def test_he_rides_two_spaces_whatever_the_mount() -> None:
    """WL Q-113"""
    opened = say(dawn(items={0: ["mustang"]}, bandits=[CAMPS[0]]), f"remove:{CAMPS[0]}")
    reason, values, _ = why_not(opened, "to:darkrock_bank")
    assert (reason, values["has"]) == ("too_far", 2)


def test_a_hideout_must_be_free() -> None:
    """WL STORY-10, Q-119"""
    taken = {0: BEFORE_IT, 1: "cliff_junction_hideout"}
    opened = dawn(bandits=[HIDEOUT], places=taken, sheriff="spikes_view_hideout")
    offered = {it.removeprefix("put:") for it in options(opened) if it.startswith("put:")}
    assert offered == {*CAMPS} - {HIDEOUT, "cliff_junction_hideout", "spikes_view_hideout"}
    for camp in (HIDEOUT, "cliff_junction_hideout", "spikes_view_hideout"):
        assert why_not(opened, f"put:{camp}")[0] == "hideout_taken"
    assert why_not(opened, "remove:cliff_junction_hideout")[0] == "no_bandit_there"


def test_with_all_six_on_the_board_he_can_only_remove() -> None:
    """WL Q-119, Q-127"""
    opened = dawn(bandits=CAMPS)
    assert sorted(options(opened)) == sorted(["pass", *[f"remove:{camp}" for camp in CAMPS]])


def test_he_may_ride_onto_the_bandit_and_fights_with_the_weapon_of_the_last_turn() -> None:
    """WL Q-143, Q-113, TURN-5"""
    gear: dict[str, Any] = {"items": {0: ["revolver+", "shotgun"]}, "weapon": {0: "revolver+"}}
    opened = dawn(hands={0: ["k_clubs"]}, fight_deck=["fight_8", "fight_2"], **gear)
    say(opened, f"put:{HIDEOUT}", f"to:{HIDEOUT}", (0, "k_clubs"), (2, "fight_8"))
    assert told(opened, "lowered")[-1]["source"] == "revolver+"
    say(opened, "lp:1")
    assert (asked(opened), mat(opened, 0, "lp"), west(opened).actions) == ((0, "income"), (6,), 3)


def test_the_fight_is_on_his_turn_but_no_action() -> None:
    """WL Q-111, STORY-15"""
    stories = (story_about("win_npc_fight"), "the_cruel_wastes")
    opened = dawn(hands={0: ["k_clubs"]}, fight_deck=["fight_8", "fight_2"], stories=stories)
    say(opened, f"put:{HIDEOUT}", f"to:{HIDEOUT}", (0, "k_clubs"), (2, "fight_8"), "lp:1")
    assert (asked(opened), west(opened).current_action) == ((0, "disc"), "")


def test_wanted_he_does_not_enter_the_sheriffs_space() -> None:
    """WL MOVE-6, Q-113"""
    opened = dawn(wanted={0: 1}, sheriff="cliff_junction_2")
    say(opened, f"put:{HIDEOUT}")
    assert why_not(opened, "to:cliff_junction_2")[0] == "sheriff_there"


def test_before_five_points_he_has_no_business() -> None:
    """WL CHAR-2"""
    assert asked(dawn(lp={0: 4})) == (0, "income")


def test_a_bot_puts_a_bandit_where_it_can_beat_it() -> None:
    """WL Q-119"""
    opened = dawn(hands={0: ["a_clubs", "k_clubs"]})
    assert greedy.choose(Chair(opened, 0, 0)) == f"put:{HIDEOUT}"
    assert greedy.choose(Chair(say(opened, f"put:{HIDEOUT}"), 0, 0)) == f"to:{HIDEOUT}"


def test_with_bandit_cards_he_chooses_which_bandit_comes() -> None:
    """WL FIST-8, Q-119"""
    opened = say(dawn(bandits=[], bandit_cards=True), "put:dixon_creek")
    assert asked(opened) == (0, "spawn_type")
    say(opened, "put:robber:dixon_creek")
    assert opened.view(1)["bandit_types"] == {"dixon_creek": "robber"}
