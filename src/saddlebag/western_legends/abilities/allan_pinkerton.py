"""Allan Pinkerton, Interrogation: he sees a hand and has one rank of it discarded (Q-118)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.event import bit
from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.content.board import AROUND
from saddlebag.western_legends.content.numbers import MOST_SEATS
from saddlebag.western_legends.content.poker_cards import RANKS
from saddlebag.western_legends.goods.hands import RANK, holds, put_away
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import HAND, NAMES

INTERROGATION: Final = "interrogation"
QUESTION: Final = "question"
ANSWERS: Final = [f"{QUESTION}:{player}" for player in range(MOST_SEATS + 1)]
NAME_RANK: Final = [f"rank:{rank}" for rank in RANKS]


class Interrogation(Ability):
    """Not a fight; as often as there are actions, also of the same player."""

    word = QUESTION

    def acts(self, s: West, me: int) -> list[str]:
        """Q-137: how many cards somebody holds everybody sees, and nothing else counts."""
        others = [foe for foe in range(s.seats) if foe != me]
        return [ANSWERS[foe] for foe in others if near(s, me, foe) and holds(s, foe)]

    def act_refusals(self, s: West, me: int) -> list[Refusal]:
        found: list[Refusal] = []
        for foe in range(s.players):
            if foe != me and not near(s, me, foe):
                found.append((ANSWERS[foe], "not_near", {"player": foe}, "WL Q-118"))
            elif foe != me and not holds(s, foe):  # the Man in Black never holds any
                found.append((ANSWERS[foe], "no_hand", {"player": foe}, "WL Q-118"))
        return found

    async def act(self, s: West, me: int, what: str) -> None:
        """He alone sees the hand; it is no poker card's Action (Q-138)."""
        foe = int(what)
        s.tell("demanded", me, foe, INTERROGATION)
        look(s, me, foe)
        if not ranks(s, foe):  # Jokers have none
            return
        answer = await Ask(me, "name_rank", lambda: named(ranks(s, foe)), lambda: not_seen(s, foe))
        rank = NAME_RANK.index(answer)
        s.tell("named_rank", me, foe, RANKS[rank])
        cards = [card for card in sorted(s.cards.piles[HAND[foe]]) if RANK[card] == rank]
        put_away(s, foe, cards, HAND[foe], INTERROGATION)


def near(s: West, me: int, foe: int) -> bool:
    """In his space or next to it, corners included."""
    here, there = s.place[me], s.place[foe]
    return here == there or bool(AROUND[here] >> there & 1)


def look(s: West, me: int, foe: int) -> None:
    """The whole hand, for his eyes only."""
    hand = s.cards.piles[HAND[foe]]
    for card in hand:
        s.cards.show(card, bit(me))
    shown = [NAMES[card] for card in hand]
    s.whisper(bit(me), (shown,), "looked", me, foe, "hand", list(range(len(hand))))


def ranks(s: West, foe: int) -> list[int]:
    """Those in a hand, the highest first."""
    return sorted({RANK[card] for card in s.cards.piles[HAND[foe]] if RANK[card]}, reverse=True)


def named(found: list[int]) -> list[str]:
    return [NAME_RANK[rank] for rank in found]


def not_seen(s: West, foe: int) -> list[Refusal]:
    """He must name a rank he sees."""
    seen = ranks(s, foe)
    found: list[Refusal] = [("pass", "compulsory", {}, "WL Q-118")]
    for rank, word in enumerate(RANKS):
        if word and rank not in seen:
            found.append((NAME_RANK[rank], "rank_not_seen", {"player": foe}, "WL Q-118"))
    return found
