"""Jokers at poker: copies for players, any card for the house and in the flop (FIST-5, Q-78)."""

from typing import Any

from saddlebag import Table
from tests.western_legends.poker_scene import (
    against_the_house,
    among_players,
    at_saloon,
    cards,
    discards,
    put_down,
)
from tests.western_legends.seen import asked, hand, last, options, say, told, why_not

RED, BLACK = "joker_red", "joker_black"
FIST: dict[str, Any] = {"fistful_of_extras": True}
HOUSE, FLOP = "4s 5d 7c 8h", "jh 9s 6d"


def shown(opened: Table, seat: int) -> dict[str, Any]:
    """The hand that a seat has shown."""
    return next(line for line in told(opened, "poker_hand") if line["seat"] == seat)


def against_house(own: list[str], picks: list[str], flop: str = FLOP) -> Table:
    """Seat 0 has put down these cards, and the house its first two."""
    opened = against_the_house(own, HOUSE, flop, drawn="3s", **FIST)
    put_down(opened, {0: picks, 2: "4s 5d"})
    return opened


def test_a_joker_put_down_is_named_at_the_showdown() -> None:
    """WL Q-78, FIST-4: as a card in hand, which is shown."""
    opened = against_house([RED, *cards("jc kc")], [RED, "k_clubs"])
    assert asked(opened) == (0, "copy")
    assert options(opened) == [f"{RED}:as:{card}" for card in cards("3s jc kc")]
    assert why_not(opened, "pass") == ("compulsory", {}, "WL Q-78")
    say(opened, f"{RED}:as:j_clubs")
    assert (shown(opened, 0)["hand"], shown(opened, 0)["ranks"][0]) == ("pair", "j")
    assert "j_clubs" in hand(opened, 0) and {RED, "k_clubs"} <= set(discards(opened))


def test_a_joker_may_lie_beside_its_original() -> None:
    """WL Q-78: a pair of kings with a single king."""
    opened = against_house([RED, *cards("kc")], [RED, "k_clubs"])
    say(opened, f"{RED}:as:k_clubs")
    assert (shown(opened, 0)["hand"], shown(opened, 0)["ranks"][0]) == ("pair", "k")
    assert shown(opened, 0)["counted"] == []


def test_two_jokers_copy_one_card_for_three_of_a_kind_with_the_flop() -> None:
    """WL Q-78"""
    opened = against_house([RED, BLACK, *cards("jc")], [RED, BLACK])
    say(opened, f"{RED}:as:j_clubs")
    assert asked(opened) == (0, "copy")
    say(opened, f"{BLACK}:as:j_clubs")
    assert shown(opened, 0)["hand"] == "three_of_a_kind"


def test_a_copied_cheat_has_any_rank_of_its_suit() -> None:
    """WL Q-78, POKER-16"""
    opened = against_house([RED, *cards("2h jc")], [RED, "j_clubs"])
    say(opened, f"{RED}:as:2_hearts")
    assert shown(opened, 0)["hand"] == "three_of_a_kind"
    assert (shown(opened, 0)["counted"], shown(opened, 0)["suit"]) == (["j"], None)


def test_a_copied_lady_luck_pays_but_only_once_with_its_original() -> None:
    """WL Q-78, Q-49"""
    opened = against_the_house([RED, *cards("10h")], "ks kd 7c 8h", FLOP, drawn="3s", **FIST)
    put_down(opened, {0: [RED, "10_hearts"], 2: "ks kd"})
    say(opened, f"{RED}:as:10_hearts")
    assert [line["source"] for line in told(opened, "poker_bonus")] == ["10_hearts"]


def test_players_name_their_jokers_clockwise_from_the_host() -> None:
    """WL Q-78, Q-48"""
    hands = {0: [BLACK, "k_clubs"], 1: [RED, "q_clubs"]}
    opened = among_players(hands, "3s 4s", FLOP, **FIST)
    put_down(opened, {1: [RED, "4_spades"], 0: [BLACK, "3_spades"]})
    assert asked(opened) == (0, "copy")
    say(opened, f"{BLACK}:as:k_clubs")
    assert asked(opened) == (1, "copy")


def test_before_the_showdown_nobody_else_sees_a_joker_put_down() -> None:
    """WL Q-78"""
    opened = against_the_house([RED, "k_clubs"], HOUSE, FLOP, drawn="3s", **FIST)
    put_down(opened, {0: [RED, "k_clubs"]})
    assert opened.view(1)["players"][0]["played"] == [None, None]


def test_a_lone_joker_has_nothing_to_copy_so_the_flop_is_the_hand() -> None:
    """WL EXD-34, Q-122: it is shown and stays in hand."""
    opened = at_saloon(hands={}, deck=[RED, *cards(HOUSE), *cards(FLOP)], **FIST)
    say(opened, "poker")
    assert last(opened, "jokers_alone")["cards"] == [RED]
    assert last(opened, "poker_down") == {"event": "poker_down", "seat": 0, "count": 0}
    put_down(opened, {2: "4s 5d"})
    assert (shown(opened, 0)["cards"], shown(opened, 0)["hand"]) == ([], "high_card")
    assert RED in hand(opened, 0)


# ---- any card


def test_the_house_reads_its_joker_as_any_card() -> None:
    """WL FIST-5, Q-140"""
    dealt = [RED, *cards("jd 3d 4d")]
    opened = against_the_house("ks qs", dealt, "jh jc js", drawn="3s", **FIST)
    put_down(opened, {0: "ks qs", 2: [RED, "j_diamonds"]})
    assert shown(opened, 2)["hand"] == "five_of_a_kind" and shown(opened, 2)["counted"] == ["j"]
    assert not told(opened, "copied")


def test_a_joker_in_the_flop_is_any_card_for_every_hand() -> None:
    """WL FIST-5, Q-140: each hand uses it as it likes, and its suit is told where it matters."""
    flop = [RED, *cards("jh 9h")]
    opened = against_the_house("kh 4h", "9c 9d 3c 4c", flop, drawn="2c", **FIST)
    put_down(opened, {0: "kh 4h", 2: "9c 9d"})
    assert (shown(opened, 0)["hand"], shown(opened, 2)["hand"]) == ("flush", "four_of_a_kind")
    assert (shown(opened, 0)["counted"], shown(opened, 0)["suit"]) == (["a"], "hearts")
    assert (shown(opened, 2)["counted"], shown(opened, 2)["suit"]) == (["9"], None)
