"""The greedy bot of Public Enemy Number One: what it does where the right answer is plain."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.bots import Chair, bot
from saddlebag.public_enemy.cards import GANGS
from tests.public_enemy.scene import Hand, table

ALL = " ".join(GANGS)
NOT_LONERS = "wild_bunch daltons james_younger"
# One open card of each gang, none of them a leader.
OPEN = {
    "tombstone": ["sundance_kid"],
    "cripple_creek": ["grat_dalton"],
    "deadwood": ["frank_james"],
    "dodge_city": ["clay_allison"],
}


def choice(laid: Table) -> str:
    """What greedy answers."""
    assert laid.ask is not None
    return bot("greedy").choose(Chair(laid, laid.ask.seat, 1))


def open_towns(seats: int = 2, **scene: Any) -> Table:
    """A table with one card of each gang to draw: Wild Bunch, Daltons, James-Younger, Loners."""
    return table(seats, decks=scene.pop("decks", OPEN), **scene)


THREE_GANGS: Hand = {"wild_bunch": 1, "daltons": 1, "james_younger": 1}


def test_it_ends_the_round_that_makes_it_the_public_enemy() -> None:
    hands: list[Hand] = [THREE_GANGS, {}]
    won = open_towns(stacks=hands, wanted=[NOT_LONERS], one=0)
    assert choice(won) == "draw:dodge_city"


def test_it_does_not_end_the_round_that_makes_a_rival_the_public_enemy() -> None:
    hands: list[Hand] = [THREE_GANGS, {"loners": 2, "wild_bunch": 3}]
    assert choice(open_towns(stacks=hands, wanted=["", NOT_LONERS], one=1)) != "draw:dodge_city"


def test_it_takes_the_card_the_next_player_would_win_with() -> None:
    hands: list[Hand] = [{"wild_bunch": 1}, {"wild_bunch": 2, "daltons": 2, "james_younger": 2}]
    assert choice(open_towns(stacks=hands, wanted=["", NOT_LONERS], one=1)) == "draw:dodge_city"


def test_it_takes_the_leader_when_he_decides_a_tie() -> None:
    decks = OPEN | {"dodge_city": ["billy_the_kid"]}
    hands: list[Hand] = [{"loners": 1}, {"loners": 2}]
    assert choice(open_towns(stacks=hands, decks=decks)) == "draw:dodge_city"


def test_it_does_not_collect_for_a_token_it_has() -> None:
    hands: list[Hand] = [{"loners": 2, "daltons": 2}, {"loners": 2, "daltons": 2}]
    assert choice(open_towns(stacks=hands, wanted=["loners", "loners"])) != "draw:dodge_city"


def test_it_empties_a_deck_when_the_scoring_is_its_own() -> None:
    hands: list[Hand] = [{"wild_bunch": 4, "daltons": 3}, {"wild_bunch": 1}]
    left = {"tombstone": 1}
    won = open_towns(stacks=hands, left=left, wanted=["wild_bunch james_younger loners"])
    assert choice(won) == "draw:tombstone"


def at_saloon(card: str, hands: list[Hand], **scene: Any) -> Table:
    """Seat 0 has drawn this saloon card."""
    decks = OPEN | {"saloon": [card]}
    laid = open_towns(len(hands), stacks=hands, decks=decks, **scene)
    laid.answer("draw:saloon")
    return laid


def test_it_gives_the_sheriff_the_card_it_can_spare() -> None:
    hands: list[Hand] = [{"daltons": 2, "loners": 1}, {"daltons": 1, "loners": 4}]
    assert choice(at_saloon("sheriff", hands)) == "discard:loners"


def test_its_bounty_hunter_hits_the_rival_who_is_about_to_win() -> None:
    hands: list[Hand] = [{}, {"daltons": 1, "wild_bunch": 1}, {"loners": 1, "wild_bunch": 1}]
    wanted = ["", "", NOT_LONERS]
    assert choice(at_saloon("bounty_hunter", hands, wanted=wanted, one=2)) == "hunt:2:loners"


def test_its_swindler_takes_the_card_that_wins() -> None:
    hands: list[Hand] = [THREE_GANGS, {"daltons": 3, "loners": 1}]
    won = at_saloon("swindler", hands, wanted=[NOT_LONERS], one=0)
    assert choice(won) == "swindle:1:loners"


def test_the_last_saloon_card_is_used_for_the_scoring_at_hand() -> None:
    hands: list[Hand] = [{"daltons": 2}, {"daltons": 2, "loners": 5}]
    laid = at_saloon("bounty_hunter", hands, left={"saloon": 1})
    assert choice(laid) == "hunt:1:daltons"


def test_it_sends_the_cavalry_onto_the_card_the_next_player_would_win_with() -> None:
    hands: list[Hand] = [{}, {"wild_bunch": 2, "daltons": 2, "james_younger": 2}]
    scene: dict[str, Any] = {"wanted": ["", NOT_LONERS], "one": 1, "modules": "cavalry"}
    decks = OPEN | {"tombstone": ["sundance_kid", "elzy_lay"]}
    laid = open_towns(stacks=hands, decks=decks, **scene)
    laid.answer("draw:tombstone")
    assert choice(laid) == "cavalry:dodge_city"


def test_it_leaves_the_cavalry_where_it_helps() -> None:
    hands: list[Hand] = [{}, {"wild_bunch": 2, "daltons": 2, "james_younger": 2}]
    scene: dict[str, Any] = {"wanted": ["", NOT_LONERS], "one": 1, "modules": "cavalry"}
    decks = OPEN | {"tombstone": ["sundance_kid", "elzy_lay"]}
    laid = open_towns(stacks=hands, decks=decks, cavalry="dodge_city", **scene)
    laid.answer("draw:tombstone")
    assert choice(laid) == "pass"


def test_it_buries_what_the_next_player_wants_and_then_takes_what_it_wants_itself() -> None:
    hands: list[Hand] = [
        {"wild_bunch": 2, "loners": 1},
        {"wild_bunch": 2, "daltons": 2, "james_younger": 1},
    ]
    decks = OPEN | {"tombstone": ["butch_cassidy"], "dodge_city": ["clay_allison", "bill_doolin"]}
    wanted = ["daltons james_younger loners", NOT_LONERS]
    laid = open_towns(stacks=hands, decks=decks, wanted=wanted, one=1, modules="dollars")
    assert choice(laid) == "bury:dodge_city"
    laid.answer("bury:dodge_city")
    assert choice(laid) == "draw:tombstone"


def test_it_looks_into_the_saloon_when_the_towns_do_not_save_it() -> None:
    hands: list[Hand] = [{"loners": 3}, {"loners": 4, "wild_bunch": 2}]
    decks, left = OPEN | {"dodge_city": ["bill_doolin"]}, dict.fromkeys(OPEN, 1)
    wanted = [NOT_LONERS, NOT_LONERS]
    laid = open_towns(stacks=hands, decks=decks, left=left, wanted=wanted, one=1, modules="dollars")
    assert choice(laid) == "peek:saloon"


def test_it_spends_no_tile_before_the_draw_that_wins() -> None:
    hands: list[Hand] = [THREE_GANGS, {}]
    won = open_towns(stacks=hands, wanted=[NOT_LONERS], one=0, modules="dollars")
    assert choice(won) == "draw:dodge_city"


@pytest.mark.parametrize(("round_cap", "drawn"), [(0, "draw:deadwood"), (1, "draw:dodge_city")])
def test_it_ends_the_last_round_while_it_is_ahead(round_cap: int, drawn: str) -> None:
    """Q-27: the rival gains two tokens by that, and has no more than that."""
    hands: list[Hand] = [THREE_GANGS, {"james_younger": 2, "loners": 2}]
    wanted = ["wild_bunch daltons"]
    assert choice(open_towns(stacks=hands, wanted=wanted, round_cap=round_cap)) == drawn


def test_with_supremacy_it_counts_the_points_of_the_tile() -> None:
    hands: list[Hand] = [{"wild_bunch": 2, "daltons": 2}, {"loners": 4}]
    laid = open_towns(stacks=hands, wanted=[ALL], supremacy="daltons", modules="supremacy")
    assert choice(laid) == "draw:cripple_creek"
