"""All 52 poker cards: each has its rank and its effect, and is used for both here (CARD-8)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.poker_cards import POKER_CARDS, RANKS
from saddlebag.western_legends.goods.hands import EFFECT_OF
from saddlebag.western_legends.zones import BOX, DISCARD
from tests.western_legends.poker_scene import (
    ALL,
    QUIET,
    against_the_house,
    cards,
    count,
    money,
    put_down,
)
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, keys, last, names, options, say, told, west

CHEATS = ["2_hearts", "2_diamonds"]
SADDLES = ["2_clubs", "2_spades"]
SPRINTS = ["3_hearts", "3_diamonds", "3_clubs", "3_spades"]
MANHUNTS = ["4_hearts", "4_diamonds", "4_clubs", "4_spades"]
PAYDAYS = ["5_hearts", "5_diamonds", "5_clubs", "5_spades"]
STICK_EM_UPS = ["6_hearts", "6_diamonds", "6_clubs", "6_spades"]
REPUTATIONS = ["7_hearts", "7_diamonds", "7_clubs", "7_spades"]
SHOOTOUTS = ["8_hearts", "8_diamonds"]
WALLOPS = ["8_clubs", "8_spades"]
INSTINCTS = ["9_hearts", "9_diamonds", "9_clubs", "9_spades"]
LADY_LUCKS = ["10_hearts", "10_diamonds"]
FOOLS_GOLDS = ["10_clubs", "10_spades"]
BULLETPROOFS = ["j_hearts", "j_diamonds", "j_clubs", "j_spades"]
QUICKDRAWS = ["q_hearts", "q_diamonds", "q_clubs", "q_spades"]
DETERMINATIONS = ["k_hearts", "k_diamonds", "k_clubs", "k_spades"]
LEGENDS = ["a_hearts", "a_diamonds", "a_clubs", "a_spades"]
EFFECTS = {
    "cheat": CHEATS,
    "saddle_up": SADDLES,
    "sprint": SPRINTS,
    "manhunt": MANHUNTS,
    "payday": PAYDAYS,
    "stick_em_up": STICK_EM_UPS,
    "reputation": REPUTATIONS,
    "shootout": SHOOTOUTS,
    "wallop": WALLOPS,
    "instincts": INSTINCTS,
    "lady_luck": LADY_LUCKS,
    "fools_gold": FOOLS_GOLDS,
    "bulletproof": BULLETPROOFS,
    "quickdraw": QUICKDRAWS,
    "determination": DETERMINATIONS,
    "living_legend": LEGENDS,
}
HIDEOUT = "sunny_hills_hideout_north"


def holding(*held: str, **scene: Any) -> Table:
    """Seat 0 is about to act with these cards."""
    return table(hands={0: held}, **({"stories": QUIET} | scene))


def bandit(own: str, npc: str, *more: str, **scene: Any) -> Table:
    """Seat 0 meets a bandit; this card and that fight card are put down."""
    spot: dict[str, Any] = {"places": {0: "sunny_hills_mine"}, "bandits": [HIDEOUT]}
    laid = holding(own, *more, fight_deck=[npc, "fight_a"], **(spot | scene))
    return say(laid, f"ride:{HIDEOUT}", (0, own), (2, npc))


def duel(own: str, theirs: str, **scene: Any) -> Table:
    """Seat 0 duels seat 1; these cards are put down."""
    place = "spikes_view_9"
    spot: dict[str, Any] = {"places": {0: place, 1: place}, "stories": QUIET}
    laid = table(hands={0: [own], 1: [theirs]}, **(spot | scene))
    return say(laid, "duel:1", own, "fight", theirs)


# ---- the deck


def test_the_deck_is_made_of_these_cards() -> None:
    """WL COMP-2, CARD-8: every rank and suit once, with one of sixteen effects."""
    assert sorted(card for of in EFFECTS.values() for card in of) == sorted(ALL)
    assert len(ALL) == 52 and len(EFFECTS) == 16
    for effect, of in EFFECTS.items():
        assert [EFFECT_OF[BOX.id[card]].id for card in of] == [effect] * len(of)


@pytest.mark.parametrize("card", ALL)
def test_every_card_has_its_rank_in_poker(card: str) -> None:
    """WL POKER-6, CARD-8: alone beside a flop it makes a pair with its own rank."""
    rank = POKER_CARDS[BOX.id[card]].rank
    twin = next(it.id for it in POKER_CARDS if it.rank == rank and it.id != card)
    others = [it for it in cards("ks qh 4c") if POKER_CARDS[BOX.id[it]].rank != rank]
    flop = [twin, *others[:2]]
    dealt = [it for it in ALL if it not in (*flop, card)][:4]
    laid = against_the_house([], dealt, flop, [card])
    put_down(laid, {2: dealt[:2]})
    mine = told(laid, "poker_hand")[0]
    expected = "k" if card in CHEATS else RANKS[rank]  # a Cheat joins the highest card
    assert (mine["cards"], mine["hand"], mine["ranks"][0]) == ([card], "pair", expected)


@pytest.mark.parametrize("card", ALL)
def test_every_card_has_its_rank_in_a_fight(card: str) -> None:
    """WL FIGHT-8, CARD-8: in fights a Cheat is a plain 2."""
    laid = bandit(card, "fight_k")
    shown = told(laid, "revealed")[0]
    assert shown["cards"] == [card, "fight_k"]
    assert shown["ranks"] == [POKER_CARDS[BOX.id[card]].rank, 13]


# ---- in poker


@pytest.mark.parametrize("card", CHEATS)
def test_cheat_counts_as_any_rank(card: str) -> None:
    """WL POKER-16, Q-42"""
    laid = against_the_house([card, "j_hearts"], cards("4h 5c 6d 7s"), cards("jd jc 8c"))
    put_down(laid, {0: [card, "j_hearts"], 2: "4h 5c"})
    mine = told(laid, "poker_hand")[0]
    assert (mine["hand"], mine["counted"]) == ("four_of_a_kind", ["j"])


@pytest.mark.parametrize("card", LADY_LUCKS)
def test_lady_luck_pays_in_poker(card: str) -> None:
    """WL Q-49"""
    laid = against_the_house([card, "4_spades"], cards("jh jc 4h 6d"), cards("jd 8c 10s"))
    put_down(laid, {0: [card, "4_spades"], 2: "jh jc"})
    assert money(laid, 0) == [70] and count(laid, 0) == 3


@pytest.mark.parametrize("card", INSTINCTS)
def test_instincts_pays_when_discarded(card: str) -> None:
    """WL CARD-7, Q-31, EXD-29: after a fight, on top of the loser's card; not by its Action."""
    lost = bandit(card, "fight_k")
    assert [line["cause"] for line in told(lost, "drew")] == ["fight_lost", card]
    used = say(holding(card, deck=cards("5h 6h 7h 8h")), f"play:{card}", "7_hearts")
    assert [line["cause"] for line in told(used, "drew")] == ["instincts"]


# ---- Actions


@pytest.mark.parametrize("card", SADDLES)
def test_saddle_up_goes_to_town(card: str) -> None:
    """WL Q-53"""
    laid = say(holding(card), f"play:{card}", "to:darkrock_bank")
    assert last(laid, "placed")["space"] == "darkrock_bank"


@pytest.mark.parametrize("card", MANHUNTS)
def test_manhunt_sends_the_sheriff(card: str) -> None:
    """WL SHERIFF-3"""
    laid = say(holding(card, wanted={1: 1}, marshal={0: 1}), f"play:{card}", "to:darkrock_bank")
    assert last(laid, "sheriff_rode")["path"][-1] == "darkrock_bank" and west(laid).lp[0] == 1


@pytest.mark.parametrize("card", PAYDAYS)
def test_payday_pays(card: str) -> None:
    """WL CARD-1"""
    assert money(say(holding(card), f"play:{card}"), 0) == [30]


@pytest.mark.parametrize("card", DETERMINATIONS)
def test_determination_brings_actions(card: str) -> None:
    """WL TURN-8"""
    assert west(say(holding(card), f"play:{card}")).actions == 3 - 1 + 2


@pytest.mark.parametrize("card", LEGENDS)
def test_living_legend_brings_a_point(card: str) -> None:
    """WL Q-60"""
    assert west(say(holding(card), f"play:{card}", "marshal:1")).marshal[0] == 1


# ---- Reactions


@pytest.mark.parametrize("card", SPRINTS)
def test_sprint_lengthens_a_move(card: str) -> None:
    """WL MOVE-8"""
    laid = holding(card, places={0: "sunny_hills_mine"})
    say(laid, "ride:sunny_hills_3", f"play:{card}", "to:sunny_hills_4")
    assert [line["cause"] for line in told(laid, "rode")] == ["move", "sprint"]
    assert names(laid, DISCARD) == [card]


@pytest.mark.parametrize("card", REPUTATIONS)
def test_reputation_brings_another_point(card: str) -> None:
    """WL Q-30, CARD-6"""
    laid = say(holding("a_hearts", card), "play:a_hearts", "wanted:1", f"play:{card}")
    assert west(laid).wanted[0] == 2 and card in names(laid, DISCARD)


@pytest.mark.parametrize("card", STICK_EM_UPS)
def test_stick_em_up_lowers_the_opposing_card(card: str) -> None:
    """WL CARD-4, CARD-5: by two, in a fight."""
    laid = bandit("10_clubs", "fight_j", card)
    assert asked(laid) == (0, "react") and f"play:{card}" in options(laid)
    say(laid, f"play:{card}")
    assert last(laid, "lowered")["by"] == 2 and last(laid, "compared")["values"] == [10, 9]


# ---- Bonuses in fights


@pytest.mark.parametrize("card", SHOOTOUTS)
def test_shootout_starts_the_fight_afresh(card: str) -> None:
    """WL Q-29: the card is spent, another one is put down."""
    laid = bandit(card, "fight_k", "a_clubs")
    assert asked(laid) == (0, "shootout")
    say(laid, "restart", (0, "a_clubs"))
    assert "restarted" in keys(laid) and card in names(laid, DISCARD)


@pytest.mark.parametrize("card", WALLOPS)
def test_wallop_wounds_a_player_and_pays_against_an_npc(card: str) -> None:
    """WL Q-105"""
    lost = duel(card, "k_clubs")
    assert west(lost).wounds[:2] == [1, 1]
    won = say(bandit(card, "fight_7", "4_clubs"), "pass", "wound:1", "lp:1")
    assert money(won, 0) == [10] and card in [line["cause"] for line in told(won, "drew")]


@pytest.mark.parametrize("card", BULLETPROOFS)
def test_bulletproof_cancels_wounds_and_heals(card: str) -> None:
    """WL Q-61"""
    laid = bandit(card, "fight_3", wounds={0: 2})
    assert west(laid).wounds[0] == 1 and "shielded" in keys(laid)


@pytest.mark.parametrize("card", QUICKDRAWS)
@pytest.mark.parametrize(("answer", "wounds"), [("cancel", 0), ("pass", 2)])
def test_quickdraw_may_cancel_the_fight_card(card: str, answer: str, wounds: int) -> None:
    """WL Q-101"""
    laid = bandit(card, "fight_3")
    assert asked(laid) == (0, "quickdraw")
    assert west(say(laid, answer)).wounds[0] == wounds


# ---- Fool's Gold


@pytest.mark.parametrize("card", FOOLS_GOLDS)
def test_fools_gold_is_sold_like_a_nugget(card: str) -> None:
    """WL Q-41"""
    laid = say(holding(card, places={0: "darkrock_bank"}), f"deposit:0+{card}")
    assert money(laid, 0) == [20] and west(laid).lp[0] == 1 and hand(laid, 0) == []
