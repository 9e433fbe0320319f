"""Setting up (SET)."""

from collections import Counter
from typing import Any

import pytest

from saddlebag import BadOption, Table
from saddlebag.public_enemy.cards import OUTLAW_ROWS, TOWNS
from tests.public_enemy.scene import fresh, scored
from tests.public_enemy.seen import asked, deck, last, options, player, told

CREW = {row["id"]: (row["town"], row["gang"]) for row in OUTLAW_ROWS}
BOSSES = {row["id"] for row in OUTLAW_ROWS if row.get("leader")}


@pytest.mark.parametrize("town", TOWNS)
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_each_town_turns_up_its_top_card_and_no_other(town: str, seat: int | None) -> None:
    """SET-1"""
    *hidden, top = deck(fresh(3), town, seat)
    assert hidden == [None] * 11
    assert CREW[str(top)][0] == town
    assert {"event": "turned_up", "town": town, "card": top} in fresh(3).events(seat)


@pytest.mark.parametrize("town", TOWNS)
def test_each_town_is_shuffled(town: str) -> None:
    """SET-1: any of its twelve cards may come first."""
    tops = {deck(fresh(3, seed=seed), town)[-1] for seed in range(120)}
    assert len(tops) == 12


def test_each_deck_is_shuffled_by_itself() -> None:
    """SET-1: what one town shows says nothing about another."""
    pairs = {tuple(deck(fresh(3, seed=seed), town)[-1] for town in TOWNS) for seed in range(120)}
    assert len(pairs) > 110


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_the_saloon_stays_face_down(seat: int | None) -> None:
    """SET-2"""
    assert deck(fresh(3), "saloon", seat) == [None] * 12
    assert "saloon" not in [line["town"] for line in told(fresh(3), "turned_up", seat)]


def test_the_saloon_is_shuffled() -> None:
    """SET-2: each kind of card may come first, about as often as the others."""
    first: Counter[str] = Counter()
    for seed in range(300):
        opened = fresh(3, seed=seed)
        opened.answer("draw:saloon")
        first[last(opened, "saloon")["card"]] += 1
    assert set(first) == {"sheriff", "bounty_hunter", "swindler"}
    assert all(70 < count < 130 for count in first.values())


def test_no_token_has_an_owner_at_first() -> None:
    """SET-3"""
    view = fresh(4).view(None)
    assert view["one"] is None
    assert [one["wanted"] for one in view["players"]] == [[]] * 4


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_chosen_seat_starts(starter: int) -> None:
    """SET-4"""
    begun = fresh(3, starter=starter)
    assert asked(begun) == (starter, "draw")
    assert begun.view(None)["starter"] == begun.view(None)["turn"] == starter
    assert last(begun, "round_begins") == {
        "event": "round_begins",
        "round": 1,
        "starter": starter,
        "supremacy": None,
    }


def test_the_first_seat_starts_when_nothing_was_agreed() -> None:
    """SET-4"""
    assert asked(fresh(3)) == (0, "draw")


def test_chance_may_choose_the_starter() -> None:
    """SET-4: each seat as often as the others."""
    begun = Counter(asked(fresh(3, seed=seed, starter="random"))[0] for seed in range(300))
    assert set(begun) == {0, 1, 2} and all(70 < count < 130 for count in begun.values())


@pytest.mark.parametrize("starter", [3, -1, "host", None, True])
def test_nobody_else_can_start(starter: Any) -> None:
    """SET-4"""
    with pytest.raises(BadOption) as no:
        fresh(3, starter=starter)
    assert (no.value.key, no.value.allowed) == ("starter", ["0-2", "random"])


def test_play_is_clockwise_from_the_starter() -> None:
    """SET-4"""
    begun = fresh(3, starter=2)
    order = []
    for town in ("tombstone", "deadwood", "tombstone"):
        order.append(asked(begun)[0])
        begun.answer(f"draw:{town}")
    assert order == [2, 0, 1]


def removed(dealt: Table) -> list[str]:
    """The cards that a fast game truly goes without."""
    cards = dealt.state.cards
    return [cards.box.names[card] for card in cards.piles[cards.box.zones.index("removed")]]


def test_the_fast_game_removes_one_outlaw_of_each_gang_from_each_town() -> None:
    """SET-5, EXD-10"""
    gone = [CREW[name] for name in removed(fresh(4, fast=True)) if name in CREW]
    assert len(gone) == len(set(gone)) == 16
    assert [len(deck(fresh(4, fast=True), town)) for town in TOWNS] == [8] * 4


def test_the_fast_game_removes_one_saloon_card_of_each_kind() -> None:
    """SET-5: and that is known to all."""
    view = fresh(4, fast=True).view(None)
    assert len(view["decks"]["saloon"]) == 9
    seen = [name for name in view["removed"] if name is not None]
    assert sorted(seen) == ["bounty_hunter", "sheriff", "swindler"]


def test_the_fast_game_keeps_every_leader() -> None:
    """SET-5: over many games any other outlaw may go, a leader never."""
    gone = {name for seed in range(60) for name in removed(fresh(4, seed=seed, fast=True))}
    assert gone & CREW.keys() == CREW.keys() - BOSSES


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("rounds", [1, 2])
def test_everybody_knows_what_kind_of_outlaws_a_fast_game_goes_without(
    seat: int | None, rounds: int
) -> None:
    """SET-5: in every world one may imagine it is one of each gang and town, never a leader."""
    dealt = fresh(4, seed=3, fast=True)
    while dealt.view(None)["round"] < rounds:
        dealt.answer(options(dealt)[0])
    worlds = [removed(dealt.imagine(seat, seed)) for seed in range(150)]
    for gone in worlds:
        assert len({CREW[name] for name in gone if name in CREW}) == 16
    shown = {line["card"] for line in told(dealt, "turned_up", seat)}  # in any round so far
    met = {name for gone in worlds for name in gone if name in CREW}
    assert met == CREW.keys() - BOSSES - shown


def test_removed_cards_are_out_for_the_whole_fast_game() -> None:
    """SET-5, ROUND-6: the next round is dealt without them."""
    after = scored(2, stacks=[{}, {"loners": 1}], modules="fast")
    assert len(after.view(None)["removed"]) == 19
    assert [len(deck(after, town)) for town in TOWNS] == [8] * 4
    assert len(deck(after, "saloon")) == 9 and player(after, 1)["stacks"]["loners"] == []


def test_a_full_game_removes_nothing() -> None:
    """SET-5 is optional."""
    assert fresh(4).view(None)["removed"] == []


@pytest.mark.parametrize("seats", [5, 6])
def test_the_fast_game_is_not_for_five_or_six(seats: int) -> None:
    """SET-5, Q-26"""
    with pytest.raises(BadOption) as no:
        fresh(seats, fast=True)
    assert (no.value.key, no.value.given) == ("fast", f"seats={seats}")
