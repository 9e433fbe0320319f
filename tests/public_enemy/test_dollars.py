"""For a Fistful of Dollars (DOLLAR)."""

import pytest

from saddlebag import Refused, Table
from saddlebag.public_enemy.cards import TOWNS
from tests.public_enemy.scene import fresh, table
from tests.public_enemy.seen import asked, deck, keys, last, options, player, told, why_not

DODGE = ["clay_allison", "bill_doolin", "will_carver"]


def dollars() -> Table:
    """Everybody has two Dollars tiles; Dodge City's first three cards are known to us."""
    return table(2, modules="dollars", decks={"dodge_city": DODGE, "saloon": ["sheriff"]})


@pytest.mark.parametrize("seats", [2, 6])
def test_every_player_has_two_tiles_at_the_start_of_the_round(seats: int) -> None:
    """DOLLAR-1"""
    dealt = fresh(seats, dollars=True)
    assert [player(dealt, seat)["dollars"] for seat in range(seats)] == [2] * seats


def test_every_round_starts_with_two_tiles_each() -> None:
    """DOLLAR-1, Q-16: spent or not."""
    spent = table(2, modules="dollars", left={"saloon": 1}, decks={"saloon": ["sheriff"]})
    spent.answer("peek:saloon")
    assert [player(spent, seat)["dollars"] for seat in range(2)] == [1, 2]
    spent.answer("draw:saloon")
    assert spent.view(None)["round"] == 2
    assert [player(spent, seat)["dollars"] for seat in range(2)] == [2, 2]
    assert "peek:saloon" in options(spent)  # DOLLAR-2: a new round is a new turn


def test_nobody_has_tiles_without_the_module() -> None:
    """DOLLAR-1 is optional."""
    assert player(fresh(2), 0)["dollars"] == 0
    assert all(answer.startswith("draw:") for answer in options(fresh(2)))


def test_a_tile_may_be_spent_before_drawing() -> None:
    """DOLLAR-2: both actions are offered beside the draws, on every deck they fit."""
    assert options(dollars()) == [
        *[f"draw:{name}" for name in (*TOWNS, "saloon")],
        *[f"bury:{town}" for town in TOWNS],
        *[f"peek:{name}" for name in (*TOWNS, "saloon")],
    ]


def test_at_most_one_tile_is_spent_in_a_turn() -> None:
    """DOLLAR-2: then one has to draw."""
    spent = dollars()
    spent.answer("bury:dodge_city")
    assert asked(spent) == (0, "draw") and player(spent, 0)["dollars"] == 1
    assert options(spent) == [f"draw:{name}" for name in (*TOWNS, "saloon")]
    for answer in ("bury:tombstone", "peek:saloon", "peek:dodge_city"):
        assert why_not(spent, answer) == ("one_dollar_a_turn", {}, "PE DOLLAR-2")


def test_the_next_turn_allows_a_tile_again() -> None:
    """DOLLAR-2: for the next player and for oneself."""
    spent = dollars()
    for answer in ("peek:deadwood", "draw:deadwood", "peek:deadwood", "draw:deadwood"):
        spent.answer(answer)
    assert asked(spent) == (0, "draw") and "bury:tombstone" in options(spent)
    spent.answer("peek:tombstone")
    assert [player(spent, seat)["dollars"] for seat in range(2)] == [0, 1]


def test_without_tiles_nothing_is_offered() -> None:
    """DOLLAR-1, Q-17: what is spent is out for the round."""
    spent = dollars()
    for _ in range(2):
        for answer in ("peek:deadwood", "draw:deadwood", "draw:cripple_creek"):
            spent.answer(answer)
    assert options(spent) == [f"draw:{name}" for name in (*TOWNS, "saloon")]
    needs = {"has": 0, "needs": 1}
    assert why_not(spent, "peek:saloon") == ("no_dollars", needs, "PE DOLLAR-1")


def test_no_tile_is_spent_after_drawing() -> None:
    """DOLLAR-2: a saloon card has to be resolved first."""
    drawn = table(2, modules="dollars", stacks=[{"loners": 1}], decks={"saloon": ["sheriff"]})
    drawn.answer("draw:saloon")
    assert options(drawn) == ["discard:loners"]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_face_up_outlaw_is_put_under_its_deck(seat: int | None) -> None:
    """DOLLAR-3: and the next one turned up, for all to see."""
    buried = dollars()
    buried.answer("bury:dodge_city")
    pile = deck(buried, "dodge_city", seat)
    assert (pile[0], pile[-1], len(pile)) == ("clay_allison", "bill_doolin", 12)
    assert buried.events(seat) == [
        {"event": "buried", "seat": 0, "town": "dodge_city", "card": "clay_allison"},
        {"event": "turned_up", "town": "dodge_city", "card": "bill_doolin"},
    ]


def test_the_card_turned_up_may_be_drawn_in_the_same_turn() -> None:
    """DOLLAR-3"""
    buried = dollars()
    buried.answer("bury:dodge_city")
    buried.answer("draw:dodge_city")
    assert last(buried, "took")["card"] == "bill_doolin" and asked(buried) == (1, "draw")


def test_the_saloon_has_no_face_up_outlaw_to_bury() -> None:
    """DOLLAR-3"""
    assert "bury:saloon" not in options(dollars())
    with pytest.raises(Refused):
        dollars().answer("bury:saloon")


def test_one_looks_at_the_card_under_the_face_up_one() -> None:
    """DOLLAR-4: in a town; it stays where it is."""
    peeked = dollars()
    peeked.answer("peek:dodge_city")
    assert deck(peeked, "dodge_city", 0)[-3:] == [None, "bill_doolin", "clay_allison"]
    told_me = {"event": "peeked", "seat": 0, "deck": "dodge_city", "card": "bill_doolin"}
    assert peeked.events(0) == [told_me]
    peeked.answer("draw:dodge_city")
    assert deck(peeked, "dodge_city")[-1] == "bill_doolin"


def test_one_looks_at_the_top_card_of_the_saloon() -> None:
    """DOLLAR-4"""
    peeked = dollars()
    peeked.answer("peek:saloon")
    assert deck(peeked, "saloon", 0)[-2:] == [None, "sheriff"]
    assert last(peeked, "peeked") == {"event": "peeked", "seat": 0, "deck": "saloon"}
    assert told(peeked, "peeked", 0)[0]["card"] == "sheriff"


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("name", ["dodge_city", "saloon"])
def test_a_look_is_secret(seat: int | None, name: str) -> None:
    """DOLLAR-4, Q-19: the others learn that it happened and at which deck."""
    peeked = dollars()
    before = deck(peeked, name, seat)
    peeked.answer(f"peek:{name}")
    assert deck(peeked, name, seat) == before
    assert peeked.events(seat) == [{"event": "peeked", "seat": 0, "deck": name}]


def test_a_look_cannot_be_taken_back() -> None:
    """DOLLAR-4: not even at a card one knows already."""
    peeked = dollars()
    for answer in ("peek:saloon", "draw:tombstone", "draw:deadwood", "peek:saloon"):
        peeked.answer(answer)
    assert peeked.undoable(0) == 0 and keys(peeked).count("peeked") == 2


def test_nothing_is_buried_at_the_saloon() -> None:
    """DOLLAR-3: its top card lies face down."""
    opened = fresh(3, dollars=True)
    assert why_not(opened, "bury:saloon") == ("nothing_open_to_bury", {}, "PE DOLLAR-3")
