"""The Man in Black's turn: a card is revealed and its lines are carried out (MIB, Q-77, Q-124).

Each line is a step of the game; `s.line` counts the lines done.
"""

from collections.abc import Callable
from typing import Final

from saddlebag.kernel.flow import Flow
from saddlebag.western_legends.content.board import LOCATION_OF, TOWN_OF
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARDS, HisStep
from saddlebag.western_legends.fights.bandit_types import types_by_chance
from saddlebag.western_legends.fights.sheriff import hunt
from saddlebag.western_legends.goods.gains import pay
from saddlebag.western_legends.goods.hands import discard
from saddlebag.western_legends.man_in_black.fights import his_fight
from saddlebag.western_legends.man_in_black.ride import gain, in_turn_order, mark, ride, rival
from saddlebag.western_legends.riding.ways import distances
from saddlebag.western_legends.state import HIS_TURN, NOBODY, STORIES, West
from saddlebag.western_legends.stories.discs import place_disc
from saddlebag.western_legends.stories.ends import spawn
from saddlebag.western_legends.zones import HIS, HIS_CARD, HIS_DECK, STORY_DECKS

# ---- his card


def begin_his_turn(s: West) -> None:
    """Turn up his next card and name its rival or mark; after the tenth all ten are shuffled."""
    if not s.cards.piles[HIS_DECK]:
        shuffle_his_deck(s)
    card = s.cards.turn_over(HIS_DECK, HIS_CARD)
    s.phase, s.line = HIS_TURN, 0
    s.named = named_by(s, HIS_CARDS[card - HIS[0]].steps)
    s.tell("his_card", HIS_CARDS[card - HIS[0]].id, None if s.named == NOBODY else s.named)


def shuffle_his_deck(s: West) -> None:
    """MIB-1; the level Legend pays him for each shuffle."""
    cards = s.cards.piles[HIS_CARD]
    s.cards.piles[HIS_CARD] = []
    s.cards.stack(HIS_DECK, cards, s.chance.order("his_deck", len(cards)))
    s.tell("his_deck", len(cards))
    if s.options.level.lp_per_shuffle:
        gain(s, s.options.level.lp_per_shuffle, "his_deck")


def named_by(s: West, lines: tuple[HisStep, ...]) -> int:
    """They are followed wherever they go, so they are named once."""
    for line in lines:
        if "rival" in (line.to, line.who):
            return rival(s)
        if "mark" in (line.to, line.who):
            return mark(s)
    return NOBODY


def his_step(s: West) -> Flow | None:
    """The next line of his card; after the last the stories he has completed come to their end."""
    card = HIS_CARDS[s.cards.piles[HIS_CARD][-1] - HIS[0]]
    if s.line == len(card.steps):
        s.phase = STORIES
        return None
    line = card.steps[s.line]
    return LINES[line.do](s, line, card.id)


def his_line(s: West) -> Flow | None:
    """A line may change something before anybody is asked."""
    flow = his_step(s)
    s.carries_on = flow is not None
    return flow


def done(s: West) -> None:
    """On to the next line."""
    s.line += 1


# ---- what the lines say


def rides(s: West, line: HisStep, cause: str) -> None:
    ride(s, line.to, line.n, cause)
    done(s)


def gains(s: West, line: HisStep, cause: str) -> None:
    gain(s, line.n, cause)
    done(s)


def gains_there(s: West, line: HisStep, cause: str) -> None:
    """More if he stands at the place now."""
    at_place = LOCATION_OF[s.place[s.seats]] == line.place
    gain(s, line.n if at_place else line.otherwise, cause)
    done(s)


def gains_by_the_law(s: West, line: HisStep, cause: str) -> None:
    """More if nobody is Wanted now."""
    gain(s, line.otherwise if any(s.wanted) else line.n, cause)
    done(s)


def spawns(s: West, line: HisStep, cause: str) -> None:
    """STORY-10: his own figure keeps bandits away, too."""
    if line.do == "spawn" or not s.bandits:
        spaces = spawn(s, line.letters, cause)
        if s.options.bandit_cards:
            types_by_chance(s, spaces)
    done(s)


def puts_disc(s: West, line: HisStep, cause: str) -> None:
    """On the open story with most discs; skipped if no story is open (Q-125)."""
    opened = [deck for deck, zone in enumerate(STORY_DECKS) if s.cards.piles[zone]]
    if opened:
        deck = max(opened, key=lambda it: len(s.discs[it]))
        place_disc(s, s.seats, deck)
    done(s)


def fights(s: West, line: HisStep, cause: str) -> Flow | None:
    """Only the one named, whoever else is there."""
    foe = s.named
    if s.place[foe] == s.place[s.seats]:
        return fights_out(s, line.kind, foe)
    gain(s, line.otherwise_lp, cause)
    done(s)
    return None


async def fights_out(s: West, kind: str, foe: int) -> None:
    await his_fight(s, kind, foe)
    done(s)


async def tolls(s: West, line: HisStep, cause: str) -> None:
    """Every human in his town pays, or discards a card; outside of town nobody does."""
    town = TOWN_OF[s.place[s.seats]]
    for seat in in_turn_order(s):
        if town == TOWN_OF[s.place[seat]] >= 0:
            if s.money[seat] >= line.money:
                pay(s, seat, line.money, cause)
            else:
                await discard(s, seat, line.cards, cause)
    done(s)


async def scares(s: West, line: HisStep, cause: str) -> None:
    """Every human so near to him discards."""
    steps = distances(s.place[s.seats])
    for seat in in_turn_order(s):
        if steps[s.place[seat]] <= line.distance:
            await discard(s, seat, line.n, cause)
    done(s)


async def hunts(s: West, line: HisStep, cause: str) -> None:
    """The Sheriff rides after the nearest Wanted player, if there is one (SHERIFF-2)."""
    await hunt(s, line.n, cause)
    done(s)


LINES: Final[dict[str, Callable[[West, HisStep, str], Flow | None]]] = {
    "ride": rides,
    "lp": gains,
    "lp_if_at": gains_there,
    "lp_if_no_wanted": gains_by_the_law,
    "fight": fights,
    "town_toll": tolls,
    "spawn": spawns,
    "spawn_if_none": spawns,
    "story": puts_disc,
    "discard_near": scares,
    "sheriff_hunt": hunts,
}
