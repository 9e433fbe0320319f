"""The examples: printed (EX) and derived (EXD)."""

from collections import Counter

import pytest

from saddlebag import Table
from saddlebag.public_enemy.cards import GANGS, OUTLAW_ROWS, TOWNS
from tests.public_enemy.scene import Hand, fresh, scored, table
from tests.public_enemy.seen import (
    asked,
    deck,
    keys,
    last,
    majority,
    options,
    player,
    stack,
    told,
    why_not,
)

GANG = {row["id"]: row["gang"] for row in OUTLAW_ROWS}
ALL = " ".join(GANGS)


def unseen(shown: Table, town: str) -> list[str]:
    """The outlaws of a town that a spectator has not seen yet."""
    open_cards = str(shown.view(None))
    return [row["id"] for row in OUTLAW_ROWS if row["town"] == town and row["id"] not in open_cards]


def next_up(shown: Table, town: str, times: int) -> Counter[str]:
    """What a draw there turns up, in so many worlds a seat cannot tell apart."""
    found: Counter[str] = Counter()
    for seed in range(times):
        world = shown.imagine(0, seed)
        world.answer(f"draw:{town}")
        found[str(deck(world, town)[-1])] += 1
    return found


def test_cattle_kate_joins_belle_starr() -> None:
    """EX-1: two Loners, and only the new one is uncovered."""
    decks = {"deadwood": ["cattle_kate"], "saloon": ["bounty_hunter"]}
    drawn = table(2, stacks=[{"loners": ["belle_starr"]}], decks=decks)
    drawn.answer("draw:deadwood")
    assert stack(drawn, 0, "loners") == ["belle_starr", "cattle_kate"]
    drawn.answer("draw:saloon")
    drawn.answer("hunt:0:loners")
    assert last(drawn, "hunted")["card"] == "cattle_kate"


def test_butch_cassidy_wins_the_red_token() -> None:
    """EX-2: 4 with the leader, 4, 2, 0."""
    mine = ["butch_cassidy", "will_carver", "elzy_lay", "kid_curry"]
    hands: list[Hand] = [{"wild_bunch": mine}, {"wild_bunch": 4}, {"wild_bunch": 2}, {}]
    after = scored(4, stacks=hands)
    line = majority(after, "wild_bunch")
    assert (line["counts"], line["winner"], line["how"]) == ([4, 4, 2, 0], 0, "leader")
    assert player(after, 0)["wanted"] == ["wild_bunch"]


def test_half_the_unseen_cards_of_tombstone_are_green() -> None:
    """EX-3: 3 red and 2 yellow gone, a blue one showing."""
    hands: list[Hand] = [
        {"wild_bunch": ["butch_cassidy", "sundance_kid", "elzy_lay"]},
        {"loners": ["black_bart", "pearl_hart"]},
    ]
    shown = table(2, stacks=hands, decks={"tombstone": ["cole_younger"]})
    hidden = Counter(GANG[name] for name in unseen(shown, "tombstone"))
    assert hidden == {"daltons": 3, "james_younger": 2, "loners": 1}
    green = sum(
        n for name, n in next_up(shown, "tombstone", 600).items() if GANG[name] == "daltons"
    )
    assert 260 < green < 340


def test_bob_dalton_comes_next_in_one_case_of_three() -> None:
    """EX-4: four cards left in Cripple Creek, the leader not yet shown."""
    shown = table(2, left={"cripple_creek": 4}, decks={"cripple_creek": ["bob_lee", "bob_dalton"]})
    assert len(unseen(shown, "cripple_creek")) == 3
    found = next_up(shown, "cripple_creek", 600)
    assert set(found) == set(unseen(shown, "cripple_creek"))
    assert 160 < found["bob_dalton"] < 240


def test_three_of_a_gang_against_one_of_each_of_three() -> None:
    """EX-5: 5 points against 6."""
    hands: list[Hand] = [{"loners": 3}, {"wild_bunch": 1, "daltons": 1, "loners": 1}]
    assert last(scored(2, stacks=hands), "points")["points"] == [5, 6]


def test_a_third_of_the_saloon_are_sheriffs() -> None:
    """EX-6"""
    found: Counter[str] = Counter()
    for seed in range(600):
        opened = fresh(2).imagine(0, seed)
        opened.answer("draw:saloon")
        found[last(opened, "saloon")["card"]] += 1
    assert 160 < found["sheriff"] < 240
    assert found["bounty_hunter"] + found["swindler"] == 600 - found["sheriff"]


def test_three_supreme_daltons_count_as_four() -> None:
    """EX-7: 8 points instead of 5."""
    hands: list[Hand] = [{}, {"daltons": 3}]
    after = scored(2, modules="supremacy", supremacy="daltons", stacks=hands)
    assert last(after, "points")["points"] == [0, 8]
    assert last(scored(2, stacks=hands), "points")["points"] == [0, 5]


def test_the_nine_rows_of_the_points_table() -> None:
    """EX-8"""
    rows = [scored(2, stacks=[{}, {"daltons": cards}]) for cards in range(9)]
    points = [last(after, "points")["points"][1] for after in rows]
    assert points == [0, 2, 3, 5, 8, 12, 17, 23, 30]


def test_after_a_tie_in_round_one_the_left_neighbour_begins() -> None:
    """EX-9"""
    after = scored(4, stacks=[{"loners": 2}, {"daltons": 2}, {}, {}], starter=2)
    assert after.view(None)["one"] is None and asked(after) == (3, "draw")


def test_a_leader_with_fewer_cards_is_no_help() -> None:
    """EXD-1: 3, 3, 1."""
    hands: list[Hand] = [{"loners": 3}, {"loners": 3}, {"loners": ["billy_the_kid"]}]
    assert majority(scored(3, stacks=hands), "loners")["winner"] is None


def test_a_majority_by_the_leader_may_move_no_token() -> None:
    """EXD-2: A has it already, B gets none."""
    mine = ["tom_horn", "billy_the_kid", "pearl_hart"]
    after = scored(2, stacks=[{"loners": mine}, {"loners": 3}], wanted=["loners", ""])
    line = majority(after, "loners")
    assert (line["winner"], line["how"], line["gains"]) == (0, "leader", False)
    assert [player(after, seat)["wanted"] for seat in range(2)] == [["loners"], []]


def test_a_swindled_fourth_gang_ends_the_round_before_the_cavalry() -> None:
    """EXD-3"""
    mine: Hand = {"wild_bunch": 1, "daltons": 1, "loners": 1}
    decks = {"saloon": ["swindler"]}
    hands: list[Hand] = [mine, {"james_younger": 2, "loners": 2}]
    over = table(2, modules="cavalry", stacks=hands, decks=decks)
    over.answer("draw:saloon")
    over.answer("swindle:1:james_younger")
    assert last(over, "round_over")["why"] == "four_gangs"
    assert over.view(None)["round"] == 2 and asked(over)[1] == "draw"


def test_a_bounty_hunter_as_the_last_saloon_card_still_removes_a_card() -> None:
    """EXD-4"""
    scene = {"saloon": ["bounty_hunter"]}
    over = table(2, stacks=[{}, {"loners": 2}], left={"saloon": 1}, decks=scene)
    over.answer("draw:saloon")
    over.answer("hunt:1:loners")
    assert keys(over)[:3] == ["saloon", "hunted", "round_over"]
    assert majority(over, "loners")["counts"] == [0, 1]


def test_a_sheriff_as_the_first_card_does_nothing() -> None:
    """EXD-5"""
    drawn = table(3, decks={"saloon": ["sheriff"]})
    drawn.answer("draw:saloon")
    assert keys(drawn) == ["saloon", "no_effect"] and drawn.view(None)["out"] == ["sheriff"]
    assert deck(drawn, "saloon") == [None] * 11 and asked(drawn) == (1, "draw")


def test_the_holder_of_one_wins_by_the_missing_token() -> None:
    """EXD-6: no points phase."""
    three = "wild_bunch daltons james_younger"
    won = scored(2, stacks=[{}, {"loners": 1}], wanted=["", three], one=1)
    assert won.result is not None and won.result["winners"] == [1]
    assert "points" not in keys(won) and keys(won)[-1] == "game_over"


def test_four_wanted_tokens_win_by_taking_one() -> None:
    """EXD-7"""
    won = scored(2, stacks=[{}, {"loners": 1}], wanted=["", ALL], one=0)
    assert won.result is not None
    assert (won.result["winners"], won.result["why"]) == ([1], "public_enemy")


def test_the_holder_of_one_keeps_it_in_a_tie_and_starts() -> None:
    """EXD-8: 14, 14, 9."""
    mine: Hand = {"wild_bunch": 5, "daltons": 1}
    yours: Hand = {"james_younger": 5, "daltons": 1}
    hers: Hand = {"loners": 3, "wild_bunch": 1, "james_younger": 1}
    after = scored(3, stacks=[mine, yours, hers], one=1)
    assert last(after, "points")["points"] == [14, 14, 9]
    assert after.view(None)["one"] == 1 and asked(after) == (1, "draw")


def test_elzy_lay_goes_and_butch_cassidy_is_exposed() -> None:
    """EXD-9"""
    hands: list[Hand] = [{}, {"wild_bunch": ["butch_cassidy", "elzy_lay"]}]
    hit = table(2, stacks=hands, decks={"saloon": ["bounty_hunter", "sheriff"]})
    hit.answer("draw:saloon")
    hit.answer("hunt:1:wild_bunch")
    assert stack(hit, 1, "wild_bunch") == ["butch_cassidy"]
    hit.answer("draw:saloon")
    hit.answer("discard:wild_bunch")
    assert last(hit, "discarded")["card"] == "butch_cassidy"


@pytest.mark.parametrize("town", TOWNS)
def test_the_eighth_draw_from_a_town_ends_a_fast_round(town: str) -> None:
    """EXD-10, Q-01: four players with two cards each cannot own every gang before that."""
    drawn = table(4, modules="fast")
    assert len(deck(drawn, town)) == 8
    for draw in range(7):
        assert len(deck(drawn, town)) == 8 - draw and "round_over" not in keys(drawn)
        drawn.answer(f"draw:{town}")
    drawn.answer(f"draw:{town}")
    assert last(drawn, "round_over")["deck"] == town and drawn.view(None)["round"] == 2


@pytest.mark.parametrize(("first", "second", "winner"), [(3, 5, 1), (4, 4, None)])
def test_bangs_at_three_and_five_or_both_at_four(
    first: int, second: int, winner: int | None
) -> None:
    """EXD-11"""
    luck = {"duel": [[first - 1], [second - 1]]}
    hands: list[Hand] = [{"daltons": 5}, {"loners": 1}, {"loners": 1}]
    shot = scored(3, modules="duel", stacks=hands, luck=luck)
    line = last(shot, "duel")
    assert (line["bangs"], line["winner"]) == ([first, second], winner)
    assert [player(shot, seat)["wanted"] == ["loners"] for seat in (1, 2)] == [winner == 1, False]


def test_three_twos_go_into_a_tuel() -> None:
    """EXD-12: 2, 2, 2, 0 without a leader, in the order of the round."""
    hands: list[Hand] = [{"loners": 2}, {"loners": 2}, {"loners": 2}, {}]
    shot = scored(4, modules="duel", stacks=hands, starter=1, luck={"tuel": [[1], [0]]})
    line = told(shot, "tuel")[0]
    assert (line["prize"], line["seats"], line["winner"]) == ("loners", [1, 2, 0], 2)


@pytest.mark.parametrize(("cards", "points"), [(7, 30), (0, 0)])
def test_seven_and_no_cards_of_the_supreme_gang(cards: int, points: int) -> None:
    """EXD-13"""
    hands: list[Hand] = [{}, {"loners": cards}]
    after = scored(2, modules="supremacy", supremacy="loners", stacks=hands)
    assert last(after, "points")["points"] == [0, points]


@pytest.mark.parametrize(
    ("holder", "other", "owner", "how"),
    [(1, 2, 1, "keeps"), (6, 5, 2, "from"), (3, 3, 1, "keeps_tie")],
    ids=["keeps", "loses", "both"],
)
def test_the_holder_of_one_defends_it(holder: int, other: int, owner: int, how: str) -> None:
    """EXD-14"""
    luck = {"duel": [[holder - 1], [other - 1]]}
    hands: list[Hand] = [{}, {"loners": 2}, {"daltons": 2}]
    shot = scored(3, modules="duel", stacks=hands, luck=luck, one=1)
    assert last(shot, "one") == {
        "event": "one",
        "seat": owner,
        "before": 1,
        "tied": [1, 2],
        "how": how,
    }
    assert asked(shot) == (owner, "draw")


def test_one_may_change_hands_in_a_duel_and_win_at_once() -> None:
    """EXD-14"""
    luck = {"duel": [[5], [0]]}
    hands: list[Hand] = [{}, {"loners": 2}, {"daltons": 2}]
    won = scored(3, modules="duel", stacks=hands, luck=luck, one=1, wanted=["", "", ALL])
    assert won.result is not None and won.result["winners"] == [2]
    assert keys(won)[-3:] == ["duel", "one", "game_over"]


@pytest.mark.parametrize("modules", ["duel", ""])
def test_bob_dalton_outside_the_tie_leaves_it_to_the_duel(modules: str) -> None:
    """EXD-15: 4-4, and a third player with one card, the leader."""
    hands: list[Hand] = [{"daltons": 4}, {"daltons": 4}, {"daltons": ["bob_dalton"]}]
    luck = {"duel": [[0], [1], [0], [1]]}
    after = scored(3, modules=modules, stacks=hands, luck=luck)
    line = majority(after, "daltons")
    assert (line["winner"], line["how"]) == ((0, "duel") if modules else (None, "tie"))


def test_the_cavalry_after_a_saloon_card_bars_the_next_player() -> None:
    """EXD-16"""
    decks = {"saloon": ["sheriff"]}
    ridden = table(2, modules="cavalry dollars", decks=decks)
    ridden.answer("draw:saloon")
    ridden.answer("cavalry:deadwood")
    assert asked(ridden) == (1, "draw")
    for action in ("draw", "bury", "peek"):
        assert why_not(ridden, f"{action}:deadwood")[0] == "cavalry_here"


def test_a_town_with_two_cards_left() -> None:
    """EXD-17"""
    left = table(2, modules="dollars", left={"deadwood": 2})
    assert {"bury:deadwood", "peek:deadwood"} <= set(options(left))
    left.answer("draw:deadwood")
    assert len(deck(left, "deadwood")) == 1 and "round_over" not in keys(left)
    assert [answer for answer in options(left) if "deadwood" in answer] == ["draw:deadwood"]
    left.answer("draw:deadwood")
    assert last(left, "round_over")["deck"] == "deadwood"
