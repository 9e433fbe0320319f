"""Bandit cards: one is turned up, its line for this bandit holds until the end (FIST-7, Q-79).

A condition changes the fight itself, a reward or penalty comes on top of its outcome (Q-132).
"""

from typing import Final

from saddlebag.kernel.ask import Ask
from saddlebag.western_legends.content.bandit_cards import BANDIT_CARDS, TYPES, line_id
from saddlebag.western_legends.content.numbers import MOST_SEATS
from saddlebag.western_legends.content.steps import Step
from saddlebag.western_legends.fights.bandit_types import type_at
from saddlebag.western_legends.fights.reveal import change
from saddlebag.western_legends.goods.gains import pay
from saddlebag.western_legends.goods.hands import draw
from saddlebag.western_legends.records.fight import ATTACKER, Fight
from saddlebag.western_legends.rewards.perform import perform
from saddlebag.western_legends.rewards.terms import Reward, is_so
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import BANDIT_CARD, BANDIT_DECK, FIRST_BANDIT_CARD

PAY: Final = "money"
PASS: Final = "pass"
PAY_BANDIT: Final = [
    Ask(seat, "pay_bandit", (PAY, PASS), idle=PASS).made_once() for seat in range(MOST_SEATS)
]


# ---- the card


def turn_up(s: West, f: Fight) -> None:
    """FIST-7: the top card, before fight cards are drawn."""
    card = s.cards.turn_over(BANDIT_DECK, BANDIT_CARD) - FIRST_BANDIT_CARD
    bandit = type_at(s, f.place)
    f.read_line(card, bandit)
    what = (BANDIT_CARDS[card].id, TYPES[bandit], f.line.kind, line_id(card, bandit))
    s.tell("bandit_card", f.sides[ATTACKER], *what)


def put_under(s: West) -> None:
    """Q-79: after the fight, under its deck; everybody knows which card that is."""
    s.cards.move(s.cards.piles[BANDIT_CARD][0], BANDIT_CARD, BANDIT_DECK, bottom=True)


def cause_of(f: Fight) -> str:
    return BANDIT_CARDS[f.bandit_card].id


# ---- conditions


async def prepare(s: West, f: Fight) -> None:
    """What happens once before the first bout, and what holds in all of them."""
    me = f.sides[ATTACKER]
    for step in f.line.fx:
        match step.do:
            case "npc_draw":
                f.draws = step.n
            case "npc_reveals_first":
                f.shows_first = True
            case "player_draw":
                draw(s, me, step.n, cause_of(f))
            case "pay_or_npc_draw":
                if not await bought_off(s, f, step):
                    f.draws = step.n


async def bought_off(s: West, f: Fight, step: Step) -> bool:
    """Q-96: a price is paid in full or not at all."""
    me = f.sides[ATTACKER]
    if s.money[me] < step.money or await PAY_BANDIT[me] == PASS:
        return False
    pay(s, me, step.money, cause_of(f))
    return True


def lower(s: West, f: Fight) -> None:
    """At the reveal, if it is so then."""
    for step in f.line.fx:
        if step.do == "npc_lower_if" and holds(s, f, step):
            change(s, f, ATTACKER, step.n, cause_of(f), False)


def holds(s: West, f: Fight, step: Step) -> bool:
    """The condition, for the player who fights."""
    return is_so(s, Reward(f.sides[ATTACKER], cause_of(f)), step.cond)


# ---- rewards and penalties


async def outcome(s: West, f: Fight, me: int) -> None:
    """Q-132: a reward for the winner, a penalty for the loser."""
    if f.line.kind == ("reward" if f.winner == ATTACKER else "penalty"):
        for step in f.line.fx:
            await carry_out(s, me, step, cause_of(f))


async def carry_out(s: West, me: int, step: Step, cause: str) -> None:
    """Gains and losses at once; a figure moves when the action is over (Q-107)."""
    match step.do:
        case "move" | "driven_off":
            s.waiting = (*s.waiting, f"{step.do}:{me}:{step.n}:{cause}")
        case "mount_discount":
            s.mount_discount = step.n
            s.tell("mount_cheaper", me, step.n, cause)
        case "no_mount_this_turn":
            s.on_foot = True
            s.tell("goes_on_foot", me, cause)
        case _:
            await perform(s, me, (step,), cause)
