"""What a hand of poker costs and pays, and what two cards would make of the flop."""

from collections.abc import Coroutine
from itertools import combinations
from typing import Any

from saddlebag.western_legends.content.board import TOWN_OF
from saddlebag.western_legends.content.numbers import ANTE, HOUSE_STAKE, OWN_CARDS
from saddlebag.western_legends.content.poker_cards import RANKS
from saddlebag.western_legends.goods.gains import pay
from saddlebag.western_legends.goods.hands import draw
from saddlebag.western_legends.goods.jokers import JOKERS
from saddlebag.western_legends.goods.trial import Detail, outcomes
from saddlebag.western_legends.poker.ranking import HANDS
from saddlebag.western_legends.poker.showdown import pay_out, settle, worth_of
from saddlebag.western_legends.records.poker_hand import Hand
from saddlebag.western_legends.state import West
from saddlebag.western_legends.view_schema import Change, PokerHand, Stakes
from saddlebag.western_legends.zones import NAMES, PLAYED


def sit_down(s: West, h: Hand, seat: int) -> None:
    """POKER-1, POKER-2: pay the ante, draw a card."""
    pay(s, seat, ANTE, "ante")
    h.pot += ANTE
    h.players.append(seat)
    if seat != h.host:
        s.tell("poker_joined", seat, h.pot)
    draw(s, seat, 1, "ante")


# ---- what is at stake


def at_stake(s: West, me: int, _: str) -> Stakes:
    """Against the house; each player who joins adds an ante."""
    here = s.place[me]
    return hand_stakes(s, me, me, here, HOUSE_STAKE)


def join_detail(s: West, me: int) -> Detail | None:
    """For one who is invited."""
    h = s.hand
    return None if h is None else {"stakes": {"join": hand_stakes(s, me, h.host, h.space, h.pot)}}


def hand_stakes(s: West, me: int, host: int, space: int, pot: int) -> Stakes:
    """From the ante to the bonuses of gear; of the cards nobody knows yet which are played."""
    found: dict[bool, list[Change]] = {}
    for won in (True, False):

        def hand(t: West, won: bool = won) -> Coroutine[Any, Any, None]:
            h = Hand(host, space, TOWN_OF[space])
            h.pot = pot
            return played(t, h, me, won)

        found[won] = outcomes(s, me, hand, {})[0]
        for change in found[won]:
            change.pop("cards", None)
    return {"won": found[True], "lost": found[False]}


async def played(s: West, h: Hand, me: int, won: bool) -> None:
    """For one who sits down and wins the whole pot, or none of it."""
    sit_down(s, h, me)
    if won:
        h.winners = [me]
        pay_out(s, h)
    await settle(s, h, me)


# ---- what the cards make


def hands_detail(s: West, seat: int, zone: int) -> Detail:
    """Every pair that may be put down; a Joker is named only at the showdown (Q-78)."""
    down = [card for card in s.cards.piles[PLAYED[seat]] if card not in JOKERS]
    held = [card for card in sorted(s.cards.piles[zone]) if card not in JOKERS]
    found: dict[str, PokerHand] = {}
    for picked in combinations(held, OWN_CARDS - len(down)):
        own = sorted([*down, *picked])
        worth = worth_of(s, own)
        ranks = [RANKS[rank] for rank in worth[1:]]
        found["+".join([NAMES[card] for card in own])] = {"hand": HANDS[worth[0]], "ranks": ranks}
    return {"hands": found}
