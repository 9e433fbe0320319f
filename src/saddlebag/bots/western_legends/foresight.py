"""Looking ahead in Western Legends: greedy players finish the turn, then the value decides."""

from typing import Any, Final

from saddlebag.bots.foresight import Candidate, Foresight, Skill, best_of
from saddlebag.bots.value import Value, page, weights
from saddlebag.bots.western_legends.candidates import candidates
from saddlebag.bots.western_legends.features import bucket, features
from saddlebag.bots.western_legends.glimpse import glimpse
from saddlebag.bots.western_legends.habits import HABITS
from saddlebag.bots.western_legends.plans import NO_PLAN, Plan, follow
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.kernel.ask import Ask
from saddlebag.kernel.table import Table
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.state import West

SKILLS: Final[dict[str, Skill]] = {
    "tenderfoot": Skill(slips=0.6),
    "ranch_hand": Skill(slips=0.25),
    "deputy": Skill(),
    "gunslinger": Skill(rollouts=8, asks=frozenset(("act",))),
    "legend": Skill(rollouts=200, candidates=0, doubt=0.3),
}


class WesternForesight(Foresight):
    """Candidates, and what becomes of them."""

    def __init__(self, skills: dict[str, Skill], value: Value, characters: list[float]) -> None:
        super().__init__(skills)
        self.value = value
        self.characters = characters  # what each of them adds to the value

    def candidates(self, ask: Ask, view: dict[str, Any], skill: Skill) -> list[Candidate]:
        return candidates(ask, view, skill.candidates)

    def outcome(self, table: Table, seat: int, plan: Any) -> float:
        """Greedy players finish the turn, the seat itself by its plan as far as that goes."""
        s = table.state
        assert isinstance(s, West)
        rest: Plan = plan
        turn, at = s.turn, s.round
        while (ask := table.ask) is not None:
            if s.turn != turn or s.round != at:
                return self.chances(s)[seat]
            if ask.seat == seat:
                rest = go_on(table, s, ask, rest)
            else:
                go_on(table, s, ask, NO_PLAN)
        return 1 / len(s.winners) if seat in s.winners else 0.0

    def chances(self, s: West) -> list[float]:
        """The estimate of the learned value."""
        more = [self.characters[it] for it in s.character]
        return self.value.chances(bucket(s), features(s), more)


def go_on(table: Table, s: West, ask: Ask, plan: Plan) -> Plan:
    """One answer, by the plan or as greedy would; returns what is left of the plan."""
    options, seat, answer = ask.options, ask.seat, ""
    if len(options) == 1:
        table.answer(options[0], seat)
        return plan
    seen = glimpse(s, seat, table.rules.options)
    if plan and ask.key == "act":
        answer, plan = follow(plan, Sight(seen, HABITS.values), options)
    table.answer(answer or best_of(HABITS.worths(ask, seen)), seat)
    return plan


def learned() -> WesternForesight:
    """With the weights that were learned."""
    found = page(__package__)
    characters = [float(found["characters"].get(it.id, 0.0)) for it in CHARACTERS]
    return WesternForesight(SKILLS, Value(weights(found)), characters)


FORESIGHT: Final = learned()
