"""Story discs: offered when the trigger of an open story was met (STORY-1 to STORY-7, STORY-15).

A deck's open story is its top card. Discs are players, in the order they were placed.
"""

from functools import partial
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.numbers import DISCS
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.counting.triggers import ENOUGH_CARDS, MANY_CARDS, trigger
from saddlebag.western_legends.goods.trial import Detail, by_answer
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import FIRST_STORY, HAND, NAMES, STORY_DECKS

DECKS: Final = (0, 1)
TRIGGER: Final = [trigger(it.trigger) for it in STORY_CARDS]
WAITS_FOR: Final[list[dict[str, object]]] = [
    {"story": it.id, "trigger": it.trigger} for it in STORY_CARDS
]
PASS: Final = "pass"
PLACE: Final = ("place:0", "place:1")  # left and right
MOVE: Final = ("move:0", "move:1")  # onto that one, from the other


def open_story(s: West, deck: int) -> int:
    """STORY-1: the number of the story that lies open; -1: the deck is empty (Q-23, FIRST-4)."""
    pile = s.cards.piles[STORY_DECKS[deck]]
    return pile[-1] - FIRST_STORY if pile else -1


def is_full(s: West, deck: int) -> bool:
    """STORY-7"""
    return len(s.discs[deck]) >= s.needed_discs()


def may_place(s: West, player: int, deck: int) -> str:
    """STORY-6: "place" with a disc in hand, "move" with both on cards; "" if neither can be."""
    if open_story(s, deck) < 0 or is_full(s, deck):
        return ""
    here, there = s.discs[deck].count(player), s.discs[1 - deck].count(player)
    if here + there < DISCS:
        return "place"
    return "move" if there and not is_full(s, 1 - deck) else ""


def met_now(s: West) -> int:
    """Triggers met in this action; a hand of seven counts as long as it is held."""
    many = len(s.cards.piles[HAND[s.turn]]) >= ENOUGH_CARDS
    return s.met | MANY_CARDS if many else s.met


def is_met(s: West, deck: int) -> bool:
    story = open_story(s, deck)
    return story >= 0 and bool(TRIGGER[story] & met_now(s))


def disc_offers(s: West) -> tuple[str, ...]:
    """STORY-3, STORY-4: one disc a turn, onto a story whose trigger was met."""
    if s.placed:
        return ()
    met, piles = met_now(s), s.cards.piles
    offers: tuple[str, ...] = ()
    for deck in DECKS:
        pile = piles[STORY_DECKS[deck]]
        if pile and TRIGGER[pile[-1] - FIRST_STORY] & met:
            how = may_place(s, s.turn, deck)
            if how:
                offers += ((PLACE if how == "place" else MOVE)[deck],)
    return offers


def offers_disc(s: West) -> bool:
    """STORY-15: is there a disc to place at the end of this action?"""
    if s.placed or not (s.met or len(s.cards.piles[HAND[s.turn]]) >= ENOUGH_CARDS):
        return False
    return bool(disc_offers(s))


async def offer_disc(s: West) -> None:
    """STORY-2, STORY-15, Q-108: one offer with a choice; what is refused lapses."""
    me, offers = s.turn, disc_offers(s)
    if offers:
        answer = await Ask(
            me,
            "disc",
            (*offers, PASS),
            lambda: disc_refusals(s),
            idle=PASS,
            detail=lambda: disc_stakes(s, me, offers),
        )
        if answer != PASS:
            await place(s, me, answer)
    s.met = 0


def disc_stakes(s: West, me: int, offers: tuple[str, ...]) -> Detail | None:
    """What an ability makes of a disc."""
    return by_answer(s, me, {it: partial(place, me=me, answer=it) for it in offers})


async def place(s: West, me: int, answer: str) -> None:
    place_disc(s, me, int(answer[-1]))


def disc_refusals(s: West) -> list[Refusal]:
    """Why no disc can be placed on an open story."""
    found: list[Refusal] = []
    for deck in DECKS:
        story, how = open_story(s, deck), may_place(s, s.turn, deck)
        if story >= 0 and not (how and is_met(s, deck)):
            answer = (MOVE if how == "move" else PLACE)[deck]
            found.append((answer, *why_not(s, deck, story)))
    return found


def early_refusals(s: West) -> list[Refusal]:
    """STORY-3, STORY-15: a disc is offered after the action that meets the trigger, once a turn."""
    found: list[Refusal] = []
    for deck in DECKS:
        story, how = open_story(s, deck), may_place(s, s.turn, deck)
        if story < 0:
            continue
        answer = (MOVE if how == "move" else PLACE)[deck]
        if s.placed:
            found.append((answer, "one_disc_a_turn", {}, "WL STORY-3"))
        elif not how:
            found.append((answer, *no_place(s, deck, story)))
        else:
            found.append((answer, "disc_after_action", WAITS_FOR[story], "WL STORY-15"))
    return found


def why_not(s: West, deck: int, story: int) -> tuple[str, dict[str, object], str]:
    it = STORY_CARDS[story]
    if not is_full(s, deck) and not is_met(s, deck):
        return "trigger_not_met", {"story": it.id, "trigger": it.trigger}, "WL STORY-2"
    return no_place(s, deck, story)


def no_place(s: West, deck: int, story: int) -> tuple[str, dict[str, object], str]:
    """Why a story takes no disc of the player on turn, whatever they do."""
    it = STORY_CARDS[story]
    if is_full(s, deck):
        return "story_full", {"story": it.id, "needs": s.needed_discs()}, "WL STORY-7"
    if s.discs[deck].count(s.turn) == DISCS:
        return "both_discs_there", {"story": it.id, "has": DISCS}, "WL Q-25"
    return "no_disc_to_move", {"story": it.id}, "WL Q-26"


def place_disc(s: West, player: int, deck: int) -> None:
    """Onto the first free slot, out of the hand or from the other card (STORY-2, STORY-6)."""
    how = may_place(s, player, deck)
    if not how:
        return
    if how == "move":
        left = list(s.discs[1 - deck])
        left.remove(player)
        s.discs[1 - deck] = tuple(left)
    s.discs[deck] = (*s.discs[deck], player)
    s.placed = s.disc_round = True
    name = NAMES[s.cards.piles[STORY_DECKS[deck]][-1]]
    s.tell("disc", player, name, deck, how == "move", len(s.discs[deck]), s.needed_discs())
    if s.human(player):
        did(s, player, "story_disc")
        ability(s, player).disc_placed(s, player)
