"""Bandits: met by riding into their space, fought at once (BANDIT)."""

from typing import Final

from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.board import NAMES
from saddlebag.western_legends.content.numbers import BANDIT_BEATEN
from saddlebag.western_legends.content.steps import Steps
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.fights.aftermath import lost, won
from saddlebag.western_legends.fights.bandit_lines import outcome, put_under, turn_up
from saddlebag.western_legends.fights.bandit_types import remove_bandit
from saddlebag.western_legends.fights.fight import close, declare, fight_out
from saddlebag.western_legends.fights.stakes import SETTLE, fight_stakes
from saddlebag.western_legends.goods.track_points import answer_gain
from saddlebag.western_legends.records.fight import ATTACKER, BANDIT, NO_CARD, NPC, Fight
from saddlebag.western_legends.rewards.perform import perform
from saddlebag.western_legends.state import West
from saddlebag.western_legends.view_schema import Stakes

CHOICES: Final = BANDIT_BEATEN[0].options
WITHOUT_MARSHAL: Final[Steps] = tuple(
    [step for option in CHOICES for step in option if step.do != "marshal"]
)


async def meet_bandit(s: West, me: int) -> None:
    """BANDIT-3: it cannot be declined and costs no action."""
    f = Fight(BANDIT, me, NPC, s.right_of(me), s.place[me])
    if s.options.bandit_cards:
        turn_up(s, f)
    await fight_out(s, f)
    await settle(s, f)


async def settle(s: West, f: Fight) -> None:
    """BANDIT-6 to BANDIT-9: what it brings, and the bandit is gone."""
    me = f.sides[ATTACKER]
    if f.winner == ATTACKER:
        await beaten(s, f, me)
    else:
        lost(s, me)
    await outcome(s, f, me)
    remove_bandit(s, f.place)  # BANDIT-8
    s.tell("bandit_gone", me, NAMES[f.place], f.winner == ATTACKER)
    await answer_gain(s, me)
    close(s, f)
    if f.bandit_card != NO_CARD:
        put_under(s)


def at_stake(s: West, me: int, space: int) -> Stakes:
    """Of riding into a bandit's space; what its card may add is not known yet."""
    f = Fight(BANDIT, me, NPC, s.right_of(me), space)
    declare(s, f)
    return fight_stakes(s, f, me)


SETTLE[BANDIT] = settle


async def beaten(s: West, f: Fight, me: int) -> None:
    """BANDIT-6: one LP or one Marshal point; a Wanted player has no choice."""
    did(s, me, "bandit_win", 1, f)
    await perform(s, me, reward(s, f, me), "bandit")
    await won(s, f, ATTACKER)
    if me == s.turn and not s.beaten:
        s.beaten = True
        ability(s, me).bandit_beaten(s, me)


def reward(s: West, f: Fight, me: int) -> Steps:
    """What may be chosen now; an ability may know more."""
    no_marshal = f.no_marshal or bool(s.wanted[me])
    more = ability(s, me).bandit_choices
    if not more:
        return WITHOUT_MARSHAL if no_marshal else BANDIT_BEATEN
    usual = (WITHOUT_MARSHAL,) if no_marshal else CHOICES
    return (BANDIT_BEATEN[0]._replace(options=(*usual, *more)),)
