"""Plans for one's own turn: ride somewhere, and do something there.

A plan is a candidate's second half. In an imagined world its player follows it as long as that is
possible, and goes on as greedy would. It uses nothing hidden, and each action is thought about
anew, so a plan is never a promise.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from saddlebag.bots.western_legends.action_choice import amount
from saddlebag.bots.western_legends.destinations import SALOON_SPACES, STORE_SPACES
from saddlebag.bots.western_legends.rides import FAR, moves, onward, steps_of
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.western_legends.content.board import (
    BANK,
    CABARET,
    COLORS,
    DOCTOR,
    MINES,
    RAIL_STATION,
    RANCHES,
)
from saddlebag.western_legends.content.numbers import ANTE, HEAL_COST, REVEL_COST

NO_BONUS: Final[dict[str, float]] = {}
HERE: Final = -1
MOST_RIDES: Final = 2  # to get there
PURSE: Final = 20  # dollars with which the store is worth a ride


class Step(NamedTuple):
    """Ride to a space, or do something: the word of an action, or a whole answer."""

    space: int = HERE
    word: str = ""


Plan = tuple[Step, ...]
NO_PLAN: Final[Plan] = ()


def follow(plan: Plan, sight: Sight, options: tuple[str, ...]) -> tuple[str, Plan]:
    """The next answer and the rest of the plan; no answer: the plan is over."""
    while plan:
        step = plan[0]
        if step.space == HERE:
            return said(step.word, options), plan[1:]
        if step.space != sight.place:
            return onward(sight, options, step.space, NO_BONUS), plan
        plan = plan[1:]
    return "", NO_PLAN


def said(word: str, options: tuple[str, ...]) -> str:
    """The answer that does this, with the largest amount; empty if there is none."""
    found = [it for it in options if it == word or it.startswith(word + ":")]
    if len(found) > 1 and word in ("deposit", "revel"):
        return max(found, key=amount)
    return found[0] if found else ""


class Planner:
    """The plans that are possible in a turn, each with its first answer."""

    def __init__(self, sight: Sight, options: tuple[str, ...]) -> None:
        self.sight = sight
        self.options = options
        self.steps = steps_of(sight)
        self.found: list[tuple[str, Plan]] = []

    def add(self, spaces: Sequence[int], *words: str, rides: int = MOST_RIDES) -> None:
        """To the nearest of these spaces, to do this there, if it is near enough."""
        sight = self.sight
        space = min(spaces, key=self.steps.__getitem__)
        plan: Plan = tuple([Step(word=word) for word in words])
        if space != sight.place:
            if self.steps[space] >= FAR:
                return
            count = moves(sight, self.steps[space])
            if count > rides or (count >= sight.actions and not sight.now.turns):
                return
            plan = (Step(space), *plan)
        answer, rest = follow(plan, sight, self.options)
        if answer:
            self.found.append((answer, rest))

    def all(self) -> list[tuple[str, Plan]]:
        """Everything a turn may be for."""
        self.business()
        self.cattle()
        if self.sight.hand:
            self.fights()
        return self.found

    def business(self) -> None:
        """Bank, mine, Cabaret, Doctor, store and saloon."""
        sight = self.sight
        if sight.hand and not sight.so_far["heist"]:
            self.add((BANK,), "heist")
        if sight.nuggets:
            self.add((BANK,), "deposit")
        if sight.room > 0:
            self.add(MINES, "prospect", "prospect", "prospect")
        if sight.money >= REVEL_COST:
            self.add((CABARET,), "revel")
        if sight.wounds and sight.money >= HEAL_COST:
            self.add((DOCTOR,), "heal")
        if sight.money >= PURSE:
            self.add(STORE_SPACES, "store")
        if sight.money >= ANTE:
            self.add(SALOON_SPACES, "poker")

    def cattle(self) -> None:
        """To take it, and to deliver it."""
        sight = self.sight
        full = sight.view["ranches"]
        for ranch, color in zip(RANCHES, COLORS, strict=True):
            if sight.pens > 0 and full[color]:
                self.add((ranch,), "acquire", "acquire")
            if any(it["color"] != color for it in sight.herd):
                self.add((ranch,))
        if sight.herd:
            self.add((RAIL_STATION,))

    def fights(self) -> None:
        """Bandits, and everybody who was not fought in this turn."""
        sight = self.sight
        for space in sight.bandits:
            self.add((space,))
        for seat, space, it in sight.others:
            if seat not in sight.so_far["fought"]:
                kinds = ["duel", "rob"]
                if it["wanted"] and sight.marshal:
                    kinds.append("arrest")
                for kind in kinds:
                    self.add((space,), f"{kind}:{seat}", rides=1)
