"""A turn, phase by phase: Start of Turn, the pause after each action, End of Turn (TURN, EOT)."""

from functools import partial
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.flow import Flow
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.actions.phase import act
from saddlebag.western_legends.actions.waiting import carry_out_waiting
from saddlebag.western_legends.content.board import MESA_EDGE, REGION_OF, TOWN_OF
from saddlebag.western_legends.content.effects import Effect
from saddlebag.western_legends.content.numbers import (
    ACTIONS,
    EARLY_LP,
    EARLY_WANTED_LP,
    FEW_CARDS,
    HAND,
    MOST_SEATS,
)
from saddlebag.western_legends.content.numbers import INCOME as INCOMES
from saddlebag.western_legends.content.tracks import WANTED_ROW_LP, row
from saddlebag.western_legends.counting.progress import end_of_turn, new_turn
from saddlebag.western_legends.ending import check_end, finish
from saddlebag.western_legends.goals.completing import last_goals, may_complete
from saddlebag.western_legends.goods.buying import EQUIP as ANSWERS
from saddlebag.western_legends.goods.buying import choice_refusals, equip
from saddlebag.western_legends.goods.gains import gain_lp
from saddlebag.western_legends.goods.gear import NAME, in_force, of_kind, two_of_a_kind
from saddlebag.western_legends.goods.hands import discard, draw, hand_limit, holds
from saddlebag.western_legends.goods.track_points import collect
from saddlebag.western_legends.goods.trial import Detail, by_answer
from saddlebag.western_legends.man_in_black.turn import begin_his_turn
from saddlebag.western_legends.places.cattle_drive import end_rest
from saddlebag.western_legends.rewards.perform import perform
from saddlebag.western_legends.state import (
    ACT,
    AFTER,
    CLOSE,
    EQUIP,
    FINAL_ROUND,
    INCOME,
    LAST_GOALS,
    LAST_OF_ROUND,
    LIMIT,
    PASS_ON,
    TURN_BEGINS,
    TURN_END,
    TURN_START,
    West,
)
from saddlebag.western_legends.stories.discs import offer_disc, offers_disc
from saddlebag.western_legends.stories.ends import full, resolve_stories, turn_over

INCOME_WORDS: Final = ("money", "cards", "both")  # in the order of content/setup.toml
BY_WORD: Final = dict(zip(INCOME_WORDS, INCOMES, strict=True))


def no_income() -> list[Refusal]:
    """TURN-4: one of them must be taken."""
    return [("pass", "compulsory", {}, "WL TURN-4")]


def incomes(s: West, me: int) -> Detail | None:
    """What fits into the wallet of each."""
    return by_answer(s, me, {word: partial(receive, me=me, word=word) for word in INCOME_WORDS})


async def receive(s: West, me: int, word: str) -> None:
    collect(s, me, INCOMES[INCOME_WORDS.index(word)], "income")


INCOME_ASKS: Final = [
    Ask(seat, "income", INCOME_WORDS, no_income, detail=incomes).made_once()
    for seat in range(MOST_SEATS)
]


# ---- Start of Turn


def begin_turn(s: West) -> Flow | None:
    """TURN-1, TURN-2; phases in which nobody is asked follow each other at once."""
    s.begin_turn()
    s.tell("turn_begins", s.turn, s.round)
    if s.turn >= s.seats:
        begin_his_turn(s)
        return None
    place = s.place[s.turn]
    s.outside = TOWN_OF[place] < 0
    s.regions = 1 << REGION_OF[place]
    s.actions = ACTIONS
    if s.options.goals:
        new_turn(s, s.turn)
    s.phase = TURN_START
    return turn_start(s)


def turn_start(s: West) -> Flow | None:
    """TURN-3: start-of-turn effects, if there are any."""
    me = s.turn
    if ability(s, me).starts_turn(s, me) or due(s, me, "turn_start"):
        return start_effects(s, me)
    s.phase = INCOME
    return take_income(s)


def due(s: West, me: int, hook: str) -> list[tuple[int, Effect]]:
    """Effects of gear at this moment whose condition holds."""
    found = in_force(s, me, hook)
    return [(code, fx) for code, fx in found if true_now(s, me, fx.cond)] if found else []


def true_now(s: West, me: int, cond: str) -> bool:
    if cond == "mesa_edge":
        return bool(MESA_EDGE >> s.place[me] & 1)
    return cond != "few_cards" or holds(s, me) <= FEW_CARDS


async def start_effects(s: West, me: int) -> None:
    """Q-67: the owner chooses the order."""
    names = ["ability"] if ability(s, me).starts_turn(s, me) else []
    names += [f"use:{NAME[code]}" for code, _ in due(s, me, "turn_start")]
    while names:
        name = names[0]
        if len(names) > 1:
            name = await Ask(me, "turn_start", tuple(names))
        names.remove(name)
        if name == "ability":
            await ability(s, me).turn_start(s, me)
        else:
            await gear_effect(s, me, "turn_start", name)
    s.phase = AFTER


async def gear_effect(s: West, me: int, hook: str, name: str) -> None:
    for code, fx in due(s, me, hook):
        if f"use:{NAME[code]}" == name:
            await perform(s, me, fx.steps, NAME[code])


async def take_income(s: West) -> None:
    """TURN-4: exactly one of three."""
    me = s.turn
    answer = await INCOME_ASKS[me]
    s.tell("income", me, answer)
    collect(s, me, BY_WORD[answer], "income")
    if offers_disc(s):  # STORY-15: the Start of Turn is one's own turn
        await offer_disc(s)
    s.met = 0
    s.phase = EQUIP


def choose_gear(s: West) -> Flow | None:
    """TURN-5: asked only where there is a choice."""
    me = s.turn
    if len(s.owned[me]) > 1 and two_of_a_kind(s.owned[me]):
        return equip_both(s, me)
    s.phase = ACT
    return act(s)


async def equip_both(s: West, me: int) -> None:
    for kind in ("mount", "weapon"):
        mine = of_kind(s, me, kind)
        if len(mine) > 1:
            active = s.mount[me] if kind == "mount" else s.weapon[me]
            options = tuple([ANSWERS[code] for code in mine])
            answer = await Ask(
                me, f"equip_{kind}", options, choice_refusals, ANSWERS[active], (s, me, kind)
            )
            code = mine[options.index(answer)]
            if code != active:
                await equip(s, me, code)
    s.phase = ACT


# ---- between actions


def after_action(s: West) -> Flow | None:
    """STORY-15, Q-107: what waited for the end of the action, then the story disc."""
    if s.waiting or offers_disc(s):
        s.carries_on = bool(s.waiting)  # a Sheriff who may not move asks nobody
        return settle(s)
    go_on(s)
    return act(s) if s.current_action else take_income(s)


async def settle(s: West) -> None:
    await carry_out_waiting(s)
    if offers_disc(s):
        await offer_disc(s)
    go_on(s)


def go_on(s: West) -> None:
    """An offer lapses; the next action, or the rest of the Start of Turn."""
    s.met = s.lp_of_action = s.spent = 0
    s.phase = ACT if s.current_action else INCOME


# ---- End of Turn


def stories(s: West) -> Flow | None:
    """EOT-1"""
    s.current_action, s.reacted = "", False
    if full(s) or s.waiting:
        s.carries_on = True
        return tell_stories(s)
    s.phase = TURN_END
    return turn_end(s)


async def tell_stories(s: West) -> None:
    await resolve_stories(s, s.turn)
    await carry_out_waiting(s)
    s.phase = TURN_END


def turn_end(s: West) -> Flow | None:
    """EOT-7: effects of ability and gear, in any order: none of them changes another."""
    s.phase = LIMIT
    if s.turn < s.seats:
        ability(s, s.turn).turn_end(s, s.turn)
        for code, fx in due(s, s.turn, "turn_end"):
            if fx.do == "cards":
                draw(s, s.turn, fx.n, NAME[code])
    return limit(s)


def limit(s: West) -> Flow | None:
    """EOT-2; goals about full hands are completed before (Q-76)."""
    me = s.turn
    if me < s.seats and too_many(s, me):
        return discard_down(s, me)
    s.phase = CLOSE
    return close(s)


def too_many(s: West, me: int) -> bool:
    """Abilities and gear only ever add to five less the wounds."""
    held = holds(s, me)
    return held > HAND - s.wounds[me] and held > hand_limit(s, me)


async def discard_down(s: West, me: int) -> None:
    """Q-31: what a discarded card brings is checked again."""
    if may_complete(s, me):
        await last_goals(s, me)
    while (surplus := holds(s, me) - hand_limit(s, me)) > 0:
        await discard(s, me, surplus, "hand_limit")
    s.phase = CLOSE


def close(s: West) -> Flow | None:
    """EOT-3, EOT-4: Wanted income, then the end of the game may be triggered."""
    me = s.turn
    if me < s.seats:
        if s.wanted[me] and not (s.options.no_rest and not s.entered):
            gain_lp(s, me, wanted_income(s, me), "wanted_row")
        if s.rested:
            end_rest(s, me)
        if s.revelled or s.revelling:
            s.revelled = s.revelled & ~(1 << me) | s.revelling << me
    check_end(s)
    s.phase = LAST_GOALS
    return complete_goals(s) if s.options.goals else pass_on(s)


def wanted_income(s: West, me: int) -> int:
    """TRACK-8; house rule: one at most while nobody has 8 LP."""
    lp = WANTED_ROW_LP[row(s.wanted[me])]
    if s.options.wanted_cap and max(s.lp) < EARLY_LP:
        return min(lp, EARLY_WANTED_LP)
    return lp


def complete_goals(s: West) -> Flow | None:
    """Q-76: the last moment of the turn to complete goals."""
    if s.turn < s.seats and may_complete(s, s.turn):
        return finish_goals(s)
    s.phase = PASS_ON
    return pass_on(s)


async def finish_goals(s: West) -> None:
    await last_goals(s, s.turn)
    s.phase = PASS_ON


def pass_on(s: West) -> Flow | None:
    """EOT-5, END-2: the next player; a round ends right of the first player's token."""
    me = s.turn
    s.phase = TURN_BEGINS
    if me < s.seats:
        if s.options.goals:
            end_of_turn(s, me)
        left = (me + 1) % s.seats
        if left == s.first and s.players > s.seats:
            left = s.seats  # the Man in Black comes last
        if left != s.first:
            s.turn = left
            return begin_turn(s)
    return round_over(s)


def round_over(s: West) -> Flow | None:
    """END-2: the final round, or another one."""
    s.tell("round_over", s.round)
    if s.ending == FINAL_ROUND:
        finish(s)
        return None
    if s.ending == LAST_OF_ROUND:
        s.ending = FINAL_ROUND
    if not s.disc_round and s.options.story_turnover:
        turn_over(s)
    s.disc_round = False
    s.round += 1
    s.turn = s.first
    return begin_turn(s)
