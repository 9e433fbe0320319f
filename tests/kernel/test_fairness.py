"""Fair deals: a commitment that binds, nonces that count, seeds that claim nothing."""

import json
from typing import Any

import pytest

from saddlebag import game
from saddlebag.kernel.chance import Secret, fresh_secret, seeded_secret
from saddlebag.kernel.game import BadOption
from saddlebag.kernel.journal import BadJournal, Head
from saddlebag.kernel.replay import replay
from tests.contract.small_game import GAME

LAYOUT: Any = {"decks": {"saloon": ["sheriff"]}, "luck": {"deal": [[0]]}}


def deal(secret: Secret, nonces: dict[int, str] | None = None) -> list[list[int]]:
    """Where all the cards lie."""
    return GAME.table(3, secret=secret, nonces=nonces).state.cards.piles


def test_a_table_without_a_seed_is_fair() -> None:
    head = GAME.table(3).head
    assert head.fair and head.published()["fair"] is True
    assert head.published()["commitment"] == head.secret.commitment() if head.secret else False


def test_no_two_fair_tables_are_dealt_alike() -> None:
    assert GAME.table(3).state.cards.piles != GAME.table(3).state.cards.piles


def test_a_test_seed_can_never_claim_fairness() -> None:
    table = GAME.table(3, seed=5)
    assert not table.head.fair and table.head.published()["fair"] is False
    secret = seeded_secret(5)
    for claimed in (secret, Secret(secret.value, fresh_secret().salt, None)):
        with pytest.raises(BadOption):
            GAME.table(3, secret=claimed)


def test_a_journal_cannot_hide_its_test_seed() -> None:
    journal = json.loads(json.dumps(GAME.table(3, seed=5).journal()))
    with pytest.raises(BadJournal, match="seed_hidden"):
        replay(GAME, {**journal, "seed": None, "fair": True})
    with pytest.raises(BadJournal, match="fair"):
        replay(GAME, {**journal, "fair": True})


def test_a_seed_and_a_secret_exclude_each_other() -> None:
    with pytest.raises(BadOption):
        GAME.table(3, seed=5, secret=fresh_secret())


def test_every_nonce_changes_the_deal() -> None:
    secret = fresh_secret()
    deals = [
        deal(secret, nonces) for nonces in ({}, {0: "a"}, {0: "b"}, {1: "a"}, {0: "a", 1: "a"})
    ]
    assert all(deals[i] != deals[j] for i in range(5) for j in range(i))


def test_nonces_have_no_order() -> None:
    secret = fresh_secret()
    assert deal(secret, {0: "a", 2: "b"}) == deal(secret, {2: "b", 0: "a"})


def test_no_nonce_can_pass_for_two() -> None:
    """Not by what separates them when they are written down, either."""
    secret = fresh_secret()
    one, two = 'a"], [1, "b', {0: "a", 1: "b"}
    assert len({str(deal(secret, nonces)) for nonces in ({0: one}, two, {0: "a1:b"})}) == 3


@pytest.mark.parametrize("nonce", ["a\n1:b", "\0", 5, None])
def test_a_nonce_is_printable_text(nonce: Any) -> None:
    with pytest.raises(BadOption):
        GAME.table(3, nonces={0: nonce})


def test_a_nonce_needs_a_seat() -> None:
    for seat in (-1, 3):
        with pytest.raises(BadOption):
            GAME.table(3, nonces={seat: "a"})


def test_the_commitment_binds_the_secret_and_the_salt() -> None:
    secret = fresh_secret()
    other = fresh_secret()
    mixed = [Secret(secret.value, other.salt, None), Secret(other.value, secret.salt, None)]
    assert len({one.commitment() for one in (secret, other, *mixed)}) == 4
    assert secret.value.hex() not in secret.commitment()


def test_the_commitment_is_known_before_any_nonce() -> None:
    secret = fresh_secret()
    published = secret.commitment()
    head = GAME.table(3, secret=secret, nonces={0: "late"}).head
    assert head.published()["commitment"] == published


def test_another_secret_does_not_fit_the_commitment() -> None:
    journal = json.loads(json.dumps(GAME.table(3).journal()))
    with pytest.raises(BadJournal, match="commitment"):
        replay(GAME, {**journal, "secret": fresh_secret().value.hex()})


def test_an_honest_fair_game_is_believed() -> None:
    table = GAME.table(3, nonces={0: "a", 2: "b"})
    for _ in range(8):
        table.answer(table.asks[0].options[0], table.asks[0].seat)
    told = replay(GAME, json.loads(json.dumps(table.journal())))
    assert told.head.fair and told.state_hash() == table.state_hash()


def test_no_view_or_event_tells_the_secret() -> None:
    table = GAME.table(3, nonces={0: "a"})
    assert table.head.secret is not None
    secret, salt = table.head.secret.value.hex(), table.head.secret.salt.hex()
    for seat in (None, 0, 1, 2):
        sent = json.dumps([table.view(seat), table.events(seat), table.head.published()])
        assert secret not in sent and salt not in sent


def test_a_table_laid_out_by_hand_claims_nothing() -> None:
    table = game("public-enemy").laid(3, LAYOUT)
    assert not table.head.fair and table.head.published()["layout"] == LAYOUT
    told = replay(game("public-enemy"), json.loads(json.dumps(table.journal())))
    assert not told.head.fair and told.state_hash() == table.state_hash()


def test_a_layout_cannot_stand_beside_a_secret_nobody_chose() -> None:
    with pytest.raises(ValueError, match="test seed"):
        Head("public-enemy", 1, 3, {}, fresh_secret(), {}, LAYOUT)
    journal = json.loads(json.dumps(game("public-enemy").table(3).journal()))
    with pytest.raises(BadJournal, match="layout"):
        replay(game("public-enemy"), {**journal, "layout": LAYOUT})


def test_a_layout_added_to_or_taken_from_a_journal_is_found() -> None:
    laid = json.loads(json.dumps(game("public-enemy").laid(3, LAYOUT).journal()))
    dealt = json.loads(json.dumps(game("public-enemy").table(3, seed=0).journal()))
    for journal in ({**dealt, "layout": LAYOUT}, {**laid, "layout": None}):
        with pytest.raises(BadJournal):
            replay(game("public-enemy"), journal)


@pytest.mark.parametrize("layout", [{"decks": {"nowhere": []}}, {"ace": 1}, {"one": "x"}, 5])
def test_a_layout_that_no_table_has_is_refused(layout: Any) -> None:
    laid = json.loads(json.dumps(game("public-enemy").laid(3, LAYOUT).journal()))
    with pytest.raises(BadJournal):
        replay(game("public-enemy"), {**laid, "layout": layout})


@pytest.mark.parametrize(
    ("layout", "why"),
    [
        ({"money": "plenty"}, "malformed: money"),
        ({"money": {"0": -1}}, "malformed: money"),
        ({"hands": {"7": []}}, "no such seat: hands"),
        ({"turn": 3}, "no such seat: turn"),
        ({"luck": {"die": "six"}}, "malformed: luck"),
        ({"decks": {}}, "unknown: decks"),
        ({"deck": ["joker_of_hats"]}, "there is no joker_of_hats"),
        ({"phase": 99}, "layout"),
    ],
)
def test_a_malformed_part_of_a_layout_is_named(layout: Any, why: str) -> None:
    west = game("western-legends")
    laid = json.loads(json.dumps(west.laid(3, {}).journal()))
    with pytest.raises(BadJournal, match=why):
        replay(west, {**laid, "layout": layout})


def test_a_game_without_lessons_cannot_be_laid_out() -> None:
    with pytest.raises(ValueError, match="laid out"):
        GAME.laid(3, {})
