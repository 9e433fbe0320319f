"""Setting up: the box opened, decks shuffled, characters drafted (SET, FIRST)."""

from collections.abc import Iterable
from typing import Final

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.chance import Chance
from saddlebag.kernel.event import bit, everyone
from saddlebag.kernel.flow import Flow, together
from saddlebag.kernel.zone import Cards
from saddlebag.western_legends.agreed import Agreed
from saddlebag.western_legends.content.board import MINES, RANCHES
from saddlebag.western_legends.content.characters import (
    CHARACTERS,
    FIRST_GAME_CHARACTERS,
    FIRST_GAME_EXTRAS,
    FIRST_GAME_WITHOUT,
)
from saddlebag.western_legends.content.contents import BASE
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.man_in_black_cards import HIS_MONEY, HIS_NUGGETS, HIS_START
from saddlebag.western_legends.content.poker_cards import POKER_CARDS
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.state import DRAFT, GOODS, NOBODY, West
from saddlebag.western_legends.zones import (
    AIMS,
    ASIDE,
    AWAY,
    BOX,
    CHOSEN,
    DECK,
    FIGHT,
    FIGHT_DECK,
    FIRST_PERSON,
    FIRST_STORY,
    HERDS,
    HIS,
    HIS_DECK,
    NAMES,
    PEOPLE,
    POKER,
    RANCH,
    STORIES,
    STORY_DECKS,
    SUPPLY,
    UNUSED,
    WORTHS,
    zones,
)

EVENTS: Final = {
    "drafted": "seat character | returned",
    "story_open": "deck story",
    "dealt": "seat count | characters",
}
DEALT: Final = 2  # characters to choose from (SET-6)
GOLD_PER_PLAYER: Final = 3  # finite_gold: nuggets in each mine


def set_up(seats: int, chance: Chance, agreed: Agreed) -> West:
    """The box, still closed."""
    piles: list[list[int]] = [[] for _ in range(zones(seats))]
    piles[AWAY] = list(range(len(NAMES)))
    return West(seats, Cards(BOX, everyone(seats), piles, [0] * len(NAMES), {}, {}), chance, agreed)


def lay_table(s: West) -> None:
    """SET-1 to SET-6, SET-14 to SET-18: everything that comes before the players choose."""
    agreed, seats = s.agreed, s.seats
    s.cards.piles[AWAY] = []
    s.stock = stock(agreed)
    lay_out(s, DECK, [card for card in POKER if POKER_CARDS[card].set == BASE], POKER)
    lay_out(s, FIGHT_DECK, FIGHT, FIGHT)
    for color in range(len(RANCHES)):
        lay_out(s, RANCH[color], HERDS[color] if agreed.cattle else [], HERDS[color])
    lay_out(s, HIS_DECK, HIS if agreed.man_in_black else [], HIS)
    lay_out(s, SUPPLY, WORTHS if agreed.goals else [], WORTHS)
    for aims in AIMS:
        lay_out(s, AWAY, [], aims)  # goals are dealt when characters are known
    tell_stories(s)
    if agreed.finite_gold:
        s.gold = (GOLD_PER_PLAYER * s.players,) * len(MINES)
    if agreed.man_in_black:
        s.place[seats], s.money[seats], s.nuggets[seats] = HIS_START, HIS_MONEY, HIS_NUGGETS
    deal_characters(s)
    s.phase = DRAFT


def stock(agreed: Agreed) -> list[int]:
    """Q-09; FIRST-1: three items stay in the box."""
    return [
        0 if it.set != BASE or (agreed.first_game and number in FIRST_GAME_WITHOUT) else it.copies
        for number, it in enumerate(ITEMS)
    ]


def lay_out(s: West, zone: int, cards: list[int], whole: list[int]) -> None:
    """Those in play shuffled into a zone, the others openly out of the game."""
    gone = [card for card in whole if card not in cards]
    put_aside(s, gone)
    if cards:
        s.cards.stack(zone, cards.copy(), s.chance.order(BOX.zones[zone], len(cards)))


def put_aside(s: West, cards: Iterable[int]) -> None:
    for card in cards:
        s.cards.piles[AWAY].append(card)
        s.cards.seen[card] = s.cards.all


def tell_stories(s: West) -> None:
    """SET-14: two decks of about the same size; FIRST-4: one of the twenty."""
    fit = [card for card in STORIES if tellable(s, card - FIRST_STORY)]
    put_aside(s, [card for card in STORIES if card not in fit])
    order = [fit[i] for i in s.chance.order("stories", len(fit))]
    half = len(order) if s.agreed.first_game else (len(order) + 1) // 2
    for zone, deck in zip(STORY_DECKS, (order[:half], order[half:]), strict=True):
        s.cards.piles[zone] = deck
        turn_up_story(s, zone)


def tellable(s: West, number: int) -> bool:
    """A story whose needs the setup does not meet stays in the box."""
    it = STORY_CARDS[number]
    if s.agreed.first_game:
        return it.first_game
    return it.set == BASE and (s.agreed.cattle or "cattle" not in it.needs)


def turn_up_story(s: West, zone: int) -> None:
    """STORY-1: the top card of a deck is open."""
    card = s.cards.turn_up(zone)
    if card >= 0:
        s.tell("story_open", STORY_DECKS.index(zone), NAMES[card])


# ---- the draft


def deal_characters(s: West) -> None:
    """SET-6: two for each; FIRST-3, Q-34: one of few for each; or those agreed on."""
    agreed = s.agreed
    if agreed.characters:
        hands = [[number] for number in agreed.characters]
    elif agreed.first_game:
        hands = [first_game_cast(s)]
    else:
        base = [number for number, it in enumerate(CHARACTERS) if it.set == BASE]
        order = [base[i] for i in s.chance.order("characters", len(base))]
        hands = [order[DEALT * seat : DEALT * (seat + 1)] for seat in range(s.seats)]
    used = [number for hand in hands for number in hand]
    secret = len(hands[0]) == DEALT  # nobody knows which characters were not dealt
    for card in PEOPLE:
        if card - FIRST_PERSON not in used:
            if secret and CHARACTERS[card - FIRST_PERSON].set == BASE:
                s.cards.piles[UNUSED].append(card)
            else:
                put_aside(s, [card])
    if agreed.first_game and not agreed.characters:
        for number in hands[0]:
            s.cards.piles[UNUSED].append(FIRST_PERSON + number)
            s.cards.seen[FIRST_PERSON + number] = s.cards.all
        return
    for seat, hand in enumerate(hands):
        deal(s, seat, [FIRST_PERSON + number for number in hand])


def first_game_cast(s: West) -> list[int]:
    """FIRST-3, Q-34: three, a fourth with four players, others at random for five and six."""
    people = list(FIRST_GAME_CHARACTERS)
    if s.seats < len(people):
        people.pop()
    extras = s.chance.order("extras", len(FIRST_GAME_EXTRAS))
    people += [FIRST_GAME_EXTRAS[i] for i in extras[: max(0, s.seats - len(people))]]
    return people


def deal(s: West, seat: int, cards: list[int]) -> None:
    """One that is certain lies open, two are for their owner's eyes."""
    for card in cards:
        s.cards.piles[ASIDE[seat]].append(card)
        s.cards.seen[card] = s.cards.all if len(cards) == 1 else bit(seat)
    s.whisper(bit(seat), ([NAMES[card] for card in cards],), "dealt", seat, len(cards))


def draft(s: West) -> Flow | None:
    """SET-6: all choose at once and show their choices together; FIRST-3: one after the other."""
    if s.agreed.first_game and not s.agreed.characters:
        return choose_in_turn(s)
    if all(len(s.cards.piles[ASIDE[seat]]) == 1 for seat in range(s.seats)):
        show_characters(s)
        return None
    return choose_characters(s)


def choose_in_turn(s: West) -> Flow | None:
    """FIRST-3: each takes one of those that are left."""
    left = s.cards.piles[UNUSED]
    seat = s.character.index(NOBODY)
    if len(left) > 1:
        return take(s, seat)
    cast(s, seat, left[0])
    return None


async def take(s: West, seat: int) -> None:
    name = await Ask(seat, "character", tuple(s.cards.names(UNUSED)))
    cast(s, seat, BOX.id[name])


def cast(s: West, seat: int, card: int) -> None:
    """An open choice."""
    s.cards.move(card, UNUSED, CHOSEN)
    s.character[seat] = card - FIRST_PERSON
    s.whisper(0, ([],), "drafted", seat, NAMES[card])
    if NOBODY not in s.character:
        s.phase = GOODS


async def choose_characters(s: West) -> None:
    await together(*[keep(s, seat) for seat in range(s.seats)])
    show_characters(s)


async def keep(s: West, seat: int) -> None:
    """One is kept, the other goes back unseen."""
    name = await Ask(seat, "character", lambda: s.cards.names(ASIDE[seat]), hidden=True)
    for card in s.cards.piles[ASIDE[seat]].copy():
        if NAMES[card] != name:
            s.cards.slip(card, ASIDE[seat], UNUSED, seat)


def show_characters(s: West) -> None:
    for seat in range(s.seats):
        card = s.cards.piles[ASIDE[seat]][0]
        s.cards.show(card, s.cards.all)
        s.cards.move(card, ASIDE[seat], CHOSEN)
        s.character[seat] = card - FIRST_PERSON
        back = [NAMES[it] for it in s.cards.piles[UNUSED] if s.cards.seen[it] & bit(seat)]
        s.whisper(bit(seat), (back,), "drafted", seat, NAMES[card])
    s.phase = GOODS
