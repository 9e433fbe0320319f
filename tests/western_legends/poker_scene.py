"""A hand of poker laid out by hand: who sits at the Saloon, and which cards will come."""

from collections.abc import Mapping, Sequence
from typing import Any

from saddlebag import Table
from saddlebag.western_legends.content.poker_cards import POKER_CARDS, SUITS
from saddlebag.western_legends.zones import DISCARD
from tests.western_legends.scene import table
from tests.western_legends.seen import hand, names, say, west

Cards = Sequence[str] | str
Scene = dict[str, Any]  # what a table may hold beside it
SALOON = "darkrock_saloon_north"
IN_TOWN = ("darkrock_bank", "darkrock_street_east", "darkrock_store_west", "darkrock_sheriff")
QUIET = ("eleven_head_short", "fence_cutters")  # stories that only cattle sets going
LETTERS = {suit[0]: suit for suit in SUITS}
ALL = [card.id for card in POKER_CARDS if card.set == "base"]


def cards(line: Cards) -> list[str]:
    """ "10h 2d" is the ten of hearts and the two of diamonds; a list holds whole names."""
    if not isinstance(line, str):
        return list(line)
    return [f"{word[:-1]}_{LETTERS[word[-1]]}" for word in line.split()]


def at_saloon(
    seats: int = 3,
    *,
    hands: Mapping[int, Cards] = {},
    deck: Cards = "",
    town: Sequence[int] = (),
    **scene: Any,
) -> Table:
    """Seat 0 at the Saloon of Darkrock with $50, these others in that town; nobody else near."""
    places = {0: SALOON} | dict(zip(town, IN_TOWN, strict=False)) | scene.pop("places", {})
    held = {seat: cards(line) for seat, line in hands.items()}
    told: dict[str, Any] = {"money": 50, "stories": QUIET} | scene
    return table(seats, places=places, hands=held, deck=cards(deck), **told)


def put_down(table: Table, picks: Mapping[int, Cards]) -> Table:
    """Each of these seats picks its cards."""
    for seat, line in picks.items():
        table.answer_group(cards(line), seat)
    return table


def against_the_house(
    own: Cards, dealt: Cards, flop: Cards, drawn: Cards = "3s", more: Cards = "", **scene: Any
) -> Table:
    """Seat 0 has taken the Play Poker action, seat 2 deals for the house; both are to pick."""
    deck = [*cards(drawn), *cards(dealt), *cards(flop), *cards(more)]
    hands = {0: own} | scene.pop("hands", {})
    return say(at_saloon(hands=hands, deck=deck, **scene), "poker")


def among_players(
    hands: Mapping[int, Cards], drawn: Cards, flop: Cards, more: Cards = "", **scene: Any
) -> Table:
    """Seat 0 plays and everybody with a hand joins; each draws one of `drawn`, clockwise."""
    deck = [*cards(drawn), *cards(flop), *cards(more)]
    others = [seat for seat in hands if seat]
    seats = scene.pop("seats", max(3, len(hands)))
    laid = at_saloon(seats, hands=hands, deck=deck, town=others, **scene)
    return say(laid, "poker", *["join" for _ in others])


def count(table: Table, seat: int) -> int:
    return len(hand(table, seat))


def discards(table: Table) -> list[str]:
    """What lies on the discard pile, sorted."""
    return sorted(names(table, DISCARD))


def money(table: Table, *seats: int) -> list[int]:
    return [west(table).money[seat] for seat in seats]
