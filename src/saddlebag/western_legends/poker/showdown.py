"""The showdown: hands are compared, the pot is paid, the table is cleared (POKER-8 to POKER-18)."""

from typing import Final

from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.effects import Effect, at
from saddlebag.western_legends.content.numbers import POKER_LP
from saddlebag.western_legends.content.poker_cards import POKER_CARDS, RANKS, SUITS
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.goods.gains import gain_lp, gain_money
from saddlebag.western_legends.goods.gear import NAME, in_force
from saddlebag.western_legends.goods.hands import EFFECT_OF, draw, put_away
from saddlebag.western_legends.goods.jokers import JOKERS, jokers_in, name_copy, originals
from saddlebag.western_legends.poker.ranking import (
    ANY,
    HANDS,
    Card,
    Worth,
    best,
    counted_as,
    counted_suit,
)
from saddlebag.western_legends.records.poker_hand import NO_DEALER, Hand
from saddlebag.western_legends.rewards.perform import perform
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import ASIDE, DISCARD, FLOP, NAMES, PLAYED

SMALLEST: Final = 10  # dollars that can be paid
LOSERS_CARDS: Final = 1  # POKER-14
WON: Final = "poker_won"
LOST: Final = "poker_lost"
# A card of the flop; a Cheat is a plain 2 there (POKER-17), a Joker any card (FIST-5, Q-140).
IN_FLOP: Final[list[Card]] = [(it.rank or ANY, it.suit) for it in POKER_CARDS]
# A card played by its owner, a Joker as what it copies, or by the dealer: a Cheat has any rank
# (POKER-16, Q-42).
PUT_DOWN: Final[list[Card]] = [
    (ANY, it.suit) if at("poker_showdown", EFFECT_OF[card].fx) else IN_FLOP[card]
    for card, it in enumerate(POKER_CARDS)
]
BONUSES: Final[dict[str, list[tuple[Effect, ...]]]] = {
    hook: [at(hook, effect.fx) for effect in EFFECT_OF] for hook in (WON, LOST)
}


def faces(s: West, h: Hand, seat: int) -> list[int]:
    """The cards put down, Jokers of a player as what they copy; the dealer's are any card."""
    own = sorted(s.cards.piles[PLAYED[seat]])
    if seat == h.dealer or JOKERS.isdisjoint(own):
        return own
    return [h.copied.get(card, card) for card in own if card not in JOKERS or card in h.copied]


def whole_hand(s: West, own: list[int]) -> list[Card]:
    """POKER-6: the whole flop and the cards put down."""
    return [*[PUT_DOWN[card] for card in own], *[IN_FLOP[card] for card in s.cards.piles[FLOP]]]


def worth_of(s: West, own: list[int]) -> Worth:
    return best(whole_hand(s, own), s.options.kickers)


# ---- who has won


async def showdown(s: West, h: Hand) -> None:
    """Everybody turns up their cards; the pot is paid, then each player's luck is settled."""
    h.stage = "showdown"
    seats = h.participants()
    for seat in seats:
        s.cards.reveal(PLAYED[seat])
    s.cards.news = s.cards.all  # even if it is cards that everybody knew
    if s.options.jokers:
        await name_copies(s, h)
    worths = [show_hand(s, h, seat) for seat in seats]
    top = max(worths)
    h.winners = winners(
        h, [seat for seat, worth in zip(seats, worths, strict=True) if worth == top]
    )
    pay_out(s, h)
    for seat in h.players:  # clockwise from the active player
        await settle(s, h, seat)


async def name_copies(s: West, h: Hand) -> None:
    """Q-78: clockwise from the active player, each Joker put down is said to be a copy."""
    for seat in h.players:
        for joker in jokers_in(s.cards.piles[PLAYED[seat]]):
            if originals(s, seat, joker):
                h.copied[joker] = await name_copy(s, seat, joker)


def show_hand(s: West, h: Hand, seat: int) -> Worth:
    """POKER-18: a Cheat is named now, and a card of the house or flop that is any card."""
    own = faces(s, h, seat)
    worth = worth_of(s, own)
    hand = HANDS[worth[0]]
    h.best.append(hand)
    cards = whole_hand(s, own)
    suit = counted_suit(cards, worth)
    s.tell(
        "poker_hand",
        seat,
        seat == h.dealer,
        s.cards.names(PLAYED[seat]),
        s.cards.names(FLOP),
        hand,
        [RANKS[rank] for rank in worth[1:]],
        [RANKS[rank] for rank in counted_as(cards, worth)],
        None if suit == ANY else SUITS[suit],
    )
    return worth


def winners(h: Hand, tied: list[int]) -> list[int]:
    """POKER-10, POKER-13: the active player wins every tie; nobody wins what the dealer wins."""
    if h.host in tied:
        return [h.host]
    return [] if h.dealer in tied else tied


def pay_out(s: West, h: Hand) -> None:
    """POKER-11 to POKER-13, Q-08: the rest of a split pot goes to the supply."""
    if not h.winners:
        s.tell("house_won", h.dealer, h.pot)
        return
    share = h.pot // len(h.winners) // SMALLEST * SMALLEST
    s.tell("poker_won", h.winners.copy(), h.pot, share, h.pot - share * len(h.winners))
    for seat in h.winners:
        gain_money(s, seat, share, "pot")
    if h.host in h.winners:
        gain_lp(s, h.host, POKER_LP, "poker")


# ---- what it means for each player


async def settle(s: West, h: Hand, seat: int) -> None:
    """Bonuses first; a loser draws a card (POKER-14), and abilities come last (Q-123)."""
    if seat in h.winners:
        did(s, seat, "poker_win")
        await bonuses(s, h, seat, WON)
        ability(s, seat).poker_won(s, seat)
    else:
        await bonuses(s, h, seat, LOST)
        draw(s, seat, LOSERS_CARDS, LOST)
        await ability(s, seat).poker_lost(s, seat)


async def bonuses(s: West, h: Hand, seat: int, hook: str) -> None:
    """POKER-18, Q-49: of the cards played, each effect once a hand; then of gear."""
    used: list[str] = []
    for card in faces(s, h, seat):
        effect = EFFECT_OF[card].id
        if BONUSES[hook][card] and effect not in used:
            used.append(effect)
            await pay_bonus(s, seat, hook, NAMES[card], BONUSES[hook][card])
    for code, fx in in_force(s, seat, hook):
        await pay_bonus(s, seat, hook, NAME[code], (fx,))


async def pay_bonus(
    s: West, seat: int, hook: str, source: str, effects: tuple[Effect, ...]
) -> None:
    s.tell("poker_bonus", seat, source, hook == WON)
    for fx in effects:
        await perform(s, seat, fx.steps, source)


def clear_table(s: West, h: Hand) -> None:
    """POKER-15, Q-46: all cards are discarded; the dealer's pay nobody (Q-31)."""
    flop = sweep(s, FLOP)
    dealt: list[str] = []
    if h.dealer != NO_DEALER:
        dealt = sweep(s, PLAYED[h.dealer]) + sweep(s, ASIDE[h.dealer])
    s.tell("poker_cleared", flop, dealt)
    for seat in h.players:
        put_away(s, seat, sorted(s.cards.piles[PLAYED[seat]]), PLAYED[seat], "poker")


def sweep(s: West, zone: int) -> list[str]:
    """Face up onto the discard pile, for nobody's good."""
    swept = sorted(s.cards.piles[zone])
    for card in swept:
        s.cards.show(card, s.cards.all)
        s.cards.move(card, zone, DISCARD)
    return [NAMES[card] for card in swept]
