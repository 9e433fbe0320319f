"""The Actions of poker cards: show the card, do all it says, then discard it (CARD-1, CARD-2)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.actions.move import move_over
from saddlebag.western_legends.content.board import NAMES as SPACE_NAMES
from saddlebag.western_legends.content.effects import Effect, at
from saddlebag.western_legends.counting.triggers import CARD_ACTION, meet
from saddlebag.western_legends.fights.sheriff import ride_sheriff
from saddlebag.western_legends.goods.hands import EFFECT_OF, discard, draw
from saddlebag.western_legends.goods.hands import PLAY as ANSWER
from saddlebag.western_legends.goods.jokers import JOKERS, copies, spend, unnamed
from saddlebag.western_legends.goods.track_points import answer_gain
from saddlebag.western_legends.rewards.perform import perform
from saddlebag.western_legends.rewards.terms import GROUPS
from saddlebag.western_legends.riding.outing import TO
from saddlebag.western_legends.riding.ride import barred, put, space_of
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import DISCARD, HAND, NAMES, RESOLVING

ACTION: Final[list[tuple[Effect, ...]]] = [at("action", effect.fx) for effect in EFFECT_OF]
OFFER: Final = [ANSWER[card] if does else "" for card, does in enumerate(ACTION)]
WITH_ACTION: Final = frozenset(card for card, does in enumerate(ACTION) if does)


def offers(s: West, me: int) -> list[str]:
    """Q-40: always, even if it changes nothing."""
    found: list[str] = []
    for card in sorted(s.cards.piles[HAND[me]]):
        if OFFER[card]:
            found.append(OFFER[card])
    if s.options.jokers:
        found += copies(s, me, "play:", WITH_ACTION)
    return found


def refusals(s: West, me: int) -> list[Refusal]:
    """CARD-3, CARD-4: Bonuses and Reactions wait for their moment."""
    found: list[Refusal] = []
    for card in sorted(s.cards.piles[HAND[me]]):
        if card in JOKERS:
            found.append(unnamed(s, me, ANSWER[card], WITH_ACTION))
        elif not ACTION[card]:
            effect = EFFECT_OF[card].id
            found.append((ANSWER[card], "no_action_on_card", {"effect": effect}, "WL CARD-1"))
    return found


async def play_card(s: West, me: int, name: str) -> None:
    """CARD-2: its own discard pays nothing (CARD-7), and comes after everything it does."""
    card, face = spend(s, me, name, RESOLVING)
    effect = EFFECT_OF[face].id
    s.tell("played", me, NAMES[card], effect)
    for fx in ACTION[face]:
        if holds_for(s, me, fx.cond):
            await carry_out(s, me, fx, effect)
    s.cards.move(card, RESOLVING, DISCARD)
    s.tell("discarded", me, (NAMES[card],), effect)
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
            await ride_sheriff(s, me, fx.n, cause, s.options.sheriff_exact)
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
    if s.options.any_delivery:
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


PLAY: Final = Action("play", offers, refusals, play_card)
