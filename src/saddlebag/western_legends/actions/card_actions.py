"""The Actions of poker cards: show the card, do all it says, then discard it (CARD-1, CARD-2)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.actions.deed import Deed
from saddlebag.western_legends.content.board import NAMES as SPACE_NAMES
from saddlebag.western_legends.content.effects import Effect, at
from saddlebag.western_legends.fights.sheriff import ride_sheriff
from saddlebag.western_legends.goods.hands import EFFECT_OF, discard, draw, lay_open
from saddlebag.western_legends.goods.hands import PLAY as ANSWER
from saddlebag.western_legends.goods.track_points import answer_gain
from saddlebag.western_legends.rewards.perform import perform
from saddlebag.western_legends.rewards.terms import GROUPS
from saddlebag.western_legends.riding.move import move_over
from saddlebag.western_legends.riding.ride import TO, barred, put, space_of
from saddlebag.western_legends.state import West
from saddlebag.western_legends.stories.triggers import CARD_ACTION, meet
from saddlebag.western_legends.zones import BOX, DISCARD, HAND, NAMES, RESOLVING

EVENTS: Final = {"played": "seat card effect"}
ACTION: Final[list[tuple[Effect, ...]]] = [at("action", effect.fx) for effect in EFFECT_OF]
OFFER: Final = [ANSWER[card] if does else "" for card, does in enumerate(ACTION)]


def offers(s: West, me: int) -> list[str]:
    """Q-40: always, even if it changes nothing."""
    return list(filter(None, map(OFFER.__getitem__, sorted(s.cards.piles[HAND[me]]))))


def refusals(s: West, me: int) -> list[Refusal]:
    """CARD-3, CARD-4: Bonuses and Reactions wait for their moment."""
    return [
        (ANSWER[card], "no_action_on_card", {"effect": EFFECT_OF[card].id}, "WL CARD-1")
        for card in sorted(s.cards.piles[HAND[me]])
        if not ACTION[card]
    ]


async def play_card(s: West, me: int, name: str) -> None:
    """CARD-2: its own discard pays nothing (CARD-7), and comes after everything it does."""
    card = BOX.id[name]
    lay_open(s, me, card, RESOLVING)
    s.tell("played", me, name, EFFECT_OF[card].id)
    for fx in ACTION[card]:
        if holds_for(s, me, fx.cond):
            await carry_out(s, me, fx, EFFECT_OF[card].id)
    s.cards.move(card, RESOLVING, DISCARD)
    s.tell("discarded", me, [NAMES[card]], EFFECT_OF[card].id)
    meet(s, me, CARD_ACTION)
    await answer_gain(s, me)


def holds_for(s: West, me: int, cond: str) -> bool:
    """Q-62: read when its part of the text is reached."""
    return cond != "marshal_or_wanted" or s.marshal[me] > 0 or s.wanted[me] > 0


async def carry_out(s: West, me: int, fx: Effect, cause: str) -> None:
    """One part of the text; a point picked is taken, and never refused (Q-58)."""
    match fx.do:
        case "relocate":
            await saddle_up(s, me, fx.to, cause)
        case "sheriff":
            await ride_sheriff(s, me, fx.n, cause, s.agreed.sheriff_exact)
        case "draw_then_discard":
            draw(s, me, fx.n, cause)
            await discard(s, me, fx.discard, cause)
        case "actions":
            s.actions += fx.n  # TURN-8
            s.tell("actions", me, fx.n, s.actions, cause)
        case _:
            await perform(s, me, fx.steps, cause)


async def saddle_up(s: West, me: int, group: str, cause: str) -> None:
    """Q-53: put onto any space of either town; no Move action, unless any move delivers (Q-52)."""
    shut = barred(s, me)
    spaces = tuple([TO[space] for space in GROUPS[group] if not shut >> space & 1])
    answer = await Ask(me, cause, spaces, lambda: out_of_bounds(s, me, group))
    put(s, me, space_of(answer), cause)
    if s.agreed.any_delivery:
        await move_over(s, me)


def out_of_bounds(s: West, me: int, group: str) -> list[Refusal]:
    """MOVE-6 for a Wanted player, and every space of the wild."""
    shut = barred(s, me)
    found: list[Refusal] = []
    for space, name in enumerate(SPACE_NAMES):
        if space not in GROUPS[group]:
            found.append((TO[space], "not_in_town", {"space": name}, "WL Q-53"))
        elif shut >> space & 1:
            found.append((TO[space], "sheriff_there", {"space": name}, "WL MOVE-6"))
    return found


PLAY: Final = Deed("play", offers, refusals, play_card)
