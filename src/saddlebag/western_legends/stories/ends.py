"""Full stories come to their end: rewards, bandits, Sheriff, the next story (EOT-1, STORY-8)."""

from collections.abc import Sequence
from typing import Final

from saddlebag.western_legends.content.board import NAMES as SPACE_NAMES
from saddlebag.western_legends.content.man_in_black_cards import HIS_STORY_LP
from saddlebag.western_legends.content.numbers import BANDITS, GOLD_PER_PLAYER, MINE_REFILL
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.fights.bandit_types import choose_types
from saddlebag.western_legends.fights.sheriff import ride_sheriff
from saddlebag.western_legends.goods.gains import gain_lp
from saddlebag.western_legends.goods.track_points import answer_gain
from saddlebag.western_legends.rewards.perform import perform
from saddlebag.western_legends.state import DISCS_NEEDED, West, free_hideouts
from saddlebag.western_legends.stories.decks import turn_up_story
from saddlebag.western_legends.stories.discs import DECKS, is_full, open_story
from saddlebag.western_legends.zones import FIRST_STORY, STORY_DECKS, TOLD

CAUSE: Final = [f"story:{it.id}" for it in STORY_CARDS]


def full(s: West) -> bool:
    """Does a story hold the discs it needs? (STORY-7)"""
    needed = DISCS_NEEDED[s.seats]
    return len(s.discs[0]) >= needed or len(s.discs[1]) >= needed


async def resolve_stories(s: West, resolver: int) -> None:
    """EOT-1, STORY-8: every full story, told by whoever placed its last disc."""
    for deck in DECKS:
        if is_full(s, deck):
            await resolve(s, resolver, deck)


async def resolve(s: West, resolver: int, deck: int) -> None:
    """STORY-9, Q-110: rewards, then bandits, then the Sheriff, all by the new positions."""
    number = open_story(s, deck)
    it, cause = STORY_CARDS[number], CAUSE[number]
    contributors = [player for player in around(s, resolver) if player in s.discs[deck]]
    s.discs[deck] = ()
    s.tell("story", resolver, it.id, deck, contributors)
    for player in contributors:
        await reward(s, player, number, player == resolver)
    spaces = spawn(s, it.spawn, cause)
    if s.options.bandit_cards:
        await choose_types(s, resolver, spaces)
    exact = s.options.sheriff_exact
    await ride_sheriff(s, resolver, it.sheriff, cause, exact)  # if he is active now
    refill_mines(s)
    turn_page(s, deck)


def around(s: West, resolver: int) -> list[int]:
    """Q-24: clockwise from the resolver, or from the first player; the Man in Black comes last."""
    order = s.clockwise(s.first) + list(range(s.seats, s.players))
    start = order.index(resolver) if s.human(resolver) else 0
    return order[start:] + order[:start]


async def reward(s: West, player: int, number: int, closer: bool) -> None:
    """STORY-9, Q-110: once, however many discs; only the player on turn may answer points."""
    it, cause = STORY_CARDS[number], CAUSE[number]
    if not s.human(player):
        gain_lp(s, player, HIS_STORY_LP, cause)
        return
    did(s, player, "story_done")
    if closer:
        did(s, player, "story_close")
    await perform(s, player, it.reward, cause, closer)
    if player == s.turn:
        await answer_gain(s, player)


def spawn(s: West, gangs: Sequence[int], cause: str) -> list[int]:
    """STORY-10: on both hideouts of each gang, where nobody stands; six bandits at most (Q-127)."""
    spaces: list[int] = []
    for gang in gangs:
        for space in free_hideouts(s, gang):
            if s.bandits.bit_count() < BANDITS:
                s.bandits |= 1 << space
                spaces.append(space)
    if spaces:
        s.tell("spawned", [SPACE_NAMES[space] for space in spaces], cause)
    return spaces


async def spawn_at(s: West, me: int, space: int, cause: str) -> None:
    """A single bandit on a free hideout (Q-119); whoever puts it there chooses its type."""
    s.bandits |= 1 << space
    s.tell("spawned", [SPACE_NAMES[space]], cause)
    if s.options.bandit_cards:
        await choose_types(s, me, [space])


def refill_mines(s: West) -> None:
    """finite_gold: each mine gets some nuggets back, up to what it began with."""
    if s.options.finite_gold:
        most = GOLD_PER_PLAYER * s.players
        s.gold = tuple([min(most, held + MINE_REFILL) for held in s.gold])
        s.tell("mines", list(s.gold))


def turn_page(s: West, deck: int) -> None:
    """STORY-12, Q-23: the card is out of play, the next one is open; told stories come again."""
    zone = STORY_DECKS[deck]
    s.cards.lift(zone, TOLD)
    if not s.cards.piles[zone]:
        told = s.cards.piles[TOLD]
        s.cards.piles[TOLD] = []
        s.cards.stack(zone, told, s.chance.order("stories", len(told)))
        s.tell("stories_shuffled", deck, len(told))
    turn_up_story(s, zone)


def turn_over(s: West) -> None:
    """story_turnover: after a round without a disc the left (or only) story goes to the bottom."""
    deck = 0 if s.cards.piles[STORY_DECKS[0]] else 1
    zone = STORY_DECKS[deck]
    if s.cards.piles[zone]:
        number, discs = open_story(s, deck), list(s.discs[deck])
        s.discs[deck] = ()
        s.cards.move(number + FIRST_STORY, zone, zone, bottom=True)
        s.tell("story_turned_over", deck, STORY_CARDS[number].id, discs)
        turn_up_story(s, zone)
