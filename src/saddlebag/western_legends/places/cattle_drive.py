"""Cattle: taken at a ranch, wrangled to the Rail Station or rustled to the other ranch (CATTLE)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.content.board import COLORS, RAIL_STATION, RANCHES
from saddlebag.western_legends.content.board import NAMES as SPACES
from saddlebag.western_legends.content.cattle import CATTLE
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.counting.triggers import CATTLE_BUSINESS, meet
from saddlebag.western_legends.goods.gear import NAME, cattle_limit, in_force
from saddlebag.western_legends.goods.herds import (
    color_of,
    has_room,
    herd,
    of_color,
    send_back,
    shuffle_in,
    take_token,
)
from saddlebag.western_legends.goods.track_points import answer_gain, gain_points
from saddlebag.western_legends.rewards.perform import perform
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import BOX, FIRST_HERD, HERD, NAMES, RANCH, RESTING

WORD: Final = "acquire"
OPEN: Final = (WORD,)
SHUT: Final[tuple[str, ...]] = ()
DONE: Final = "done"
DELIVER: Final = "deliver"
WRANGLE: Final = "wrangle"
RUSTLE: Final = "rustle"
NO_CATTLE: Final[Refusal] = (WORD, "not_in_game", {}, "WL FIRST-2")
EMPTY: Final[Refusal] = (WORD, "no_cattle", {}, "WL CATTLE-1")


# ---- acquiring


def offers(s: West, me: int) -> tuple[str, ...]:
    """CATTLE-1: with room for one, at a ranch that has one."""
    if not s.options.cattle or not has_room(s, me):
        return SHUT
    return OPEN if s.cards.piles[RANCH[RANCHES.index(s.place[me])]] else SHUT


def refusals(s: West, me: int) -> list[Refusal]:
    if not s.options.cattle:
        return [NO_CATTLE]
    if not has_room(s, me):
        values: dict[str, object] = {"has": len(herd(s, me)), "most": cattle_limit(s, me)}
        return [(WORD, "no_room", values, "WL CATTLE-2")]
    return [] if offers(s, me) else [EMPTY]


async def acquire(s: West, me: int, rest: str) -> None:
    """CATTLE-1; the Workhorse takes one more, if it fits and is there (Q-115)."""
    color = RANCHES.index(s.place[me])
    take_token(s, me, color, WORD)
    for code, fx in in_force(s, me, "acquired"):
        for _ in range(fx.n):
            take_token(s, me, color, NAME[code])
    meet(s, me, CATTLE_BUSINESS)


ACQUIRE: Final = Action(WORD, offers, refusals, acquire)


# ---- delivering


def deliverable(s: West, me: int) -> list[int]:
    """CATTLE-4, CATTLE-5: any token at the Rail Station, at a ranch those of the other color."""
    if not s.cards.piles[HERD[me]]:
        return []
    place = s.place[me]
    if place == RAIL_STATION:
        return s.cards.piles[HERD[me]].copy()
    if place not in RANCHES:
        return []
    return of_color(s, me, len(COLORS) - 1 - RANCHES.index(place))


def delivery_refusals(s: West, me: int, moved: bool) -> list[Refusal]:
    """CATTLE-4, CATTLE-5: why nothing is delivered now; `moved`: a Move action has just ended."""
    if not s.options.cattle:
        return [(DELIVER, "not_in_game", {}, "WL FIRST-2")]
    if not s.cards.piles[HERD[me]]:
        return [(DELIVER, "no_cattle_carried", {}, "WL CATTLE-4")]
    place = s.place[me]
    if deliverable(s, me):
        return [] if moved else [(DELIVER, "deliver_after_move", {}, "WL MOVE-9")]
    if place in RANCHES:
        color = COLORS[RANCHES.index(place)]
        return [(DELIVER, "own_ranch", {"color": color}, "WL CATTLE-5")]
    return [(DELIVER, "no_delivery_here", {"space": SPACES[place]}, "WL CATTLE-4")]


async def deliver(s: West, me: int) -> None:
    """Q-57: one cause; the points as one gain, then each reward, then what reacts to the gain."""
    kind = WRANGLE if s.place[me] == RAIL_STATION else RUSTLE
    tokens = await choose_tokens(s, me)
    s.tell("delivered", me, kind, SPACES[s.place[me]], [NAMES[card] for card in tokens])
    for card in tokens:
        hand_over(s, me, card, kind)
    points = 1 if s.options.one_point_per_drive else len(tokens)
    gain_points(s, me, "marshal" if kind == WRANGLE else "wanted", points, kind)
    for card in tokens:
        reward = CATTLE[card - FIRST_HERD].reward
        await perform(s, me, reward, NAMES[card], wrangled=kind == WRANGLE)
    did(s, me, kind, len(tokens))
    did(s, me, "deliver", len(tokens))
    meet(s, me, CATTLE_BUSINESS)
    await reward_gear(s, me, kind)
    await answer_gain(s, me)


async def choose_tokens(s: West, me: int) -> list[int]:
    """CATTLE-8: any that fit the place, in the order the carrier wants to be paid; all see them."""
    tokens: list[int] = []
    if len(deliverable(s, me)) == 1:
        tokens.append(deliverable(s, me)[0])
        s.cards.show(tokens[0], s.cards.all)
    while len(tokens) < len(deliverable(s, me)):
        answer = await which(s, me, tuple(tokens))
        if answer == DONE:
            break
        tokens.append(BOX.id[answer])
        s.cards.show(tokens[-1], s.cards.all)
    return tokens


def which(s: West, me: int, chosen: tuple[int, ...]) -> Ask:
    return Ask(me, "deliver", lambda: remaining(s, me, chosen), idle=DONE if chosen else "")


def remaining(s: West, me: int, chosen: tuple[int, ...]) -> list[str]:
    """Tokens not yet chosen; with one chosen, that may be all."""
    left = [NAMES[card] for card in sorted(deliverable(s, me)) if card not in chosen]
    return [*left, DONE] if chosen else left


def hand_over(s: West, me: int, card: int, kind: str) -> None:
    """CATTLE-6; with cattle_rest a token is back only at the end of the deliverer's next turn."""
    if not s.options.cattle_rest:
        send_back(s, me, card, kind)
        return
    s.cards.move(card, HERD[me], RESTING)
    s.rested = (*s.rested, (card, s.seats + 1))  # ends of human turns, this one included
    s.tell("cattle_rests", me, NAMES[card])


def end_rest(s: West, player: int) -> None:
    """A turn is over: resting cattle comes closer to its ranch, or home."""
    if not s.human(player):
        return
    waiting = [(card, turns - 1) for card, turns in s.rested]
    s.rested = tuple([it for it in waiting if it[1]])
    for card, turns in waiting:
        if not turns:
            s.cards.piles[RESTING].remove(card)
            s.tell("cattle_rested", COLORS[color_of(card)], NAMES[card])
            shuffle_in(s, card)


async def reward_gear(s: West, me: int, kind: str) -> None:
    """Q-115, Q-120: Peacekeeper and Lasso, once for the delivery however many tokens."""
    points = s.marshal[me] if kind == WRANGLE else s.wanted[me]
    hook = "arrested_or_wrangled" if kind == WRANGLE else "robbed_or_rustled"
    found = in_force(s, me, hook) if points else []
    for code, fx in [*found, *in_force(s, me, "delivered")]:
        await perform(s, me, fx.steps, NAME[code])
