"""The answers that looking ahead tries: greedy's first, then what greedy values, then plans."""

from typing import Any

from saddlebag.bots.foresight import Candidate, best_of
from saddlebag.bots.western_legends.action_choice import LEAST, act, at_once, flee, rate_of
from saddlebag.bots.western_legends.card_actions import jump
from saddlebag.bots.western_legends.destinations import destinations
from saddlebag.bots.western_legends.habits import HABITS
from saddlebag.bots.western_legends.plans import NO_PLAN, Planner
from saddlebag.bots.western_legends.player_fights import PlayerFights
from saddlebag.bots.western_legends.rides import onward, steps_of
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stories import triggers
from saddlebag.kernel.ask import Ask

MORE_RIDES = 3  # to the next best destinations: greedy values only the best one

Worths = dict[str, float]


def candidates(ask: Ask, view: dict[str, Any], most: int) -> list[Candidate]:
    """At most so many answers; 0: all of them, and plans."""
    options = ask.options
    if ask.key == "act":
        sight = Sight(view, HABITS.values)
        return acts(sight, options, most) if most else acts_and_plans(sight, options)
    worths = HABITS.worths(ask, view)
    first = best_of(worths)
    found = [first, *ranked(worths, first)]
    found += [answer for answer in options if answer not in worths]
    return [Candidate(answer, NO_PLAN) for answer in found[: most or len(found)]]


def acts(sight: Sight, options: tuple[str, ...], most: int) -> list[Candidate]:
    """Actions that greedy values; a goal is completed at once."""
    first = best_of(act(sight, options))
    if first.startswith("goal"):
        return [Candidate(first, NO_PLAN)]
    found = [first, *ranked(with_more_rides(sight, options), first)]
    return [Candidate(answer, NO_PLAN) for answer in found[:most]]


def acts_and_plans(sight: Sight, options: tuple[str, ...]) -> list[Candidate]:
    """All actions, and plans for the whole turn."""
    found = acts(sight, options, len(options))
    if found[0].answer.startswith("goal"):
        return found
    known = {(it.answer, NO_PLAN) for it in found}
    offered = [(answer, NO_PLAN) for answer in options]
    for answer, plan in offered + Planner(sight, options).all():
        if (answer, plan) not in known:
            known.add((answer, plan))
            found.append(Candidate(answer, plan))
    return found


def with_more_rides(sight: Sight, options: tuple[str, ...]) -> Worths:
    """What greedy considers, and rides to the next best destinations."""
    bonus = triggers(sight)
    fights = PlayerFights(sight, bonus)
    found = at_once(sight, options, bonus, fights)
    steps, card = steps_of(sight), jump(options)
    rates = [rate_of(sight, it, steps, bool(card)) for it in destinations(sight, bonus, fights)]
    new = 0
    for rate, space, by_card in sorted(rates, reverse=True):
        if rate <= LEAST or new > MORE_RIDES:
            break
        answer = card if by_card else onward(sight, options, space, bonus)
        if answer:
            new += answer not in found
            found[answer] = max(found.get(answer, rate), rate)
    if sight.wanted and sight.actions == 1 and sight.now.turns:
        flee(sight, options, found)
    return found


def ranked(worths: Worths, without: str) -> list[str]:
    """The others, the best first."""
    others = [answer for answer in worths if answer != without]
    return sorted(others, key=lambda answer: -worths[answer])
