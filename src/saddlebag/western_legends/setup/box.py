"""Setting up: the box opened, decks shuffled, characters drafted (SET, FIRST)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.chance import Chance
from saddlebag.kernel.event import bit
from saddlebag.kernel.flow import Flow, together
from saddlebag.western_legends.content.board import MINES, RANCHES
from saddlebag.western_legends.content.characters import (
    CHARACTERS,
    FIRST_GAME_CHARACTERS,
    FIRST_GAME_EXTRAS,
    FIRST_GAME_WITHOUT,
)
from saddlebag.western_legends.content.contents import BASE, HANDSOME, OfSet, switched_on
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.man_in_black_cards import HIS_MONEY, HIS_NUGGETS, HIS_START
from saddlebag.western_legends.content.numbers import GOLD_PER_PLAYER
from saddlebag.western_legends.content.poker_cards import POKER_CARDS
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.options import Options
from saddlebag.western_legends.state import DRAFT, GOODS, NOBODY, West
from saddlebag.western_legends.stories.decks import turn_up_story
from saddlebag.western_legends.zones import (
    AIMS,
    ASIDE,
    AWAY,
    BANDIT_DECK,
    BANDITS,
    BOX,
    CHOSEN,
    DECK,
    FIGHT,
    FIGHT_DECK,
    FIRST_PERSON,
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
    cards,
    zones,
)

DEALT: Final = 2  # characters to choose from (SET-6)


ROWS: Final[dict[str, Sequence[OfSet]]] = {
    "poker": POKER_CARDS,
    "items": ITEMS,
    "stories": STORY_CARDS,
    "characters": CHARACTERS,
}


@lru_cache(len(ROWS))
def in_play(kind: str, sets: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of the rows of a kind that lie on a table with these sets."""
    return switched_on(ROWS[kind], sets)


def set_up(seats: int, chance: Chance, options: Options) -> West:
    """The box, still closed."""
    bandits = options.bandit_cards
    laid = BOX.table(seats, {AWAY: cards(bandits)}, zones(seats, bandits))
    s = West(seats, laid, chance, seats + int(options.man_in_black))
    s.options = options
    return s


def lay_table(s: West) -> None:
    """SET-1 to SET-6, SET-14 to SET-18: everything that comes before the players choose."""
    options, seats = s.options, s.seats
    s.cards.piles[AWAY] = []
    s.stock = stock(options)
    boxes = options.sets if options.jokers else (BASE,)  # FIST-2: of the deck, Jokers alone
    lay_out(s, DECK, [POKER[n] for n in in_play("poker", boxes)], POKER)
    lay_out(s, FIGHT_DECK, FIGHT, FIGHT)
    if options.bandit_cards:
        lay_out(s, BANDIT_DECK, BANDITS, BANDITS)  # FIST-6
    for color in range(len(RANCHES)):
        lay_out(s, RANCH[color], HERDS[color] if options.cattle else [], HERDS[color])
    lay_out(s, HIS_DECK, HIS if options.man_in_black else [], HIS)
    lay_out(s, SUPPLY, WORTHS if options.goals else [], WORTHS)
    for aims in AIMS:
        lay_out(s, AWAY, [], aims)  # goals are dealt when characters are known
    tell_stories(s)
    if options.finite_gold:
        s.gold = (GOLD_PER_PLAYER * s.players,) * len(MINES)
    if options.man_in_black:
        s.place[seats], s.money[seats], s.nuggets[seats] = HIS_START, HIS_MONEY, HIS_NUGGETS
    deal_characters(s)
    s.phase = DRAFT


def stock(options: Options) -> list[int]:
    """Q-09; FIRST-1: three items stay in the box."""
    left = [0] * len(ITEMS)
    for number in in_play("items", options.sets):
        if not (options.first_game and number in FIRST_GAME_WITHOUT):
            left[number] = ITEMS[number].copies
    return left


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
    fit = [STORIES[n] for n in in_play("stories", s.options.sets) if tellable(s, n)]
    put_aside(s, [card for card in STORIES if card not in fit])
    order = [fit[i] for i in s.chance.order("stories", len(fit))]
    half = len(order) if s.options.first_game else (len(order) + 1) // 2
    for zone, deck in zip(STORY_DECKS, (order[:half], order[half:]), strict=True):
        s.cards.piles[zone] = deck
        turn_up_story(s, zone)


def tellable(s: West, number: int) -> bool:
    """A story whose needs the setup does not meet stays in the box."""
    it = STORY_CARDS[number]
    if s.options.first_game:
        return it.first_game
    held = {"cattle": s.options.cattle, "legendary_items": HANDSOME in s.options.sets}
    return all(held[need] for need in it.needs)


# ---- the draft


def deal_characters(s: West) -> None:
    """SET-6: two for each; FIRST-3, Q-34: one of few for each; or those agreed on."""
    options = s.options
    if options.characters:
        hands = [[number] for number in options.characters]
    elif options.first_game:
        hands = [first_game_cast(s)]
    else:
        people = in_play("characters", options.sets)
        order = [people[i] for i in s.chance.order("characters", len(people))]
        hands = [order[DEALT * seat : DEALT * (seat + 1)] for seat in range(s.seats)]
    leave_out(s, [number for hand in hands for number in hand], len(hands[0]) == DEALT)
    if options.first_game and not options.characters:
        for number in hands[0]:
            s.cards.piles[UNUSED].append(FIRST_PERSON + number)
            s.cards.seen[FIRST_PERSON + number] = s.cards.all
        return
    for seat, hand in enumerate(hands):
        deal(s, seat, [FIRST_PERSON + number for number in hand])


def leave_out(s: West, used: list[int], secret: bool) -> None:
    """Characters that nobody can be; with a secret draft nobody knows which were not dealt."""
    dealable = in_play("characters", s.options.sets) if secret else ()
    for number, card in enumerate(PEOPLE):
        if number in used:
            continue
        if number in dealable:
            s.cards.piles[UNUSED].append(card)
        else:
            put_aside(s, [card])


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
    if s.options.first_game and not s.options.characters:
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
