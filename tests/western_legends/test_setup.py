"""Setting up: what lies on the table before anybody chooses, and how the game begins (SET)."""

import pytest

from saddlebag import Table
from saddlebag.western_legends import GAME
from saddlebag.western_legends.content.board import ALL_HIDEOUTS, NAMES, SPACE, members
from saddlebag.western_legends.zones import (
    DECK,
    DISCARD,
    FIGHT_DECK,
    HAND,
    RANCH,
    STORY_DECKS,
    SUPPLY,
    TOLD,
)
from tests.western_legends.seen import asked, last, names, options, say, told, west

ALL_SEATS = (2, 3, 4, 5, 6)


def played(*characters: str, seed: int = 1, **agreed: object) -> Table:
    """A table with these characters, as far as nobody has to choose."""
    return GAME.table(len(characters), seed, {"characters": list(characters)} | agreed)


def start(opened: Table) -> Table:
    """Everybody takes the first space offered; the first turn has begun."""
    while asked(opened)[1] == "start":
        say(opened, options(opened)[0])
    return opened


# ---- what lies on the table


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_decks_and_tokens_lie_face_down_and_complete(seats: int) -> None:
    """WL SET-1, SET-2, SET-3, SET-4, SET-18"""
    piles = west(GAME.table(seats, 3)).cards.piles
    assert [len(piles[zone]) for zone in (DECK, DISCARD, FIGHT_DECK)] == [52, 0, 13]
    assert [len(piles[zone]) for zone in RANCH] == [8, 8]


def test_six_copies_of_each_item_are_in_the_store() -> None:
    """WL SET-1, Q-09"""
    store = GAME.table(3, 1).view(0)["store"]
    mounts, weapons = ("mule", "mustang"), ("revolver", "shotgun", "rifle")
    others = ("miners_map", "whiskey", "provisions", "ten_gallon")
    assert store == dict.fromkeys((*mounts, *weapons, *others), 6)


def test_decks_ranches_and_stories_are_shuffled_by_chance() -> None:
    """WL SET-2, SET-3, SET-14, SET-18"""
    one, other = GAME.table(3, 1), GAME.table(3, 2)
    for zone in (DECK, FIGHT_DECK, *RANCH, *STORY_DECKS):
        assert names(one, zone) != names(other, zone)


def test_nobody_sees_into_decks_and_ranches() -> None:
    """WL SET-2, SET-3, SET-18, Q-89"""
    cards = west(GAME.table(4, 1)).cards
    for zone in (DECK, FIGHT_DECK, *RANCH):
        assert all(cards.seen[card] == 0 for card in cards.piles[zone])


def test_two_story_decks_of_twenty_show_their_top_card() -> None:
    """WL SET-14, STORY-1"""
    opened = GAME.table(3, 1)
    assert [len(west(opened).cards.piles[zone]) for zone in STORY_DECKS] == [20, 20]
    tops = [names(opened, zone)[0] for zone in STORY_DECKS]
    assert [it["story"] for it in told(opened, "story_open")] == tops
    stories = opened.view(None)["stories"]
    assert [it["story"] for it in stories] == tops and all(it["trigger"] for it in stories)


def test_discs_lie_beside_the_stories() -> None:
    """WL SET-5, SET-15"""
    opened = played("annie_oakley", "bass_reeves", "doc_holliday")
    assert west(opened).discs == [(), ()]
    assert [it["discs"] for it in opened.view(None)["players"]] == [2, 2, 2]


def test_the_sheriff_begins_in_his_office() -> None:
    """WL SET-16"""
    assert GAME.table(3, 1).view(None)["sheriff"]["space"] == "darkrock_sheriff"


@pytest.mark.parametrize("length", [15, 20, 25])
def test_the_length_is_agreed_before_the_game(length: int) -> None:
    """WL SET-19"""
    assert GAME.table(3, 1, {"length": length}).view(None)["length"] == length


def test_an_average_game_is_played_unless_agreed_otherwise() -> None:
    """WL SET-19"""
    assert GAME.table(3, 1).view(None)["length"] == 20


def test_legendary_tokens_are_for_the_game_with_goals() -> None:
    """WL SET-5, GOAL-1"""
    without, with_goals = GAME.table(3, 1), GAME.table(3, 1, {"goals": True})
    assert names(without, SUPPLY) == [] and len(names(with_goals, SUPPLY)) == 18


# ---- goods


def test_everybody_gets_what_is_printed_on_the_character() -> None:
    """WL SET-8, CHAR-1"""
    mats = played("bass_reeves", "bloody_knife", "doc_holliday").view(None)["players"]
    goods = [(it["money"], it["hand"]["count"], it["items"], it["marshal"]) for it in mats]
    assert goods == [(10, 1, ["revolver+"], 1), (20, 2, ["revolver"], 0), (40, 2, ["revolver"], 0)]


def test_starting_items_come_out_of_the_store_and_are_ready() -> None:
    """WL SET-8, STORE-6"""
    opened = played("annie_oakley", "stagecoach_mary", "yb_rowdy")
    mats = opened.view(None)["players"]
    assert [it["weapon"] for it in mats] == ["rifle", "shotgun", "revolver+"]
    store = opened.view(None)["store"]
    assert (store["rifle"], store["shotgun"], store["revolver"]) == (5, 5, 5)


def test_starting_points_bring_no_rewards() -> None:
    """WL SET-9, SET-21"""
    opened = played("bass_reeves", "billy_the_kid", "jesse_james")
    mats = opened.view(None)["players"]
    assert [(it["marshal"], it["wanted"]) for it in mats] == [(1, 0), (0, 2), (0, 1)]
    assert [it["money"] for it in mats] == [10, 0, 10]  # not the $20 of Marshal 1
    assert [it["hand"]["count"] for it in mats] == [1, 2, 1]  # not the card of Wanted 2


def test_players_off_the_tracks_have_neither_kind_of_points() -> None:
    """WL SET-20, TRACK-1"""
    mats = played("annie_oakley", "kit_carson", "yb_rowdy").view(None)["players"]
    assert [(it["marshal"], it["wanted"]) for it in mats] == [(0, 0)] * 3


def test_nobody_starts_with_legendary_points_and_only_doc_with_a_wound() -> None:
    """WL SET-13, SET-21"""
    mats = played("doc_holliday", "annie_oakley", "wyatt_earp").view(None)["players"]
    assert [it["lp"] for it in mats] == [0, 0, 0]
    assert [it["wounds"] for it in mats] == [1, 0, 0]


def test_provisions_bring_calamity_jane_a_card_at_the_start() -> None:
    """WL SET-21"""
    opened = played("calamity_jane", "annie_oakley", "bass_reeves")
    mat = opened.view(None)["players"][0]
    assert mat["items"] == ["revolver", "provisions"] and mat["hand"]["count"] == 1
    assert [it["cause"] for it in told(opened, "drew") if it["seat"] == 0] == ["provisions"]


def test_starting_goods_are_told() -> None:
    """WL SET-8"""
    opened = played("billy_the_kid", "annie_oakley", "bass_reeves")
    line = told(opened, "starts")[0]
    assert (line["seat"], line["character"], line["items"]) == (0, "billy_the_kid", ["revolver"])
    assert (line["marshal"], line["wanted"], line["money"]) == (0, 2, 0)
    assert (line["nuggets"], line["wounds"]) == (0, 0)


def test_only_its_owner_sees_a_starting_hand() -> None:
    """WL SET-8, Q-89"""
    opened = played("bloody_knife", "annie_oakley", "bass_reeves")
    hands = [opened.view(seat)["players"][0]["hand"] for seat in (0, 1, None)]
    assert [len(it["known"]) for it in hands] == [2, 0, 0]
    assert names(opened, HAND[0]) and hands[0]["count"] == 2


# ---- who begins


def test_the_most_wanted_player_begins() -> None:
    """WL SET-11"""
    opened = start(played("annie_oakley", "jesse_james", "billy_the_kid"))
    assert west(opened).first == 2 and asked(opened) == (2, "income")
    assert last(opened, "first_player") == {
        "event": "first_player",
        "seat": 2,
        "why": "most_wanted",
    }


def test_without_wanted_players_chance_says_who_begins() -> None:
    """WL SET-11, Q-93"""
    people = ("annie_oakley", "bass_reeves", "bloody_knife")
    opened = [played(*people, seed=seed) for seed in range(12)]
    assert {west(it).first for it in opened} == {0, 1, 2}
    assert {last(it, "first_player")["why"] for it in opened} == {"chance"}


def test_the_first_players_token_never_moves() -> None:
    """WL SET-11, TURN-1"""
    opened = start(played("annie_oakley", "jesse_james", "bass_reeves"))
    for seat in (1, 2, 0, 1):
        assert asked(opened) == (seat, "income") and west(opened).first == 1
        say(opened, "money", "end")


# ---- figures and bandits


def test_a_single_start_space_needs_no_choice() -> None:
    """WL SET-10"""
    opened = played("bloody_knife", "kit_carson", "bass_reeves")
    spaces = [it["space"] for it in opened.view(None)["players"]]
    assert spaces == ["spikes_view_mine", "sunny_hills_mine", "darkrock_sheriff"]


@pytest.mark.parametrize(
    ("character", "place"),
    [
        ("annie_oakley", "darkrock_store"),
        ("calamity_jane", "red_falls_store"),
        ("stagecoach_mary", "darkrock_saloon"),
    ],
)
def test_at_a_store_or_saloon_the_owner_picks_one_of_its_three_spaces(
    character: str, place: str
) -> None:
    """WL SET-10"""
    opened = played(character, "bass_reeves", "bloody_knife")
    assert asked(opened) == (0, "start")
    assert len(options(opened)) == 3 and all(it.startswith(f"to:{place}") for it in options(opened))
    say(opened, options(opened)[1])
    assert last(opened, "stands")["space"] == opened.view(None)["players"][0]["space"]


def test_figures_are_placed_clockwise_from_the_first_player() -> None:
    """WL SET-22"""
    opened = start(played("annie_oakley", "billy_the_kid", "stagecoach_mary"))
    assert [it["player"] for it in told(opened, "stands")] == [1, 2, 0]


def test_who_may_take_any_hideout_is_placed_last() -> None:
    """WL SET-22"""
    opened = start(played("wyatt_earp", "annie_oakley", "billy_the_kid", "jesse_james"))
    assert [it["player"] for it in told(opened, "stands")] == [2, 3, 1, 0]


def test_any_hideout_is_one_without_another_player() -> None:
    """WL SET-10, SET-22: that is why he is last."""
    opened = played("wyatt_earp", "bass_reeves", "billy_the_kid")
    say(opened, "to:mesitos_point_hideout")
    assert asked(opened) == (0, "start")
    free = [f"to:{NAMES[it]}" for it in ALL_HIDEOUTS if NAMES[it] != "mesitos_point_hideout"]
    assert options(opened) == free


def test_bandits_take_every_hideout_without_a_player() -> None:
    """WL SET-17"""
    opened = start(played("billy_the_kid", "jesse_james", "annie_oakley"))
    taken = [it["space"] for it in opened.view(None)["players"]][:2]
    bandits = [NAMES[space] for space in members(west(opened).bandits)]
    assert sorted(bandits + taken) == sorted(NAMES[space] for space in ALL_HIDEOUTS)
    assert last(opened, "spawned")["spaces"] == bandits


def test_six_bandits_where_nobody_starts_in_a_hideout() -> None:
    """WL SET-17, BANDIT-1"""
    opened = start(played("annie_oakley", "bass_reeves", "bloody_knife"))
    assert west(opened).bandits.bit_count() == 6


def test_the_man_in_black_stands_at_the_rail_station() -> None:
    """WL SET-22, MIB-1"""
    him = GAME.table(2, 1).view(None)["players"][2]
    assert him["man_in_black"] and him["space"] == "spikes_view_rail_station"
    assert SPACE[him["space"]] == west(GAME.table(2, 1)).place[2]


def test_the_first_turn_begins_when_all_stand() -> None:
    """WL SET-22, TURN-1"""
    opened = start(played("annie_oakley", "bass_reeves", "billy_the_kid"))
    assert last(opened, "turn_begins") == {"event": "turn_begins", "player": 2, "round": 1}
    assert names(opened, TOLD) == []
