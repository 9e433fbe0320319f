"""The end of a round (ROUND)."""

import pytest

from saddlebag.public_enemy.cards import GANGS, TOWNS
from tests.public_enemy.scene import Hand, fresh, scored, table
from tests.public_enemy.seen import asked, deck, keys, last, options, player, stack, told

THREE: Hand = {"wild_bunch": 1, "daltons": 1, "loners": 1}


@pytest.mark.parametrize("town", TOWNS)
def test_an_empty_town_ends_the_round(town: str) -> None:
    """ROUND-1"""
    drawn = table(2, left={town: 1})
    drawn.answer(f"draw:{town}")
    over = {"event": "round_over", "seat": 0, "why": "deck_empty", "deck": town}
    assert told(drawn, "round_over") == [over] and drawn.view(None)["round"] == 2


def test_an_empty_saloon_ends_the_round() -> None:
    """ROUND-1"""
    drawn = table(2, left={"saloon": 1}, decks={"saloon": ["sheriff"]})
    drawn.answer("draw:saloon")
    over = {"event": "round_over", "seat": 0, "why": "deck_empty", "deck": "saloon"}
    assert told(drawn, "round_over") == [over] and drawn.view(None)["round"] == 2


def test_a_card_of_every_gang_ends_the_round() -> None:
    """ROUND-1"""
    drawn = table(2, stacks=[THREE, {"loners": 2}], decks={"deadwood": ["frank_james"]})
    drawn.answer("draw:deadwood")
    over = {"event": "round_over", "seat": 0, "why": "four_gangs", "deck": None}
    assert told(drawn, "round_over") == [over] and drawn.view(None)["round"] == 2


@pytest.mark.parametrize("missing", GANGS)
def test_three_gangs_are_not_enough(missing: str) -> None:
    """ROUND-1: whichever is missing."""
    first, *_ = others = [gang for gang in GANGS if gang != missing]
    cards = {"wild_bunch": "elzy_lay", "daltons": "bill_doolin"}
    town = {"wild_bunch": "tombstone", "daltons": "dodge_city"}[first]
    drawn = table(2, stacks=[dict.fromkeys(others, 2)], decks={town: [cards[first]]})
    drawn.answer(f"draw:{town}")
    assert "round_over" not in keys(drawn) and asked(drawn) == (1, "draw")


def test_four_gangs_of_several_players_are_not_enough() -> None:
    """ROUND-1: one player must own them."""
    drawn = table(2, stacks=[{"loners": 2}, THREE], decks={"deadwood": ["frank_james"]})
    drawn.answer("draw:deadwood")
    assert "round_over" not in keys(drawn)


def test_turning_up_the_last_card_does_not_end_the_round() -> None:
    """ROUND-2, Q-01"""
    drawn = table(2, left={"deadwood": 2})
    drawn.answer("draw:deadwood")
    assert len(deck(drawn, "deadwood")) == 1 and deck(drawn, "deadwood") != [None]
    assert "round_over" not in keys(drawn)
    drawn.answer("draw:deadwood")
    assert last(drawn, "round_over")["deck"] == "deadwood"


def test_the_twelfth_draw_from_a_town_ends_the_round() -> None:
    """ROUND-2, Q-01: with six players nobody need own all gangs by then."""
    drawn = fresh(6, seed=3)
    for draw in range(12):
        assert len(deck(drawn, "tombstone")) == 12 - draw
        drawn.answer("draw:tombstone")
    assert last(drawn, "round_over")["deck"] == "tombstone" and drawn.view(None)["round"] == 2


def test_the_last_saloon_card_still_acts() -> None:
    """ROUND-3, Q-02"""
    drawn = table(2, stacks=[{}, {"loners": 2}], left={"saloon": 1}, decks={"saloon": ["swindler"]})
    drawn.answer("draw:saloon")
    assert asked(drawn) == (0, "swindler") and "round_over" not in keys(drawn)
    drawn.answer("swindle:1:loners")
    assert keys(drawn)[:3] == ["saloon", "swindled", "round_over"]
    assert told(drawn, "majority")[3]["counts"] == [1, 1]


def test_the_replacement_is_turned_up_before_the_round_ends() -> None:
    """ROUND-3"""
    drawn = table(2, stacks=[THREE], decks={"deadwood": ["frank_james", "wood_hite"]})
    drawn.answer("draw:deadwood")
    assert keys(drawn)[:3] == ["took", "turned_up", "round_over"]
    assert drawn.events(None)[1]["card"] == "wood_hite"


def test_a_swindler_can_complete_the_four_gangs() -> None:
    """ROUND-4"""
    drawn = table(2, stacks=[THREE, {"james_younger": 1}], decks={"saloon": ["swindler"]})
    drawn.answer("draw:saloon")
    drawn.answer("swindle:1:james_younger")
    assert last(drawn, "round_over") == {
        "event": "round_over",
        "seat": 0,
        "why": "four_gangs",
        "deck": None,
    }


def test_nobody_gets_a_turn_more_to_even_things_out() -> None:
    """ROUND-5: the starter ends the round and only the starter has played."""
    drawn = table(3, stacks=[THREE, {"loners": 2}], decks={"deadwood": ["frank_james"]})
    drawn.answer("draw:deadwood")
    assert keys(drawn).count("took") == 1
    assert asked(drawn)[1] == "draw" and drawn.view(None)["round"] == 2


def test_scoring_follows_at_once_and_in_order() -> None:
    """ROUND-6: majorities, points, One, the next deal."""
    after = scored(2, stacks=[{"daltons": 1}, {}])
    assert keys(after)[2:] == [
        "round_over",
        *["majority"] * 4,
        "points",
        "one",
        "round_begins",
        *["turned_up"] * 4,
    ]


def test_a_new_round_is_dealt_from_all_cards() -> None:
    """ROUND-6"""
    after = scored(3, stacks=[{"daltons": 4}, {"loners": 3}, {}])
    view = after.view(None)
    assert {name: len(pile) for name, pile in view["decks"].items()} == {
        **dict.fromkeys(TOWNS, 12),
        "saloon": 12,
    }
    assert all(not stack(after, seat, gang) for seat in range(3) for gang in GANGS)
    assert [pile[:-1] for pile in view["decks"].values()] == [[None] * 11] * 5


def test_a_new_round_is_shuffled_anew() -> None:
    """ROUND-6, SET-1: a second deal is not the first again."""
    first = fresh(2, seed=8)
    tops = [deck(first, town)[-1] for town in TOWNS]
    while first.view(None)["round"] == 1:
        first.answer(options(first)[0])
    assert [deck(first, town)[-1] for town in TOWNS] != tops


def test_tokens_stay_with_their_owners() -> None:
    """ROUND-6"""
    after = scored(3, stacks=[{}, {}, {}], wanted=["loners", "daltons wild_bunch"], one=1)
    assert [player(after, seat)["wanted"] for seat in range(3)] == [
        ["loners"],
        ["wild_bunch", "daltons"],
        [],
    ]
    assert after.view(None)["one"] == 1 and after.view(None)["round"] == 2


@pytest.mark.parametrize("seed", range(8))
def test_only_the_player_on_turn_completes_the_four_gangs(seed: int) -> None:
    """ROUND-7: nobody who is waiting ever holds them, and who has just drawn ends the round."""
    played = fresh(2 + seed % 5, seed=seed, cavalry=True)
    while played.ask is not None:
        assert not any(all(one["stacks"].values()) for one in played.view(None)["players"])
        seat, since = played.ask.seat, played.event_count
        played.answer(played.ask.options[(seed * 7 + since) % len(played.ask.options)])
        ends = [line for line in played.events(None, since) if line["event"] == "round_over"]
        assert [line["seat"] for line in ends] in ([], [seat])
    assert {line["why"] for line in told(played, "round_over")} <= {"four_gangs", "deck_empty"}
