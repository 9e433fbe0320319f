"""Fight cards: drawn and chosen for bandit, guard, Sheriff and the Man in Black (Q-71, Q-77)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.event import bit
from saddlebag.western_legends.content.fight_cards import FIGHT_DECK as FIGHT_ROWS
from saddlebag.western_legends.content.numbers import FIGHT_CARDS
from saddlebag.western_legends.records.fight import DEFENDER, Fight
from saddlebag.western_legends.state import NOBODY, West
from saddlebag.western_legends.zones import (
    ASIDE,
    BOX,
    FIGHT_CARD,
    FIGHT_DECK,
    FIRST_FIGHT,
    NAMES,
)

HIS_DRAW: Final = FIGHT_CARDS["man_in_black"]


def draw_fight_cards(s: West, f: Fight) -> None:
    """The right neighbour draws for the NPC (Q-71)."""
    if f.drawn:
        return
    f.drawn = True
    seat, n = f.controller, f.draws or FIGHT_CARDS[f.kind]
    cards = [NAMES[s.cards.draw(FIGHT_DECK, ASIDE[seat], seat)] for _ in range(n)]
    s.whisper(bit(seat), (cards,), "fight_cards", seat, n)


async def pick_fight_card(s: West, f: Fight) -> None:
    """One of them, face down."""
    seat = f.controller
    name = await Ask(
        seat, "npc_card", lambda: s.cards.names(ASIDE[seat])[::-1], must_pick, hidden=True
    )  # the highest is the default
    s.cards.slip(BOX.id[name], ASIDE[seat], FIGHT_CARD, seat)
    s.whisper(bit(seat), (name,), "npc_put_down", seat)


async def show_first(s: West, f: Fight) -> None:
    """Q-98, Q-134: the NPC's card is chosen and turned up before the player picks one."""
    draw_fight_cards(s, f)
    await pick_fight_card(s, f)
    s.cards.reveal(FIGHT_CARD)
    card = s.cards.piles[FIGHT_CARD][-1]
    f.shown[DEFENDER], f.ranks[DEFENDER] = NAMES[card], FIGHT_ROWS[card - FIRST_FIGHT].rank
    s.tell("npc_shown", f.controller, NAMES[card])


def must_pick() -> list[Refusal]:
    return [("pass", "compulsory", {}, "WL Q-71")]


def draw_for_him(s: West) -> None:
    """Q-77: the Man in Black plays the highest of three."""
    drawn = [s.cards.lift(FIGHT_DECK, FIGHT_CARD) for _ in range(HIS_DRAW)]
    s.cards.reveal(FIGHT_CARD)
    s.cards.piles[FIGHT_CARD] = sorted(drawn)
    s.tell("his_fight_cards", [NAMES[card] for card in sorted(drawn)])


def return_fight_cards(s: West, f: Fight) -> None:
    """BANDIT-9, HEIST-7, SHERIFF-11"""
    piles = s.cards.piles
    cards = piles[FIGHT_CARD].copy()
    piles[FIGHT_CARD] = []
    if f.controller != NOBODY and f.drawn:
        cards += piles[ASIDE[f.controller]]
        piles[ASIDE[f.controller]] = []
    if cards:
        s.cards.mix(cards, 0)
        order = s.chance.order("fight_deck", len(cards))
        piles[FIGHT_DECK][:0] = [cards[i] for i in order]
