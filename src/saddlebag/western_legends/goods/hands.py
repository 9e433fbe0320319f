"""The hand: how many cards it holds, drawing, discarding, what a card pays (HAND, Q-06, Q-31)."""

from collections.abc import Container
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.event import bit
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.effects import Effect
from saddlebag.western_legends.content.numbers import HAND as FULL_HAND
from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS, POKER_CARDS
from saddlebag.western_legends.counting.triggers import ENOUGH_CARDS, MANY_CARDS, meet
from saddlebag.western_legends.goods.gear import sum_of
from saddlebag.western_legends.goods.jokers import JOKERS, unnamed
from saddlebag.western_legends.state import STORIES, West
from saddlebag.western_legends.zones import ASIDE, BOX, DECK, DISCARD, HAND, NAMES

EFFECT_OF: Final = [CARD_EFFECTS[card.effect] for card in POKER_CARDS]
RANK: Final = [card.rank for card in POKER_CARDS]
# What a card pays when it is discarded, but not by its own Action (CARD-7).
PAYS: Final = [
    sum([fx.n for fx in effect.fx if fx.when == "discarded_not_by_own_action"])
    for effect in EFFECT_OF
]
PLAY: Final = [f"play:{card.id}" for card in POKER_CARDS]


def cards_that(do: str) -> dict[int, Effect]:
    """The poker cards with an effect that does this, with the effect."""
    return {card: fx for card, it in enumerate(EFFECT_OF) for fx in it.fx if fx.do == do}


def holds(s: West, player: int) -> int:
    """How many cards a player holds; the Man in Black none."""
    return len(s.cards.piles[HAND[player]]) if player < s.seats else 0


def hand_limit(s: West, seat: int) -> int:
    """HAND-1: five, less one for each wound; never below 0."""
    power = ability(s, seat)
    most = FULL_HAND + power.hand_bonus + sum_of(s, seat, "hand_limit")
    if power.wounds_shrink_hand:
        most -= s.wounds[seat]
    return most if most > 0 else 0


def draw(s: West, seat: int, n: int, cause: str) -> int:
    """HAND-3, Q-06: as many as deck and discard pile can give; the drawer alone sees them."""
    drawn: list[str] = []
    for _ in range(n):
        if not s.cards.piles[DECK]:
            reshuffle(s)
            if not s.cards.piles[DECK]:
                break
        drawn.append(NAMES[s.cards.draw(DECK, HAND[seat], seat)])
    if drawn:
        s.whisper(bit(seat), (tuple(drawn),), "drew", seat, len(drawn), cause)
        count_hand(s, seat)
    return len(drawn)


def count_hand(s: West, seat: int, more: int = 0) -> None:
    """Seven cards set a story going (STORY-13); `more` are held, but not in the hand yet."""
    if len(s.cards.piles[HAND[seat]]) + more >= ENOUGH_CARDS:
        meet(s, seat, MANY_CARDS)


def reshuffle(s: West) -> None:
    """HAND-3: the discard pile becomes the deck; what lies on the table stays there."""
    discards = s.cards.piles[DISCARD]
    if discards:
        s.cards.piles[DISCARD] = []
        s.cards.stack(DECK, discards, s.chance.order("deck", len(discards)))
        s.tell("reshuffled", len(discards))


def put_away(s: West, seat: int, cards: list[int], source: int, cause: str) -> None:
    """Onto the discard pile, face up; Instincts pays its owner (Q-31)."""
    for card in cards:
        if source == HAND[seat]:
            lay_open(s, seat, card, DISCARD)
        else:
            s.cards.show(card, s.cards.all)
            s.cards.move(card, source, DISCARD)
    if cards:
        s.tell("discarded", seat, tuple([NAMES[card] for card in cards]), cause)
    for card in cards:
        if PAYS[card] and may_pay(s, seat, card):
            draw(s, seat, PAYS[card], NAMES[card])


def lay_open(s: West, seat: int, card: int, target: int) -> None:
    """A card chosen from a hand, for all to see; nobody else follows single cards in a hand."""
    s.cards.slip(card, HAND[seat], target, seat, also=s.cards.all)


def may_pay(s: West, seat: int, card: int) -> bool:
    """Q-31: each copy pays at most once in an End of Turn phase."""
    if s.phase < STORIES or seat != s.turn:
        return True
    fresh = not s.paid >> card & 1
    s.paid |= 1 << card
    return fresh


def names(s: West, seat: int) -> list[str]:
    """A hand, for options."""
    return s.cards.names(HAND[seat])


RULE_OF: Final = {"hand_limit": "WL EOT-2", "sheriff": "WL SHERIFF-4"}  # by cause


def compulsory(cause: str) -> list[Refusal]:
    """A discard that is demanded cannot be passed."""
    return [("pass", "compulsory", {}, RULE_OF.get(cause, "WL CARD-2"))]


def no_reaction(s: West, seat: int, fitting: Container[int]) -> list[Refusal]:
    """CARD-4: cards in hand that are no answer to what just happened."""
    found: list[Refusal] = []
    for card in sorted(s.cards.piles[HAND[seat]]):
        if card in JOKERS:
            found.append(unnamed(s, seat, PLAY[card], fitting))
        elif card not in fitting:
            effect = EFFECT_OF[card].id
            found.append((PLAY[card], "no_reaction", {"effect": effect}, "WL CARD-4"))
    return found


async def discard(s: West, seat: int, n: int, cause: str) -> None:
    """So many cards of the owner's choice, or the whole hand if it is smaller."""
    hand = s.cards.piles[HAND[seat]]
    if len(hand) <= n:
        put_away(s, seat, hand.copy(), HAND[seat], cause)
    elif n == 1:
        name = await Ask(seat, "discard", lambda: names(s, seat), lambda: compulsory(cause))
        put_away(s, seat, [BOX.id[name]], HAND[seat], cause)
    else:
        await discard_several(s, seat, n, cause)


async def lay_aside(s: West, seat: int, cause: str, group: str = "") -> None:
    """One card of the owner's choice, face down until it is shown."""
    name = await Ask(
        seat, "discard", lambda: names(s, seat), lambda: compulsory(cause), hidden=True, group=group
    )
    s.cards.slip(BOX.id[name], HAND[seat], ASIDE[seat], seat)


async def discard_several(s: West, seat: int, n: int, cause: str) -> None:
    """Picked one by one, and only shown when all are picked."""
    group = f"discard_{n}_{s.paid.bit_count()}"  # what was drawn for discards is another matter
    for _ in range(n):
        await lay_aside(s, seat, cause, group)
    put_away(s, seat, sorted(s.cards.piles[ASIDE[seat]]), ASIDE[seat], cause)


def discard_random(s: West, seat: int, n: int, cause: str) -> None:
    """So many, blindly, or the whole hand if it is smaller."""
    hand = s.cards.piles[HAND[seat]]
    order = s.chance.order("random_discard", len(hand))[:n]
    put_away(s, seat, [hand[k] for k in order], HAND[seat], cause)
