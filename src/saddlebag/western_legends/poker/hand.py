"""Playing poker at a Saloon: ante, joiners, the dealer, the flop and the cards put down (POKER)."""

from itertools import combinations
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.event import bit
from saddlebag.kernel.flow import together
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.content.board import NAMES as SPACE_NAMES
from saddlebag.western_legends.content.board import TOWN_OF, TOWNS
from saddlebag.western_legends.content.numbers import (
    ANTE,
    DEALER_HAND,
    HOUSE_STAKE,
    MOST_SEATS,
    OWN_CARDS,
)
from saddlebag.western_legends.content.numbers import FLOP as FLOP_CARDS
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.counting.triggers import POKER_PLAYED, meet
from saddlebag.western_legends.goods.hands import names, reshuffle
from saddlebag.western_legends.goods.jokers import playable, show_useless
from saddlebag.western_legends.poker.showdown import clear_table, showdown, worth_of
from saddlebag.western_legends.poker.stakes import at_stake, hands_detail, join_detail, sit_down
from saddlebag.western_legends.records.poker_hand import Hand
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import ASIDE, BOX, DECK, FLOP, HAND, NAMES, PLAYED

WORD: Final = "poker"
OFFER: Final = (WORD,)
JOIN: Final = [
    Ask(seat, "join", ("join", "pass"), idle="pass", detail=join_detail).made_once()
    for seat in range(MOST_SEATS)
]


def offers(s: West, me: int) -> tuple[str, ...]:
    """POKER-1, Q-40: next to a Saloon, with the ante at hand."""
    return OFFER if s.money[me] >= ANTE else ()


def refusals(s: West, me: int) -> list[Refusal]:
    if s.money[me] < ANTE:
        return [(WORD, "not_enough_money", {"has": s.money[me], "needs": ANTE}, "WL POKER-1")]
    return []


async def play_poker(s: West, me: int, _: str) -> None:
    """One hand, from the ante to the discard."""
    here = s.place[me]
    h = Hand(me, here, TOWN_OF[here])
    s.hand = h
    s.tell("poker", me, SPACE_NAMES[here], TOWNS[h.town], HOUSE_STAKE)
    h.pot = HOUSE_STAKE  # POKER-4
    sit_down(s, h, me)
    await invite(s, h)
    if len(h.players) == 1:
        deal_for_the_house(s, h)
    turn_flop(s, h)
    h.stage = "pick"
    await together(*[put_down(s, h, seat) for seat in h.participants()])
    await showdown(s, h)
    clear_table(s, h)
    s.hand = None
    did(s, me, "poker_play")
    meet(s, me, POKER_PLAYED)


async def invite(s: West, h: Hand) -> None:
    """POKER-2, Q-47, Q-90: clockwise, whoever is in this town and has the ante."""
    for seat in s.clockwise(h.host)[1:]:
        if TOWN_OF[s.place[seat]] == h.town and s.money[seat] >= ANTE:
            if await JOIN[seat] == "join":
                sit_down(s, h, seat)
            else:
                s.tell("poker_passed", seat)


def deal_for_the_house(s: West, h: Hand) -> None:
    """POKER-3: the right neighbour draws the dealer's hand; their own hand stays out of it."""
    seat = s.right_of(h.host)
    h.dealer = seat
    dealt: list[str] = []
    for _ in range(DEALER_HAND):
        if any_left(s):
            dealt.append(NAMES[s.cards.draw(DECK, ASIDE[seat], seat)])
    s.whisper(bit(seat), (dealt,), "poker_dealer", seat, len(dealt))


def turn_flop(s: West, h: Hand) -> None:
    """POKER-5: three cards face up, or as many as there are (Q-06)."""
    for _ in range(FLOP_CARDS):
        if any_left(s):
            s.cards.turn_over(DECK, FLOP)
    s.tell("flop", [NAMES[card] for card in s.cards.piles[FLOP]], h.pot)


def any_left(s: West) -> bool:
    """HAND-3, Q-06: is there a card to deal? What lies on the table is not shuffled in."""
    if not s.cards.piles[DECK]:
        reshuffle(s)
    return bool(s.cards.piles[DECK])


# ---- the cards put down


async def put_down(s: West, h: Hand, seat: int) -> None:
    """POKER-6, POKER-7, Q-122: two cards face down; who has no more than that plays them all."""
    house = seat == h.dealer
    source = ASIDE[seat] if house else HAND[seat]
    size = len(s.cards.piles[source])
    if not house and not playable(s, seat):  # Jokers alone
        show_useless(s, seat)
        size = 0
    count = min(OWN_CARDS, size)
    if count == size:
        for card in s.cards.piles[source][:size]:
            s.cards.slip(card, source, PLAYED[seat], seat)
    else:
        for _ in range(count):
            name = await (dealers_pick(s, seat) if house else pick(s, seat))
            s.cards.slip(BOX.id[name], source, PLAYED[seat], seat)
    s.whisper(bit(seat), (s.cards.names(PLAYED[seat]),), "poker_down", seat, count)


def pick(s: West, seat: int) -> Ask:
    return Ask(
        seat,
        "poker_pick",
        lambda: names(s, seat),
        must_play,
        hidden=True,
        group=WORD,
        detail=lambda: hands_detail(s, seat, HAND[seat]),
    )


def dealers_pick(s: West, seat: int) -> Ask:
    """Q-45: any of the dealer's cards."""
    return Ask(
        seat,
        "dealer_pick",
        lambda: best_first(s, seat),
        must_play,
        hidden=True,
        group=WORD,
        detail=lambda: hands_detail(s, seat, ASIDE[seat]),
    )


def must_play() -> list[Refusal]:
    return [("pass", "compulsory", {}, "WL POKER-6")]


def best_first(s: West, seat: int) -> list[str]:
    """The dealer's cards, those of the best hand first: whoever takes the first has it (Q-45)."""
    piles = s.cards.piles
    held, down = sorted(piles[ASIDE[seat]]), piles[PLAYED[seat]]
    ways = list(combinations(held, OWN_CARDS - len(down)))
    worths = [worth_of(s, [*down, *cards]) for cards in ways]
    best = ways[worths.index(max(worths))]
    return [NAMES[card] for card in [*best, *[card for card in held if card not in best]]]


POKER: Final = Action(WORD, offers, refusals, play_poker, at_stake)
