"""The First Game: fewer items, no cattle, twenty stories (FIRST)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.kernel.game import BadOption
from saddlebag.western_legends import GAME
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.state import FINAL_ROUND, PASS_ON
from saddlebag.western_legends.zones import RANCH, STORY_DECKS
from tests.western_legends.fights import scene
from tests.western_legends.seen import asked, last, names, options, say, told, west, why_not

TRIO = {"annie_oakley", "bass_reeves", "billy_the_kid"}
REMOVED = ("whiskey", "ten_gallon", "miners_map")
TWENTY = {
    *("the_wild_wild_west", "dead_or_alive", "the_pinkertons", "local_rabble"),
    *("fortune_favors_the_bold", "the_cruel_wastes", "blood_money", "high_noon"),
    *("rub_some_dirt_in_it", "the_law", "tribes_of_the_mesa", "cheap_horse", "ghost_mine"),
    *("snake_oil_salesman", "the_widow", "spit_shined_and_proper", "the_preacher"),
    *("tools_of_the_trade", "the_sheriff_of_darkrock", "harsh_times"),
}


def first_game(seats: int, seed: int = 1) -> Table:
    return GAME.table(seats, seed, {"first_game": True})


def chosen(opened: Table) -> list[str]:
    """Everybody takes the first character left; who plays whom."""
    while asked(opened)[1] == "character":
        say(opened, options(opened)[0])
    return [CHARACTERS[number].id for number in west(opened).character]


@pytest.mark.parametrize("item", REMOVED)
def test_three_items_stay_in_the_box(item: str) -> None:
    """WL FIRST-1"""
    opened = scene(
        first_game=True,
        places={0: "darkrock_store_north"},
        money={0: 120},
        stories=("blood_money", []),
    )
    assert item not in opened.view(None)["store"]
    say(opened, "store")
    assert f"buy:{item}" not in options(opened)
    assert why_not(opened, f"buy:{item}") == ("not_in_game", {}, "WL FIRST-1")


def test_the_other_items_are_there() -> None:
    """WL FIRST-1"""
    assert set(first_game(3).view(None)["store"]) == {
        *("mule", "mustang", "revolver", "shotgun", "rifle", "provisions"),
    }


def test_the_final_scoring_is_that_of_every_game() -> None:
    """WL D-100, END-3, FIRST-5: money and wounds count, too."""
    goods: dict[str, Any] = {"money": {0: 120}, "wounds": {0: 1}, "items": {0: ["revolver+"]}}
    over: dict[str, Any] = {"phase": PASS_ON, "turn": 2, "ending": FINAL_ROUND}
    opened = scene(first_game=True, stories=("blood_money", []), marshal={0: 4}, **goods, **over)
    assert opened.result is not None
    lines = {key: lp for key, lp in opened.result["lines"][0].items() if lp}
    assert lines == {"upgrades": 1, "money": 2, "wounds": -1, "marshal": 2}


def test_there_is_no_cattle() -> None:
    """WL FIRST-2"""
    assert [names(first_game(3), zone) for zone in RANCH] == [[], []]
    opened = scene(first_game=True, places={0: "sunny_hills_ranch"}, stories=("blood_money", []))
    assert "acquire" not in options(opened) and "work" in options(opened)
    assert why_not(opened, "acquire") == ("not_in_game", {}, "WL FIRST-2")


def test_three_players_choose_among_three_characters() -> None:
    """WL FIRST-3"""
    opened = first_game(3)
    assert asked(opened)[1] == "character" and set(options(opened)) == TRIO
    assert set(chosen(opened)) == TRIO


def test_with_four_players_bloody_knife_joins() -> None:
    """WL FIRST-3"""
    assert set(options(first_game(4))) == TRIO | {"bloody_knife"}
    assert set(chosen(first_game(4))) == TRIO | {"bloody_knife"}


def test_choices_are_made_one_after_the_other_in_the_open() -> None:
    """WL FIRST-3"""
    opened = first_game(3)
    taken = options(opened)[1]
    say(opened, taken)
    assert len(opened.asks) == 1 and taken not in options(opened)


@pytest.mark.parametrize("seats", [5, 6])
def test_more_players_get_others_without_points_or_removed_items(seats: int) -> None:
    """WL Q-34"""
    base = {*TRIO, "bloody_knife"}
    for seed in range(8):
        people = set(chosen(first_game(seats, seed)))
        assert base <= people and len(people) == seats
        for it in CHARACTERS:
            if it.id in people - base:
                assert not it.marshal and not it.wanted and it.id != "kit_carson"


def test_two_players_ride_with_the_man_in_black() -> None:
    """WL Q-34, MIB-1"""
    opened = first_game(2)
    assert opened.view(None)["players"][2]["man_in_black"]
    assert set(chosen(opened)) < TRIO


def test_one_deck_holds_exactly_the_twenty_stories() -> None:
    """WL FIRST-4"""
    opened = first_game(4)
    assert set(names(opened, STORY_DECKS[0])) == TWENTY
    assert len(names(opened, STORY_DECKS[0])) == 20 and names(opened, STORY_DECKS[1]) == []
    assert opened.view(None)["stories"][1] is None and len(told(opened, "story_open")) == 1


def test_with_one_open_story_discs_are_never_moved() -> None:
    """WL Q-34, FIRST-4, Q-25"""
    opened = scene(
        5, first_game=True, stories=("the_law", []), discs=[(0, 0), ()], hands={0: ["a_hearts"]}
    )
    say(opened, "play:a_hearts", "marshal:1")
    assert asked(opened) == (0, "act")  # both own discs lie there already


def test_five_players_need_three_discs() -> None:
    """WL Q-34, STORY-7"""
    assert first_game(5).view(None)["stories"][0]["needed"] == 3


def test_billy_the_kid_is_first_player() -> None:
    """WL FIRST-5"""
    for seed in range(4):
        opened = first_game(3, seed)
        people = chosen(opened)
        assert west(opened).first == people.index("billy_the_kid")
        assert last(opened, "first_player")["why"] == "first_game"


def test_without_billy_the_usual_rule_decides() -> None:
    """WL Q-34, SET-11"""
    opened = first_game(2)
    while asked(opened)[1] == "character":
        say(opened, next(it for it in options(opened) if it != "billy_the_kid"))
    assert last(opened, "first_player")["why"] == "chance"


def test_the_first_game_is_played_to_fifteen() -> None:
    """WL FIRST-5"""
    assert first_game(3).view(None)["length"] == 15
    with pytest.raises(BadOption) as no:
        GAME.table(3, 1, {"first_game": True, "length": 20})
    assert (no.value.key, no.value.given, no.value.allowed) == ("length", 20, [15])


def test_there_are_no_goals_in_the_first_game() -> None:
    """WL FIRST-5"""
    with pytest.raises(BadOption) as no:
        GAME.table(3, 1, {"first_game": True, "goals": True})
    assert (no.value.key, no.value.allowed) == ("first_game", ["without goals"])


def test_who_starts_with_a_removed_item_does_not_play_it() -> None:
    """WL FIRST-1, Q-34"""
    people = ["kit_carson", "annie_oakley", "bass_reeves"]
    with pytest.raises(BadOption) as no:
        GAME.table(3, 1, {"first_game": True, "characters": people})
    assert (no.value.key, no.value.given) == ("characters", "kit_carson")
