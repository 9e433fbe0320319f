"""Rewards and penalties carried out, step by step: the verbs of docs/content.md.

A step that cannot be done is skipped. Gains happen at once (Q-107); what reacts to track points is
asked by whoever gave the reward, once all of it is paid.
"""

from collections.abc import Sequence
from functools import partial

from saddlebag.kernel.ask import Ask
from saddlebag.western_legends.content.steps import Step, Steps
from saddlebag.western_legends.goods.dice_rolls import roll_dice
from saddlebag.western_legends.goods.gains import (
    gain_lp,
    gain_money,
    gain_nuggets,
    heal,
    lose_lp,
    lose_money,
    lose_nuggets,
    wound,
)
from saddlebag.western_legends.goods.hands import discard, discard_random, draw
from saddlebag.western_legends.goods.track_points import KINDS, gain_points
from saddlebag.western_legends.goods.trial import Detail, by_answer
from saddlebag.western_legends.rewards.cards import draw_keep
from saddlebag.western_legends.rewards.cattle import cattle, lose_cattle
from saddlebag.western_legends.rewards.choices import (
    labels,
    open_options,
    option_refusals,
    worth_paying,
)
from saddlebag.western_legends.rewards.items import item, shop
from saddlebag.western_legends.rewards.moves import move, relocate
from saddlebag.western_legends.rewards.prices import (
    PASS,
    can_pay,
    may_pay,
    pay_refusals,
    pay_with,
    show_gold,
)
from saddlebag.western_legends.rewards.terms import Reward, how_many, is_so, must_choose
from saddlebag.western_legends.state import West


async def perform(
    s: West,
    seat: int,
    steps: Steps,
    cause: str,
    closer: bool = False,
    wrangled: bool = False,
    own: bool = False,
) -> None:
    """All steps, in order; `own`: the points of one's own action are never refused (Q-58)."""
    for step in steps:
        if not give(s, seat, step, cause):
            await carry_out(s, Reward(seat, cause, closer, wrangled, own), step)


async def carry_out_all(s: West, r: Reward, steps: Steps) -> None:
    for step in steps:
        if not give(s, r.seat, step, r.cause):
            await carry_out(s, r, step)


def give(s: West, seat: int, step: Step, cause: str) -> bool:
    """A step that asks nobody; False if this one does."""
    match step.do:
        case "money":
            gain_money(s, seat, step.n, cause)
        case "cards":
            draw(s, seat, step.n, cause)
        case "lp":
            gain_lp(s, seat, step.n, cause)
        case "heal":
            heal(s, seat, step.n, cause)
        case "nugget":
            gain_nuggets(s, seat, step.n, cause)
        case "marshal":
            gain_points(s, seat, "marshal", step.n, cause)
        case "wound":
            wound(s, seat, step.n, cause, step.cancellable)
        case "roll":
            roll_dice(s, seat, step.n, cause)
        case "lose":
            return lose(s, seat, step, cause)
        case "discard_random":
            discard_random(s, seat, step.n, cause)
        case "no_marshal_reward":
            assert s.fight is not None, "only fight cards say so"
            s.fight.no_marshal = True
        case _:
            return False
    return True


def lose(s: West, seat: int, step: Step, cause: str) -> bool:
    """A loss takes what there is (Q-96); False if something has to be picked."""
    match step.what:
        case "money":
            lose_money(s, seat, step.n, cause)
        case "nuggets":
            lose_nuggets(s, seat, step.n, cause)
        case "lp":
            lose_lp(s, seat, step.n, cause)
        case _:
            return False
    return True


async def carry_out(s: West, r: Reward, step: Step) -> None:
    """A step that may ask."""
    match step.do:
        case "choose":
            await choose(s, r, step)
        case "pay":
            await offer_deal(s, r, step)
        case "if":
            await carry_out_all(s, r, step.then if is_so(s, r, step.cond) else step.otherwise)
        case "per":
            await for_each(s, r, step)
        case "wanted":
            await gain_wanted(s, r, step.n)
        case "track":
            await gain_track(s, r, step.n)
        case "discard":
            await discard(s, r.seat, step.n, r.cause)
        case "lose":
            await lose_cattle(s, r, step.n)
        case "item":
            await item(s, r, step)
        case "shop":
            await shop(s, r, step)
        case "move":
            await move(s, r, step.n)
        case "relocate":
            await relocate(s, r, step.to)
        case "draw_keep":
            await draw_keep(s, r, step)
        case _:
            await cattle(s, r)


# ---- steps made of steps


async def choose(s: West, r: Reward, step: Step) -> None:
    """Exactly one of the open options; a single one is taken without asking (Q-24, Q-103)."""
    options = step.options
    opened = open_options(s, r, options)
    if not opened:
        return
    answer = opened[0]
    if len(opened) > 1:
        answer = await Ask(
            r.seat,
            "choose",
            opened,
            lambda: option_refusals(s, r, options),
            detail=lambda: choice_stakes(s, r, options, opened),
        )
    s.tell("chose", r.seat, answer, r.cause)
    await take_option(s, r, options, answer)


async def take_option(s: West, r: Reward, options: tuple[Steps, ...], answer: str) -> None:
    picked = r._replace(taken=True)  # picking the option is taking the points
    await carry_out_all(s, picked, options[labels(options).index(answer)])


def choice_stakes(
    s: West, r: Reward, options: tuple[Steps, ...], opened: Sequence[str]
) -> Detail | None:
    plays = {answer: partial(take_option, r=r, options=options, answer=answer) for answer in opened}
    return by_answer(s, r.seat, plays)


async def offer_deal(s: West, r: Reward, step: Step) -> None:
    """Pay the whole cost for the gain, so many times at most, if one likes."""
    me, cost = r.seat, step.cost
    name = "pay:" + "+".join([f"{what}:{n}" for what, n in cost])
    for _ in range(step.times):
        if not may_pay(s, me, cost) or not worth_paying(s, r, step):
            return
        answer = await Ask(
            me,
            "pay",
            lambda: (PASS, name) if can_pay(s, me, cost) else (PASS,),
            lambda: pay_refusals(s, me, cost, name),
            idle=PASS,
            detail=lambda: deal_stakes(s, r, step, name),
        )
        if answer == PASS:
            return
        await make_deal(s, r, step)


async def make_deal(s: West, r: Reward, step: Step) -> None:
    """The cost, then the gain."""
    for what, n in step.cost:
        await pay_with(s, r, what, n)
    await carry_out_all(s, r, step.gain)


def deal_stakes(s: West, r: Reward, step: Step, name: str) -> Detail | None:
    if not can_pay(s, r.seat, step.cost):
        return None
    return by_answer(s, r.seat, {name: partial(make_deal, r=r, step=step)})


async def for_each(s: West, r: Reward, step: Step) -> None:
    """So much for each of something, at most so often, as one gain."""
    times = min(step.max, how_many(s, r.seat, step.each))
    if step.each == "nuggets":
        times = await show_gold(s, r, times, step.max)
    if times:
        whole = [gain._replace(n=gain.n * times) for gain in step.gain]
        await carry_out_all(s, r, tuple(whole))


# ---- points


async def gain_wanted(s: West, r: Reward, n: int) -> None:
    """Q-58: who is not Wanted may refuse Wanted points given as a reward."""
    if not r.taken and not s.wanted[r.seat]:
        answer = await Ask(
            r.seat,
            "refuse_wanted",
            ("take", "refuse"),
            idle="refuse",
            detail=lambda: by_answer(s, r.seat, {"take": partial(earn, r=r, kind="wanted", n=n)}),
        )
        if answer == "refuse":
            s.tell("refused_wanted", r.seat, n, r.cause)
            return
    gain_points(s, r.seat, "wanted", n, r.cause)


async def gain_track(s: West, r: Reward, n: int) -> None:
    """Points of the kind one has; with neither, of one kind of one's choice."""
    kind = "wanted" if s.wanted[r.seat] else "marshal"
    if not s.wanted[r.seat] and not s.marshal[r.seat]:
        kind = await Ask(
            r.seat,
            "track_kind",
            KINDS,
            must_choose,
            detail=lambda: by_answer(
                s, r.seat, {kind: partial(earn, r=r, kind=kind, n=n) for kind in KINDS}
            ),
        )
    gain_points(s, r.seat, kind, n, r.cause)


async def earn(s: West, r: Reward, kind: str, n: int) -> None:
    gain_points(s, r.seat, kind, n, r.cause)
